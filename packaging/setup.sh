# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash disable=SC2034

# What run.sh, test.sh and .ci/run share: the packages they need, and how to get and use them.
# This file is the one place that lists packages. Source it from the top of the checkout.

# To build, and to draw labels (a machine with no fonts draws empty ones).
build_packages=(
    g++ cmake ninja-build nlohmann-json3-dev libmuparser-dev
    qt6-base-dev libgl-dev libqt6opengl6-dev qt6-charts-dev qt6-svg-dev
    qt6-tools-dev qt6-l10n-tools qt6-translations-l10n
    fonts-noto-core fonts-dejavu-core
)
# Symbol and layer checks, foreign locales, the comparison with CPython, the desktop's own files;
# then what reads the exports back: LaTeX, HTML, Markdown, PDF, session files against their schema;
# last, a display and the buses on which screen readers listen.
test_packages=(
    binutils locales python3 desktop-file-utils appstream
    texlive-latex-recommended texlive-luatex fonts-lmodern
    tidy cmark-gfm poppler-utils python3-jsonschema make
    xvfb xauth dbus-daemon dbus-bin at-spi2-core
)
# Checks that only .ci/run makes: formatting, benchmarks.
ci_packages=(clang-format libbenchmark-dev)

say() { printf '==> %s\n' "$*"; }
die() {
    printf '%s: %s\n' "${0##*/}" "$*" >&2
    exit 1
}

# Names and what they provide: on Debian 13 qt6-base-dev is libqt6opengl6-dev too.
installed_packages() {
    dpkg-query -W -f='${db:Status-Status},${Package},${Provides}\n' | sed -n 's/^installed,//p' |
        tr ',' '\n' | sed 's/(.*//; s/ //g' | sort -u
}

missing_packages() {
    comm -23 <(printf '%s\n' "$@" | sort -u) <(installed_packages)
}

# The first line of apt's log that says why, without the blanks before it.
reason_in() {
    { grep -m1 -E 'Temporary failure|Could not|Unable to|^E:' "$1" || tail -n 1 "$1"; } | sed 's/^ *//'
}

# Qt 6.4 and CMake 3.25 are in Debian 12, Ubuntu 24.04 and what came after them.
require_supported_system() {
    local ID='' ID_LIKE='' VERSION_ID='' PRETTY_NAME='an unknown system' oldest=''
    # shellcheck disable=SC1091
    [ ! -r /etc/os-release ] || . /etc/os-release
    case $ID in
    debian) oldest=12 ;;
    ubuntu) oldest=24.04 ;;
    *) [[ " $ID_LIKE " == *" debian "* || " $ID_LIKE " == *" ubuntu "* ]] || oldest=none ;;
    esac
    if [ "$oldest" = none ] || ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        die "unsupported distribution: $PRETTY_NAME (Debian 12, Ubuntu 24.04 or later are supported; elsewhere see \"Building by hand\" in README.md)"
    fi
    if [ -n "$oldest" ] && [ -n "$VERSION_ID" ] && dpkg --compare-versions "$VERSION_ID" lt "$oldest"; then
        die "unsupported distribution: $PRETTY_NAME is too old (Debian 12, Ubuntu 24.04 or later have Qt 6.4)"
    fi
}

# install_packages name ...: installs what is missing; asks no server where nothing is.
install_packages() {
    require_supported_system
    local missing as_root=() log=build/packages.log
    mapfile -t missing < <(missing_packages "$@")
    [ ${#missing[@]} -gt 0 ] || return 0

    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null ||
            die "not root and no sudo; as root run: apt-get install --no-install-recommends ${missing[*]}"
        as_root=(sudo)
        [ -t 0 ] || as_root=(sudo -n)
        "${as_root[@]}" true 2>/dev/null ||
            die "sudo was refused; as root run: apt-get install --no-install-recommends ${missing[*]}"
    fi
    say "Installing ${missing[*]}"
    # No question is asked about a configuration file that was changed: it stays as it is.
    as_root+=(env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=120
        -o Dpkg::Options::=--force-confdef -o Dpkg::Options::=--force-confold)
    "${as_root[@]}" update </dev/null >"$log" 2>&1 || true # a server that fails shows below
    "${as_root[@]}" install -y --no-install-recommends "${missing[@]}" </dev/null >>"$log" 2>&1 ||
        die "could not install packages (offline?): $(reason_in "$log") [$log]"
}

# configure preset: quiet where all is well.
configure() {
    local folder=build/$1 log=build/configure-$1.log
    if [ -f "$folder/CMakeCache.txt" ] &&
        ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" "$folder/CMakeCache.txt"; then
        say "The checkout has moved: starting $folder afresh"
        rm -rf "$folder"
    fi
    say "Configuring $folder"
    LC_ALL=C.UTF-8 cmake --preset "$1" >"$log" 2>&1 || {
        tail -n 15 "$log" >&2
        die "could not configure the build [$log]"
    }
}

# build preset [cmake --build argument ...]
build() {
    say "Building build/$1"
    # Qt's tools complain of a machine without a UTF-8 locale.
    LC_ALL=C.UTF-8 cmake --build --preset "$@" || die "the build failed (the compiler's words are above)"
}

mkdir -p build 2>/dev/null || die "cannot write in $PWD"
