#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What the compiled libraries really call: check-symbols.sh core|ui ARCHIVE
#
#   core  no sleep, no clock, no environment, no locale, no Qt: the standard library and no more
#   ui    no sleep, no thread, no nested event loop; a timer in the frame source alone

set -euo pipefail
. "$(dirname "$0")/findings.sh"
layer=${1:?core or ui}
archive=${2:?a static library}

# `object name`, a line for each symbol that an object needs from elsewhere; no parameters.
# moc's objects hold the tables of virtual functions, where QDialog::exec stands without being called.
needed=$(nm -C -u -A "$archive" 2>/dev/null |
    sed -nE 's/^.*:([^: ]+\.o): +[Uw] ([^(]*[^( ]).*$/\1 \2/p' |
    grep -v '^mocs_compilation' | LC_ALL=C sort -u || true)

# forbid why names [object that may]: extended expressions for whole names, `…` for any ending.
forbid() {
    local line
    while read -r line; do
        [[ -n ${3:-} && $line == $3* ]] || finding "$line ($1)"
    done < <(grep -E "^[^ ]+ (.* )?(${2//…/.*})\$" <<<"$needed" || true)
}

forbid_waiting() {
    forbid "waits" '(clock_)?nanosleep|u?sleep|p?poll|p?select|epoll_wait|pthread_cond_timedwait'
    forbid "waits" 'std::this_thread::…|std::condition_variable…'
    forbid "reads a clock" 'std::chrono::…clock::now|clock_gettime|gettimeofday|time|clock'
}

case $layer in
core)
    forbid_waiting
    forbid "is random" 'std::random_device…|s?rand|s?random|getrandom'
    forbid "depends on its surroundings" '(secure_)?getenv|setlocale|localeconv'
    forbid "depends on a locale" 'std::locale…|v?s?n?printf|v?s?scanf|strto[dfl]+|atof'
    forbid "depends on a locale" 'std::(__cxx11::)?(basic_)?[io]*(string|f)?stream…'
    forbid "differs between processors" 'pow[fl]?'
    forbid "is not the standard library" 'Q[A-Za-z]*::…|q[A-Z][A-Za-z]*'
    ;;
ui)
    forbid_waiting
    forbid "waits in a nested loop" 'QEventLoop::…|QCoreApplication::processEvents|Q(Dialog|Menu|Drag)::exec'
    forbid "waits for a thread" 'QThread::…|QWaitCondition::…|QTest::…'
    forbid "only the frame source owns a timer" \
        'Q(Basic|Chrono|Elapsed)?Timer::…|QObject::startTimer|Q(Date)?Time::current…' frame_source
    ;;
*) finding "unknown layer $layer" ;;
esac

symbols=$(grep -c . <<<"$needed" || true)
require_some "$symbols" "symbols in $archive"
conclude "$symbols symbols that ${archive##*/} needs: none of them waits"
