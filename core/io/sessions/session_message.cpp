// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is wrong with a session file, in words.

#include "core/io/sessions/session_reader.h"

namespace backoff {

namespace {

// What a file accepts where that is not what is typed: durations are numbers there.
const char *acceptedInFiles(Field field)
{
    switch (field) {
    case Field::Base:
    case Field::Bin:
        return QT_TRANSLATE_NOOP("Labels", "a number above 0");
    case Field::Cap:
        return QT_TRANSLATE_NOOP("Labels", "null, or a number above 0");
    case Field::DownFrom:
    case Field::RetryAfter:
    case Field::CallDuration:
        return QT_TRANSLATE_NOOP("Labels", "a number of 0 or more");
    case Field::DownUntil:
        return QT_TRANSLATE_NOOP("Labels", "a number above downFrom");
    case Field::Outage:
        return QT_TRANSLATE_NOOP("Labels", "null, or a number of 0 or more");
    case Field::Capacity:
        return QT_TRANSLATE_NOOP("Labels", "null, or calls a second enough for one call a bin");
    case Field::Offsets:
        return QT_TRANSLATE_NOOP(
            "Labels", "1 to 1000 numbers from 0 to 1, such as [0.2, 0.9, 0.5]");
    default:
        return nullptr;
    }
}

QString reasonOfValue(const Error &error, Limits limits, const Labels &labels)
{
    const char *accepted = acceptedInFiles(error.where);
    return accepted != nullptr ? labels.reason(error, labels.text(accepted))
                               : labels.reason(error, limits);
}

struct TypeName {
    std::string_view type;
    const char *text;
};

constexpr TypeName typeNames[] = {
    {"number", QT_TRANSLATE_NOOP("Labels", "a number")},
    {"number or null", QT_TRANSLATE_NOOP("Labels", "a number or null")},
    {"whole number", QT_TRANSLATE_NOOP("Labels", "a whole number")},
    {"string", QT_TRANSLATE_NOOP("Labels", "a text in quotes")},
    {"string or whole number", QT_TRANSLATE_NOOP("Labels", "a whole number (in quotes or not)")},
    {"true or false", QT_TRANSLATE_NOOP("Labels", "true or false")},
    {"list of numbers", QT_TRANSLATE_NOOP("Labels", "a list of numbers")},
    {"list of strings", QT_TRANSLATE_NOOP("Labels", "a list of texts in quotes")},
    {"list of objects", QT_TRANSLATE_NOOP("Labels", "a list of objects")},
    {"object or null", QT_TRANSLATE_NOOP("Labels", "an object or null")},
    {"text", QT_TRANSLATE_NOOP("Labels", "a text in quotes, or an object with en and es")},
    {"object", QT_TRANSLATE_NOOP("Labels", "an object")},
};

QString nameOfType(std::string_view type, const Labels &labels)
{
    for (const TypeName &name : typeNames) {
        if (name.type == type) {
            return labels.text(name.text);
        }
    }
    return {};
}

// %1 is what the file has there.
const char *reasonPattern(const SessionProblem &problem)
{
    switch (problem.fault) {
    case SessionFault::TooLarge:
        return QT_TRANSLATE_NOOP("Labels", "it is longer than %1 bytes");
    case SessionFault::Empty:
        return QT_TRANSLATE_NOOP("Labels", "it is empty");
    case SessionFault::HasNul:
        return QT_TRANSLATE_NOOP("Labels", "there is a NUL byte; it is not a text file");
    case SessionFault::NotUtf8:
        return QT_TRANSLATE_NOOP("Labels", "this is not UTF-8 text");
    case SessionFault::NotJson:
        return problem.value.empty()
            ? QT_TRANSLATE_NOOP("Labels", "a text in quotes must end on its line")
            : QT_TRANSLATE_NOOP("Labels", "this is not JSON: '%1'");
    case SessionFault::CutOff:
        return QT_TRANSLATE_NOOP("Labels", "it ends too early; a part of it is missing");
    case SessionFault::TooDeep:
        return QT_TRANSLATE_NOOP("Labels", "lists and objects are nested too deep");
    case SessionFault::DuplicateKey:
        return QT_TRANSLATE_NOOP("Labels", "the key '%1' is given twice");
    case SessionFault::NumberTooLarge:
        return QT_TRANSLATE_NOOP("Labels", "'%1' is too large to compute with");
    case SessionFault::NotASession:
        return QT_TRANSLATE_NOOP("Labels", "it is not a session: it has no formatVersion");
    case SessionFault::NewerVersion:
        return QT_TRANSLATE_NOOP("Labels",
            "it was written by a newer version: its formatVersion is %1, this version reads 1");
    case SessionFault::UnknownVersion:
        return QT_TRANSLATE_NOOP("Labels", "formatVersion %1 is not known; this version reads 1");
    case SessionFault::WrongType:
        return QT_TRANSLATE_NOOP("Labels", "%2 is expected, not '%1'");
    case SessionFault::BadValue:
        break; // the error says it
    }
    return "";
}

QString reason(const SessionProblem &problem, Limits limits, const Labels &labels)
{
    if (problem.error) {
        return reasonOfValue(*problem.error, limits, labels);
    }
    // The value last: a '%2' in it must stay as it was written.
    return labels.text(reasonPattern(problem))
        .replace(QStringLiteral("%2"), nameOfType(problem.expected, labels))
        .replace(QStringLiteral("%1"), shortLine(problem.value));
}

} // namespace

QString atPlace(
    const QString &where, int line, int column, const QString &why, const Labels &labels)
{
    if (where.isEmpty() && line == 0) {
        return why;
    }
    if (line == 0) {
        return labels.text(QT_TRANSLATE_NOOP("Labels", "%1: %2")).arg(where, why);
    }
    if (where.isEmpty()) {
        return labels.text(QT_TRANSLATE_NOOP("Labels", "line %1, column %2: %3"))
            .arg(QString::number(line), QString::number(column), why);
    }
    return labels.text(QT_TRANSLATE_NOOP("Labels", "%1 (line %2): %3"))
        .arg(where, QString::number(line), why);
}

QString message(const SessionProblem &problem, Limits limits, const Labels &labels)
{
    return atPlace(shortLine(problem.where),
        problem.line,
        problem.column,
        reason(problem, limits, labels),
        labels);
}

} // namespace backoff
