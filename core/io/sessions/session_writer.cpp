// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// sessionBytes(): the experiment as every JSON export writes it, the view after it, and behind the
// known keys of each object those that this version does not know.

#include "core/io/sessions/session.h"
#include "core/io/sessions/session_origin.h"
#include "core/io/sessions/view_names.h"
#include "core/tables/json.h"

#include <algorithm>

namespace backoff {

namespace {

constexpr int topIndent = 2;
constexpr int partIndent = 4;
constexpr int policyBIndent = 6;

JsonMembers with(JsonMembers known, const JsonMembers &unknown)
{
    known.insert(known.end(), unknown.begin(), unknown.end());
    return known;
}

std::string part(const JsonMembers &known, const JsonMembers &unknown)
{
    return jsonObject(with(known, unknown), partIndent);
}

std::string columnNames(const std::vector<ColumnId> &columns)
{
    std::string out = "[";
    for (const ColumnId column : columns) {
        out.append(out.size() == 1 ? "" : ", ").append(jsonText(viewNameOf(column)));
    }
    return out + "]";
}

JsonMembers viewMembers(const SessionView &view)
{
    return {
        {"chart", jsonText(nameOf(view.chart))},
        {"table", jsonText(nameOf(view.table))},
        {"logScale", view.logScale ? "true" : "false"},
        {"speed", jsonText(nameOf(view.speed))},
        {"columns", columnNames(view.columns)},
        {"contentionClients", std::to_string(view.contentionClients)},
        {"contentionRuns", std::to_string(view.contentionRuns)},
    };
}

// A value that only a later version knows stands where the view is still as it was read.
JsonMembers viewMembers(const SessionView &view, const SessionOrigin &origin)
{
    JsonMembers members = viewMembers(view);
    const JsonMembers asRead = viewMembers(origin.view);
    for (std::size_t i = 0; i < members.size(); ++i) {
        const auto later
            = std::ranges::find(origin.laterViewValues, members[i].key, &JsonMember::key);
        if (later != origin.laterViewValues.end() && members[i] == asRead[i]) {
            members[i].value = later->value;
        }
    }
    if (view.policyB) {
        members.push_back({"policyB",
            jsonObject(
                with(policyMembers(*view.policyB), origin.unknownOfPolicyB), policyBIndent)});
    }
    return members;
}

} // namespace

std::string sessionBytes(const Session &session)
{
    const SessionOrigin none;
    const SessionOrigin &origin = session.origin ? *session.origin : none;
    const Experiment &experiment = session.experiment;
    if (session.origin && experiment == origin.experiment && session.view == origin.view) {
        return origin.bytes;
    }
    const JsonMembers known {
        {"formatVersion", "1"},
        {"title", jsonText(experiment.title)},
        {"notes", jsonText(experiment.notes)},
        {"policy", part(policyMembers(experiment.policy), origin.unknownOfPolicy)},
        {"scenario", part(scenarioMembers(experiment.scenario), origin.unknownOfScenario)},
        {"fleet", part(fleetMembers(experiment.fleet), origin.unknownOfFleet)},
        {"view", part(viewMembers(session.view, origin), origin.unknownOfView)},
    };
    return jsonObject(with(known, origin.unknown), topIndent) + "\n";
}

} // namespace backoff
