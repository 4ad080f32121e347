#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What other programs find in handouts: HTML Tidy has nothing to say; poppler finds text, embedded
# fonts and no image in each PDF. check_handouts.sh DUMP_HANDOUTS

set -euo pipefail
dump=${1:?dump_handouts}
for program in tidy pdftotext pdffonts pdfimages; do
    if ! command -v "$program" >/dev/null; then
        echo "skipped: there is no $program (packages tidy and poppler-utils)"
        exit 77
    fi
done
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
"$dump" "$scratch"

failed=0
wrong() {
    echo "$*"
    failed=1
}

# has NAME TEXT: on one line of the PDF.
has() {
    grep -qF -e "$2" "$scratch/$1.txt" || wrong "$1.pdf: no '$2'"
}

has_not() {
    ! grep -qF -e "$2" "$scratch/$1.txt" || wrong "$1.pdf: has '$2'"
}

for html in "$scratch"/*.html; do
    if ! tidy -e -q -utf8 "$html" >"$scratch/tidy" 2>&1 || [ -s "$scratch/tidy" ]; then
        wrong "$(basename "$html"): $(head -3 "$scratch/tidy")"
    fi
done
for pdf in "$scratch"/*.pdf; do
    name=$(basename "$pdf" .pdf)
    # A number and its unit are joined by a no-break space.
    pdftotext -layout "$pdf" - | sed 's/\xc2\xa0/ /g' >"$scratch/$name.txt"
    [ "$(pdfimages -list "$pdf" | tail -n +3 | wc -l)" = 0 ] || wrong "$name.pdf has an image"
    # Columns from the end: generation, object, uni, sub, emb.
    pdffonts "$pdf" | tail -n +3 | awk '$(NF - 4) != "yes" { exit 1 }' ||
        wrong "$name.pdf has a font that is not embedded"
    for heading in Settings Formula Timeline "The attempts of this run" Transcript Questions; do
        has "$name" "$heading"
    done
done

has usual 'Backoff in the laboratory'
has usual 'Page 3 of 3'
has usual 'Answers'
has usual '0.5 + 1 + 2 + 4 + 8 = 15.5 s'
has usual '4.700' # in the chart
has usual "result: {'booking_id': 1, 'confirmed': True, 'price_cents': 6000}"
has_not usual-student 'Answers'
has_not usual-student '0.5 + 1 + 2 + 4 + 8'
has usual-student 'Page 2 of 2'
has hostile '<script>alert(2)</script>'
has longest 'Rows left out here: 9960'
has longest '151762.593'
has huge '1e300'

[ "$failed" = 0 ]
echo "ok: $(find "$scratch" -name '*.pdf' -o -name '*.html' | wc -l) handouts"
