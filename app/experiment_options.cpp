// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/experiment_options.h"

#include "core/tables/table.h"

#include <algorithm>
#include <array>
#include <utility>

namespace backoff {

namespace {

using Errors = std::vector<Error>;

Result<std::optional<double>> parseCap(std::string_view text, Unit unit)
{
    if (text == "none")
        return std::optional<double>();
    const Result<double> cap = parseDuration(text, unit, Field::Cap);
    if (!cap)
        return cap.error();
    return std::optional(*cap);
}

// Two fields or more are at odds; with one of them unread, such an error would be about a default.
bool isAboutSeveralFields(const Error &error)
{
    return error.code == ErrorCode::DelayOverflows || error.code == ErrorCode::ClockOverflows
        || error.code == ErrorCode::UntilNotAfterFrom;
}

class ExperimentReader
{
public:
    ExperimentReader(const Arguments &arguments, Purpose purpose, Limits limits)
        : m_arguments(arguments)
        , m_purpose(purpose)
        , m_limits(limits)
    {
    }

    ExperimentOptions read()
    {
        Unit unit = Unit::Seconds;
        take(OptionId::Unit, unit, parseUnit);
        m_result.experiment = defaultExperiment(unit);
        readPolicy(unit);
        if (m_purpose != Purpose::PolicyOnly)
            readScenario(unit);
        if (const std::string *title = m_arguments.valueOf(OptionId::Title))
            m_result.experiment.title = *title;
        checkWhole();
        if (m_result.problems.empty())
            findIgnored();
        return std::move(m_result);
    }

private:
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

    void takeDuration(OptionId id, double &target, Unit unit)
    {
        const Field field = *specOf(id).field;
        take(id, target, [=](const std::string &text) { return parseDuration(text, unit, field); });
    }

    void takeNumber(OptionId id, double &target)
    {
        const Field field = *specOf(id).field;
        take(id, target, [=](const std::string &text) { return parseNumber(text, field); });
    }

    void takeInteger(OptionId id, std::int64_t &target)
    {
        const Field field = *specOf(id).field;
        take(id, target, [=](const std::string &text) { return parseInteger(text, field); });
    }

    void readPolicy(Unit unit)
    {
        Policy &policy = m_result.experiment.policy;
        takeDuration(OptionId::Base, policy.base, unit);
        take(OptionId::Cap, policy.cap, [=](const auto &text) { return parseCap(text, unit); });
        takeInteger(OptionId::Attempts, policy.attempts);
        takeNumber(OptionId::Multiplier, policy.multiplier);
        take(OptionId::Seed, policy.seed, parseSeed);
        take(OptionId::Jitter, policy.jitter, parseJitter);
        takeNumber(OptionId::Spread, policy.spread);
        take(OptionId::CapPlacement, policy.capPlacement, parseCapPlacement);
        take(OptionId::Offsets, policy.offsets, parseOffsets);
    }

    void readScenario(Unit unit)
    {
        Scenario &scenario = m_result.experiment.scenario;
        take(OptionId::Scenario, scenario.kind, parseScenarioKind);
        scenario.failFirst = defaultFailFirst(scenario.kind);
        takeInteger(OptionId::FailFirst, scenario.failFirst);
        takeDuration(OptionId::DownFrom, scenario.downFrom, unit);
        takeDuration(OptionId::DownUntil, scenario.downUntil, unit);
        forgetUnusedOutage(scenario, unit);
        takeDuration(OptionId::RetryAfter, scenario.retryAfter, unit);
        takeDuration(OptionId::CallDuration, scenario.callDuration, unit);
        if (const std::string *script = m_arguments.valueOf(OptionId::Script)) {
            scenario.script = *script;
            if (scenario.kind != ScenarioKind::Script && !isBad(Field::Scenario))
                m_result.problems.push_back({.kind = ProblemKind::ScriptWithoutScenario,
                    .option = "--script",
                    .value = *script});
        }
    }

