#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Runs the commands in README.md's console blocks and compares what they print with what stands
# there. check-readme.sh README PROGRAMS [--accept]; --accept writes it there instead.

set -euo pipefail
. "$(dirname "$0")/findings.sh"
readme=${1:?the README}
programs=$(cd "${2:?the folder of the programs}" && pwd)
mode=${3:-}
actual=$(mktemp)
trap 'rm -f "$actual"' EXIT

# The README as it should be: after each command of a console block, what the command prints.
inside=no commands=0
while IFS= read -r line; do
    case $inside:$line in
    'no:```console') inside=yes ;;
    'yes:```') inside=no ;;
    esac
    if [ "$inside" = no ] || [ "$line" = '```console' ]; then
        printf '%s\n' "$line"
    elif [[ $line == '$ '* ]]; then
        printf '%s\n' "$line"
        (PATH=$programs:$PATH bash -c "${line#\$ }" | tr -d '\r') || echo '(the command failed)'
        commands=$((commands + 1))
    fi
done <"$readme" >"$actual"

require_some "$commands" "command in a console block of $readme"
if [ "$mode" = --accept ]; then
    cat "$actual" >"$readme"
elif ! diff -u "$readme" "$actual"; then
    finding "$readme does not show what the programs print; see --accept in $0"
fi
conclude "$commands commands of $readme print what it shows"
