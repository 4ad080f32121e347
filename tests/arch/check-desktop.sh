#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Whether the desktop's own tools accept what is installed for it: check-desktop.sh FOLDER

set -euo pipefail
. "$(dirname "$0")/findings.sh"
cd "${1:?the folder}"
for tool in desktop-file-validate appstreamcli; do
    command -v "$tool" >/dev/null || {
        echo "skipped: $tool is not installed"
        exit 77
    }
done
desktop-file-validate backofflab.desktop || finding "backofflab.desktop is refused"
appstreamcli validate --no-net io.github.backofflab.metainfo.xml || finding "the metainfo is refused"

# What the desktop entry opens is what the types' file declares, by its suffix.
types=$(sed -nE 's/^MimeType=(.+;)$/;\1/p' backofflab.desktop)
[ -n "$types" ] || finding "backofflab.desktop opens no type"
for kind in session lesson; do
    [[ $types == *";application/x-backofflab-$kind;"* ]] || finding "a $kind is not opened"
    grep -qF "<mediatype>application/x-backofflab-$kind</mediatype>" ./*.metainfo.xml \
        || finding "the metainfo does not say that a $kind is opened"
done
grep -q '^Exec=.* %f$' backofflab.desktop || finding "backofflab.desktop passes no file"
if command -v update-mime-database >/dev/null; then
    data=$(mktemp -d)
    trap 'rm -rf "$data"' EXIT
    mkdir -p "$data/mime/packages"
    cp backofflab.xml "$data/mime/packages"
    XDG_DATA_HOME=$data update-mime-database "$data/mime" || finding "backofflab.xml is refused"
    for glob in session:*.backofflab lesson:*.backofflesson; do
        grep -qxF "50:application/x-backofflab-$glob" "$data/mime/globs2" \
            || finding "no type is declared for ${glob#*:}"
    done
fi
conclude "the desktop entry, the types of files and the metainfo are valid"
