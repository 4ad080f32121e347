# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Where tests run: no display, no locale, no platform chatter.
set(BACKOFF_TEST_ENVIRONMENT
    "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;QT_LOGGING_RULES=qt.qpa.*=false")

# backoff_test(name SOURCES ... LIBRARIES ...): one executable a file, safe under ctest -j.
function(backoff_test name)
    backoff_test_executable(${name} ${ARGN})
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES
        TIMEOUT 300
        ENVIRONMENT "${BACKOFF_TEST_ENVIRONMENT}")
endfunction()

# The same once for each screen: the offscreen platform has the one that it is told.
function(backoff_screen_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LIBRARIES;SCREENS")
    backoff_test_executable(${name} SOURCES ${arg_SOURCES} LIBRARIES ${arg_LIBRARIES})
    set(screens ${CMAKE_SOURCE_DIR}/tests/ui/presentation/screens)
    foreach(screen ${arg_SCREENS})
        string(REPLACE "=offscreen" "=offscreen:configfile=${screens}/${screen}.json"
            environment "${BACKOFF_TEST_ENVIRONMENT}")
        add_test(NAME ${name}_${screen} COMMAND ${name})
        set_tests_properties(${name}_${screen} PROPERTIES
            TIMEOUT 300 ENVIRONMENT "${environment}")
    endforeach()
endfunction()

function(backoff_test_executable name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LIBRARIES")
    add_executable(${name} ${arg_SOURCES})
    set_target_properties(${name} PROPERTIES
        AUTOMOC ON
        RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    target_compile_definitions(${name} PRIVATE
        BACKOFF_TEST_DATA="${CMAKE_SOURCE_DIR}/tests/data"
        BACKOFF_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
    target_link_libraries(${name} PRIVATE backoff_options ${arg_LIBRARIES} Qt6::Test)
endfunction()

# backoff_script_test(name script argument ...): a check in bash; exit code 77 is "skipped".
function(backoff_script_test name script)
    add_test(NAME ${name} COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/${script} ${ARGN})
    set_tests_properties(${name} PROPERTIES
        TIMEOUT 300
        SKIP_RETURN_CODE 77
        ENVIRONMENT "${BACKOFF_TEST_ENVIRONMENT}")
endfunction()
