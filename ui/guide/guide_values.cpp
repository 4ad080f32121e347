// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/guide/guide_values.h"

#include "core/io/facts/arithmetic.h"
#include "core/io/facts/fact_formats.h"
#include "core/io/qt_text.h"
#include "core/io/shown_numbers.h"
#include "core/tables/number_format.h"

#include <algorithm>
#include <span>

namespace backoff {

static QString inDraw(double value, Unit) { return drawnText(value); }
static QString inFull(double value, Unit) { return toQString(formatFull(value)); }

static constexpr NumberFormat ownFormats[] = {{"draw", inDraw}, {"full", inFull}};

static const NumberFormat *formatNamed(const std::string &name)
{
    const auto named = [&](std::span<const NumberFormat> formats) {
        const auto found = std::ranges::find(formats, name, &NumberFormat::name);
        return found == formats.end() ? nullptr : &*found;
    };
    const NumberFormat *own = named(ownFormats);
    return own ? own : named(numberFormats());
}

void GuideValues::setNames(const std::vector<GuideFact> &names)
{
    m_names.clear();
    for (const GuideFact &fact : names) {
        m_names.emplace(fact.name, fact.value);
    }
}

Facts::Value GuideValues::valueOf(const std::string &name) const
{
    const auto own = m_names.find(name);
    if (own == m_names.end()) {
        return m_facts.value(name);
    }
    if (!own->second) {
        return {0, FactProblem {FactFault::NoValue, name, name}};
    }
    return {*own->second, std::nullopt};
}

Facts::Value GuideValues::value(std::string_view expression) const
{
    const auto names = namesIn(expression);
    if (const auto *problem = std::get_if<FactProblem>(&names)) {
        return {0, *problem};
    }
    NamedNumbers numbers;
    for (const std::string &name : std::get<std::vector<std::string>>(names)) {
        const Facts::Value value = valueOf(name);
        if (value.problem || name == expression) { // a name alone needs no arithmetic
            return value;
        }
        numbers.emplace(name, value.number);
    }
    return evaluated(expression, numbers);
}

Facts::Text GuideValues::text(const QString &source, const Labels &labels) const
{
    QString text;
    qsizetype at = 0;
    for (qsizetype brace = source.indexOf(u'{'); brace >= 0; brace = source.indexOf(u'{', at)) {
        const qsizetype end = source.indexOf(u'}', brace);
        const Facts::Text number = inserted(source.mid(brace + 1, end - brace - 1), labels);
        if (number.problem) {
            return number;
        }
        text += source.mid(at, brace - at) + number.text;
        at = end + 1;
    }
    return {text + source.mid(at), std::nullopt};
}

// What stands between braces: an expression, with a format or none, or a word, "|jitter".
Facts::Text GuideValues::inserted(const QString &inner, const Labels &labels) const
{
    const qsizetype bar = inner.lastIndexOf(u'|');
    if (bar == 0) {
        return m_facts.text(u'{' + inner + u'}', labels);
    }
    const std::string format = bar < 0 ? "number" : inner.mid(bar + 1).toStdString();
    const NumberFormat *known = formatNamed(format);
    if (!known) {
        return {{}, FactProblem {FactFault::UnknownFormat, inner.toStdString(), format}};
    }
    const Facts::Value number = value(inner.left(bar).toStdString());
    if (number.problem) {
        return {{}, number.problem};
    }
    return {known->text(number.number, m_facts.experiment().policy.unit), std::nullopt};
}

} // namespace backoff
