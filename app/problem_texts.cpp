// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/problem_texts.h"

#include <QtGlobal>

namespace backoff {

const char *sourceOf(ProblemKind kind)
{
    switch (kind) {
    case ProblemKind::NoCommand:
        return QT_TRANSLATE_NOOP("CommandLine", "no command was given");
    case ProblemKind::UnknownCommand:
        return QT_TRANSLATE_NOOP("CommandLine", "'%1' is not a command");
    case ProblemKind::StrayArgument:
        return QT_TRANSLATE_NOOP(
            "CommandLine", "stray argument '%1': here only options are accepted");
    case ProblemKind::UnknownOption:
        return QT_TRANSLATE_NOOP("CommandLine", "unknown option");
    case ProblemKind::OptionNotTaken:
        return QT_TRANSLATE_NOOP("CommandLine", "does not belong here (value '%1')");
    case ProblemKind::MissingValue:
        return QT_TRANSLATE_NOOP("CommandLine", "its value is missing");
    case ProblemKind::UnexpectedValue:
        return QT_TRANSLATE_NOOP("CommandLine", "takes no value, but '%1' was given");
    case ProblemKind::Repeated:
        return QT_TRANSLATE_NOOP(
            "CommandLine", "given more than once (again with '%1'); once is accepted");
    case ProblemKind::NotUtf8:
        return QT_TRANSLATE_NOOP("CommandLine", "'%1' is not UTF-8 text");
    case ProblemKind::UnknownName:
        return QT_TRANSLATE_NOOP("CommandLine", "unknown name '%1'");
    case ProblemKind::FormatElsewhere:
        return QT_TRANSLATE_NOOP("CommandLine", "only the command %2 has the format '%1'");
    case ProblemKind::RepeatedName:
        return QT_TRANSLATE_NOOP("CommandLine", "'%1' is listed more than once; once is accepted");
    case ProblemKind::EmptyValue:
        return QT_TRANSLATE_NOOP("CommandLine", "the value '' is empty");
    case ProblemKind::DashAsFile:
        return QT_TRANSLATE_NOOP("CommandLine",
            "'%1' is no file name here: without --output the result goes to standard output, and "
            "'./-' is a file of that name");
    case ProblemKind::OnlyTogether:
        return QT_TRANSLATE_NOOP("CommandLine", "'%1' is accepted only together with '%2'");
    case ProblemKind::NotTogether:
        return QT_TRANSLATE_NOOP("CommandLine", "'%1' is not accepted together with '%2'");
    case ProblemKind::NeedsOutput:
        return QT_TRANSLATE_NOOP("CommandLine", "needs a file to go to, with '--output'");
    case ProblemKind::UnknownSuffix:
        return QT_TRANSLATE_NOOP("CommandLine", "the end of the name '%1' tells no known format");
    case ProblemKind::NotAccepted:
        return QT_TRANSLATE_NOOP("CommandLine", "'%1' is not accepted");
    case ProblemKind::TooManyFiles:
        return QT_TRANSLATE_NOOP("CommandLine", "'%1' is one file too many; one is accepted");
    case ProblemKind::NoFolder:
        return QT_TRANSLATE_NOOP("CommandLine", "no folder to write into was given");
    case ProblemKind::NoSession:
        return QT_TRANSLATE_NOOP("CommandLine", "no session to export was given");
    case ProblemKind::SameSessionName:
        return QT_TRANSLATE_NOOP("CommandLine",
            "'%1' has the same name as '%2', whose files it would overwrite; different names, not "
            "only in capital letters, are accepted");
    case ProblemKind::BadField:
    case ProblemKind::UnfitSession:
    case ProblemKind::UnreadSession:
        break; // core/io says it
    }
    return "";
}

} // namespace backoff
