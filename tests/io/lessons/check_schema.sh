#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Holds lessons against resources/schema: check_schema.sh ROOT

set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=${1:?the checkout}

if ! python3 -c 'from jsonschema import Draft202012Validator' 2>/dev/null; then
    echo "skipped: there is no python3 with jsonschema 4 (python3-jsonschema)"
    exit 77
fi
python3 "$here/../sessions/check_schema.py" "$root/resources/schema/backofflab-lesson.schema.json" \
    --files '*.backofflesson' \
    --beyond "$here/beyond_the_schema.txt" \
    --good "$root/resources/lessons" "$root/tests/data/lessons/good" \
    --bad "$root/tests/data/lessons/bad"
