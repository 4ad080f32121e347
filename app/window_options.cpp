// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window_options.h"

#include <iterator>

namespace backoff {

namespace {

std::vector<std::string> windowOptionNames()
{
    std::vector<std::string> names;
    for (const OptionSpec &spec : optionTable()) {
        if (windowTakes(spec))
            names.emplace_back(spec.name);
    }
    return names;
}

void readLanguage(const Arguments &arguments, WindowOptions &options)
{
    const std::string *name = arguments.valueOf(OptionId::Language);
    if (!name)
        return;
    options.language = languageNamed(*name);
    if (!options.language)
        options.problems.push_back({ProblemKind::UnknownName, "--lang", *name, {"en", "es"}});
}

// Words and options that have no place on this line.
void readForm(const Arguments &arguments, WindowOptions &options)
{
    for (const std::string &word : arguments.words)
        options.problems.push_back({ProblemKind::FileNotYet, {}, word});
    for (Problem problem : arguments.problems) {
        if (problem.kind == ProblemKind::UnknownOption)
            problem.accepted = windowOptionNames();
        options.problems.push_back(std::move(problem));
    }
    for (const GivenOption &given : arguments.options) {
        const OptionSpec &spec = specOf(given.id);
        const std::string name(spec.name);
        if (spec.group == OptionGroup::NotYet)
            options.problems.push_back({ProblemKind::OptionNotYet, name, given.value});
        else if (!windowTakes(spec))
            options.problems.push_back(
                {ProblemKind::OptionNotTaken, name, given.value, windowOptionNames()});
    }
}

} // namespace

bool windowTakes(const OptionSpec &option)
{
    return option.group == OptionGroup::Policy || option.group == OptionGroup::Scenario
        || option.group == OptionGroup::Window || option.group == OptionGroup::General;
}

WindowOptions parseWindowOptions(std::span<const std::string> given)
{
    const Arguments arguments = readArguments(given);
    WindowOptions options;
    options.help = arguments.has(OptionId::Help);
    options.version = arguments.has(OptionId::Version);
    options.play = arguments.has(OptionId::Play);
    readLanguage(arguments, options);
    readForm(arguments, options);
    ExperimentOptions read = readExperiment(arguments, Purpose::OneRun, windowLimits);
    options.experiment = std::move(read.experiment);
    options.ignored = std::move(read.ignored);
    std::move(read.problems.begin(), read.problems.end(), std::back_inserter(options.problems));
    return options;
}

} // namespace backoff
