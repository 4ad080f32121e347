#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Holds sessions against resources/schema: check-schema.sh ROOT DUMP_SESSIONS

set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=${1:?the checkout}
dump=${2:?the program that writes random sessions}

if ! python3 -c 'from jsonschema import Draft202012Validator' 2>/dev/null; then
    echo "skipped: there is no python3 with jsonschema 4 (python3-jsonschema)"
    exit 77
fi
random=$(mktemp -d)
trap 'rm -rf "$random"' EXIT
"$dump" "$random"
python3 "$here/check_schema.py" "$root/resources/schema/backofflab-session.schema.json" \
    --beyond "$here/beyond_the_schema.txt" \
    --good "$root/resources/examples" "$root/tests/data/sessions/good" "$random" \
    --bad "$root/tests/data/sessions/bad"
