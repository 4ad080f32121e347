// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/command_line.h"

#include "core/engine/shortest_text.h"
#include "core/io/labels.h"

#include <algorithm>
#include <string_view>

namespace backoff {

namespace {

std::string textOf(double value) { return shortestText(value); }
std::string textOf(std::int64_t value) { return std::to_string(value); }
std::string textOf(std::uint64_t value) { return std::to_string(value); }
std::string textOf(const std::string &value) { return value; }

std::string textOf(const std::optional<double> &value)
{
    return value ? shortestText(*value) : "none";
}

std::string textOf(const std::vector<double> &values)
{
    std::string text;
    for (const double value : values) {
        text += (text.empty() ? "" : ",") + shortestText(value);
    }
    return text;
}

template<typename Enum> std::string textOf(Enum value) { return std::string(nameOf(value)); }

class ArgumentList
{
public:
    explicit ArgumentList(TableKind kind)
        : m_kind(kind)
        , m_arguments {std::string(nameOf(kind))}
    {
    }

    std::vector<std::string> make(const Experiment &experiment, bool everyJitter)
    {
        const Experiment defaults = defaultExperiment(experiment.policy.unit);
        addPolicy(experiment.policy, defaults.policy, everyJitter);
        if (m_kind == TableKind::Fleets || m_kind == TableKind::FleetBins) {
            addFleet(experiment.fleet, defaults.fleet);
        } else if (m_kind != TableKind::Retries) {
            addScenario(experiment.scenario, defaults.scenario);
        }
        addTitle(experiment.title);
        return std::move(m_arguments);
    }

    std::vector<std::string> make(const ContentionStudy &study)
    {
        const ContentionSettings defaults;
        add(Field::Contenders, study.settings.clients, defaults.clients);
        add(Field::Runs, study.settings.runs, defaults.runs);
        add(Field::Seed, study.settings.seed, defaults.seed);
        addTitle(study.title);
        return std::move(m_arguments);
    }

private:
    // Every strategy's own parameters are read then, but not which one is chosen.
    void addPolicy(const Policy &policy, const Policy &defaults, bool everyJitter)
    {
        add(Field::Unit, policy.unit, Unit::Seconds);
        add(Field::Base, policy.base, defaults.base);
        add(Field::Cap, policy.cap, defaults.cap);
        add(Field::Attempts, policy.attempts, defaults.attempts);
        add(Field::Multiplier, policy.multiplier, defaults.multiplier);
        if (!everyJitter) {
            add(Field::Jitter, policy.jitter, defaults.jitter);
        } else if (m_kind != TableKind::Strategies) {
            m_arguments.insert(m_arguments.end(), {"--jitter", "all"});
        }
        if (everyJitter || policy.jitter == Jitter::Proportional) {
            add(Field::Spread, policy.spread, defaults.spread);
            add(Field::CapPlacement, policy.capPlacement, defaults.capPlacement);
        }
        if (everyJitter || policy.jitter == Jitter::Offsets) {
            add(Field::Offsets, policy.offsets, defaults.offsets);
        }
        add(Field::Seed, policy.seed, defaults.seed);
    }

    void addScenario(const Scenario &scenario, const Scenario &defaults)
    {
        const auto addUsed = [&](Field field, const auto &value, const auto &preset) {
            if (uses(scenario.kind, field)) {
                add(field, value, preset);
            }
        };
        add(Field::Scenario, scenario.kind, defaults.kind);
        addUsed(Field::FailFirst, scenario.failFirst, defaultFailFirst(scenario.kind));
        addUsed(Field::DownFrom, scenario.downFrom, defaults.downFrom);
        addUsed(Field::DownUntil, scenario.downUntil, defaults.downUntil);
        addUsed(Field::RetryAfter, scenario.retryAfter, defaults.retryAfter);
        addUsed(Field::Script, scenario.script, defaults.script);
        addUsed(Field::CallDuration, scenario.callDuration, defaults.callDuration);
    }

    void addFleet(const FleetSettings &fleet, const FleetSettings &defaults)
    {
        add(Field::Clients, fleet.clients, defaults.clients);
        if (fleet.outage) {
            add(Field::Outage, *fleet.outage, defaults.outage);
        } else {
            m_arguments.insert(m_arguments.end(), {"--outage", "never"});
        }
        add(Field::Capacity, fleet.capacity, defaults.capacity);
        add(Field::Bin, fleet.bin, defaults.bin);
        if (fleet.sharedSeed) {
            m_arguments.emplace_back("--shared-seed");
        }
        if (m_kind == TableKind::FleetBins) {
            m_arguments.emplace_back("--histogram");
        }
    }

    // What starts with two dashes would be read as an option: it stays with its own.
    void addTitle(std::string title)
    {
        std::erase(title, '\0'); // which no argument can hold
        if (title.starts_with("--")) {
            m_arguments.push_back("--title=" + title);
        } else if (!title.empty()) {
            m_arguments.insert(m_arguments.end(), {"--title", title});
        }
    }

    template<typename T, typename Preset>
    void add(Field field, const T &value, const Preset &preset)
    {
        if (value != preset) {
            m_arguments.push_back(m_labels.field(field, FieldNaming::Option).toStdString());
            m_arguments.push_back(textOf(value));
        }
    }

    TableKind m_kind;
    Labels m_labels {Language::English};
    std::vector<std::string> m_arguments;
};

bool isPlain(char c)
{
    constexpr std::string_view plain = "%+,-./:=@_";
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
        || plain.find(c) != std::string_view::npos;
}

std::string quoted(const std::string &word)
{
    if (!word.empty() && std::ranges::all_of(word, isPlain)) {
        return word;
    }
    std::string result = "'";
    for (const char c : word) {
        if (c == '\'') {
            result += "'\\''"; // out of the quotes, one of its own, in again
        } else {
            result += c;
        }
    }
    return result + '\'';
}

std::string lineOf(const std::vector<std::string> &arguments)
{
    std::string line = "backofflab-cli";
    for (const std::string &argument : arguments) {
        line += ' ' + quoted(argument);
    }
    return line;
}

} // namespace

std::vector<std::string> commandArguments(
    const Experiment &experiment, TableKind kind, bool everyJitter)
{
    return ArgumentList(kind).make(experiment, everyJitter || kind == TableKind::Strategies);
}

std::vector<std::string> commandArguments(const ContentionStudy &study)
{
    return ArgumentList(TableKind::Contention).make(study);
}

std::string commandLine(const Experiment &experiment, TableKind kind, bool everyJitter)
{
    return lineOf(commandArguments(experiment, kind, everyJitter));
}

std::string commandLine(const ContentionStudy &study) { return lineOf(commandArguments(study)); }

} // namespace backoff
