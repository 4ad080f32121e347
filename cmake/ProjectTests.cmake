# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Where tests run: no display, no locale, no platform chatter.
set(BACKOFF_TEST_ENVIRONMENT
    "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;QT_LOGGING_RULES=qt.qpa.*=false")

set(BACKOFF_TEST_DEFINITIONS
    BACKOFF_TEST_DATA="${CMAKE_SOURCE_DIR}/tests/data"
    BACKOFF_SOURCE_DIR="${CMAKE_SOURCE_DIR}")

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
        RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    backoff_moc_tests(${name} ${arg_SOURCES})
    target_compile_definitions(${name} PRIVATE ${BACKOFF_TEST_DEFINITIONS})
    target_compile_options(${name} PRIVATE ${BACKOFF_TEST_OPTIONS})
    target_link_libraries(${name} PRIVATE backoff_options ${arg_LIBRARIES} backoff_qt_test)
    if(arg_LIBRARIES MATCHES "backoff_(ui|window)")
        backoff_reuse_precompiled(${name} backoff_precompiled_ui)
    else()
        backoff_reuse_precompiled(${name} backoff_precompiled_core)
    endif()
endfunction()

# Each test_*.cpp ends by including its own test_*.moc. AUTOMOC would do, but starts a program and
# compiles a file more for each of some two hundred tests.
function(backoff_moc_tests name)
    foreach(source IN LISTS ARGN)
        get_filename_component(stem ${source} NAME_WE)
        if(stem MATCHES "^test_")
            qt_generate_moc(${source} ${CMAKE_CURRENT_BINARY_DIR}/${stem}.moc TARGET ${name})
            target_sources(${name} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/${stem}.moc)
        endif()
    endforeach()
    target_include_directories(${name} PRIVATE ${CMAKE_CURRENT_BINARY_DIR})
endfunction()

# What is tested is optimised and watched by sanitizers as the preset says, a test's own code less:
# it compiles sooner.
set(BACKOFF_TEST_OPTIONS $<$<CONFIG:Release>:-O1> ${BACKOFF_PRECOMPILED_OPTIONS})
if(BACKOFF_SANITIZE)
    list(APPEND BACKOFF_TEST_OPTIONS -fno-sanitize=all)
endif()

# Qt Test without what it defines for QFINDTESTDATA, which nothing here uses: each folder's own
# name. Headers that are compiled once for all tests must mean the same in each.
add_library(backoff_qt_test INTERFACE)
target_link_libraries(backoff_qt_test INTERFACE Qt6::Core $<LINK_ONLY:Qt6::Test>)
target_compile_definitions(backoff_qt_test INTERFACE QT_TESTLIB_LIB)
target_include_directories(backoff_qt_test SYSTEM INTERFACE
    $<TARGET_PROPERTY:Qt6::Test,INTERFACE_INCLUDE_DIRECTORIES>)

# backoff_precompiled(name header LIBRARIES ...): a header that tests which link these read.
function(backoff_precompiled name header)
    cmake_parse_arguments(PARSE_ARGV 2 arg "" "" "LIBRARIES")
    add_library(${name} OBJECT ${CMAKE_SOURCE_DIR}/tests/precompiled/nothing.cpp)
    target_link_libraries(${name} PRIVATE backoff_options ${arg_LIBRARIES} backoff_qt_test)
    target_compile_definitions(${name} PRIVATE ${BACKOFF_TEST_DEFINITIONS})
    target_compile_options(${name} PRIVATE ${BACKOFF_TEST_OPTIONS})
    target_precompile_headers(${name} PRIVATE ${CMAKE_SOURCE_DIR}/tests/precompiled/${header})
    set_target_properties(${name} PROPERTIES CXX_COMPILER_LAUNCHER "") # as of backoff_ui
endfunction()

function(backoff_reuse_precompiled name from)
    target_precompile_headers(${name} REUSE_FROM ${from})
    set_target_properties(${name} PROPERTIES CXX_COMPILER_LAUNCHER "") # as of backoff_ui
endfunction()

# backoff_script_test(name script argument ...): a check in bash; exit code 77 is "skipped".
function(backoff_script_test name script)
    add_test(NAME ${name} COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/${script} ${ARGN})
    set_tests_properties(${name} PROPERTIES
        TIMEOUT 300
        SKIP_RETURN_CODE 77
        ENVIRONMENT "${BACKOFF_TEST_ENVIRONMENT}")
endfunction()
