#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Runs a test where a screen reader could listen: on a display and an accessibility bus of its own.
# accessibility_bus.sh TEST

set -euo pipefail
test=${1:?the test}

for tool in xvfb-run dbus-run-session dbus-send; do
    command -v "$tool" >/dev/null || { echo "skipped: $tool is missing"; exit 77; }
done

cache=$(mktemp -d)
trap 'rm -rf "$cache"' EXIT
export XDG_CACHE_HOME=$cache XDG_RUNTIME_DIR=$cache
export QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 BACKOFF_ACCESSIBILITY_BUS=1

# The session's bus starts the accessibility bus when it is asked for its address.
ask='dbus-send --session --print-reply --dest=org.a11y.Bus /org/a11y/bus org.a11y.Bus.GetAddress'
xvfb-run -a dbus-run-session bash -c "
    $ask >/dev/null 2>&1 || { echo 'skipped: there is no accessibility bus'; exit 77; }
    '$test'"
