#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Installs what is missing, builds Backoff Lab and starts it; arguments go to the program.
# With no display it prints the default run instead.

set -euo pipefail
invoked_from=$PWD
cd "$(dirname "$(readlink -f "$0")")"
. packaging/setup.sh

packages=("${build_packages[@]}")
if [ -n "${WAYLAND_DISPLAY:-}" ] && [ -z "${DISPLAY:-}" ]; then
    packages+=(qt6-wayland)
fi
install_packages "${packages[@]}"
configure release
build release --target backofflab backofflab-cli

programs=$PWD/build/release/bin
cd "$invoked_from"
if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    say "Starting the window"
    exec "$programs/backofflab" "$@"
fi
say "No display: this is what the window would show at first (backofflab-cli run)"
"$programs/backofflab-cli" run
say "The same run as a transcript (backofflab-cli run --format transcript)"
"$programs/backofflab-cli" run --format transcript
