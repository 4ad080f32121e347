# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The language, and backoff_options: what every target of the project is compiled with.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Debug, Release, RelWithDebInfo or MinSizeRel" FORCE)
endif()

find_program(BACKOFF_CCACHE ccache)
mark_as_advanced(BACKOFF_CCACHE)
if(BACKOFF_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${BACKOFF_CCACHE})
endif()

add_library(backoff_options INTERFACE)
target_include_directories(backoff_options INTERFACE ${CMAKE_SOURCE_DIR})
# Fused multiply-add changes the last bit of a draw: the numbers must be CPython's.
target_compile_options(backoff_options INTERFACE -ffp-contract=off)
# No binary carries the path of the machine that built it.
target_compile_options(backoff_options INTERFACE -fmacro-prefix-map=${CMAKE_SOURCE_DIR}/=)
target_compile_options(backoff_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast)
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # g++ 12 sees overlaps where "text" + std::string has none (GCC bug 105651).
    target_compile_options(backoff_options INTERFACE -Wno-restrict)
    # Where headers are precompiled, it sees overflows in std::string too that are none.
    set(BACKOFF_PRECOMPILED_OPTIONS
        -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread)
endif()
target_compile_definitions(backoff_options INTERFACE
    QT_NO_KEYWORDS
    QT_NO_CAST_FROM_ASCII
    QT_NO_CAST_TO_ASCII
    QT_NO_FOREACH
    QT_NO_URL_CAST_FROM_STRING)

if(BACKOFF_WERROR)
    target_compile_options(backoff_options INTERFACE -Werror)
endif()
if(BACKOFF_SANITIZE)
    target_compile_options(backoff_options INTERFACE
        -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(backoff_options INTERFACE -fsanitize=address,undefined)
endif()
