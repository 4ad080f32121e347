# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Each header compiles alone: CMake's all_verify_interface_header_sets compiles those of the header
# sets. The libraries that list their headers among their sources get such a set here.

function(backoff_verify_headers target)
    if(NOT TARGET ${target})
        return()
    endif()
    get_target_property(sources ${target} SOURCES)
    get_target_property(folder ${target} SOURCE_DIR)
    list(FILTER sources INCLUDE REGEX "\\.h$")
    if(sources)
        list(TRANSFORM sources PREPEND ${folder}/ REGEX "^[^/]")
        target_sources(${target} PUBLIC
            FILE_SET HEADERS BASE_DIRS ${CMAKE_SOURCE_DIR} FILES ${sources})
    endif()
    set_target_properties(${target} PROPERTIES VERIFY_INTERFACE_HEADER_SETS ON)
endfunction()

foreach(target backoff_core backoff_io backoff_cli backoff_ui)
    backoff_verify_headers(${target})
endforeach()
