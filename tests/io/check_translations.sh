#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Every text of the given source folders has its Spanish, and none is left over or unfinished.
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
if grep -B 2 'type="unfinished"' "$scratch/updated.ts"; then
    echo "these have no Spanish yet: build the target update-translations, then translate"
    exit 1
fi
if grep -E 'type="(unfinished|vanished|obsolete)"' "$committed"; then
    echo "the translation file has unfinished or vanished texts"
    exit 1
fi
