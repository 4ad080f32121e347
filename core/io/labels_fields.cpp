// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How a field is called, in the form and on the command line, and what it accepts.

#include "core/io/labels.h"

#include "core/engine/experiment.h"
#include "core/io/qt_text.h"

#include <QStringList>

namespace backoff {

namespace {

template<typename Values> QStringList namesOf(const Values &values)
{
    QStringList names;
    for (const auto value : values) {
        names += toQString(nameOf(value));
    }
    return names;
}

QString optionName(Field field)
{
    switch (field) {
    case Field::Base:
        return QStringLiteral("--base");
    case Field::Cap:
        return QStringLiteral("--cap");
    case Field::Attempts:
        return QStringLiteral("--attempts");
    case Field::Multiplier:
        return QStringLiteral("--multiplier");
    case Field::Jitter:
        return QStringLiteral("--jitter");
    case Field::CapPlacement:
        return QStringLiteral("--cap-placement");
    case Field::Spread:
        return QStringLiteral("--spread");
    case Field::Offsets:
        return QStringLiteral("--offsets");
    case Field::Seed:
        return QStringLiteral("--seed");
    case Field::Unit:
        return QStringLiteral("--unit");
    case Field::Scenario:
        return QStringLiteral("--scenario");
    case Field::FailFirst:
        return QStringLiteral("--fail-first");
    case Field::DownFrom:
        return QStringLiteral("--down-from");
    case Field::DownUntil:
        return QStringLiteral("--down-until");
    case Field::RetryAfter:
        return QStringLiteral("--retry-after");
    case Field::Script:
        return QStringLiteral("--script");
    case Field::CallDuration:
        return QStringLiteral("--call-duration");
    case Field::Clients:
    case Field::Contenders:
        return QStringLiteral("--clients");
    case Field::Runs:
        return QStringLiteral("--runs");
    case Field::Threads:
        return QStringLiteral("--threads");
    case Field::Outage:
        return QStringLiteral("--outage");
    case Field::Capacity:
        return QStringLiteral("--capacity");
    case Field::Bin:
        return QStringLiteral("--bin");
    case Field::Digits:
        return QStringLiteral("--digits");
    }
    return {};
}

const char *formName(Field field)
{
    switch (field) {
    case Field::Base:
        return QT_TRANSLATE_NOOP("Labels", "Base");
    case Field::Cap:
        return QT_TRANSLATE_NOOP("Labels", "Cap");
    case Field::Attempts:
        return QT_TRANSLATE_NOOP("Labels", "Attempts");
    case Field::Multiplier:
        return QT_TRANSLATE_NOOP("Labels", "Multiplier");
    case Field::Jitter:
        return QT_TRANSLATE_NOOP("Labels", "Jitter");
    case Field::CapPlacement:
        return QT_TRANSLATE_NOOP("Labels", "Cap placement");
    case Field::Spread:
        return QT_TRANSLATE_NOOP("Labels", "Spread");
    case Field::Offsets:
        return QT_TRANSLATE_NOOP("Labels", "Offsets");
    case Field::Seed:
        return QT_TRANSLATE_NOOP("Labels", "Seed");
    case Field::Unit:
        return QT_TRANSLATE_NOOP("Labels", "Unit");
    case Field::Scenario:
        return QT_TRANSLATE_NOOP("Labels", "Service");
    case Field::FailFirst:
        return QT_TRANSLATE_NOOP("Labels", "Fail first");
    case Field::DownFrom:
        return QT_TRANSLATE_NOOP("Labels", "Down from");
    case Field::DownUntil:
        return QT_TRANSLATE_NOOP("Labels", "Down until");
    case Field::RetryAfter:
        return QT_TRANSLATE_NOOP("Labels", "Retry after");
    case Field::Script:
        return QT_TRANSLATE_NOOP("Labels", "Script");
    case Field::CallDuration:
        return QT_TRANSLATE_NOOP("Labels", "Call duration");
    case Field::Clients:
    case Field::Contenders:
        return QT_TRANSLATE_NOOP("Labels", "Clients");
    case Field::Runs:
        return QT_TRANSLATE_NOOP("Labels", "Runs");
    case Field::Threads:
        return QT_TRANSLATE_NOOP("Labels", "Threads");
    case Field::Outage:
        return QT_TRANSLATE_NOOP("Labels", "Outage");
    case Field::Capacity:
        return QT_TRANSLATE_NOOP("Labels", "Capacity");
    case Field::Bin:
        return QT_TRANSLATE_NOOP("Labels", "Bin");
    case Field::Digits:
        return QT_TRANSLATE_NOOP("Labels", "Digits");
    }
    return "";
}

} // namespace

QString Labels::field(Field field, FieldNaming naming) const
{
    return naming == FieldNaming::Option ? optionName(field) : text(formName(field));
}

QString Labels::accepted(Field field, Limits limits) const
{
    // "a, b or c"
    const auto oneOf = [this](QStringList names) {
        const QString last = names.takeLast();
        return text(QT_TRANSLATE_NOOP("Labels", "%1 or %2"))
            .arg(names.join(QStringLiteral(", ")), last);
    };
    const auto wholeNumber = [this](std::int64_t least, std::int64_t most) {
        return text(QT_TRANSLATE_NOOP("Labels", "a whole number from %1 to %2"))
            .arg(QString::number(least), QString::number(most));
    };

    switch (field) {
    case Field::Base:
    case Field::Bin:
        return text(
            QT_TRANSLATE_NOOP("Labels", "a duration above 0, such as 0.5, 500 ms or 2 min"));
    case Field::Cap:
        return text(QT_TRANSLATE_NOOP(
            "Labels", "none, or a duration above 0, such as 30, 500 ms or 2 min"));
    case Field::Attempts:
        return wholeNumber(1, limits.maxAttempts);
    case Field::Multiplier:
        return text(QT_TRANSLATE_NOOP("Labels", "a number above 0, such as 2 or 1.5"));
    case Field::Jitter:
        return oneOf(namesOf(allJitters));
    case Field::CapPlacement:
        return oneOf(
            {toQString(nameOf(CapPlacement::After)), toQString(nameOf(CapPlacement::Before))});
    case Field::Spread:
        return text(QT_TRANSLATE_NOOP("Labels", "a number above 0 and not above 1, such as 0.5"));
    case Field::Offsets:
        return text(
            QT_TRANSLATE_NOOP("Labels", "1 to 1000 numbers from 0 to 1, such as 0.2,0.9,0.5"));
    case Field::Seed:
        return text(QT_TRANSLATE_NOOP(
            "Labels", "a whole number from -18446744073709551615 to 18446744073709551615"));
    case Field::Unit:
        return oneOf({unit(Unit::Seconds), unit(Unit::Milliseconds)});
    case Field::Scenario:
        return oneOf(namesOf(allScenarios));
    case Field::FailFirst:
        return wholeNumber(0, maxFailFirst);
    case Field::DownFrom:
    case Field::RetryAfter:
    case Field::CallDuration:
        return text(
            QT_TRANSLATE_NOOP("Labels", "a duration of 0 or more, such as 5, 500 ms or 2 min"));
    case Field::DownUntil:
        return text(QT_TRANSLATE_NOOP(
            "Labels", "a duration above the outage's start, such as 10, 500 ms or 2 min"));
    case Field::Script:
        return text(QT_TRANSLATE_NOOP("Labels",
            "T, P, S or R: with a duration of 0 or more, between blanks, such as T T R:5 S"));
    case Field::Clients:
        return wholeNumber(0, limits.maxClients);
    case Field::Contenders:
        return wholeNumber(1, maxContentionClients);
    case Field::Runs:
        return wholeNumber(1, maxContentionRuns);
    case Field::Threads:
        return wholeNumber(1, maxThreads);
    case Field::Outage:
        return text(QT_TRANSLATE_NOOP(
            "Labels", "never, or a duration of 0 or more, such as 4, 500 ms or 2 min"));
    case Field::Capacity:
        return text(QT_TRANSLATE_NOOP(
            "Labels", "none, or calls a second enough for one call a bin, such as 120"));
    case Field::Digits:
        return text(QT_TRANSLATE_NOOP("Labels", "full, or a whole number from 0 to 17"));
    }
    return {};
}

} // namespace backoff