    // One end of an outage that the scenario does not have is not held against the other's default.
    void forgetUnusedOutage(Scenario &scenario, Unit unit) const
    {
        const bool onlyOne
            = m_arguments.has(OptionId::DownFrom) != m_arguments.has(OptionId::DownUntil);
        const bool inRange = scenario.downFrom >= 0 && scenario.downUntil >= 0;
        if (scenario.kind == ScenarioKind::TimedOutage || !onlyOne || !inRange)
            return;
        const Scenario defaults = defaultExperiment(unit).scenario;
        scenario.downFrom = defaults.downFrom;
        scenario.downUntil = defaults.downUntil;
    }

    void checkWhole()
    {
        const bool readable = m_result.problems.empty();
        for (const Error &error : problemsOfTheWhole()) {
            if (!isBad(error.where) && (readable || !isAboutSeveralFields(error)))
                report(error);
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
        }
        return {};
    }

    void findIgnored()
    {
        const Policy &policy = m_result.experiment.policy;
        if (m_purpose == Purpose::EveryJitter) {
            ignore(OptionId::Jitter, OptionId::Jitter, {});
        } else {
            const std::string jitter(nameOf(policy.jitter));
            for (const auto &[option, user] : strategyOptions) {
                if (policy.jitter != user)
                    ignore(option, OptionId::Jitter, jitter);
            }
        }
        if (m_purpose == Purpose::PolicyOnly)
            return;
        const ScenarioKind kind = m_result.experiment.scenario.kind;
        for (const OptionSpec &spec : optionTable()) {
            if (spec.group == OptionGroup::Scenario && isParameter(spec.id)
                && !uses(kind, *spec.field))
                ignore(spec.id, OptionId::Scenario, std::string(nameOf(kind)));
        }
    }

    // Every scenario has a call duration, and --scenario itself is no parameter.
    static bool isParameter(OptionId id)
    {
        return id != OptionId::Scenario && id != OptionId::CallDuration;
    }

    void ignore(OptionId option, OptionId because, const std::string &choice)
    {
        if (m_arguments.has(option))
            m_result.ignored.push_back({option, because, choice});
    }

    [[nodiscard]] bool isBad(Field field) const
    {
        return std::ranges::find(m_badFields, field) != m_badFields.end();
    }

    // What the user typed is named: the start, where only that was given.
    [[nodiscard]] Error asTyped(Error error) const
    {
        const std::string *from = m_arguments.valueOf(OptionId::DownFrom);
        const bool onlyFrom = from && !m_arguments.has(OptionId::DownUntil);
        if (error.code == ErrorCode::UntilNotAfterFrom && onlyFrom) {
            error.where = Field::DownFrom;
            error.value = *from;
        }
        return error;
    }

    void report(Error error)
    {
        error = asTyped(std::move(error));
        m_badFields.push_back(error.where);
        const auto spec
            = std::ranges::find(optionTable(), std::optional(error.where), &OptionSpec::field);
        // A range is checked after the conversion to the unit; what was typed is what is told.
        const std::string *typed = m_arguments.valueOf(spec->id);
        if (typed && error.code == ErrorCode::OutOfRange)
            error.value = *typed;
        m_result.problems.push_back({.kind = ProblemKind::BadField,
            .option = std::string(spec->name),
            .value = error.value,
            .error = std::move(error)});
    }

    static constexpr std::array<std::pair<OptionId, Jitter>, 3> strategyOptions {
        {{OptionId::Spread, Jitter::Proportional},
            {OptionId::CapPlacement, Jitter::Proportional},
            {OptionId::Offsets, Jitter::Offsets}}};

    const Arguments &m_arguments;
    Purpose m_purpose;
    Limits m_limits;
    std::vector<Field> m_badFields;
    ExperimentOptions m_result;
};

} // namespace

ExperimentOptions readExperiment(const Arguments &arguments, Purpose purpose, Limits limits)
{
    return ExperimentReader(arguments, purpose, limits).read();
}

} // namespace backoff
