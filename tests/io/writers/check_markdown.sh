#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# GitHub's renderer makes one table and one list of text of every Markdown table.
# check_markdown.sh DUMP_TABLES

set -euo pipefail
. "$(dirname "$0")/scratch.sh" "${1:?dump_tables}"
require cmark-gfm cmark-gfm python3 python3

dump tables >/dev/null
for file in "$scratch"/tables/*.md; do
    cmark-gfm -e table -e autolink -e strikethrough --unsafe "$file" >"${file%.md}.rendered"
done
python3 "$(dirname "$0")/check_markdown.py" "$scratch/tables"
