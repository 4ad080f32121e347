#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# HTML Tidy has nothing to say of any document, and Python finds the table in it: caption, scopes,
# language, cells. check_html.sh DUMP_TABLES

set -euo pipefail
. "$(dirname "$0")/scratch.sh" "${1:?dump_tables}"
require tidy tidy python3 python3

dump tables >/dev/null
said=0
for file in "$scratch"/tables/*-e[ns].html; do
    tidy -e -q -utf8 "$file" 2>"$scratch/tidy" && [ ! -s "$scratch/tidy" ] && continue
    echo "$(basename "$file"):"
    cat "$scratch/tidy"
    said=$((said + 1))
done
[ "$said" = 0 ]
python3 "$(dirname "$0")/check_html.py" "$scratch/tables"
