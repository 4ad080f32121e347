# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The sessions of the good folders pass the schema, those of the bad ones fail it.

What is no JSON fails before any schema; what the schema cannot say is listed here.
"""

import argparse
import json
import pathlib
import sys

from jsonschema import Draft202012Validator

# Two values at odds, what a program can compute, and what JSON does not tell apart.
BEYOND_THE_SCHEMA = {
    "attempts-too-many",  # the command line takes more than the window
    "capacity-below-one-a-bin",
    "clock-overflows",
    "clock-overflows-by-calls",
    "delay-overflows",
    "policy-b-total-overflows",
    "down-from-after-the-default",
    "down-until-before-from",
    "half-a-surrogate",  # a text for some readers
    "nested-too-deep",
    "number-too-large",  # infinity for most readers
    "number-too-large-unknown",
    "offsets-item-too-small",  # 0 for most readers
    "script-bad-hint",
    "seed-exponent",  # 1e3 is 1000 for the schema
    "seed-too-large",
    "total-overflows",
}


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


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("schema", type=pathlib.Path)
    parser.add_argument("--good", nargs="+", type=pathlib.Path, required=True)
    parser.add_argument("--bad", nargs="+", type=pathlib.Path, required=True)
    arguments = parser.parse_args()
    schema = json.loads(arguments.schema.read_bytes())
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)

    findings = []
    passed = failed = 0
    for folder in arguments.good:
        files = sorted(folder.glob("*.backofflab"))
        if not files:
            findings.append(f"{folder}: no sessions")
        for path in files:
            for error in validator.iter_errors(read(path)):
                findings.append(f"{path}: {error.json_path}: {error.message}")
            passed += 1

    for folder in arguments.bad:
        for path in sorted(folder.glob("*.backofflab")):
            try:
                document = read(path)
            except (ValueError, RecursionError):
                continue
            failed += 1
            if validator.is_valid(document) != (path.stem in BEYOND_THE_SCHEMA):
                findings.append(f"{path}: passes the schema, or should")
    if failed < 50:
        findings.append(f"only {failed} bad sessions reached the schema")

    print("\n".join(findings) or f"ok: {passed} sessions pass the schema, {failed} do not")
    sys.exit(1 if findings else 0)


main()
