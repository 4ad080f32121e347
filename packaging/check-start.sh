#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Whether the window opens and stays open on a real X display: check-start.sh PROGRAM

set -euo pipefail
program=${1:?the program to start}
settings=$(mktemp -d)
trap 'rm -rf "$settings"' EXIT

status=0
XDG_CONFIG_HOME=$settings QT_QPA_PLATFORM=xcb timeout --preserve-status -s KILL 60 \
    xvfb-run -a -s '-screen 0 1440x900x24' timeout 5 "$program" || status=$?
# 124: it was still running when its time was over.
[ "$status" -eq 124 ] || {
    echo "$program ended with $status instead of staying open" >&2
    exit 1
}
echo "$program opened and stayed open"
