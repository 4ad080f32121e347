// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/field_reader.h"

#include "core/engine/units.h"

#include <algorithm>
#include <utility>

namespace backoff {

namespace {

// A number, or the word that stands for none.
Result<std::optional<double>> unlessWord(const Result<double> &number, bool isWord)
{
    if (isWord)
        return std::optional<double>();
    if (!number)
        return number.error();
    return std::optional(*number);
}

Field fieldOf(OptionId id) { return *specOf(id).field; }

} // namespace

FieldReader::FieldReader(const Arguments &arguments, const GivenSession &session)
    : m_arguments(arguments)
    , m_session(session)
{
}

void FieldReader::takeDuration(OptionId id, double &target, Unit unit)
{
    take(id, target, [=](const auto &text) { return parseDuration(text, unit, fieldOf(id)); });
}

void FieldReader::takeNumber(OptionId id, double &target)
{
    take(id, target, [=](const auto &text) { return parseNumber(text, fieldOf(id)); });
}

void FieldReader::takeInteger(OptionId id, std::int64_t &target)
{
    take(id, target, [=](const auto &text) { return parseInteger(text, fieldOf(id)); });
}

void FieldReader::takeDurationOr(
    std::string_view word, OptionId id, std::optional<double> &target, Unit unit)
{
    take(id, target, [=](const auto &text) {
        return unlessWord(parseDuration(text, unit, fieldOf(id)), text == word);
    });
}

void FieldReader::takeNumberOr(std::string_view word, OptionId id, std::optional<double> &target)
{
    take(id, target, [=](const auto &text) {
        return unlessWord(parseNumber(text, fieldOf(id)), text == word);
    });
}

void FieldReader::report(Error error)
{
    error = asTyped(std::move(error));
    m_badFields.push_back(error.where);
    const auto spec
        = std::ranges::find(optionTable(), std::optional(error.where), &OptionSpec::field);
    const bool isOption = spec != optionTable().end(); // a session has more than the options
    // A range is checked after the conversion to the unit; what was typed is what is told.
    const std::string *typed = isOption ? m_arguments.valueOf(spec->id) : nullptr;
    if (typed && error.code == ErrorCode::OutOfRange)
        error.value = *typed;
    const bool isOfSession = !typed && m_session.session;
    const bool isItsOwnFault = isOfSession && !overrides();
    report(Problem {.kind = isItsOwnFault ? ProblemKind::UnfitSession : ProblemKind::BadField,
        .option = isOption ? std::string(spec->name) : std::string(),
        .value = error.value,
        .other = isOfSession ? m_session.path : std::string(),
        .error = error});
}

bool FieldReader::isBad(Field field) const
{
    return std::ranges::find(m_badFields, field) != m_badFields.end();
}

// Of two fields that are at odds, the one that the user typed is named.
Error FieldReader::asTyped(Error error) const
{
    const auto nameInstead = [&](OptionId typed, OptionId named) {
        const std::string *text = m_arguments.valueOf(typed);
        if (text && !m_arguments.has(named)) {
            error.where = fieldOf(typed);
            error.value = *text;
        }
    };
    if (error.code == ErrorCode::UntilNotAfterFrom)
        nameInstead(OptionId::DownFrom, OptionId::DownUntil);
    if (error.code == ErrorCode::NoCallABin)
        nameInstead(OptionId::Bin, OptionId::Capacity);
    return error;
}

// Whether any option could be to blame for what is wrong with the whole.
bool FieldReader::overrides() const
{
    return std::ranges::any_of(m_arguments.options, [](const GivenOption &given) {
        const OptionGroup group = specOf(given.id).group;
        return group == OptionGroup::Policy || group == OptionGroup::Scenario
            || group == OptionGroup::Fleet;
    });
}

} // namespace backoff
