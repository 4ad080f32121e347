// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/facts/facts.h"

#include "core/io/facts/arithmetic.h"
#include "core/io/facts/fact_values.h"

namespace backoff {

Facts::Facts(const Experiment &experiment)
    : m_values(std::make_unique<FactValues>(experiment))
{
}

Facts::~Facts() = default;
Facts::Facts(Facts &&) noexcept = default;
Facts &Facts::operator=(Facts &&) noexcept = default;

const Experiment &Facts::experiment() const { return m_values->sources().experiment(); }

std::int64_t Facts::work() const { return m_values->sources().work(); }

Facts::Value Facts::value(std::string_view expression) const
{
    const auto names = namesIn(expression);
    if (const auto *problem = std::get_if<FactProblem>(&names)) {
        return {0, *problem};
    }
    NamedNumbers numbers;
    for (const std::string &name : std::get<std::vector<std::string>>(names)) {
        const FactNumber number = m_values->of(name);
        if (const auto *fault = std::get_if<FactFault>(&number)) {
            return {0, FactProblem {*fault, std::string(expression), name}};
        }
        numbers.emplace(name, std::get<double>(number));
    }
    return evaluated(expression, numbers);
}

} // namespace backoff
