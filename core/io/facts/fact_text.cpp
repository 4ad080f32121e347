// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Facts::text(): {expression}, {expression|format} and {|word} become what they are.

#include "core/io/facts/fact_formats.h"
#include "core/io/facts/fact_values.h"

#include <algorithm>

namespace backoff {

namespace {

// What stands between braces: "waited", "waited|time", "|outcome".
struct Insertion {
    std::string expression;
    std::string format;
};

Insertion insertionOf(const QString &inner)
{
    const qsizetype bar = inner.lastIndexOf(u'|');
    const bool isOr = bar > 0 && inner.at(bar - 1) == u'|';
    if (bar < 0 || isOr) {
        return {inner.toStdString(), {}};
    }
    return {inner.left(bar).trimmed().toStdString(), inner.mid(bar + 1).trimmed().toStdString()};
}

// One text: what is done of it, and the first problem.
class Filling
{
public:
    Filling(const Facts &facts, FactSources &sources, const Labels &labels)
        : m_facts(facts)
        , m_sources(sources)
        , m_labels(labels)
    {
    }

    Facts::Text fill(const QString &source)
    {
        qsizetype at = 0;
        while (at < source.size() && !m_problem) {
            const qsizetype brace = source.indexOf(u'{', at);
            m_text += source.mid(at, brace < 0 ? -1 : brace - at);
            if (brace < 0) {
                break;
            }
            if (source.mid(brace + 1, 1) == QStringLiteral("{")) {
                m_text += u'{';
                at = brace + 2;
            } else {
                at = insert(source, brace + 1);
            }
        }
        return m_problem ? Facts::Text {{}, m_problem} : Facts::Text {m_text};
    }

private:
    // Returns where the text goes on, behind the closing brace.
    qsizetype insert(const QString &source, qsizetype from)
    {
        const qsizetype end = source.indexOf(u'}', from);
        const qsizetype another = source.indexOf(u'{', from);
        if (end < 0 || (another >= 0 && another < end)) {
            m_problem = {FactFault::NotClosed, shortened(source.mid(from)).toStdString(), {}};
            return source.size();
        }
        const QString inner = source.mid(from, end - from).trimmed();
        const Insertion insertion = insertionOf(inner);
        if (insertion.expression.empty() && !insertion.format.empty()) {
            insertWord(inner, insertion.format);
        } else {
            insertNumber(inner, insertion);
        }
        return end + 1;
    }

    void insertWord(const QString &inner, const std::string &format)
    {
        const std::span words = wordFormats();
        const auto word = std::ranges::find(words, format, &WordFormat::name);
        if (word == words.end()) {
            m_problem = {FactFault::UnknownFormat, inner.toStdString(), format};
            return;
        }
        m_text += word->text(m_sources, m_labels);
    }

    void insertNumber(const QString &inner, const Insertion &insertion)
    {
        const std::span formats = numberFormats();
        const auto format = insertion.format.empty()
            ? formats.begin()
            : std::ranges::find(formats, insertion.format, &NumberFormat::name);
        if (format == formats.end()) {
            m_problem = {FactFault::UnknownFormat, inner.toStdString(), insertion.format};
            return;
        }
        const Facts::Value value = m_facts.value(insertion.expression);
        m_problem = value.problem;
        if (!m_problem) {
            m_text += format->text(value.number, m_sources.experiment().policy.unit);
        }
    }

    const Facts &m_facts;
    FactSources &m_sources;
    const Labels &m_labels;
    QString m_text;
    std::optional<FactProblem> m_problem;
};

} // namespace

Facts::Text Facts::text(const QString &source, const Labels &labels) const
{
    return Filling(*this, m_values->sources(), labels).fill(source);
}

} // namespace backoff
