#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Nothing sleeps: no call in a source that waits, runs a nested event loop or reads a clock.
# check-waiting.sh ROOT

set -euo pipefail
. "$(dirname "$0")/findings.sh"
cd "${1:?the checkout}"

# Names of what waits, and calls that run an event loop inside another.
waits='\b(sleep_for|sleep_until|wait_for|wait_until|(clock_)?nanosleep|[mu]?sleep|qSleep|qWait|qWaitFor|waitFor[A-Z]\w*|processEvents|QEventLoop|QThread|QWaitCondition)\b|(\.|->|::)exec\('
# Time that passes, or is read: one file of the window owns the frame timer.
clocks='\b(QTimer|QBasicTimer|QChronoTimer|startTimer|QElapsedTimer|QDeadlineTimer|currentDateTime\w*|currentTime|currentMSecsSinceEpoch|(steady|system|high_resolution)_clock|clock_gettime|gettimeofday|random_device)\b|\b(std::)?time\((nullptr|NULL|0)\)'

# What is allowed, as FILE:EXPRESSION: the event loop of each program, and the one frame timer.
allowed_uses=(
    'app/(main_[a-z]+|window_start)\.cpp:(QApplication|QCoreApplication|application|app)(\.|::)exec\('
    'ui/playback/frame_source\.(h|cpp):\b(QTimer|QBasicTimer|QChronoTimer|QElapsedTimer|startTimer)\b'
)

is_allowed() { # file, line
    local use
    for use in "${allowed_uses[@]}"; do
        [[ $1 =~ ^${use%%:*}$ ]] && grep -qE "${use#*:}" <<<"$2" && return 0
    done
    return 1
}

mapfile -t sources < <(cpp_sources app core ui)
require_some "${#sources[@]}" "sources in app, core and ui"
if [ ${#sources[@]} -gt 0 ]; then
    while IFS=: read -r file number line; do
        code=${line%%//*}
        grep -qE "$waits|$clocks" <<<"$code" || continue # a comment may say what it likes
        is_allowed "$file" "$code" || finding "$file:$number:$line"
    done < <(grep -nHE "$waits|$clocks" "${sources[@]}")
fi
conclude "${#sources[@]} files, and none sleeps or reads a clock"
