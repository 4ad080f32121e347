#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Whether every source is formatted as .clang-format says. clang-format's output differs between
# versions: Debian 12's decides, another one only gives advice.

set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."

house_version=14
formatter=$(command -v "clang-format-$house_version" || command -v clang-format) || {
    echo "clang-format is not installed" >&2
    exit 1
}
mapfile -t sources < <(find app core ui tests -name '*.cpp' -o -name '*.h' | sort)
[ ${#sources[@]} -gt 0 ] || {
    echo "no source found" >&2
    exit 1
}
if "$formatter" --dry-run -Werror "${sources[@]}"; then
    echo "${#sources[@]} files are formatted"
elif "$formatter" --version | grep -q "version $house_version\."; then
    echo "not formatted: run clang-format -i on the files above" >&2
    exit 1
else
    echo "only advice: $("$formatter" --version) is not version $house_version"
fi
