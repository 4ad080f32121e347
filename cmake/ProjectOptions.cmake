# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# backoff_options: what every target of the project is compiled with.

add_library(backoff_options INTERFACE)
target_include_directories(backoff_options INTERFACE ${CMAKE_SOURCE_DIR})
# Fused multiply-add changes the last bit of a draw: the numbers must be CPython's.
target_compile_options(backoff_options INTERFACE -ffp-contract=off -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast)
target_compile_definitions(backoff_options INTERFACE
    QT_NO_KEYWORDS QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_FOREACH QT_NO_URL_CAST_FROM_STRING)

if(BACKOFF_WERROR)
    target_compile_options(backoff_options INTERFACE -Werror)
endif()
if(BACKOFF_SANITIZE)
    target_compile_options(backoff_options INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(backoff_options INTERFACE -fsanitize=address,undefined)
endif()
