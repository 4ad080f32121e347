#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What an HTML parser finds in the documents of a folder of dump_tables.

Usage: check_html.py FOLDER
"""

import csv
import json
import pathlib
import sys
from html.parser import HTMLParser

VOID = {"meta"}
ALLOWED = {"html", "head", "meta", "title", "style", "body", "ul", "li", "bdi"}
ALLOWED |= {"table", "caption", "thead", "tbody", "tr", "th", "td"}


class Page(HTMLParser):
    """The elements of a page with their text, each ended where it should be."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.open = []
        self.elements = []  # (path, attributes, [text])
        self.doctype = None
        self.feed(text)
        self.close()
        assert not self.open, f"not ended: {self.open}"

    def handle_decl(self, decl):
        self.doctype = decl

    def handle_comment(self, data):
        raise AssertionError(f"a comment: {data}")

    def handle_starttag(self, tag, attrs):
        assert tag in ALLOWED, f"<{tag}>"
        path = "/".join([e[0].split("/")[-1] for e in self.open] + [tag])
        element = (path, dict(attrs), [])
        self.elements.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_endtag(self, tag):
        assert self.open[-1][0].split("/")[-1] == tag, f"</{tag}> after {self.open[-1][0]}"
        self.open.pop()

    def handle_data(self, data):
        for element in self.open:
            element[2].append(data)

    def all(self, path):
        """Attributes and text of each element whose path ends so."""
        return [(a, "".join(t)) for p, a, t in self.elements if ("/" + p).endswith("/" + path)]

    def text(self, path):
        (found,) = self.all(path)
        return found[1]


def one_line(text):
    return " ".join("".join(c if c >= " " else " " for c in text).split())


def check_table(page, language, rows):
    """`rows` are those of the same table as csv: the shapes agree, and the numbers' cells."""
    headers = page.all("thead/tr/th")
    assert len(headers) == len(rows[0])
    assert all(a.get("scope") == "col" and text for a, text in headers)
    heads = page.all("tbody/tr/th")
    assert len(heads) == len(page.all("tbody/tr")) == len(rows) - 1
    assert all(a.get("scope") == "row" for a, _ in heads)
    assert len(page.all("tbody/tr/td")) == (len(rows) - 1) * (len(rows[0]) - 1)
    cells = iter(page.all("tbody/tr/td"))
    for row in rows[1:]:
        for cell in row[1:]:
            text = next(cells)[1]
            assert bool(cell) == bool(text), (cell, text)


def check(file, title):
    page = Page(file.read_text(encoding="utf-8"))
    stem, language = file.name.split(".")[0].rsplit("-", 1)
    with open(file.parent / f"{stem}-en.csv", newline="", encoding="utf-8") as table:
        rows = list(csv.reader(table))
    check_table(page, language, rows)
    caption = page.text("table/caption/bdi")
    assert caption == page.text("caption")
    if title:
        assert caption == one_line(title), caption
    assert page.doctype == "DOCTYPE html"
    assert page.elements[0][0] == "html" and page.elements[0][1] == {"lang": language}
    assert page.all("html/head/meta")[0][0] == {"charset": "utf-8"}
    assert page.text("html/head/title") == caption
    lines = [text for _, text in page.all("body/ul/li/bdi")]
    assert len(page.all("table")) == 1 and len(lines) >= 5
    if title:
        assert lines[0] == one_line(title), lines[0]


def main():
    folder = pathlib.Path(sys.argv[1])
    titles = json.loads((folder / "titles.json").read_text(encoding="utf-8"))
    files = sorted(folder.glob("*.html"))
    wrong = 0
    for file in files:
        try:
            check(file, titles.get(file.name.split("-")[0]))
        except AssertionError as error:
            print(f"{file.name}: {error!r}")
            wrong += 1
    if wrong or not files:
        return 1
    print(f"ok: {len(files)} pages")
    return 0


if __name__ == "__main__":
    sys.exit(main())
