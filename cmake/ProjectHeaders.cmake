# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Each header compiles alone: CMake's all_verify_interface_header_sets compiles those of the header
# sets. The window's library lists its headers among its sources and gets such sets here.

foreach(target backoff_core backoff_io backoff_cli)
    set_target_properties(${target} PROPERTIES VERIFY_INTERFACE_HEADER_SETS ON)
endforeach()

# backoff_verify_headers(name HEADERS ... LIBRARIES ...): they compile with these libraries alone.
function(backoff_verify_headers name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "HEADERS;LIBRARIES")
    add_library(${name} INTERFACE)
    target_link_libraries(${name} INTERFACE ${arg_LIBRARIES})
    target_sources(${name} INTERFACE
        FILE_SET HEADERS BASE_DIRS ${CMAKE_SOURCE_DIR} FILES ${arg_HEADERS})
    set_target_properties(${name} PROPERTIES VERIFY_INTERFACE_HEADER_SETS ON)
endfunction()

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
