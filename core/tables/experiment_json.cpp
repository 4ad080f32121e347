// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/experiment_json.h"

#include "core/tables/json.h"

namespace backoff {

namespace {

std::string number(double value) { return formatFull(value); }
std::string number(const std::optional<double> &value)
{
    return value ? formatFull(*value) : "null";
}
std::string text(std::string_view value) { return jsonText(value); }

std::string numbers(const std::vector<double> &values)
{
    std::string out = "[";
    for (std::size_t i = 0; i < values.size(); ++i) {
        out.append(i == 0 ? "" : ", ").append(number(values[i]));
    }
    return out + "]";
}

} // namespace

std::string jsonObject(const JsonMembers &members, int indent)
{
    const std::string blanks(static_cast<std::size_t>(indent), ' ');
    std::string out = "{";
    for (const JsonMember &member : members) {
        out.append(out.size() == 1 ? "\n" : ",\n").append(blanks);
        out.append(jsonText(member.key)).append(": ").append(member.value);
    }
    return out + "\n" + blanks.substr(2) + "}";
}

JsonMembers policyMembers(const Policy &policy)
{
    return {
        {"base", number(policy.base)},
        {"multiplier", number(policy.multiplier)},
        {"cap", number(policy.cap)},
        {"attempts", std::to_string(policy.attempts)},
        {"jitter", text(nameOf(policy.jitter))},
        {"spread", number(policy.spread)},
        {"capPlacement", text(nameOf(policy.capPlacement))},
        {"offsets", numbers(policy.offsets)},
        {"seed", text(std::to_string(policy.seed))},
        {"unit", text(nameOf(policy.unit))},
    };
}

JsonMembers scenarioMembers(const Scenario &scenario)
{
    return {
        {"name", text(nameOf(scenario.kind))},
        {"failFirst", std::to_string(scenario.failFirst)},
        {"downFrom", number(scenario.downFrom)},
        {"downUntil", number(scenario.downUntil)},
        {"retryAfter", number(scenario.retryAfter)},
        {"script", text(scenario.script)},
        {"callDuration", number(scenario.callDuration)},
    };
}

JsonMembers fleetMembers(const FleetSettings &fleet)
{
    return {
        {"clients", std::to_string(fleet.clients)},
        {"outage", number(fleet.outage)},
        {"capacity", number(fleet.capacity)},
        {"bin", number(fleet.bin)},
        {"sharedSeed", fleet.sharedSeed ? "true" : "false"},
    };
}

std::string experimentJson(const Experiment &experiment, int indent)
{
    return jsonObject(
        {
            {"title", text(experiment.title)},
            {"notes", text(experiment.notes)},
            {"policy", jsonObject(policyMembers(experiment.policy), indent + 2)},
            {"scenario", jsonObject(scenarioMembers(experiment.scenario), indent + 2)},
            {"fleet", jsonObject(fleetMembers(experiment.fleet), indent + 2)},
        },
        indent);
}

} // namespace backoff
