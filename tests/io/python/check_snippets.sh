#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Python prints the schedule's delays, bit for bit.
# check_snippets.sh DUMP_SNIPPETS

set -euo pipefail
if ! command -v python3 >/dev/null; then
    echo "skipped: python3 is not installed (package python3)"
    exit 77
fi
exec python3 -B "$(dirname "$0")/check_snippets.py" "${1:?dump_snippets}"
