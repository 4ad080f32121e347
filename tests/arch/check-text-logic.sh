#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Nothing is decided by a text that is translated: it would be decided otherwise in Spanish.
# check-text-logic.sh ROOT

set -euo pipefail
if ! command -v python3 >/dev/null; then
    echo "skipped: python3 is not installed"
    exit 77
fi
python3 "$(dirname "$0")/text_logic.py" "${1:?the checkout}" app core ui
