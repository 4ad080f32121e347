# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash

# What the checks of this folder share: the programs they need, and a scratch folder that they leave
# nothing outside of. Source it with the path of dump_tables.

dump_tables=$1

# require PROGRAM PACKAGE ...: without one of the programs the check is skipped, and says so.
require() {
    while (($# > 0)); do
        if ! command -v "$1" >/dev/null; then
            echo "skipped: there is no $1 (package $2)"
            exit 77
        fi
        shift 2
    done
}

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# dump FOLDER: every table in every format, below the scratch folder.
dump() {
    mkdir -p "$scratch/$1"
    "$dump_tables" "$scratch/$1"
}

# make_locale NAME: a fresh machine has none but C. LOCPATH points at those that are made here.
make_locale() {
    export LOCPATH=$scratch/locales
    mkdir -p "$LOCPATH"
    if ! localedef -i "${1%.*}" -f UTF-8 "$LOCPATH/$1" 2>"$scratch/localedef"; then
        cat "$scratch/localedef"
        echo "the locale $1 cannot be made: its source (package locales) is needed"
        exit 1
    fi
}
