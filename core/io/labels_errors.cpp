// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is wrong with a value, in words: the value itself and what would be accepted instead.

#include "core/io/labels.h"

namespace backoff {

QString onOneLine(QString text, QChar instead)
{
    const auto turns = [](QChar c) { // embeddings, overrides and isolates
        return (c >= QChar(0x202A) && c <= QChar(0x202E))
            || (c >= QChar(0x2066) && c <= QChar(0x2069));
    };
    for (QChar &c : text) {
        if (c.category() == QChar::Other_Control || c == QChar::LineSeparator
            || c == QChar::ParagraphSeparator || turns(c)) {
            c = instead;
        }
    }
    return text;
}

QString shortened(const QString &typed)
{
    constexpr qsizetype longest = 60;
    if (typed.size() <= longest) {
        return typed;
    }
    const bool splitsPair = typed.at(longest - 1).isHighSurrogate();
    return typed.left(splitsPair ? longest - 1 : longest) + QChar(0x2026);
}

QString shortLine(const std::string &typed)
{
    QString line = onOneLine(shortened(QString::fromStdString(typed)));
    for (QChar &c : line) {
        if (!c.isPrint() && !c.isSurrogate()) {
            c = QChar::ReplacementCharacter;
        }
    }
    return line;
}

namespace {

// %1 is the value, %2 the error's detail.
const char *reasonPattern(const Error &error)
{
    switch (error.code) {
    case ErrorCode::Empty:
        return QT_TRANSLATE_NOOP("Labels", "nothing is given");
    case ErrorCode::NotANumber:
        return QT_TRANSLATE_NOOP("Labels", "'%1' is not a number");
    case ErrorCode::NotAnInteger:
        return QT_TRANSLATE_NOOP("Labels", "'%1' is not a whole number");
    case ErrorCode::NotFinite:
        return QT_TRANSLATE_NOOP("Labels", "'%1' is not a finite number");
    case ErrorCode::UnknownUnit:
        return QT_TRANSLATE_NOOP(
            "Labels", "the unit of '%1' is unknown (ms, s, min and h are known)");
    case ErrorCode::TooLarge:
        return QT_TRANSLATE_NOOP("Labels", "'%1' is too large to compute with");
    case ErrorCode::TooSmall:
        return QT_TRANSLATE_NOOP("Labels", "'%1' is too close to 0 to compute with");
    case ErrorCode::OutOfRange:
        return QT_TRANSLATE_NOOP("Labels", "'%1' is out of range");
    case ErrorCode::UnknownName:
        return QT_TRANSLATE_NOOP("Labels", "'%1' is not a known name");
    case ErrorCode::BadToken:
        return QT_TRANSLATE_NOOP("Labels", "token %2, '%1', is not understood");
    case ErrorCode::BadItem:
        return QT_TRANSLATE_NOOP("Labels", "item %2, '%1', is not a number from 0 to 1");
    case ErrorCode::TooMany:
        return QT_TRANSLATE_NOOP("Labels", "%2 numbers are too many");
    case ErrorCode::DelayOverflows:
        return QT_TRANSLATE_NOOP(
            "Labels", "with '%1' the delay or the total is too large to compute with at retry %2");
    case ErrorCode::ClockOverflows:
        return QT_TRANSLATE_NOOP(
            "Labels", "with '%1' the virtual clock would grow too large to compute with");
    case ErrorCode::UntilNotAfterFrom:
        return error.where == Field::DownFrom
            ? QT_TRANSLATE_NOOP("Labels", "'%1' is not before the outage's end")
            : QT_TRANSLATE_NOOP("Labels", "'%1' is not after the outage's start");
    case ErrorCode::NoCallABin:
        return error.where == Field::Bin
            ? QT_TRANSLATE_NOOP("Labels",
                "in bins of '%1' the capacity, which is 120 calls a second where none is given, is "
                "less than one call a bin")
            : QT_TRANSLATE_NOOP("Labels", "'%1' calls a second are less than one call a bin");
    case ErrorCode::TooManyBins:
        return QT_TRANSLATE_NOOP(
            "Labels", "with bins of '%1' the histogram would be longer than %2 bins");
    }
    return "";
}

// What helps where the value alone is not at fault; none: what the field accepts.
const char *remedy(const Error &error)
{
    switch (error.code) {
    case ErrorCode::DelayOverflows:
        return QT_TRANSLATE_NOOP("Labels", "fewer attempts, or a smaller cap, base or multiplier");
    case ErrorCode::ClockOverflows:
        return QT_TRANSLATE_NOOP("Labels", "shorter durations, or fewer attempts");
    case ErrorCode::UntilNotAfterFrom:
        return error.where == Field::DownFrom ? QT_TRANSLATE_NOOP(
                   "Labels", "a time before the outage's end, which is 10 s where none is given")
                                              : nullptr;
    case ErrorCode::NoCallABin:
        return QT_TRANSLATE_NOOP("Labels", "a wider bin, a greater capacity, or no capacity");
    case ErrorCode::TooManyBins:
        return QT_TRANSLATE_NOOP("Labels", "a wider bin, or fewer or shorter waits");
    default:
        return nullptr;
    }
}

} // namespace

QString Labels::reason(const Error &error, Limits limits) const
{
    return reason(error, accepted(error.where, limits));
}

QString Labels::reason(const Error &error, const QString &accepted) const
{
    const char *helps = remedy(error);
    // The value last: a '%2' in it must stay as it was typed.
    const QString problem = text(reasonPattern(error))
                                .replace(QStringLiteral("%2"), QString::number(error.detail))
                                .replace(QStringLiteral("%1"), shortLine(error.value));
    return text(QT_TRANSLATE_NOOP("Labels", "%1; accepted: %2"))
        .arg(problem, helps != nullptr ? text(helps) : accepted);
}

QString Labels::message(const Error &error, Limits limits, FieldNaming naming) const
{
    return text(QT_TRANSLATE_NOOP("Labels", "%1: %2"))
        .arg(field(error.where, naming), reason(error, limits));
}

} // namespace backoff
