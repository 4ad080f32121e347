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

// A number, or the word that stands for none.
Result<std::optional<double>> unlessWord(const Result<double> &number, bool isWord)
{
    if (isWord)
        return std::optional<double>();
    if (!number)
        return number.error();
    return std::optional(*number);
}

Result<std::optional<double>> parseCap(std::string_view text, Unit unit)
{
    return unlessWord(parseDuration(text, unit, Field::Cap), text == "none");
}

Result<std::optional<double>> parseOutage(std::string_view text, Unit unit)
{
    return unlessWord(parseDuration(text, unit, Field::Outage), text == "never");
}

Result<std::optional<double>> parseCapacity(std::string_view text)
{
    return unlessWord(parseNumber(text, Field::Capacity), text == "none");
}

// Two fields or more are at odds; with one of them unread, such an error would be about a default.
bool isAboutSeveralFields(const Error &error)
{
    return error.code == ErrorCode::DelayOverflows || error.code == ErrorCode::ClockOverflows
        || error.code == ErrorCode::UntilNotAfterFrom;
}

constexpr const char *everyName = "all";

class ExperimentReader
{
public:
    ExperimentReader(
        const Arguments &arguments, Purpose purpose, Limits limits, const GivenSession &session)
        : m_arguments(arguments)
        , m_session(session)
        , m_purpose(purpose)
        , m_limits(limits)
    {
    }

