#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The same bytes at every optimisation level and under every locale.
# check-determinism.sh FOLDER: where digest-plain, digest-fast and digest-fused were built
#
# digest-fused is built wrongly on purpose, with fused multiply-add: it must differ, or the digest
# would not notice.

set -euo pipefail
. "$(dirname "$0")/findings.sh"
folder=${1:?the folder of the digest programs}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

digest() { # program, output name, [locale]
    LC_ALL=${3:-C} LOCPATH=${3:+$work/locales} "$folder/$1" >"$work/$2" 2>"$work/$2.number"
}

digest digest-plain plain
lines=$(wc -l <"$work/plain")
require_some "$lines" "line in the digest"

compared='-O0'
runs_v3() { ! grep -q '^flags' /proc/cpuinfo || [ -z "$(comm -23 <(printf '%s\n' avx2 bmi2 f16c fma movbe) <(grep -m1 '^flags' /proc/cpuinfo | tr ' ' '\n' | sort))" ]; }
if [ ! -x "$folder/digest-fast" ]; then
    echo "skipped: this compiler does not know x86-64-v3"
elif ! runs_v3; then
    echo "skipped: this processor does not run x86-64-v3"
else
    digest digest-fast fast
    cmp "$work/plain" "$work/fast" || finding "-O0 and -O3 -march=x86-64-v3 differ"
    digest digest-fused fused
    ! cmp -s "$work/plain" "$work/fused" || finding "the digest does not notice fused multiply-add"
    compared+=', -O3 -march=x86-64-v3'
fi

# A fresh machine has no such locales: they are made here, from the sources of package locales.
mkdir "$work/locales"
for locale in de_DE tr_TR; do
    if ! localedef -i "$locale" -f UTF-8 "$work/locales/$locale.UTF-8" 2>"$work/error"; then
        echo "skipped: $locale cannot be made ($(head -n 1 "$work/error")); install the package locales"
        continue
    fi
    digest digest-plain "$locale" "$locale.UTF-8"
    grep -q '1,5' "$work/$locale.number" || finding "$locale is not in force: the comparison proves nothing"
    cmp "$work/plain" "$work/$locale" || finding "C and $locale.UTF-8 differ"
    compared+=", $locale.UTF-8"
done
conclude "$lines lines are the same: $compared"
