#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What an executable needs and carries: check-executable.sh FILE CHECKOUT [library that it may not load ...]

set -euo pipefail
. "$(dirname "$0")/findings.sh"
file=${1:?an executable}
checkout=${2:?the checkout}
shift 2

needed=$(readelf -d "$file" | sed -nE 's/.*\(NEEDED\).*\[(.*)\]/\1/p')
require_some "$(grep -c . <<<"$needed" || true)" "library that $file loads"
for library in "$@"; do
    ! grep -qF "$library" <<<"$needed" || finding "$file loads $library"
done

# Debug information may name the sources; what is left of the program may not.
stripped=$(mktemp)
trap 'rm -f "$stripped"' EXIT
objcopy --strip-debug "$file" "$stripped"
! grep -qaF "$checkout/" "$stripped" || finding "$file carries the path $checkout"
conclude "$(basename "$file") loads $(tr '\n' ' ' <<<"$needed")"
