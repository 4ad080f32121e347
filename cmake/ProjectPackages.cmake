# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# backoff_find_qt(component ...): finds parts of Qt 6, or says in one message what to install.

set(BACKOFF_QT_VERSION 6.4)

# What a component needs on Debian and Ubuntu. qt6-charts-dev alone does not configure.
set(BACKOFF_PACKAGES_Core qt6-base-dev)
set(BACKOFF_PACKAGES_Test qt6-base-dev)
set(BACKOFF_PACKAGES_Widgets qt6-base-dev libgl-dev)
set(BACKOFF_PACKAGES_Charts qt6-charts-dev libqt6opengl6-dev libgl-dev)
set(BACKOFF_PACKAGES_Concurrent qt6-base-dev)
set(BACKOFF_PACKAGES_Svg qt6-svg-dev)
set(BACKOFF_PACKAGES_PrintSupport qt6-base-dev)
set(BACKOFF_PACKAGES_LinguistTools qt6-tools-dev qt6-l10n-tools)

# A macro: the imported targets must reach the caller's folder.
macro(backoff_find_qt)
    foreach(component ${ARGN})
        find_package(Qt6 ${BACKOFF_QT_VERSION} QUIET COMPONENTS ${component})
        if(NOT TARGET Qt6::${component} AND NOT Qt6${component}_FOUND)
            list(JOIN BACKOFF_PACKAGES_${component} " " packages)
            message(FATAL_ERROR
                "Qt ${component} ${BACKOFF_QT_VERSION} or later was not found."
                " On Debian and Ubuntu: apt-get install ${packages}"
                " (./run.sh installs all that is needed).")
        endif()
    endforeach()
endmacro()

# backoff_find_json(): the reader of session files, headers only.
macro(backoff_find_json)
    find_package(nlohmann_json 3.11 QUIET)
    if(NOT TARGET nlohmann_json::nlohmann_json)
        message(FATAL_ERROR
            "nlohmann-json 3.11 or later was not found."
            " On Debian and Ubuntu: apt-get install nlohmann-json3-dev"
            " (./run.sh installs all that is needed).")
    endif()
endmacro()

# backoff_find_muparser(): the arithmetic of the facts in lessons and the guide.
macro(backoff_find_muparser)
    find_package(muparser 2.3 QUIET CONFIG)
    if(NOT TARGET muparser::muparser)
        message(FATAL_ERROR
            "muParser 2.3 or later was not found."
            " On Debian and Ubuntu: apt-get install libmuparser-dev"
            " (./run.sh installs all that is needed).")
    endif()
endmacro()
