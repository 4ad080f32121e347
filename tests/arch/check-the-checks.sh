#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Shows that each check of this folder fails on what it is there to refuse, passes without it, and
# fails where there is nothing to check. check-the-checks.sh QT_HEADERS COMPILER

set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/findings.sh"
qt_headers=${1:?the folder of Qt\'s headers}
compiler=${2:?a C++ compiler}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

licence='// SPDX-FileCopyrightText: 2026 Nobody
// SPDX-License-Identifier: GPL-3.0-or-later
'

# A small tree that every check passes.
clean_tree() {
    rm -rf "$work/tree"
    mkdir -p "$work/tree"/{core/{engine,tables,io/{sessions,facts}},ui/{charts,playback},app}
    for file in core/engine/a.cpp core/tables/a.cpp core/io/a.cpp ui/a.cpp app/main_cli.cpp; do
        printf '%s#include <vector>\n' "$licence" >"$work/tree/$file"
    done
    printf '%s#pragma once\n' "$licence" >"$work/tree/ui/own.h"
    printf '%s#include "ui/own.h"\n' "$licence" >"$work/tree/ui/own.cpp"
}

check() { # layers, own-headers, waiting, files or text-logic
    bash "$here/check-$1.sh" "$work/tree" "$qt_headers" 2>&1
}

# refuses check file content: with it the check fails and names the file.
refuses() {
    local output status=0
    clean_tree
    printf '%s%s\n' "${4-$licence}" "$3" >"$work/tree/$2"
    output=$(check "$1") || status=$?
    if [ "$status" -ne 1 ] || [[ $output != *"$2"* ]]; then
        finding "check-$1 let this pass in $2: $3"
    fi
    cases=$((cases + 1))
}

accepts() {
    local output
    clean_tree
    printf '%s%s\n' "$licence" "$3" >"$work/tree/$2"
    output=$(check "$1") || finding "check-$1 refused this in $2: $3 ($output)"
    cases=$((cases + 1))
}

# symbols_refuse layer code: compiled into a library of its own.
symbols_refuse() {
    local status=0
    printf '%s\n' "$2" >"$work/planted.cpp"
    "$compiler" -std=c++20 -c -o "$work/planted.cpp.o" "$work/planted.cpp"
    rm -f "$work/planted.a"
    ar rc "$work/planted.a" "$work/planted.cpp.o"
    bash "$here/check-symbols.sh" "$1" "$work/planted.a" >"$work/output" 2>&1 || status=$?
    if [ "$status" -ne 1 ] || ! grep -q '^planted.cpp.o ' "$work/output"; then
        finding "check-symbols $1 let this pass: $2"
    fi
    cases=$((cases + 1))
}

# flags_refuse flag ...: of a command that compiles a source of the engine.
flags_refuse() {
    printf '"command": "c++ %s -o a.o -c /x/core/engine/a.cpp",\n' "$*" >"$work/commands.json"
    ! bash "$here/check-flags.sh" "$work/commands.json" >/dev/null || finding "check-flags let $* pass"
    cases=$((cases + 1))
}

cases=0
for name in layers own-headers waiting files text-logic; do
    clean_tree
    output=$(check "$name") || finding "check-$name refused a clean tree: $output"
    rm -rf "${work:?}/tree"
    mkdir "$work/tree"
    ! check "$name" >/dev/null || finding "check-$name passed an empty tree"
done

refuses layers core/engine/bad.cpp '#include <QString>'
refuses layers core/engine/bad.h '#include <QtCore/QString>'
refuses layers core/engine/bad.cpp '#include <qglobal.h>'
refuses layers core/engine/bad.cpp '#include <unistd.h>'
refuses layers core/engine/bad.cpp '#include "core/tables/table.h"'
refuses layers core/engine/bad.cpp '#include "core/io/labels.h"'
refuses layers core/engine/bad.cpp '  #  include "ui/run_result.h"'
refuses layers core/engine/bad.cpp '#include "policy.h"'
refuses layers core/tables/bad.cpp '#include <QByteArray>'
refuses layers core/tables/bad.cpp '#include "core/io/labels.h"'
refuses layers core/io/bad.cpp '#include <QtWidgets/QWidget>'
refuses layers core/io/bad.cpp '#include <QWidget>'
refuses layers core/io/bad.cpp '#include <QColor>'
refuses layers core/io/bad.cpp '#include <nlohmann/json.hpp>'
refuses layers core/io/bad.cpp '#include <muParserBase.h>'
refuses layers core/io/bad.cpp '#include "ui/run_result.h"'
refuses layers core/other.cpp '#include <vector>'
refuses layers ui/bad.cpp '#include <QChartView>'
refuses layers ui/playback/bad.cpp '#include <QtCharts/QChart>'
refuses layers ui/bad.cpp '#include <QLogValueAxis>'
refuses layers ui/charts/bad.cpp '#include "app/options.h"'
refuses layers app/bad.cpp '#include <QWidget>'
refuses layers app/bad.cpp '#include "ui/run_result.h"'
accepts layers core/io/good.cpp '#include <QSaveFile>'
accepts layers core/io/good.cpp '#include <QtCore/QString>'
accepts layers core/io/sessions/good.cpp '#include <nlohmann/json.hpp>'
accepts layers core/io/facts/good.cpp '#include <muParserBase.h>'
accepts layers ui/charts/good.cpp '#include <QChartView>'
accepts layers app/main_window.cpp '#include <QApplication>'

refuses own-headers ui/own.cpp '#include <QString>
#include "ui/own.h"'
refuses own-headers ui/own.cpp 'int x;'
accepts own-headers ui/own.cpp '#include "ui/own.h"
#include "ui/other.h"'

refuses waiting core/engine/bad.cpp 'std::this_thread::sleep_for(delay);'
refuses waiting core/engine/bad.cpp 'auto now = std::chrono::steady_clock::now();'
refuses waiting core/engine/bad.cpp 'std::random_device device;'
refuses waiting core/io/bad.cpp 'QThread::msleep(10);'
refuses waiting core/io/bad.cpp 'auto today = QDateTime::currentDateTimeUtc();'
refuses waiting core/io/bad.cpp 'process.waitForFinished();'
refuses waiting ui/bad.cpp 'QCoreApplication::processEvents();'
refuses waiting ui/bad.cpp 'QEventLoop loop;'
refuses waiting ui/bad.cpp 'if (dialog.exec() == QDialog::Accepted)'
refuses waiting ui/bad.cpp 'menu->exec(position);'
refuses waiting ui/bad.cpp 'QTimer::singleShot(100, this, &A::b);'
refuses waiting app/bad.cpp 'usleep(10);'
accepts waiting ui/good.cpp 'int x = 0; // never sleep(), never a QEventLoop'
accepts waiting ui/playback/frame_source.cpp 'QTimer m_timer;'
accepts waiting app/main_cli.cpp 'return QCoreApplication::exec();'

refuses text-logic ui/bad.cpp 'bool f() { return m_tabs->tabText(0) == tr("Fleet"); }'
refuses text-logic ui/bad.cpp 'if (combo->currentText().toLower() != name)'
refuses text-logic ui/bad.cpp 'if (name == tr("None"))'
refuses text-logic ui/bad.cpp 'if (name == Texts::tr("None"))'
refuses text-logic ui/bad.cpp 'if (m_labels.jitter(jitter).startsWith(u"F"))'
refuses text-logic ui/bad.cpp 'if (line.contains(labels.text("failed")))'
refuses text-logic ui/bad.cpp 'combo->setCurrentIndex(combo->findText(tr("None")));'
refuses text-logic ui/bad.cpp 'void f() { const QString name = tr("None"); if (x) { g(name == y); } }'
refuses text-logic ui/bad.cpp 'if (action->text()
    == tr("Play"))'
