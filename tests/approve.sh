#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Shows how received texts differ from the approved ones (tests/data/approved), and accepts them on
# request. Run the tests first: they leave what differs in `received` folders of the build folder.
#
#   tests/approve.sh BUILD_FOLDER            shows the differences; exit 1 if there are any
#   tests/approve.sh BUILD_FOLDER --accept   shows them and makes the received texts the approved

set -euo pipefail

build=${1:?usage: tests/approve.sh BUILD_FOLDER [--accept]}
mode=${2:-}
if [[ -n $mode && $mode != --accept ]]; then
    echo "'$mode' is not known; accepted: --accept" >&2
    exit 2
fi
approved=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/data/approved

differing=0
while IFS= read -r -d '' received; do
    name=${received##*/received/}
    differing=$((differing + 1))
    diff --unified --new-file "$approved/$name" "$received" || true
    if [[ $mode == --accept ]]; then
        mkdir -p "$(dirname "$approved/$name")"
        mv "$received" "$approved/$name"
    fi
done < <(find "$build" -path '*/received/*' -type f -print0 | sort -z)

if [[ $mode == --accept ]]; then
    echo "$differing accepted"
elif ((differing > 0)); then
    echo "$differing differ; accept them with: tests/approve.sh $build --accept"
    exit 1
else
    echo "nothing differs"
fi
