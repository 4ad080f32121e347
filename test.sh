#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Installs what is missing, builds everything and runs every test.
#   ./test.sh            the release preset
#   ./test.sh PRESET     another one of CMakePresets.json

set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")"
. packaging/setup.sh

preset=${1:-release}
install_packages "${build_packages[@]}" "${test_packages[@]}"
if [ "$preset" = ci ]; then
    install_packages "${ci_packages[@]}"
fi
configure "$preset"
build "$preset"
say "Testing build/$preset"
ctest --preset "$preset" --parallel "$(nproc)" || die "a test failed (its output is above)"
