# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The files of the good folders pass the schema, those of the bad ones fail it.

What is no JSON fails before any schema; what the schema cannot say is listed in a file: two values
at odds, what a program can compute, and what JSON does not tell apart.
"""

import argparse
import json
import pathlib
import sys

from jsonschema import Draft202012Validator


def refuse_duplicates(pairs):
    keys = [key for key, _ in pairs]
    if len(set(keys)) < len(keys):
        raise ValueError("a key twice")
    return dict(pairs)


def refuse_constant(name):
    raise ValueError(f"{name} is no JSON")


def read(path):
    return json.loads(
        path.read_bytes().decode("utf-8-sig"),
        object_pairs_hook=refuse_duplicates,
        parse_constant=refuse_constant,
    )


def schema_of(path):
    """The schema, with the definitions that it takes from those beside it."""
    text = path.read_text("utf-8")
    definitions = {}
    for file in path.parent.glob("*.schema.json"):
        other = json.loads(file.read_bytes())
        text = text.replace(f'"{other["$id"]}#/$defs/', '"#/$defs/')
        definitions.update(other["$defs"])
    schema = json.loads(text)
    schema["$defs"] = {**definitions, **schema["$defs"]}
    return schema


def words(path):
    """The names in a file, one a line, what is behind a # left out."""
    lines = (line.split("#")[0].strip() for line in path.read_text("utf-8").splitlines())
    return {line for line in lines if line}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("schema", type=pathlib.Path)
    parser.add_argument("--files", default="*.backofflab")
    parser.add_argument("--beyond", type=pathlib.Path, required=True)
    parser.add_argument("--good", nargs="+", type=pathlib.Path, required=True)
    parser.add_argument("--bad", nargs="+", type=pathlib.Path, required=True)
    arguments = parser.parse_args()
    schema = schema_of(arguments.schema)
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    beyond = words(arguments.beyond)

    findings = []
    passed = failed = 0
    for folder in arguments.good:
        files = sorted(folder.glob(arguments.files))
        if not files:
            findings.append(f"{folder}: no files")
        for path in files:
            for error in validator.iter_errors(read(path)):
                findings.append(f"{path}: {error.json_path}: {error.message}")
            passed += 1

    for folder in arguments.bad:
        for path in sorted(folder.glob(arguments.files)):
            try:
                document = read(path)
            except (ValueError, RecursionError):
                continue
            failed += 1
            if validator.is_valid(document) != (path.stem in beyond):
                findings.append(f"{path}: passes the schema, or should")
    if failed < 50:
        findings.append(f"only {failed} bad files reached the schema")

    print("\n".join(findings) or f"ok: {passed} files pass the schema, {failed} do not")
    sys.exit(1 if findings else 0)


main()
