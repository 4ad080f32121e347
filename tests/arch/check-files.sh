#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Files: each source says its copyright and licence; no file carries the path of the machine that it
# was written on. check-files.sh ROOT

set -uo pipefail
. "$(dirname "$0")/findings.sh"
cd "${1:?the checkout}" || exit

# What belongs to the project: git knows, and where there is no git all but the build folder does.
project_files() {
    if [ -e .git ] && git ls-files >/dev/null 2>&1; then
        git ls-files --cached --others --exclude-standard
    else
        find . \( -path ./build -o -path ./.git -o -path ./.cache \) -prune -o -type f -print | sed 's:^\./::'
    fi
}
mapfile -t files < <(project_files | while read -r file; do [ ! -f "$file" ] || echo "$file"; done)
sources=()
for file in "${files[@]}"; do
    case $file in
    *tests/data/*) ;;
    *.cpp | *.h | *.sh | *.cmake | *.py | *.svg | *.xml | *.desktop | *.yaml | *CMakeLists.txt | .ci/run)
        sources+=("$file")
        ;;
    esac
done
require_some ${#sources[@]} "source"

# with_line tag: the sources that say it on top.
with_line() {
    awk -v tag="$1 " 'FNR <= 8 && index($0, tag) { print FILENAME; nextfile }' /dev/null "${sources[@]}"
}
for tag in SPDX-FileCopyrightText: SPDX-License-Identifier:; do
    while read -r file; do
        [ -z "$file" ] || finding "$file: no $tag line"
    done < <(comm -23 <(printf '%s\n' "${sources[@]}" | sort) <(with_line "$tag" | sort))
done

# Home folders, and this very checkout. The brackets keep the expression from finding itself.
machine_paths="(^|[^A-Za-z0-9_.~-])/(hom[e]|roo[t]|wor[k]|User[s])/[A-Za-z0-9_]"
if [ ${#files[@]} -gt 0 ]; then
    while read -r line; do
        finding "a machine's path: $line"
    done < <({
        grep -nIE "$machine_paths" -- "${files[@]}"
        grep -nIF "$PWD/" -- "${files[@]}"
    } | cut -c 1-160)
fi
conclude "${#sources[@]} sources say their licence, ${#files[@]} files carry no machine's path"
