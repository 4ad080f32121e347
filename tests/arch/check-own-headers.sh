#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# A source includes the header of its own name before any other: that this header compiles alone is
# then proven by compiling the source. check-own-headers.sh ROOT

set -euo pipefail
. "$(dirname "$0")/findings.sh"
cd "${1:?the checkout}"
pairs=0
for header in $(cpp_sources core ui app | grep '\.h$' || true); do
    source=${header%.h}.cpp
    [ -f "$source" ] || continue
    pairs=$((pairs + 1))
    first=$(grep -m1 -E '^[ \t]*#[ \t]*include' "$source" || true)
    [ "$first" = "#include \"$header\"" ] ||
        finding "$source: its first include is ${first:-none}, not \"$header\""
done
require_some "$pairs" "source with a header of its own"
conclude "$pairs sources include their own headers first"
