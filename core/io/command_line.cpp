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
    ArgumentList(const Experiment &experiment, TableKind kind)
        : m_experiment(experiment)
        , m_kind(kind)
        , m_arguments {std::string(nameOf(kind))}
    {
    }

    std::vector<std::string> make()
    {
        const Experiment defaults = defaultExperiment(m_experiment.policy.unit);
        addPolicy(m_experiment.policy, defaults.policy);
        if (m_kind != TableKind::Retries) {
            addScenario(m_experiment.scenario, defaults.scenario);
        }
        addTitle(m_experiment.title);
        return std::move(m_arguments);
    }

private:
    // The comparison reads every strategy's own parameters, but not which one is chosen.
    void addPolicy(const Policy &policy, const Policy &defaults)
    {
        const bool everyJitter = m_kind == TableKind::Strategies;
        add(Field::Unit, policy.unit, Unit::Seconds);
        add(Field::Base, policy.base, defaults.base);
        add(Field::Cap, policy.cap, defaults.cap);
        add(Field::Attempts, policy.attempts, defaults.attempts);
        add(Field::Multiplier, policy.multiplier, defaults.multiplier);
        if (!everyJitter) {
            add(Field::Jitter, policy.jitter, defaults.jitter);
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
        add(Field::Scenario, scenario.kind, defaults.kind);
        addUsed(Field::FailFirst, scenario.failFirst, defaultFailFirst(scenario.kind));
        addUsed(Field::DownFrom, scenario.downFrom, defaults.downFrom);
        addUsed(Field::DownUntil, scenario.downUntil, defaults.downUntil);
        addUsed(Field::RetryAfter, scenario.retryAfter, defaults.retryAfter);
        addUsed(Field::Script, scenario.script, defaults.script);
        addUsed(Field::CallDuration, scenario.callDuration, defaults.callDuration);
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

    template<typename T> void addUsed(Field field, const T &value, const T &preset)
    {
        if (uses(m_experiment.scenario.kind, field)) {
            add(field, value, preset);
        }
    }

    template<typename T> void add(Field field, const T &value, const T &preset)
    {
        if (value != preset) {
            m_arguments.push_back(m_labels.field(field, FieldNaming::Option).toStdString());
            m_arguments.push_back(textOf(value));
        }
    }

    const Experiment &m_experiment;
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

} // namespace

std::vector<std::string> commandArguments(const Experiment &experiment, TableKind kind)
{
    return ArgumentList(experiment, kind).make();
}

std::string commandLine(const Experiment &experiment, TableKind kind)
{
    std::string line = "backofflab-cli";
    for (const std::string &argument : commandArguments(experiment, kind)) {
        line += ' ' + quoted(argument);
    }
    return line;
}

} // namespace backoff
