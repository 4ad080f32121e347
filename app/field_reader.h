// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads option texts into the fields of an experiment, and says of each field that is no good whose
// fault it is: what was typed, or the session that the options start from.

#pragma once

#include "app/arguments.h"
#include "app/given_session.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace backoff {

class FieldReader
{
public:
    // Both must outlive it.
    FieldReader(const Arguments &arguments, const GivenSession &session);

    [[nodiscard]] const Arguments &arguments() const { return m_arguments; }
    [[nodiscard]] const GivenSession &session() const { return m_session; }
    [[nodiscard]] const std::vector<Problem> &problems() const { return m_problems; }

    // Parses the option's text, if there is one, and keeps its value or its error.
    template<typename T, typename Parse> void take(OptionId id, T &target, Parse parse)
    {
        const std::string *text = m_arguments.valueOf(id);
        if (!text)
            return;
        const auto parsed = parse(*text);
        if (parsed)
            target = *parsed;
        else
            report(parsed.error());
    }

    void takeDuration(OptionId id, double &target, Unit unit);
    void takeNumber(OptionId id, double &target);
    void takeInteger(OptionId id, std::int64_t &target);

    // The same where a word stands for no value.
    void takeDurationOr(
        std::string_view word, OptionId id, std::optional<double> &target, Unit unit);
    void takeNumberOr(std::string_view word, OptionId id, std::optional<double> &target);

    void report(Error error);
    void report(Problem problem) { m_problems.push_back(std::move(problem)); }

    [[nodiscard]] bool isBad(Field field) const; // an error of it has been reported

private:
    [[nodiscard]] Error asTyped(Error error) const;
    [[nodiscard]] bool overrides() const;

    const Arguments &m_arguments;
    const GivenSession &m_session;
    std::vector<Field> m_badFields;
    std::vector<Problem> m_problems;
};

} // namespace backoff
