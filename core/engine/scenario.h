// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The flaky service: what it answers to call n, made at virtual time t.
//
// A Scenario is a plain value; durations are in the experiment's unit. A script is kept as it was
// typed and parsed when a Service is made of it.

#pragma once

#include "core/engine/result.h"
#include "core/engine/units.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace backoff {

enum class ScenarioKind {
    BriefBlip,
    LongOutage,
    PermanentError,
    AlwaysDown,
    TimedOutage,
    RateLimited,
    Script
};
inline constexpr ScenarioKind allScenarios[] = {
    ScenarioKind::BriefBlip,
    ScenarioKind::LongOutage,
    ScenarioKind::PermanentError,
    ScenarioKind::AlwaysDown,
    ScenarioKind::TimedOutage,
    ScenarioKind::RateLimited,
    ScenarioKind::Script,
};

struct Scenario {
    ScenarioKind kind = ScenarioKind::BriefBlip;
    std::int64_t failFirst = 2; // calls that fail (or are rate limited) first
    double downFrom = 0;
    double downUntil = 10;
    double retryAfter = 5;
    std::string script = "T T R:5 S";
    double callDuration = 0;

    bool operator==(const Scenario &) const = default;
};

inline constexpr std::int64_t maxFailFirst = 10'000'000;

// How many calls fail first where nothing else is said: 2, 6 (long outage), 0 (permanent error).
[[nodiscard]] std::int64_t defaultFailFirst(ScenarioKind kind);

enum class Outcome { Success, Transient, RateLimited, Permanent };

// What the error says. The words are in core/io/labels.
enum class ErrorText { None, NetworkTimeout, AlwaysDown, RetryAfter, InvalidRequest };

struct Answer {
    Outcome outcome = Outcome::Success;
    ErrorText text = ErrorText::None;
    double hint = 0; // of RateLimited: wait this long, uncapped

    bool operator==(const Answer &) const = default;
};

struct ScriptToken {
    Outcome outcome = Outcome::Success;
    double hint = 0;

    bool operator==(const ScriptToken &) const = default;
};

// One token a call between blanks: T transient, R:h rate limited, P permanent, S success.
// The error's value is the token, its detail the token's position from 1.
[[nodiscard]] Result<std::vector<ScriptToken>> parseScript(std::string_view text, Unit unit);

// The same script with its bare hints in another unit; what carries a unit stays as it was typed.
[[nodiscard]] Result<std::string> convertScript(std::string_view text, Unit from, Unit to);

// The service of one run. The scenario must be valid.
class Service
{
public:
    Service(const Scenario &scenario, Unit unit);
    [[nodiscard]] Answer answerTo(std::int64_t call, double t) const;

private:
    Scenario m_scenario;
    std::vector<ScriptToken> m_script;
};

// The scenario alone; what depends on the policy too is checked by validate(Experiment).
[[nodiscard]] std::vector<Error> validate(const Scenario &scenario, Unit unit);

// Whether the scenario reads this parameter.
[[nodiscard]] bool uses(ScenarioKind kind, Field parameter);

[[nodiscard]] std::string_view nameOf(ScenarioKind kind);
[[nodiscard]] Result<ScenarioKind> parseScenarioKind(std::string_view text);

} // namespace backoff
