#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Runs the Makefile that a manual page shows: check-makefile.sh PAGE EXAMPLES PROGRAMS
# Everything is made from each example; then only what belongs to the one that was changed.

set -euo pipefail
. "$(dirname "$0")/../arch/findings.sh"
page=${1:?a manual page}
examples=${2:?the folder of the examples}
programs=$(cd "${3:?the folder of the programs}" && pwd)
command -v make >/dev/null || {
    echo "skipped: make is not installed"
    exit 77
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The last block of the page that is set as it stands.
awk '/^\.nf$/ { block = ""; inside = 1; next } /^\.fi$/ { inside = 0 }
    inside { block = block $0 "\n" } END { printf "%s", block }' "$page" |
    sed 's/\\-/-/g' >"$work/Makefile"
lessons=$(sed -nE 's/.*wildcard ([a-z]+)\/.*/\1/p' "$work/Makefile")
mkdir "$work/${lessons:?no folder of lessons in the Makefile}"
cp "$examples"/{brief-blip,timed-outage}.backofflab "$work/$lessons"

run_make() { (cd "$work" && env -u DISPLAY -u QT_QPA_PLATFORM PATH="$programs:$PATH" make "$@" 2>&1); }

run_make >"$work/first" || finding "make fails: $(tail -n 3 "$work/first")"
for name in brief-blip timed-outage; do
    for file in "$name"-run-*.tex "$name.svg" "$name.pdf"; do
        compgen -G "$work/build/$file" >/dev/null || finding "$file is not made"
    done
done
run_make -q >/dev/null || finding "there is always something left to be made"
touch -d '+1 hour' "$work/$lessons/timed-outage.backofflab"
run_make -n >"$work/second"
grep -q timed-outage "$work/second" || finding "a changed session is not made again"
! grep -q brief-blip "$work/second" || finding "what was not changed is made again"
conclude "the Makefile of $(basename "$page") makes $(find "$work/build" -type f | wc -l) files"
