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

# What the desktop entry opens is what the type's file declares, by its suffix.
type=$(sed -nE 's/^MimeType=([^;]+);$/\1/p' backofflab.desktop)
[ -n "$type" ] || finding "backofflab.desktop opens no type"
grep -q '^Exec=.* %f$' backofflab.desktop || finding "backofflab.desktop passes no file"
if command -v update-mime-database >/dev/null; then
    data=$(mktemp -d)
    trap 'rm -rf "$data"' EXIT
    mkdir -p "$data/mime/packages"
    cp backofflab.xml "$data/mime/packages"
    XDG_DATA_HOME=$data update-mime-database "$data/mime" || finding "backofflab.xml is refused"
    grep -qF ":$type:*.backofflab" "$data/mime/globs2" || finding "*.backofflab is not $type"
fi
conclude "the desktop entry, the type of session files and the metainfo are valid"
