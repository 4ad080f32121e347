#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Layers: what each folder may include. check-layers.sh ROOT [folder of Qt's headers]
#
#   core/engine  the standard library
#   core/tables  the standard library, core/engine
#   core/io      QtCore, POSIX, core; the JSON library in core/io/sessions alone, muParser in
#                core/io/facts alone
#   ui           Qt, core, ui; Qt Charts in ui/charts alone
#   app          QtCore, POSIX, core, app; all of Qt and ui in main_window, window_start, window_file
#
# Linking alone does not prove it: <QtWidgets/QWidget> compiles in a target that links Qt6::Core.

set -euo pipefail
. "$(dirname "$0")/findings.sh"
cd "${1:?the checkout}"
qt_headers=${2:-$(qmake6 -query QT_INSTALL_HEADERS)}

standard='<[a-z_0-9]+>'
posix='<(sys/[a-z]+|unistd|fcntl|signal|errno)\.h>'
charts='<(QtCharts(/.*)?|Q(Chart|ChartView|PolarChart|Legend|LegendMarker|BarSet|BoxSet|PieSlice|CandlestickSet|[A-Za-z]*(Series|Axis|ModelMapper))|Q[A-Za-z]*LegendMarker)>'

# find_layer file: sets layer, the name that the rules below go by. (A function that prints is run in
# a process of its own, and there are thousands of includes.)
find_layer() {
    layer=
    case $1 in
    core/io/sessions/*) layer=core/io/sessions ;;
    core/io/facts/*) layer=core/io/facts ;;
    core/io/*) layer=core/io ;;
    core/engine/* | core/tables/*) layer=${1%/*} ;;
    core/*) layer=unknown ;;
    ui/charts/*) layer=ui/charts ;;
    ui/*) layer=ui ;;
    app/window_start.* | app/window_file.* | app/main_window.cpp) layer=app/window ;;
    app/*) layer=app ;;
    esac
}

# find_rule layer: sets rule, an expression that each include of that layer matches. QtCore stands
# for each of that module's headers: their names alone don't tell them from those of the rest of Qt.
moc='"[a-z_]+\.moc"'
find_rule() {
    case $1 in
    core/engine) rule="^($standard|\"core/engine/[^\"]+\")\$" ;;
    core/tables) rule="^($standard|\"core/(engine|tables)/[^\"]+\")\$" ;;
    core/io) rule="^($standard|$posix|QtCore|\"core/[^\"]+\"|$moc)\$" ;;
    core/io/sessions) rule="^($standard|$posix|QtCore|<nlohmann/json\.hpp>|\"core/[^\"]+\"|$moc)\$" ;;
    core/io/facts) rule="^($standard|$posix|QtCore|<muParserBase\.h>|\"core/[^\"]+\"|$moc)\$" ;;
    app) rule="^($standard|$posix|QtCore|\"(core|app)/[^\"]+\"|$moc)\$" ;;
    ui | ui/charts) rule="^(<[^>]+>|QtCore|\"(core|ui)/[^\"]+\"|$moc)\$" ;;
    app/window) rule="^(<[^>]+>|QtCore|\"(core|ui|app)/[^\"]+\"|$moc)\$" ;;
    *) rule='^$' ;;
    esac
}

# find_kind include: sets kind, the include as it stands, or QtCore for that module's headers.
find_kind() {
    local header=${1#<}
    header=${header%>}
    if [[ $1 == '<'[Qq]* && -e $qt_headers/QtCore/${header#QtCore/} ]]; then
        kind=QtCore
    else
        kind=$1
    fi
}

includes_of() { sed -nE 's/^[ \t]*#[ \t]*include[ \t]*(<[^>]*>|"[^"]*").*/\1/p' "$1"; }

[ -d "$qt_headers/QtCore" ] || finding "no QtCore in $qt_headers"
files=0
for file in $(cpp_sources core ui app); do
    files=$((files + 1))
    find_layer "$file"
    [ "$layer" != unknown ] || finding "$file: belongs to no layer"
    find_rule "$layer"
    while read -r include; do
        find_kind "$include"
        if ! [[ $kind =~ $rule ]]; then
            finding "$file: $layer must not include $include"
        elif [[ $layer != ui/charts && $include =~ ^$charts$ ]]; then
            finding "$file: only ui/charts includes Qt Charts, not $include"
        fi
    done < <(includes_of "$file")
done
for folder in core/engine core/tables core/io app; do
    require_some "$(cpp_sources "$folder" | wc -l)" "sources in $folder"
done
conclude "$files files keep to their layers"
