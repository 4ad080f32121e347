#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Python's csv reads back the three separated formats, the one for spreadsheets with the numbers of
# a German locale. check_separated.sh DUMP_TABLES

set -euo pipefail
. "$(dirname "$0")/scratch.sh" "${1:?dump_tables}"
require python3 python3 localedef libc-bin

dump tables >/dev/null
make_locale de_DE.UTF-8
LC_ALL=de_DE.UTF-8 python3 "$(dirname "$0")/check_separated.py" "$scratch/tables"
