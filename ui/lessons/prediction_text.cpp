// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/prediction_text.h"

#include "core/tables/number_format.h"

namespace backoff {

// The field that an error would name: a message about a prediction names none.
static constexpr Field nowhere = Field::Base;

static Result<double> readPercent(const QString &typed)
{
    QString number = typed.trimmed();
    if (number.endsWith(u'%')) {
        number.chop(1);
    }
    return parseNumber(number.toStdString(), nowhere);
}

static Result<double> readCount(const QString &typed)
{
    const Result<std::int64_t> count = parseInteger(typed.toStdString(), nowhere);
    if (!count) {
        return count.error();
    }
    return static_cast<double>(*count);
}

Result<double> readPrediction(const QString &typed, AnswerUnit answerUnit, Unit unit)
{
    switch (answerUnit) {
    case AnswerUnit::Time:
        return parseDuration(typed.toStdString(), unit, nowhere);
    case AnswerUnit::Count:
        return readCount(typed);
    case AnswerUnit::Percent:
        return readPercent(typed);
    case AnswerUnit::Number:
        break;
    }
    return parseNumber(typed.toStdString(), nowhere);
}

QString typedPrediction(double value) { return QString::fromStdString(formatFull(value)); }

} // namespace backoff
