// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/sessions/experiment_reader.h"

#include <cmath>
#include <string>

namespace backoff {

namespace {

void checkOtherVersion(const std::string &key, const JsonValue &version, ReadingFindings &findings)
{
    const Result<double> number = parseNumber(version.raw(), Field::Digits);
    const double value = number ? *number : 0;
    if (value == 1) {
        return; // written 1.0, or 1e0
    }
    if (value != std::trunc(value)) {
        findings.wrongType(key, version, "whole number");
        return;
    }
    findings.fault(
        value > 1 ? SessionFault::NewerVersion : SessionFault::UnknownVersion, key, version);
}

// What the file says is named: the start, where only that is given.
Error asGiven(Error error, const ReadingFindings &findings)
{
    if (error.code == ErrorCode::UntilNotAfterFrom && findings.isGiven(Field::DownFrom)
        && !findings.isGiven(Field::DownUntil)) {
        error.where = Field::DownFrom;
        error.value = findings.rawOf(Field::DownFrom);
    }
    return error;
}

} // namespace

void readVersion(ObjectReader &file, std::string_view key, ReadingFindings &findings)
{
    const std::string name(key);
    const std::optional<JsonValue> version = file.take(key);
    if (!version) {
        findings.report({.fault = SessionFault::NotASession});
    } else if (version->kind() != JsonKind::Number) {
        findings.wrongType(name, *version, "whole number");
    } else if (version->raw() != "1") {
        checkOtherVersion(name, *version, findings);
    }
}

Unit readUnit(ObjectReader &policy, Unit unlessGiven)
{
    Unit unit = unlessGiven;
    policy.name("unit", unit, Field::Unit, parseUnit);
    return unit;
}

void readPolicy(ObjectReader &reader, Policy &policy)
{
    reader.number("base", policy.base, Field::Base);
    reader.number("multiplier", policy.multiplier, Field::Multiplier);
    reader.numberOrNull("cap", policy.cap, Field::Cap);
    reader.integer("attempts", policy.attempts, Field::Attempts);
    reader.name("jitter", policy.jitter, Field::Jitter, parseJitter);
    reader.number("spread", policy.spread, Field::Spread);
    reader.name("capPlacement", policy.capPlacement, Field::CapPlacement, parseCapPlacement);
    reader.numbers("offsets", policy.offsets, Field::Offsets);
    reader.seed("seed", policy.seed);
}

void readScenario(ObjectReader &reader, Scenario &scenario)
{
    reader.name("name", scenario.kind, Field::Scenario, parseScenarioKind);
    if (reader.has("name")) {
        scenario.failFirst = defaultFailFirst(scenario.kind);
    }
    reader.integer("failFirst", scenario.failFirst, Field::FailFirst);
    reader.number("downFrom", scenario.downFrom, Field::DownFrom);
    reader.number("downUntil", scenario.downUntil, Field::DownUntil);
    reader.number("retryAfter", scenario.retryAfter, Field::RetryAfter);
    reader.text("script", scenario.script, Field::Script);
    reader.number("callDuration", scenario.callDuration, Field::CallDuration);
}

void readFleet(ObjectReader &reader, FleetSettings &fleet)
{
    reader.integer("clients", fleet.clients, Field::Clients);
    reader.numberOrNull("outage", fleet.outage, Field::Outage);
    reader.numberOrNull("capacity", fleet.capacity, Field::Capacity);
    reader.number("bin", fleet.bin, Field::Bin);
    reader.boolean("sharedSeed", fleet.sharedSeed);
}

void checkExperiment(const Experiment &experiment, Limits limits, ReadingFindings &findings)
{
    for (const Error &error : validate(experiment, limits)) {
        findings.bad(asGiven(error, findings));
    }
    for (const Error &error : validate(experiment.fleet, experiment.policy.unit, limits)) {
        findings.bad(error);
    }
}

std::optional<Policy> readPolicyB(
    ObjectReader &reader, const Experiment &experiment, Limits limits, ReadingFindings &findings)
{
    Policy policy = defaultExperiment(readUnit(reader, experiment.policy.unit)).policy;
    readPolicy(reader, policy);
    if (findings.problem()) {
        return std::nullopt;
    }
    const Result<Policy> converted = inUnit(policy, experiment.policy.unit);
    if (!converted) {
        findings.bad(converted.error());
        return std::nullopt;
    }
    for (const Error &error : validate(withPolicy(experiment, *converted), limits)) {
        findings.bad(error);
    }
    return *converted;
}

} // namespace backoff
