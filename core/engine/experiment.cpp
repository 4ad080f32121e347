// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/experiment.h"

#include "core/engine/jitter.h"
#include "core/engine/shortest_text.h"

#include <algorithm>
#include <cmath>

namespace backoff {

namespace {

// Converts one value after another and remembers the first failure.
class Converter
{
public:
    Converter(Unit from, Unit to)
        : m_from(from)
        , m_to(to)
    {
    }

    void apply(Policy &policy)
    {
        apply(policy.base, Field::Base);
        apply(policy.cap, Field::Cap);
        policy.unit = m_to;
    }

    void apply(double &value, Field where)
    {
        const Result<double> converted = convert(value, m_from, m_to, where);
        if (converted) {
            value = *converted;
        } else {
            fail(converted.error());
        }
    }

    void apply(std::optional<double> &value, Field where)
    {
        if (value) {
            apply(*value, where);
        }
    }

    void applyScript(std::string &script)
    {
        const Result<std::string> converted = convertScript(script, m_from, m_to);
        if (converted) {
            script = *converted;
        } else {
            fail(converted.error());
        }
    }

    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }

private:
    void fail(const Error &error)
    {
        if (!m_error) {
            m_error = error;
        }
    }

    Unit m_from;
    Unit m_to;
    std::optional<Error> m_error;
};

// An upper bound of the virtual clock at the end of a run, whatever the seed. It follows the run
// with the largest waits; `with` says which terms take part, so that the culprit can be named.
struct ClockTerms {
    bool hints = true;
    bool callDuration = true;
};

// Shorter waits mean more calls, but a call that fails starts before the outage ends, so what can
// follow it is its answer, the largest wait of its retry, and the answer to one more call.
bool timedOutageStaysFinite(const Policy &policy, const Scenario &scenario)
{
    const double duration = scenario.callDuration;
    // No wait is above twice the cap: almost always that settles it, without walking the retries.
    if (policy.cap && std::isfinite(4 * (scenario.downUntil + duration + *policy.cap))) {
        return true;
    }
    double start = 0; // of the call, at the latest
    double largest = policy.base;
    for (std::int64_t call = 1; call < policy.attempts; ++call) {
        largest = largestWait(policy, call, largest);
        const double wait = std::max(largest, ceiling(policy, call)); // of both lanes
        const double retried = std::min(start, scenario.downUntil) + duration + wait;
        if (!std::isfinite(retried + duration)) {
            return false;
        }
        start += duration + wait;
    }
    return true;
}

bool clockStaysFinite(const Experiment &experiment, ClockTerms with)
{
    const Policy &policy = experiment.policy;
    const Scenario &scenario = experiment.scenario;
    if (scenario.kind == ScenarioKind::TimedOutage && with.callDuration) {
        return timedOutageStaysFinite(policy, scenario);
    }
    const Service service(scenario, policy.unit);
    const double callDuration = with.callDuration ? scenario.callDuration : 0;
    double clock = 0;
    double largest = policy.base;
    for (std::int64_t call = 1; call <= policy.attempts; ++call) {
        const Answer answer = service.answerTo(call, clock);
        clock += callDuration;
        const bool ends
            = answer.outcome == Outcome::Success || answer.outcome == Outcome::Permanent;
        if (ends || call == policy.attempts || !std::isfinite(clock)) {
            break;
        }
        if (answer.outcome == Outcome::RateLimited) {
            clock += with.hints ? answer.hint : 0;
        } else {
            largest = largestWait(policy, call, largest);
            clock += std::max(largest, ceiling(policy, call)); // of both lanes
        }
    }
    return std::isfinite(clock);
}

// Waits alone are kept finite by validate(Policy); hints and call durations come on top.
bool mayOverflowClock(const Experiment &experiment)
{
    const Scenario &scenario = experiment.scenario;
    return scenario.callDuration > 0 || scenario.kind == ScenarioKind::RateLimited
        || scenario.kind == ScenarioKind::Script;
}

void checkClock(const Experiment &experiment, std::vector<Error> &problems)
{
    if (!mayOverflowClock(experiment) || clockStaysFinite(experiment, {})) {
        return;
    }
    const Scenario &scenario = experiment.scenario;
    if (!clockStaysFinite(experiment, {.hints = true, .callDuration = false})) {
        const bool script = scenario.kind == ScenarioKind::Script;
        problems.push_back({ErrorCode::ClockOverflows,
            script ? Field::Script : Field::RetryAfter,
            script ? scenario.script : shortestText(scenario.retryAfter)});
    } else {
        problems.push_back(
            {ErrorCode::ClockOverflows, Field::CallDuration, shortestText(scenario.callDuration)});
    }
}

} // namespace

Experiment defaultExperiment(Unit unit) { return *inUnit(Experiment {}, unit); }

Result<Experiment> inUnit(const Experiment &experiment, Unit unit)
{
    Experiment converted = experiment;
    Converter converter(experiment.policy.unit, unit);
    converter.apply(converted.policy);
    converter.apply(converted.scenario.downFrom, Field::DownFrom);
    converter.apply(converted.scenario.downUntil, Field::DownUntil);
    converter.apply(converted.scenario.retryAfter, Field::RetryAfter);
    converter.applyScript(converted.scenario.script);
    converter.apply(converted.scenario.callDuration, Field::CallDuration);
    converter.apply(converted.fleet.outage, Field::Outage);
    converter.apply(converted.fleet.bin, Field::Bin);
    if (converter.error()) {
        return *converter.error();
    }
    return converted;
}

Result<Policy> inUnit(const Policy &policy, Unit unit)
{
    Policy converted = policy;
    Converter converter(policy.unit, unit);
    converter.apply(converted);
    if (converter.error()) {
        return *converter.error();
    }
    return converted;
}

Experiment withPolicy(Experiment experiment, const Policy &policy)
{
    experiment.policy = policy;
    return experiment;
}

std::vector<Error> validate(const Experiment &experiment, Limits limits)
{
    std::vector<Error> problems = validate(experiment.policy, limits);
    const std::vector<Error> ofScenario = validate(experiment.scenario, experiment.policy.unit);
    problems.insert(problems.end(), ofScenario.begin(), ofScenario.end());
    if (problems.empty()) {
        checkClock(experiment, problems);
    }
    return problems;
}

} // namespace backoff
