#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The printed captions are the titles as they were typed.

Usage: check_captions.py TITLES_JSON FILES TEXT

FILES names the tables of a document in order, TEXT is what pdftotext found on its pages.
"""

import json
import re
import sys
import unicodedata


def visible(text):
    """Without marks that print nothing, in single blanks."""
    marks = {"Cf", "Cc"}
    kept = (" " if unicodedata.category(c) == "Cc" else c for c in text)
    return " ".join("".join(c for c in kept if unicodedata.category(c) not in marks).split())


def main():
    titles = json.load(open(sys.argv[1], encoding="utf-8"))
    files = open(sys.argv[2], encoding="utf-8").read().split()
    text = open(sys.argv[3], encoding="utf-8").read()
    captions = re.findall(r"^\s*Table \d+: (.*)$", text, re.MULTILINE)
    if len(captions) != len(files):
        print(f"{len(files)} tables, but {len(captions)} captions")
        return 1
    wrong = 0
    for file, caption in zip(files, captions):
        title = titles[file.split("/")[-1].split("-")[0]]
        # An ellipsis is printed as three dots.
        typed, printed = visible(title).replace("…", ". . ."), visible(caption)
        if typed != printed.replace("…", ". . ."):
            print(f"{file}: {title!r} is printed as {printed!r}")
            wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
