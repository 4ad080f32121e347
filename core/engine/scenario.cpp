// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/scenario.h"

#include "core/engine/ranges.h"
#include "core/engine/shortest_text.h"

namespace backoff {

namespace {

constexpr Answer success {};
constexpr Answer timeout {Outcome::Transient, ErrorText::NetworkTimeout, 0};
constexpr Answer alwaysDown {Outcome::Transient, ErrorText::AlwaysDown, 0};
constexpr Answer invalidRequest {Outcome::Permanent, ErrorText::InvalidRequest, 0};

Answer rateLimited(double hint) { return {Outcome::RateLimited, ErrorText::RetryAfter, hint}; }

Answer scripted(const std::vector<ScriptToken> &script, std::int64_t call)
{
    if (call > static_cast<std::int64_t>(script.size())) {
        return success;
    }
    const ScriptToken &token = script[static_cast<std::size_t>(call - 1)];
    switch (token.outcome) {
    case Outcome::Success:
        return success;
    case Outcome::Transient:
        return timeout;
    case Outcome::RateLimited:
        return rateLimited(token.hint);
    case Outcome::Permanent:
        return invalidRequest;
    }
    return success;
}

} // namespace

std::int64_t defaultFailFirst(ScenarioKind kind)
{
    switch (kind) {
    case ScenarioKind::LongOutage:
        return 6;
    case ScenarioKind::PermanentError:
        return 0;
    default:
        return 2;
    }
}

Service::Service(const Scenario &scenario, Unit unit)
    : m_scenario(scenario)
{
    if (scenario.kind == ScenarioKind::Script) {
        m_script = *parseScript(scenario.script, unit);
    }
}

Answer Service::answerTo(std::int64_t call, double t) const
{
    const bool first = call <= m_scenario.failFirst;
    switch (m_scenario.kind) {
    case ScenarioKind::BriefBlip:
    case ScenarioKind::LongOutage:
        return first ? timeout : success;
    case ScenarioKind::PermanentError:
        return first ? timeout : invalidRequest;
    case ScenarioKind::AlwaysDown:
        return alwaysDown;
    case ScenarioKind::TimedOutage:
        return m_scenario.downFrom <= t && t < m_scenario.downUntil ? timeout : success;
    case ScenarioKind::RateLimited:
        return first ? rateLimited(m_scenario.retryAfter) : success;
    case ScenarioKind::Script:
        return scripted(m_script, call);
    }
    return success;
}

std::vector<Error> validate(const Scenario &scenario, Unit unit)
{
    std::vector<Error> problems;
    if (scenario.failFirst < 0 || scenario.failFirst > maxFailFirst) {
        problems.push_back(
            {ErrorCode::OutOfRange, Field::FailFirst, std::to_string(scenario.failFirst)});
    }
    requireNotNegative(scenario.downFrom, Field::DownFrom, problems);
    requireNotNegative(scenario.downUntil, Field::DownUntil, problems);
    if (scenario.downUntil >= 0 && scenario.downUntil <= scenario.downFrom) {
        problems.push_back(
            {ErrorCode::UntilNotAfterFrom, Field::DownUntil, shortestText(scenario.downUntil)});
    }
    requireNotNegative(scenario.retryAfter, Field::RetryAfter, problems);
    const Result<std::vector<ScriptToken>> script = parseScript(scenario.script, unit);
    if (!script) {
        problems.push_back(script.error());
    }
    requireNotNegative(scenario.callDuration, Field::CallDuration, problems);
    return problems;
}

bool uses(ScenarioKind kind, Field parameter)
{
    switch (parameter) {
    case Field::FailFirst:
        return kind == ScenarioKind::BriefBlip || kind == ScenarioKind::LongOutage
            || kind == ScenarioKind::PermanentError || kind == ScenarioKind::RateLimited;
    case Field::DownFrom:
    case Field::DownUntil:
        return kind == ScenarioKind::TimedOutage;
    case Field::RetryAfter:
        return kind == ScenarioKind::RateLimited;
    case Field::Script:
        return kind == ScenarioKind::Script;
    case Field::CallDuration:
        return true;
    default:
        return false;
    }
}

std::string_view nameOf(ScenarioKind kind)
{
    switch (kind) {
    case ScenarioKind::BriefBlip:
        return "brief-blip";
    case ScenarioKind::LongOutage:
        return "long-outage";
    case ScenarioKind::PermanentError:
        return "permanent-error";
    case ScenarioKind::AlwaysDown:
        return "always-down";
    case ScenarioKind::TimedOutage:
        return "timed-outage";
    case ScenarioKind::RateLimited:
        return "rate-limited";
    case ScenarioKind::Script:
        return "script";
    }
    return {};
}

Result<ScenarioKind> parseScenarioKind(std::string_view text)
{
    for (const ScenarioKind kind : allScenarios) {
        if (text == nameOf(kind)) {
            return kind;
        }
    }
    return Error {text.empty() ? ErrorCode::Empty : ErrorCode::UnknownName,
        Field::Scenario,
        std::string(text)};
}

} // namespace backoff
