# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# backoff_bench(name SOURCES ... LIBRARIES ...): a benchmark; the target `bench` builds and runs all
# of them, one after the other.

find_package(benchmark QUIET)
if(NOT benchmark_FOUND)
    message(FATAL_ERROR
        "Google Benchmark was not found. On Debian and Ubuntu: apt-get install libbenchmark-dev")
endif()

add_custom_target(bench)

function(backoff_bench name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LIBRARIES")
    add_executable(${name} ${arg_SOURCES})
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bench)
    target_link_libraries(${name} PRIVATE backoff_options benchmark::benchmark ${arg_LIBRARIES})
    # The terminal is lent to one command at a time: no two are measured at once.
    add_custom_target(run_${name} COMMAND ${name} USES_TERMINAL)
    add_dependencies(bench run_${name})
endfunction()
