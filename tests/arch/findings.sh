# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash

# What the checks of this folder share: they collect findings and end with 1 where there is one.

findings=0
finding() {
    printf '%s\n' "$*"
    findings=$((findings + 1))
}

# A check that looked at nothing has proved nothing.
require_some() {
    [ "$1" -gt 0 ] || finding "nothing to check: no $2"
}

conclude() {
    [ "$findings" -eq 0 ] || exit 1
    printf 'ok: %s\n' "$*"
}

# C++ sources below the given folders, one a line, in a stable order.
cpp_sources() {
    find "$@" \( -name '*.cpp' -o -name '*.h' \) -type f 2>/dev/null | LC_ALL=C sort
}
