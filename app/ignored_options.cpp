// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/ignored_options.h"

#include <array>
#include <utility>

namespace backoff {

namespace {

constexpr std::array<std::pair<OptionId, Jitter>, 3> strategyOptions {
    {{OptionId::Spread, Jitter::Proportional},
        {OptionId::CapPlacement, Jitter::Proportional},
        {OptionId::Offsets, Jitter::Offsets}}};

// Every scenario has a call duration, and --scenario itself is no parameter.
bool isParameter(const OptionSpec &spec)
{
    return spec.group == OptionGroup::Scenario && spec.id != OptionId::Scenario
        && spec.id != OptionId::CallDuration;
}

} // namespace

std::vector<Ignored> ignoredFor(const Arguments &arguments, Jitter jitter)
{
    std::vector<Ignored> ignored;
    for (const auto &[option, user] : strategyOptions) {
        if (jitter != user && arguments.has(option))
            ignored.push_back({option, OptionId::Jitter, std::string(nameOf(jitter))});
    }
    return ignored;
}

std::vector<Ignored> ignoredFor(const Arguments &arguments, ScenarioKind scenario)
{
    std::vector<Ignored> ignored;
    for (const OptionSpec &spec : optionTable()) {
        if (isParameter(spec) && !uses(scenario, *spec.field) && arguments.has(spec.id))
            ignored.push_back({spec.id, OptionId::Scenario, std::string(nameOf(scenario))});
    }
    return ignored;
}

} // namespace backoff
