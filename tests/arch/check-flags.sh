#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# How the sources were really compiled: check-flags.sh COMPILE_COMMANDS
# Fused multiply-add or -ffast-math would change the last bit of a draw.

set -euo pipefail
. "$(dirname "$0")/findings.sh"
commands=${1:?compile_commands.json}

# digest-fused is built wrongly on purpose: see check-determinism.sh.
core=$(grep -E '"command": .* -c [^ ]*/core/(engine|tables)/[^ ]+\.cpp"' "$commands" |
    grep -v '/digest-fused\.dir/' || true)
require_some "$(grep -c . <<<"$core" || true)" "source of the core in $commands"
while read -r line; do
    finding "without -ffp-contract=off: ${line##* -c }"
done < <(grep -vE ' -ffp-contract=off ' <<<"$core" | grep . || true)
while read -r line; do
    finding "with inexact mathematics: ${line##* -c }"
done < <(grep -E -- ' -(ffast-math|Ofast|funsafe-math-optimizations|ffp-contract=(on|fast)|mfma) ' <<<"$core" || true)
conclude "$(grep -c . <<<"$core") sources are compiled with -ffp-contract=off"
