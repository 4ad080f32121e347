// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/facts/fact_sources.h"

#include "core/engine/rising.h"
#include "core/engine/run.h"

#include <utility>

namespace backoff {

const Trace &FactSources::trace()
{
    if (!m_trace) {
        m_trace = run(m_experiment);
        m_work += 2 * m_experiment.policy.attempts;
    }
    return *m_trace;
}

const Schedule &FactSources::schedule()
{
    if (!m_schedule) {
        m_schedule = makeSchedule(m_experiment.policy);
        m_work += m_experiment.policy.attempts;
    }
    return *m_schedule;
}

double FactSources::modelledTotal(std::int64_t retry)
{
    const auto wanted = static_cast<std::size_t>(retry);
    double total = m_totals.empty() ? 0 : m_totals.back();
    while (m_totals.size() < wanted) {
        const auto next = static_cast<std::int64_t>(m_totals.size()) + 1;
        total += ceiling(m_experiment.policy, next);
        m_totals.push_back(total);
    }
    return m_totals[wanted - 1];
}

const Luck &FactSources::luck()
{
    if (!m_luck) {
        m_luck = luckOf(m_experiment.policy, m_experiment.scenario); // nothing stops it
        m_work += luckSeeds * m_experiment.policy.attempts;
    }
    return *m_luck;
}

double FactSources::risingShare()
{
    if (!m_risingShare) {
        const auto rising = static_cast<double>(risingSchedules(m_experiment.policy));
        m_risingShare = rising / static_cast<double>(luckSeeds);
        m_work += luckSeeds * m_experiment.policy.attempts;
    }
    return *m_risingShare;
}

std::variant<const FleetRun *, FactFault> FactSources::fleet(Jitter jitter)
{
    auto made = m_fleets.find(jitter);
    if (made == m_fleets.end()) {
        made = m_fleets.emplace(jitter, madeFleet(jitter)).first;
    }
    if (const auto *fault = std::get_if<FactFault>(&made->second)) {
        return *fault;
    }
    return &std::get<FleetRun>(made->second);
}

FactSources::Fleet FactSources::madeFleet(Jitter jitter)
{
    Policy policy = m_experiment.policy;
    policy.jitter = jitter;
    const std::int64_t mostCalls = m_experiment.fleet.clients * policy.attempts;
    if (mostCalls > mostFactWork) {
        return FactFault::TooMuchWork;
    }
    if (!validate(policy, windowLimits).empty()) {
        return FactFault::NotFinite; // without a cap another strategy may grow beyond a double
    }
    m_work += mostCalls;
    auto run = runFleet(policy, m_experiment.fleet);
    if (!run->ok()) {
        return FactFault::TooMuchWork; // more bins than a histogram may have
    }
    FleetRun fleet = **run;
    m_work += static_cast<std::int64_t>(std::exchange(fleet.bins, {}).size());
    return fleet;
}

} // namespace backoff
