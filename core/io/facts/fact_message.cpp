// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is wrong with an expression or a text, in words.

#include "core/io/facts/fact_formats.h"
#include "core/io/facts/fact_values.h"
#include "core/io/qt_text.h"
#include "core/io/shown_numbers.h"

#include <QStringList>

namespace backoff {

namespace {

// %1 is what is wrong, %2 what is accepted.
const char *pattern(const FactProblem &problem)
{
    switch (problem.fault) {
    case FactFault::TooLong:
        return QT_TRANSLATE_NOOP(
            "Labels", "the expression '%1' is too long; accepted: at most %2 characters");
    case FactFault::Syntax:
        return problem.name.empty()
            ? QT_TRANSLATE_NOOP("Labels", "the expression '%1' is not complete; accepted: %2")
            : QT_TRANSLATE_NOOP("Labels", "'%1' is not expected there; accepted: %2");
    case FactFault::UnknownName:
        return QT_TRANSLATE_NOOP("Labels",
            "'%1' is not a known name; accepted: %2 (N is a number; a run's may have modelled_ in "
            "front, a fleet's a strategy behind, such as _full)");
    case FactFault::NoValue:
        return QT_TRANSLATE_NOOP("Labels",
            "'%1' has no value in this experiment; accepted: what its policy, run or fleet has, "
            "such as a wait that is made");
    case FactFault::NotFinite:
        return problem.name.empty()
            ? QT_TRANSLATE_NOOP(
                "Labels", "'%1' divides by zero, or becomes too large to compute with")
            : QT_TRANSLATE_NOOP("Labels", "'%1' is too large to compute with");
    case FactFault::TooMuchWork:
        return QT_TRANSLATE_NOOP("Labels",
            "'%1' would take too long to compute; accepted: a fleet of at most %2 calls (clients "
            "times attempts), and not too short a bin");
    case FactFault::UnknownFormat:
        return QT_TRANSLATE_NOOP("Labels", "'%1' is not a known format; accepted: %2");
    case FactFault::NotClosed:
        return QT_TRANSLATE_NOOP(
            "Labels", "'{%1' has no closing brace; accepted: {expression}, or {{ for a brace");
    }
    return "";
}

QString namesOf(const std::vector<std::string> &names)
{
    QStringList list;
    for (const std::string &name : names) {
        list.append(toQString(name));
    }
    return list.join(QStringLiteral(", "));
}

QString formatNames()
{
    std::vector<std::string> names;
    for (const NumberFormat &format : numberFormats()) {
        names.emplace_back(format.name);
    }
    for (const WordFormat &format : wordFormats()) {
        names.push_back("{|" + std::string(format.name) + "}");
    }
    return namesOf(names);
}

QString accepted(FactFault fault, const Labels &labels)
{
    switch (fault) {
    case FactFault::TooLong:
        return countText(longestExpression);
    case FactFault::Syntax:
        return labels.text(QT_TRANSLATE_NOOP("Labels",
            "names and numbers with + - * / ^ ( ) < <= > >= == != && || ? : min max abs between "
            "them"));
    case FactFault::UnknownName:
        return namesOf(allFactNames());
    case FactFault::TooMuchWork:
        return groupedText(mostFactWork);
    case FactFault::UnknownFormat:
        return formatNames();
    default:
        return {};
    }
}

} // namespace

QString message(const FactProblem &problem, const Labels &labels)
{
    const std::string &what = problem.name.empty() ? problem.expression : problem.name;
    // What the file says last: a '%2' in it must stay as it was written.
    return labels.text(pattern(problem))
        .replace(QStringLiteral("%2"), accepted(problem.fault, labels))
        .replace(QStringLiteral("%1"), shortLine(what));
}

} // namespace backoff
