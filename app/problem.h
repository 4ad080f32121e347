// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is wrong with a command line, as values. app/messages puts them into words; every message
// names the option, the value and what is accepted.

#pragma once

#include "app/option_table.h"

#include <string>
#include <vector>

namespace backoff {

enum class ProblemKind {
    NoCommand,
    UnknownCommand,
    CommandNotYet, // designed, not available in this version
    StrayArgument,
    FileNotYet, // the window's file argument: designed, not available in this version
    UnknownOption,
    OptionNotTaken, // by this command
    OptionNotYet,
    MissingValue,
    UnexpectedValue, // `--help=x`
    Repeated,
    NotUtf8,
    BadField, // the engine's Error says what
    UnknownName, // of a format, a language, a column
    FormatNotYet,
    TranscriptElsewhere, // only run has a transcript
    RepeatedColumn,
    EmptyValue,
    DashAsFile, // `--output -`
    ScriptWithoutScenario,
};

struct Problem {
    ProblemKind kind = ProblemKind::NoCommand;
    std::string option = {}; // as its name stands in the table, or as it was typed
    std::string value = {};
    std::vector<std::string> accepted = {}; // names to be typed: the same in every language
    Error error = {}; // of BadField

    bool operator==(const Problem &) const = default;
};

} // namespace backoff
