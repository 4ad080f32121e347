#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# LaTeX reads every table: pdfLaTeX the approved ones and those with long and large numbers, as
# wide as its page where they can be; LuaLaTeX, or pdfLaTeX where that is enough, the hostile titles,
# and prints them as they were typed. check_latex.sh DUMP_TABLES APPROVED_FOLDER

set -euo pipefail
approved=$(cd "${2:?the folder of the approved files}" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
. "$here/scratch.sh" "${1:?dump_tables}"
require pdflatex texlive-latex-base lualatex texlive-luatex pdftotext poppler-utils \
    kpsewhich texlive-binaries python3 python3
for file in booktabs.sty dcolumn.sty longtable.sty fontspec.sty lmodern.sty; do
    if [ -z "$(kpsewhich "$file")" ]; then
        echo "skipped: TeX has no $file (packages texlive-latex-recommended, lmodern)"
        exit 77
    fi
done

# TeX keeps its caches below these; no line of its log is broken.
export HOME=$scratch/home TEXMFVAR=$scratch/texmf TEXMFCACHE=$scratch/texmf max_print_line=10000
mkdir -p "$HOME" "$TEXMFVAR"
cd "$scratch"
dump tables >/dev/null

# compile ENGINE NAME PREAMBLE FILE ...: a document of these tables, a page each. What TeX says of
# a file follows that file's name in NAME.log. Long tables find their widths in a few passes.
passes=1
compile() {
    local engine=$1 name=$2 preamble=$3 file
    shift 3
    {
        printf '%s\n' '\documentclass{article}\usepackage{booktabs,dcolumn,longtable}' \
            "$preamble" '\begin{document}'
        for file in "$@"; do
            printf '\\typeout{FILE %s}\\input{%s}\\clearpage\n' "$file" "$file"
        done
        printf '%s\n' '\end{document}'
    } >"$name.tex"
    for _ in $(seq "$passes"); do
        if ! "$engine" -interaction=nonstopmode -halt-on-error "$name.tex" >/dev/null; then
            grep -A 5 -e '^FILE' -e '^!' "$name.log" | tail -n 12
            exit 1
        fi
    done
}

# none NAME PATTERN: TeX said no such thing.
none() {
    if grep -e '^FILE' -e "$2" "$1.log" | grep -B 1 "$2"; then
        exit 1
    fi
}

passes=3
compile pdflatex plain '' "$approved"/*.tex tables/{default,empty,long}-*.tex
none plain 'Overfull\|Missing character\|Warning'
compile pdflatex large '' tables/{large,numbers}-*.tex
none large 'Missing character\|Warning'
passes=1

# The hostile titles by what the table says it needs.
mapfile -t hostile < <(printf '%s\n' tables/{hostile,lines}*.tex | sort -V)
mapfile -t simple < <(grep -L 'LuaLaTeX\|fontenc' "${hostile[@]}")
mapfile -t western < <(grep -L 'LuaLaTeX' "${hostile[@]}")
if ((${#simple[@]} == 0 || ${#simple[@]} >= ${#western[@]} || ${#western[@]} >= ${#hostile[@]})); then
    echo "the hostile titles do not need three kinds of documents"
    exit 1
fi
wide='\usepackage[paperwidth=60cm,margin=2cm]{geometry}'
compile pdflatex simple "$wide"'\usepackage{lmodern}' "${simple[@]}"
compile pdflatex western "$wide"'\usepackage[T1]{fontenc}\usepackage{lmodern}' "${western[@]}"
compile lualatex all \
    "$wide"'\usepackage[bidi=basic,english]{babel}\usepackage{fontspec}\setmainfont{DejaVuSans.ttf}' \
    "${hostile[@]}"
for name in simple western all; do
    none "$name" 'Missing character: There is no [^‮]' # nothing prints that mark
done
for name in western all; do
    pdftotext -layout "$name.pdf" "$name.txt"
    sed -n 's/^FILE //p' "$name.log" >"$name.files"
    python3 "$here/check_captions.py" tables/titles.json "$name.files" "$name.txt"
done
echo "ok: all approved tables and ${#hostile[@]} hostile ones"
