// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/lessons/lesson_answer.h"

#include "core/io/facts/facts.h"
#include "core/io/shown_numbers.h"

#include <algorithm>
#include <cmath>

namespace backoff {

namespace {

constexpr double percents = 100; // a share is typed in percent

// Sums of decimals are off by a few bits: as good as the same.
bool isNear(double a, double b, double tolerance)
{
    constexpr double rounding = 1e-9;
    return std::fabs(a - b) <= tolerance + rounding * std::max(std::fabs(a), std::fabs(b));
}

// In full where six digits are in full; a draw has three decimals as everywhere.
QString timeText(double value)
{
    const QString full = policyText(value);
    return isNear(full.toDouble(), value, 0) ? full : drawnText(value);
}

double rightNumber(const LessonStep &step)
{
    const LessonQuestion &question = *step.question;
    const double value = Facts(step.experiment).value(question.answer).number;
    return question.unit == AnswerUnit::Percent ? percents * value : value;
}

// Whether the two are shown as the same number, in the digits that the answer is shown in.
bool areShownTheSame(AnswerUnit unit, double prediction, double answer)
{
    switch (unit) {
    case AnswerUnit::Number:
        return policyText(prediction) == policyText(answer);
    case AnswerUnit::Count:
        return prediction == std::round(answer);
    case AnswerUnit::Time:
        return policyText(prediction) == policyText(answer)
            || drawnText(prediction) == drawnText(answer);
    case AnswerUnit::Percent:
        return percentText(prediction / percents) == percentText(answer / percents);
    }
    return false;
}

} // namespace

LessonAnswer answerOf(const LessonStep &step)
{
    const std::vector<LessonChoice> &choices = step.question->choices;
    if (choices.empty()) {
        return rightNumber(step);
    }
    const Facts facts(step.experiment);
    const auto right = std::ranges::find_if(
        choices, [&](const LessonChoice &choice) { return facts.value(choice.when).number != 0; });
    return static_cast<std::size_t>(right - choices.begin());
}

bool isRight(const LessonStep &step, const LessonAnswer &prediction)
{
    const LessonAnswer answer = answerOf(step);
    const auto *predicted = std::get_if<double>(&prediction);
    const auto *right = std::get_if<double>(&answer);
    if (!predicted || !right) {
        return prediction == answer;
    }
    const LessonQuestion &question = *step.question;
    return std::isfinite(*predicted)
        && (isNear(*predicted, *right, question.tolerance)
            || areShownTheSame(question.unit, *predicted, *right));
}

QString answerText(const LessonStep &step, const LessonAnswer &answer, const Labels &labels)
{
    const LessonQuestion &question = *step.question;
    if (const auto *choice = std::get_if<std::size_t>(&answer)) {
        const QString &source = question.choices.at(*choice).text.in(labels.language());
        return Facts(step.experiment).text(source, labels).text;
    }
    const double number = std::get<double>(answer);
    switch (question.unit) {
    case AnswerUnit::Number:
        break;
    case AnswerUnit::Count:
        return number == std::round(number) ? countedText(number) : policyText(number);
    case AnswerUnit::Time:
        return withUnit(timeText(number), step.experiment.policy.unit);
    case AnswerUnit::Percent:
        return percentText(number / percents);
    }
    return policyText(number);
}

} // namespace backoff
