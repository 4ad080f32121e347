// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// readQuestion(): a question has one right answer, whatever its file says.

#include "core/io/lessons/lesson_step_reader.h"

#include <algorithm>
#include <iterator>

namespace backoff {

namespace {

struct UnitName {
    std::string_view name;
    AnswerUnit unit;
};

constexpr UnitName unitNames[] = {
    {"number", AnswerUnit::Number},
    {"count", AnswerUnit::Count},
    {"time", AnswerUnit::Time},
    {"percent", AnswerUnit::Percent},
};

class QuestionReader
{
public:
    QuestionReader(const JsonValue &question, LessonTextReader &texts, LessonFindings &findings)
        : m_value(question)
        , m_reader(name, question, findings.values())
        , m_texts(texts)
        , m_findings(findings)
    {
    }

    LessonQuestion read()
    {
        m_texts.read(m_reader, "text", {}, m_question.text);
        const bool hasChoices = m_reader.has(choicesKey);
        const bool hasAnswer = m_reader.has(answerKey);
        if (hasChoices && hasAnswer) {
            report(LessonFault::TwoKindsOfAnswer, answerKey);
        } else if (hasChoices) {
            readChoices();
        } else if (hasAnswer) {
            readAnswer();
        } else {
            m_findings.report(LessonFault::NoAnswer, name, m_value);
        }
        m_findings.refuseUnknown(m_reader);
        return m_question;
    }

private:
    static constexpr const char *name = "question";
    static constexpr std::string_view choicesKey = "choices";
    static constexpr std::string_view answerKey = "answer";

    void report(LessonFault fault, std::string_view key, std::string accepted = {})
    {
        m_findings.report(fault, m_reader.pathOf(key), m_reader.take(key), std::move(accepted));
    }

    void readChoices()
    {
        const auto list = m_reader.takeOf(JsonKind::Array, choicesKey, "list of objects");
        const std::vector<JsonValue> items = list ? list->parts() : std::vector<JsonValue>();
        if (list && items.size() < 2) {
            report(LessonFault::TooFewChoices, choicesKey);
        } else if (items.size() > mostLessonChoices) {
            report(LessonFault::TooManyChoices, choicesKey, std::to_string(mostLessonChoices));
        }
        std::string right;
        int count = 0;
        for (std::size_t i = 0; i < items.size() && m_findings.isGood(); ++i) {
            if (isRight(items[i], itemOf(m_reader.pathOf(choicesKey), i))) {
                right += (count == 0 ? "" : ", ") + std::to_string(i + 1);
                ++count;
            }
        }
        if (m_findings.isGood() && count != 1) {
            const auto fault
                = count == 0 ? LessonFault::NoRightChoice : LessonFault::SeveralRightChoices;
            m_findings.report(
                LessonProblem {.fault = fault, .value = right}, m_reader.pathOf(choicesKey), list);
        }
    }

    bool isRight(const JsonValue &item, const std::string &path)
    {
        if (item.kind() != JsonKind::Object) {
            m_findings.values().wrongType(path, item, "object");
            return false;
        }
        ObjectReader reader(path, item, m_findings.values());
        LessonChoice choice;
        m_texts.read(reader, "text", {.isOneLine = true}, choice.text);
        const std::optional<double> holds = m_texts.expression(reader, "when", choice.when);
        m_findings.refuseUnknown(reader);
        m_question.choices.push_back(std::move(choice));
        return holds.value_or(0) != 0;
    }

    void readAnswer()
    {
        static_cast<void>(m_texts.expression(m_reader, answerKey, m_question.answer));
        readUnit();
        readTolerance();
    }

    void readUnit()
    {
        const auto value = m_reader.takeOf(JsonKind::String, "unit", "string");
        if (!value) {
            return;
        }
        const auto *known = std::ranges::find(unitNames, value->string(), &UnitName::name);
        if (known != std::end(unitNames)) {
            m_question.unit = known->unit;
            return;
        }
        std::string names;
        for (const UnitName &unit : unitNames) {
            names.append(names.empty() ? "" : ", ").append(unit.name);
        }
        m_findings.report(LessonFault::UnknownName, m_reader.pathOf("unit"), value, names);
    }

    void readTolerance()
    {
        constexpr std::string_view key = "tolerance";
        const auto value = m_reader.takeOf(JsonKind::Number, key, "number");
        if (!value) {
            return;
        }
        const Result<double> number = parseNumber(value->raw(), Field::Digits);
        if (number && *number >= 0) {
            m_question.tolerance = *number;
        } else {
            m_findings.report(LessonFault::BadTolerance, m_reader.pathOf(key), value);
        }
    }

    JsonValue m_value;
    ObjectReader m_reader;
    LessonTextReader &m_texts;
    LessonFindings &m_findings;
    LessonQuestion m_question;
};

} // namespace

LessonQuestion readQuestion(
    const JsonValue &question, LessonTextReader &texts, LessonFindings &findings)
{
    return QuestionReader(question, texts, findings).read();
}

} // namespace backoff
