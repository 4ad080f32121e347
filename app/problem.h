// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is wrong with a command line, as values. app/messages puts them into words; every message
// names the option, the value and what is accepted.

#pragma once

#include "app/option_table.h"

#include <optional>
#include <string>
#include <vector>

namespace backoff {

enum class ProblemKind {
    NoCommand,
    UnknownCommand,
    StrayArgument,
    UnknownOption,
    OptionNotTaken, // by this command
    MissingValue,
    UnexpectedValue, // `--help=x`
    Repeated,
    NotUtf8,
    BadField, // the engine's Error says what
    UnknownName, // of a format, a language, a column, a picture
    FormatElsewhere, // only the command `other` has this format
    RepeatedName, // in a list of columns, formats or languages
    EmptyValue,
    DashAsFile, // `--output -`
    OnlyTogether, // accepted only where `other` is given too
    NotTogether, // accepted only where `other` is not given
    NeedsOutput, // a picture or handout that has no file to go to
    UnknownSuffix, // of the file that a picture or handout goes to
    NotAccepted, // a size or a scale
    TooManyFiles, // the window opens one
    NoFolder, // to export into
    NoSession, // to export
    SameSessionName, // as `other` has: their exports would be the same files
    UnreadSession, // the value is the message: it names the file, the place and the reason
    UnfitSession, // its own values are no good for what the command makes of them: `other` names it
};

struct Problem {
    ProblemKind kind = ProblemKind::NoCommand;
    std::string option = {}; // as its name stands in the table, or as it was typed
    std::string value = {};
    std::vector<std::string> accepted = {}; // names to be typed: the same in every language
    std::string other = {}; // also named; of BadField: the session at fault, or partly so
    Error error = {}; // of BadField and UnfitSession
    std::optional<Field> field = {}; // of an option without a value: what the command takes it for

    bool operator==(const Problem &) const = default;
};

} // namespace backoff
