// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/lessons/lesson_text_reader.h"

#include "core/io/shown_numbers.h"

#include <algorithm>

namespace backoff {

namespace {

constexpr std::string_view englishKey = "en";
constexpr std::string_view spanishKey = "es";

bool endsLine(QChar c)
{
    return c == u'\n' || c == u'\r' || c == QChar::LineSeparator || c == QChar::ParagraphSeparator;
}

bool isControl(QChar c)
{
    return c.category() == QChar::Other_Control && c != u'\n' && c != u'\r' && c != u'\t';
}

std::string codeOf(QChar c)
{
    return QStringLiteral("U+%1").arg(c.unicode(), 4, 16, QLatin1Char('0')).toUpper().toStdString();
}

} // namespace

LessonTextReader::LessonTextReader(
    LessonFindings &findings, const Facts *facts, std::int64_t workBefore)
    : m_findings(findings)
    , m_facts(facts)
    , m_workBefore(workBefore)
    , m_labels(Language::English)
{
}

void LessonTextReader::read(
    ObjectReader &object, std::string_view key, TextRule rule, LessonText &target)
{
    const std::string path = object.pathOf(key);
    const std::optional<JsonValue> value = object.take(key);
    if (!value) {
        if (rule.isNeeded) {
            m_findings.report(LessonFault::MissingText, path, {});
        }
    } else if (value->kind() == JsonKind::String) {
        target.english = readOne(path, *value, rule);
        target.spanish = target.english;
    } else if (value->kind() == JsonKind::Object) {
        ObjectReader languages(path, value, m_findings.values());
        if (languages.has(englishKey) || languages.has(spanishKey)) {
            readBoth(languages, rule, target);
        } else {
            m_findings.report(LessonFault::MissingLanguage, path, value);
        }
    } else {
        m_findings.values().wrongType(path, *value, "text");
    }
}

// A lesson written in one language has the same text in both.
void LessonTextReader::readBoth(ObjectReader &languages, TextRule rule, LessonText &target)
{
    const auto english = languages.takeOf(JsonKind::String, englishKey, "string");
    const auto spanish = languages.takeOf(JsonKind::String, spanishKey, "string");
    m_findings.refuseUnknown(languages);
    if (!english && !spanish) {
        return; // of a wrong type
    }
    rule.isNeeded = true; // what is left out is left out in both
    const std::string_view first = english ? englishKey : spanishKey;
    target.english = readOne(languages.pathOf(first), english ? *english : *spanish, rule);
    target.spanish = english && spanish ? readOne(languages.pathOf(spanishKey), *spanish, rule)
                                        : target.english;
}

QString LessonTextReader::readOne(const std::string &path, const JsonValue &value, TextRule rule)
{
    QString text = QString::fromStdString(value.string());
    if (hasFault(path, value, text, rule)) {
        return {};
    }
    if (m_facts) {
        const Facts::Text filled = m_facts->text(text, m_labels);
        if (filled.problem) {
            m_findings.report(*filled.problem, path, value);
        }
        checkWork(path, value);
    }
    return text;
}

bool LessonTextReader::hasFault(
    const std::string &path, const JsonValue &value, const QString &text, TextRule rule)
{
    const qsizetype longest = rule.isOneLine ? longestLessonLine : longestLessonText;
    const auto *control = std::ranges::find_if(text, isControl);
    if (rule.isNeeded && text.trimmed().isEmpty()) {
        m_findings.report(LessonFault::MissingText, path, value);
    } else if (text.size() > longest) {
        m_findings.report(LessonFault::TextTooLong, path, value, std::to_string(longest));
    } else if (rule.isOneLine && std::ranges::any_of(text, endsLine)) {
        m_findings.report(LessonFault::NotOneLine, path, value);
    } else if (control != text.end()) {
        m_findings.report(
            LessonProblem {.fault = LessonFault::ControlCharacter, .value = codeOf(*control)},
            path,
            value);
    }
    return !m_findings.isGood();
}

std::optional<double> LessonTextReader::expression(
    ObjectReader &object, std::string_view key, std::string &target)
{
    const std::string path = object.pathOf(key);
    const auto value = object.takeOf(JsonKind::String, key, "string");
    if (!value) {
        m_findings.report(LessonFault::MissingText, path, {});
        return std::nullopt;
    }
    target = value->string();
    const Facts::Value found = m_facts->value(target);
    if (found.problem) {
        m_findings.report(*found.problem, path, *value);
        return std::nullopt;
    }
    checkWork(path, *value);
    return found.number;
}

void LessonTextReader::checkWork(const std::string &path, const JsonValue &value)
{
    if (m_workBefore + m_facts->work() > mostLessonWork) {
        m_findings.report(LessonFault::TooMuchWork, path, value);
    }
}

} // namespace backoff
