#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The separated formats of a folder of dump_tables hold what its json does.

Usage: check_separated.py FOLDER, in a locale that writes a decimal comma
"""

import csv
import json
import locale
import pathlib
import sys

FORMATS = {
    ".csv": {"dialect": {}, "end": "\r\n", "start": b"", "number": float},
    ".tsv": {
        "dialect": {"delimiter": "\t", "quoting": csv.QUOTE_NONE},
        "end": "\n",
        "start": b"",
        "number": float,
    },
    ".spreadsheet.csv": {
        "dialect": {"delimiter": ";"},
        "end": "\r\n",
        "start": b"\xef\xbb\xbf",
        "number": locale.atof,
    },
}


def read(path, form):
    data = path.read_bytes()
    assert data.startswith(form["start"])
    text = data[len(form["start"]) :].decode("utf-8")
    assert "\ufeff" not in text and text.endswith(form["end"])
    assert text.count("\n") == text.count(form["end"])
    return list(csv.reader(text.splitlines(keepends=True), strict=True, **form["dialect"]))


def same(cell, value, form, decimals):
    """A field and the value of the json, which has all its digits."""
    if value is None or isinstance(value, str):
        return cell == (value or "")
    if isinstance(value, int) or decimals is None:
        return form["number"](cell) == value
    return form["number"](cell) == float(f"{value:.{decimals}f}")


def check_tables(folder, suffix, form):
    count = 0
    for path in sorted(folder.glob(f"*-en{suffix}")):
        stem = path.name[: -len(suffix)]
        source = json.loads(
            (folder / f"{stem.replace('fixed', 'full')}.json").read_text(encoding="utf-8")
        )["rows"]
        rows = read(path, form)
        spanish = folder / f"{stem[:-2]}es{suffix}"
        assert spanish.read_bytes() == path.read_bytes(), "the language shows"
        is_fixed = stem.startswith("numbers-fixed") or (
            suffix == ".spreadsheet.csv" and not stem.startswith("numbers")
        )
        assert len(rows) == len(source) + 1, path.name
        for row, values in zip(rows[1:], source):
            assert rows[0] == list(values)
            for cell, value in zip(row, values.values()):
                assert same(cell, value, form, 3 if is_fixed else None), (path.name, cell, value)
        count += 1
    assert count > 50, count
    return count


def check_fields(folder, suffix, form):
    """Hostile texts: as they were, but for the apostrophe."""
    titles = json.loads((folder / "titles.json").read_text(encoding="utf-8"))
    hostile = [t for name, t in titles.items() if name.startswith("hostile")]
    rows = read(folder / f"fields{suffix}", {**form, "start": b""})
    assert len(rows) == len(hostile) > 20
    for row, title in zip(rows, hostile):
        guarded = "'" + title if title[0] in "=+-@" else title
        assert row == [guarded], (row, title)


def main():
    locale.setlocale(locale.LC_ALL, "")
    assert locale.localeconv()["decimal_point"] == ",", "no locale with a decimal comma"
    folder = pathlib.Path(sys.argv[1])
    count = 0
    for suffix, form in FORMATS.items():
        count += check_tables(folder, suffix, form)
        check_fields(folder, suffix, form)
    print(f"ok: {count} tables")
    return 0


if __name__ == "__main__":
    sys.exit(main())