refuses text-logic app/bad.cpp 'return text("a %1").contains(QLatin1String("%1"));'
refuses text-logic core/io/bad.cpp 'if (labels.outcome(outcome).compare(word) == 0)'
accepts text-logic ui/good.cpp 'if (!tr("None").isEmpty() && labels.language() == language)'
accepts text-logic ui/good.cpp 'void f() { const QString n = tr("A"); } void g(int n) { if (n == 2) {} }'
accepts text-logic ui/good.cpp 'label->setText(glyph == Pause ? tr("Pause") : tr("Play"));'
accepts text-logic ui/good.cpp '// never tr("a") == tr("b")'

refuses files ui/bad.cpp 'int x;' ''
refuses files ui/bad.sh 'true' '# SPDX-FileCopyrightText: 2026 Nobody
'
refuses files ui/note.md 'see /ho''me/someone/checkout' ''
refuses files ui/note.md "see $work/tree/ui/note.md" ''

symbols_refuse core '#include <thread>
void f() { std::this_thread::sleep_for(std::chrono::seconds(1)); }'
symbols_refuse core '#include <chrono>
auto f() { return std::chrono::system_clock::now(); }'
symbols_refuse core '#include <cstdlib>
const char *f() { return std::getenv("LANG"); }'
symbols_refuse core '#include <random>
unsigned f() { return std::random_device()(); }'
symbols_refuse core '#include <sstream>
std::string f(double x) { std::ostringstream out; out << x; return out.str(); }'
symbols_refuse core '#include <cmath>
double f(double x, double y) { return std::pow(x, y); }'
symbols_refuse core 'struct QString { static QString fromUtf8(); }; void f() { QString::fromUtf8(); }'
symbols_refuse ui '#include <unistd.h>
void f() { usleep(1); }'
symbols_refuse ui 'struct QEventLoop { QEventLoop(); }; void f() { QEventLoop loop; }'
symbols_refuse ui 'struct QTimer { void start(int); }; void f(QTimer &t) { t.start(1); }'
symbols_refuse ui 'struct QDialog { int exec(); }; void f(QDialog &d) { d.exec(); }'

flags_refuse -O2
flags_refuse -ffp-contract=off -O3 -ffast-math
flags_refuse -ffp-contract=off -ffp-contract=fast

conclude "$cases planted cases"
