// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/experiment_parts.h"

namespace backoff {

namespace {

Scenario startOf(ScenarioKind kind, Unit unit, double callDuration)
{
    Scenario scenario = defaultExperiment(unit).scenario;
    scenario.kind = kind;
    scenario.failFirst = defaultFailFirst(kind);
    scenario.callDuration = callDuration;
    return scenario;
}

// One end of an outage that the scenario does not have is not held against the other's default.
void forgetUnusedOutage(const Arguments &arguments, Scenario &scenario, const Scenario &start)
{
    const bool onlyOne = arguments.has(OptionId::DownFrom) != arguments.has(OptionId::DownUntil);
    const bool inRange = scenario.downFrom >= 0 && scenario.downUntil >= 0;
    if (scenario.kind == ScenarioKind::TimedOutage || !onlyOne || !inRange)
        return;
    scenario.downFrom = start.downFrom;
    scenario.downUntil = start.downUntil;
}

void readScript(FieldReader &reader, Scenario &scenario)
{
    const std::string *script = reader.arguments().valueOf(OptionId::Script);
    if (!script)
        return;
    scenario.script = *script;
    if (scenario.kind != ScenarioKind::Script && !reader.isBad(Field::Scenario)
        && !reader.session().isUnread())
        reader.report(Problem {.kind = ProblemKind::OnlyTogether,
            .option = "--script",
            .value = *script,
            .other = "--scenario script"});
}

} // namespace

void readScenario(FieldReader &reader, Scenario &scenario, Unit unit)
{
    ScenarioKind kind = scenario.kind;
    reader.take(OptionId::Scenario, kind, parseScenarioKind);
    if (kind != scenario.kind)
        scenario = startOf(kind, unit, scenario.callDuration);
    const Scenario start = scenario;
    reader.takeInteger(OptionId::FailFirst, scenario.failFirst);
    reader.takeDuration(OptionId::DownFrom, scenario.downFrom, unit);
    reader.takeDuration(OptionId::DownUntil, scenario.downUntil, unit);
    forgetUnusedOutage(reader.arguments(), scenario, start);
    reader.takeDuration(OptionId::RetryAfter, scenario.retryAfter, unit);
    reader.takeDuration(OptionId::CallDuration, scenario.callDuration, unit);
    readScript(reader, scenario);
}

} // namespace backoff
