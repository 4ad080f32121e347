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
conclude "the desktop entry and the metainfo are valid"
