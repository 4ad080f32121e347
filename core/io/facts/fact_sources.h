// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the names are read from: run, schedule, seeds and fleets of one experiment, each computed
// when it is first asked for.

#pragma once

#include "core/engine/experiment.h"
#include "core/engine/fleet.h"
#include "core/engine/luck.h"
#include "core/engine/schedule.h"
#include "core/engine/trace.h"
#include "core/io/facts/facts.h"

#include <cstdint>
#include <map>
#include <optional>
#include <variant>
#include <vector>

namespace backoff {

using FactNumber = std::variant<double, FactFault>;

inline constexpr std::int64_t highestFactRetry = 10'000;

class FactSources
{
public:
    explicit FactSources(const Experiment &experiment)
        : m_experiment(experiment)
    {
    }

    [[nodiscard]] const Experiment &experiment() const { return m_experiment; }
    [[nodiscard]] const Trace &trace();
    [[nodiscard]] const Schedule &schedule();

    // The modelled delays before retry 1 to `retry`, added up; retry from 1 to highestFactRetry.
    [[nodiscard]] double modelledTotal(std::int64_t retry);

    [[nodiscard]] const Luck &luck();
    [[nodiscard]] double risingShare();

    // Under the policy with this strategy.
    [[nodiscard]] std::variant<const FleetRun *, FactFault> fleet(Jitter jitter);

    // What was computed so far: calls and draws.
    [[nodiscard]] std::int64_t work() const { return m_work; }

private:
    using Fleet = std::variant<FleetRun, FactFault>;
    [[nodiscard]] Fleet madeFleet(Jitter jitter);

    Experiment m_experiment;
    std::optional<Trace> m_trace;
    std::optional<Schedule> m_schedule;
    std::vector<double> m_totals;
    std::optional<Luck> m_luck;
    std::optional<double> m_risingShare;
    std::map<Jitter, Fleet> m_fleets;
    std::int64_t m_work = 0;
};

} // namespace backoff
