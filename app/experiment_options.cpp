// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/experiment_options.h"

#include "app/experiment_parts.h"
#include "core/tables/table.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace backoff {

namespace {

using Errors = std::vector<Error>;

// Two fields or more are at odds; with one of them unread, such an error would be about a default.
bool isAboutSeveralFields(const Error &error)
{
    return error.code == ErrorCode::DelayOverflows || error.code == ErrorCode::ClockOverflows
        || error.code == ErrorCode::UntilNotAfterFrom || error.code == ErrorCode::NoCallABin;
}

Errors joined(Errors first, const Errors &second)
{
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

class ExperimentReader
{
public:
    ExperimentReader(
        const Arguments &arguments, Purpose purpose, Limits limits, const GivenSession &session)
        : m_arguments(arguments)
        , m_session(session)
        , m_purpose(purpose)
        , m_limits(limits)
        , m_reader(arguments, session)
    {
    }

    ExperimentOptions read()
    {
        Unit unit = m_session.session ? m_session.session->experiment.policy.unit : Unit::Seconds;
        m_reader.take(OptionId::Unit, unit, parseUnit);
        m_result.experiment = overridden(unit);
        readParts(m_result.experiment, unit);
        if (const std::string *title = m_arguments.valueOf(OptionId::Title))
            m_result.experiment.title = *title;
        checkWhole();
        m_result.problems = m_reader.problems();
        if (m_result.problems.empty())
            m_result.ignored = ignored();
        return std::move(m_result);
    }

private:
    // What the options override, in the unit.
    [[nodiscard]] Experiment overridden(Unit unit)
    {
        if (!m_session.session)
            return defaultExperiment(unit);
        const Experiment &experiment = m_session.session->experiment;
        if (experiment.policy.unit == unit)
            return experiment;
        const Result<Experiment> converted = inUnit(experiment, unit);
        if (converted)
            return *converted;
        m_reader.report(converted.error());
        return defaultExperiment(unit);
    }

    void readParts(Experiment &experiment, Unit unit)
    {
        readDelays(m_reader, experiment.policy, unit);
        if (m_purpose == Purpose::Fleet)
            m_result.everyJitter = readFleetJitter(m_reader, experiment.policy.jitter);
        else
            readJitter(m_reader, experiment.policy.jitter);
        readJitterParameters(m_reader, experiment.policy);
        if (m_purpose == Purpose::Fleet || m_purpose == Purpose::Window)
            readFleet(m_reader, experiment.fleet, unit);
        if (hasScenario())
            readScenario(m_reader, experiment.scenario, unit);
    }

    [[nodiscard]] bool hasScenario() const
    {
        return m_purpose != Purpose::PolicyOnly && m_purpose != Purpose::Fleet;
    }

    void checkWhole()
    {
        const bool readable = m_reader.problems().empty() && !m_session.isUnread();
        for (const Error &error : problemsOfTheWhole()) {
            if (!m_reader.isBad(error.where) && (readable || !isAboutSeveralFields(error)))
                m_reader.report(error);
        }
    }

    [[nodiscard]] Errors problemsOfTheWhole() const
    {
        const Experiment &experiment = m_result.experiment;
        switch (m_purpose) {
        case Purpose::PolicyOnly:
            return validate(experiment.policy, m_limits);
        case Purpose::OneRun:
            return validate(experiment, m_limits);
        case Purpose::EveryJitter:
            return validateComparison(experiment, m_limits);
        case Purpose::Fleet:
            return problemsOfTheFleet();
        case Purpose::Window:
            return joined(validate(experiment, m_limits), problemsOfTheFleetSettings());
        }
        return {};
    }

    // Without a cap, one strategy may overflow where another does not: each problem once.
    [[nodiscard]] Errors problemsOfTheFleet() const
    {
        Policy policy = m_result.experiment.policy;
        Errors all = validate(policy, m_limits);
        for (const Jitter jitter : allJitters) {
            policy.jitter = jitter;
            if (!m_result.everyJitter)
                break;
            for (const Error &error : validate(policy, m_limits)) {
                if (std::ranges::find(all, error) == all.end())
                    all.push_back(error);
            }
        }
        return joined(std::move(all), problemsOfTheFleetSettings());
    }

    [[nodiscard]] Errors problemsOfTheFleetSettings() const
    {
        const Experiment &experiment = m_result.experiment;
        return validate(experiment.fleet, experiment.policy.unit, m_limits);
    }

    [[nodiscard]] std::vector<Ignored> ignored() const
    {
        const Experiment &experiment = m_result.experiment;
        std::vector<Ignored> all;
        if (m_purpose == Purpose::EveryJitter) {
            if (m_arguments.has(OptionId::Jitter))
                all.push_back({OptionId::Jitter, OptionId::Jitter, {}});
        } else if (!m_result.everyJitter) {
            all = ignoredFor(m_arguments, experiment.policy.jitter);
        }
        if (hasScenario())
            std::ranges::move(
                ignoredFor(m_arguments, experiment.scenario.kind), std::back_inserter(all));
        return all;
    }

    const Arguments &m_arguments;
    const GivenSession &m_session;
    Purpose m_purpose;
    Limits m_limits;
    FieldReader m_reader;
    ExperimentOptions m_result;
};

} // namespace

ExperimentOptions readExperiment(
    const Arguments &arguments, Purpose purpose, Limits limits, const GivenSession &session)
{
    return ExperimentReader(arguments, purpose, limits, session).read();
}

} // namespace backoff