    ExperimentOptions read()
    {
        Unit unit = m_session.session ? m_session.session->experiment.policy.unit : Unit::Seconds;
        take(OptionId::Unit, unit, parseUnit);
        m_result.experiment = overridden(unit);
        readPolicy(unit);
        if (m_purpose == Purpose::Fleet)
            readFleet(unit);
        else if (m_purpose != Purpose::PolicyOnly)
            readScenario(unit);
        if (const std::string *title = m_arguments.valueOf(OptionId::Title))
            m_result.experiment.title = *title;
        checkWhole();
        if (m_result.problems.empty())
            findIgnored();
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
        report(converted.error());
        return defaultExperiment(unit);
    }

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
        readJitter(policy.jitter);
        takeNumber(OptionId::Spread, policy.spread);
        take(OptionId::CapPlacement, policy.capPlacement, parseCapPlacement);
        take(OptionId::Offsets, policy.offsets, parseOffsets);
    }

    void readJitter(Jitter &jitter)
    {
        if (m_purpose != Purpose::Fleet)
            return take(OptionId::Jitter, jitter, parseJitter);
        const std::string *name = m_arguments.valueOf(OptionId::Jitter);
        if (!name)
            return;
        m_result.everyJitter = *name == everyName;
        if (m_result.everyJitter)
            return;
        if (const Result<Jitter> parsed = parseJitter(*name))
            jitter = *parsed;
        else
            m_result.problems.push_back(
                {name->empty() ? ProblemKind::EmptyValue : ProblemKind::UnknownName,
                    "--jitter",
                    *name,
                    fleetJitterNames()});
    }

    void readFleet(Unit unit)
    {
        FleetSettings &fleet = m_result.experiment.fleet;
        takeInteger(OptionId::Clients, fleet.clients);
        take(OptionId::Outage, fleet.outage, [=](const auto &text) {
            return parseOutage(text, unit);
        });
        take(OptionId::Capacity, fleet.capacity, parseCapacity);
        takeDuration(OptionId::Bin, fleet.bin, unit);
        if (m_arguments.has(OptionId::SharedSeed))
            fleet.sharedSeed = true;
    }

    void readScenario(Unit unit)
    {
        Scenario &scenario = m_result.experiment.scenario;
        ScenarioKind kind = scenario.kind;
        take(OptionId::Scenario, kind, parseScenarioKind);
        if (kind != scenario.kind)
            scenario = startOf(kind, unit, scenario.callDuration);
        const Scenario start = scenario;
        takeInteger(OptionId::FailFirst, scenario.failFirst);
        takeDuration(OptionId::DownFrom, scenario.downFrom, unit);
        takeDuration(OptionId::DownUntil, scenario.downUntil, unit);
        forgetUnusedOutage(scenario, start);
        takeDuration(OptionId::RetryAfter, scenario.retryAfter, unit);
        takeDuration(OptionId::CallDuration, scenario.callDuration, unit);
        if (const std::string *script = m_arguments.valueOf(OptionId::Script)) {
            scenario.script = *script;
            if (scenario.kind != ScenarioKind::Script && !isBad(Field::Scenario)
                && !m_session.isUnread())
                m_result.problems.push_back({.kind = ProblemKind::OnlyTogether,
                    .option = "--script",
                    .value = *script,
                    .other = "--scenario script"});
        }
    }

    static Scenario startOf(ScenarioKind kind, Unit unit, double callDuration)
    {
        Scenario scenario = defaultExperiment(unit).scenario;
        scenario.kind = kind;
        scenario.failFirst = defaultFailFirst(kind);
        scenario.callDuration = callDuration;
        return scenario;
    }

    // One end of an outage that the scenario does not have is not held against the other's default.
    void forgetUnusedOutage(Scenario &scenario, const Scenario &start) const
    {
        const bool onlyOne
            = m_arguments.has(OptionId::DownFrom) != m_arguments.has(OptionId::DownUntil);
        const bool inRange = scenario.downFrom >= 0 && scenario.downUntil >= 0;
        if (scenario.kind == ScenarioKind::TimedOutage || !onlyOne || !inRange)
            return;
        scenario.downFrom = start.downFrom;
        scenario.downUntil = start.downUntil;
    }

    void checkWhole()
    {
        const bool readable = m_result.problems.empty() && !m_session.isUnread();
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
        case Purpose::Fleet:
            return problemsOfTheFleet();
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
        std::ranges::move(
            validate(m_result.experiment.fleet, policy.unit, m_limits), std::back_inserter(all));
        return all;
    }

    void findIgnored()
    {
        const Policy &policy = m_result.experiment.policy;
        if (m_purpose == Purpose::EveryJitter) {
            ignore(OptionId::Jitter, OptionId::Jitter, {});
        } else if (!m_result.everyJitter) {
            const std::string jitter(nameOf(policy.jitter));
            for (const auto &[option, user] : strategyOptions) {
                if (policy.jitter != user)
                    ignore(option, OptionId::Jitter, jitter);
            }
        }
        if (m_purpose == Purpose::PolicyOnly || m_purpose == Purpose::Fleet)
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
        const bool isOption = spec != optionTable().end(); // a session has more than the options
        // A range is checked after the conversion to the unit; what was typed is what is told.
        const std::string *typed = isOption ? m_arguments.valueOf(spec->id) : nullptr;
        if (typed && error.code == ErrorCode::OutOfRange)
            error.value = *typed;
        const bool isOfSession = !typed && m_session.session;
        const bool isItsOwnFault = isOfSession && !overrides();
        m_result.problems.push_back(
            {.kind = isItsOwnFault ? ProblemKind::UnfitSession : ProblemKind::BadField,
                .option = isOption ? std::string(spec->name) : std::string(),
                .value = error.value,
                .other = isOfSession ? m_session.path : std::string(),
                .error = error});
    }

    // Whether any option could be to blame for what is wrong with the whole.
    [[nodiscard]] bool overrides() const
    {
        return std::ranges::any_of(m_arguments.options, [](const GivenOption &given) {
            const OptionGroup group = specOf(given.id).group;
            return group == OptionGroup::Policy || group == OptionGroup::Scenario
                || group == OptionGroup::Fleet;
        });
    }

    static constexpr std::array<std::pair<OptionId, Jitter>, 3> strategyOptions {
        {{OptionId::Spread, Jitter::Proportional},
            {OptionId::CapPlacement, Jitter::Proportional},
            {OptionId::Offsets, Jitter::Offsets}}};

    const Arguments &m_arguments;
    const GivenSession &m_session;
    Purpose m_purpose;
    Limits m_limits;
    std::vector<Field> m_badFields;
    ExperimentOptions m_result;
};

} // namespace

std::vector<std::string> fleetJitterNames()
{
    std::vector<std::string> names;
    for (const Jitter jitter : allJitters)
        names.emplace_back(nameOf(jitter));
    names.emplace_back(everyName);
    return names;
}

ExperimentOptions readExperiment(
    const Arguments &arguments, Purpose purpose, Limits limits, const GivenSession &session)
{
    return ExperimentReader(arguments, purpose, limits, session).read();
}

} // namespace backoff
