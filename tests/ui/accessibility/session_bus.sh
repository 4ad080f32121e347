#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Runs a test on a session bus of its own. session_bus.sh TEST

set -euo pipefail
test=${1:?the test}
command -v dbus-run-session >/dev/null || { echo "skipped: dbus-run-session is missing"; exit 77; }
runtime=$(mktemp -d)
trap 'rm -rf "$runtime"' EXIT
export XDG_RUNTIME_DIR=$runtime BACKOFF_SESSION_BUS=1
dbus-run-session "$test"
