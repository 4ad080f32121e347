#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Every text of the given source folders has its Spanish, none is left over or unfinished, and each
# translation carries what makes its source usable. The check itself is tried first.
#
#   check_translations.sh LUPDATE SOURCE_FOLDER FOLDER...

set -euo pipefail

lupdate=$1
source=$2
shift 2
committed=$source/resources/translations/backofflab_es.ts

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cp "$committed" "$scratch/updated.ts"
(cd "$source" && "$lupdate" -silent "$@" -I . -source-language en -target-language es \
    -locations none -no-obsolete -ts "$scratch/updated.ts")

if ! grep -q '<source>' "$scratch/updated.ts"; then
    echo "no texts were found"
    exit 1
fi
if ! command -v python3 >/dev/null; then
    echo "skipped: python3 is not installed"
    exit 77
fi
faults=$(dirname "$0")/translation_faults.py
python3 "$faults" --self-test
if grep -q 'type="unfinished"' "$scratch/updated.ts"; then
    echo "texts have no Spanish yet: build the target update-translations, then translate"
fi
python3 "$faults" "$committed" "$scratch/updated.ts"
