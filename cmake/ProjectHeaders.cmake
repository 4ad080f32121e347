# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Each header compiles alone. One with a source of its own is the first that this source includes
# (tests/arch/check-own-headers.sh), so that compiling the source proves it where nothing is
# precompiled. The others are compiled here, by CMake's all_verify_interface_header_sets.

# backoff_verify_headers(name HEADERS ... LIBRARIES ...): they compile with these libraries alone.
function(backoff_verify_headers name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "HEADERS;LIBRARIES")
    set(headers "")
    foreach(header IN LISTS arg_HEADERS)
        string(REGEX REPLACE "\\.h$" ".cpp" source ${header})
        if(NOT EXISTS ${source})
            list(APPEND headers ${header})
        endif()
    endforeach()
    if(NOT headers)
        return()
    endif()
    add_library(${name} INTERFACE)
    target_link_libraries(${name} INTERFACE ${arg_LIBRARIES})
    target_sources(${name} INTERFACE
        FILE_SET HEADERS BASE_DIRS ${CMAKE_SOURCE_DIR} FILES ${headers})
    set_target_properties(${name} PROPERTIES VERIFY_INTERFACE_HEADER_SETS ON)
endfunction()

foreach(target backoff_core backoff_io backoff_cli)
    get_target_property(headers ${target} HEADER_SET)
    backoff_verify_headers(${target}_headers HEADERS ${headers} LIBRARIES ${target})
endforeach()

if(TARGET backoff_ui)
    get_target_property(headers backoff_ui SOURCES)
    get_target_property(folder backoff_ui SOURCE_DIR)
    list(FILTER headers INCLUDE REGEX "\\.h$")
    list(TRANSFORM headers PREPEND ${folder}/ REGEX "^[^/]")
    set(chart_headers ${headers})
    list(FILTER headers EXCLUDE REGEX "/ui/charts/")
    list(FILTER chart_headers INCLUDE REGEX "/ui/charts/")
    backoff_verify_headers(backoff_ui_headers HEADERS ${headers} LIBRARIES backoff_ui)
    backoff_verify_headers(backoff_ui_charts_headers HEADERS ${chart_headers}
        LIBRARIES backoff_ui Qt6::Charts)
endif()
