#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the rendered Markdown of a folder of dump_tables holds.

Usage: check_markdown.py FOLDER
"""

import csv
import json
import pathlib
import sys
from xml.etree import ElementTree


def one_line(text):
    return " ".join("".join(c if c >= " " else " " for c in text).split())


def only_text(element):
    assert len(element) == 0, f"<{element[0].tag}> in {ElementTree.tostring(element)}"
    return element.text or ""


def check(file, title):
    # cmark-gfm writes XHTML; raw HTML that it passed on would be an element here, or no XML.
    page = ElementTree.fromstring(f"<page>{file.read_text(encoding='utf-8')}</page>")
    assert [e.tag for e in page] == ["table", "ul"], [e.tag for e in page]
    stem = file.name.split(".")[0].rsplit("-", 1)[0]
    with open(file.parent / f"{stem}-en.csv", newline="", encoding="utf-8") as table:
        rows = list(csv.reader(table))
    rendered = page.findall("table/*/tr")
    assert len(rendered) == len(rows)
    for row, cells in zip(rows, rendered):
        assert len(cells) == len(row)
        for cell, found in zip(row, cells):
            assert bool(cell) == bool(only_text(found))
    for column, header in enumerate(page.find("table/thead/tr")):
        is_number = header.get("align") == "right"
        words = {"jitter", "outcome", "error"}
        assert is_number == (rows[0][column] not in words), rows[0][column]
    lines = [only_text(item) for item in page.find("ul")]
    assert len(lines) >= 5
    if title:
        assert lines[0] == one_line(title), lines[0]


def main():
    folder = pathlib.Path(sys.argv[1])
    titles = json.loads((folder / "titles.json").read_text(encoding="utf-8"))
    files = sorted(folder.glob("*.rendered"))
    wrong = 0
    for file in files:
        try:
            check(file, titles.get(file.name.split("-")[0]))
        except (AssertionError, ElementTree.ParseError) as error:
            print(f"{file.name}: {error!r}")
            wrong += 1
    if wrong or not files:
        return 1
    print(f"ok: {len(files)} tables")
    return 0


if __name__ == "__main__":
    sys.exit(main())
