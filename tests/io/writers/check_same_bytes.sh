#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Every table in every format has the same bytes a second time, and in every locale.
# check_same_bytes.sh DUMP_TABLES

set -euo pipefail
. "$(dirname "$0")/scratch.sh" "${1:?dump_tables}"
require localedef libc-bin

dump first >/dev/null
dump second >/dev/null
diff -rq "$scratch/first" "$scratch/second"

# The C library keeps what it splits LOCPATH into, which a checker of leaks takes for one.
export ASAN_OPTIONS=${ASAN_OPTIONS:-}:detect_leaks=0
for locale in de_DE.UTF-8 tr_TR.UTF-8; do
    make_locale "$locale"
    point=$(LC_ALL=$locale dump "$locale")
    if [ "$point" != , ]; then
        echo "the locale $locale is not in force: its decimal point is '$point'"
        exit 1
    fi
    diff -rq "$scratch/first" "$scratch/$locale"
done
echo "ok: $(find "$scratch/first" -type f | wc -l) files, the same bytes four times"
