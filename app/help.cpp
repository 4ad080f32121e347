// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/help.h"

#include "app/window_options.h"
#include "core/io/qt_text.h"
#include "core/tables/number_format.h"

#include <QStringList>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace backoff {

namespace {

using Rows = std::vector<std::pair<QString, QString>>;

// The left column aligned, indented by two.
QString aligned(const Rows &rows, qsizetype width)
{
    QString result;
    for (const auto &[left, right] : rows)
        result += QStringLiteral("  %1  %2\n").arg(left, -static_cast<int>(width)).arg(right);
    return result;
}

qsizetype widest(const Rows &rows)
{
    qsizetype width = 0;
    for (const auto &row : rows)
        width = std::max(width, row.first.size());
    return width;
}

using Takes = std::function<bool(const OptionSpec &)>;

Rows optionRows(OptionGroup group, const Takes &takes, const Messages &messages)
{
    Rows rows;
    for (const OptionSpec &spec : optionTable()) {
        if (spec.group != group || !takes(spec))
            continue;
        QString left = toQString(spec.name);
        if (spec.takesValue())
            left += QLatin1Char(' ') + messages.text(spec.placeholder.data());
        rows.emplace_back(left, messages.text(spec.description.data()));
    }
    return rows;
}

struct Section {
    OptionGroup group;
    const char *title;
};
constexpr Section sections[] = {
    {OptionGroup::Session, QT_TRANSLATE_NOOP("CommandLine", "Session")},
    {OptionGroup::Comparison, QT_TRANSLATE_NOOP("CommandLine", "Second policy")},
    {OptionGroup::Export, QT_TRANSLATE_NOOP("CommandLine", "Export")},
    {OptionGroup::Policy, QT_TRANSLATE_NOOP("CommandLine", "Policy")},
    {OptionGroup::Scenario, QT_TRANSLATE_NOOP("CommandLine", "Flaky service")},
    {OptionGroup::Fleet, QT_TRANSLATE_NOOP("CommandLine", "Fleet")},
    {OptionGroup::Contention, QT_TRANSLATE_NOOP("CommandLine", "Contention")},
    {OptionGroup::Threads, QT_TRANSLATE_NOOP("CommandLine", "Work")},
    {OptionGroup::Output, QT_TRANSLATE_NOOP("CommandLine", "Output")},
    {OptionGroup::Window, QT_TRANSLATE_NOOP("CommandLine", "Window")},
    {OptionGroup::Files,
        QT_TRANSLATE_NOOP("CommandLine", "A picture or a handout instead of the window")},
    {OptionGroup::General, QT_TRANSLATE_NOOP("CommandLine", "General")},
};

Takes takenBy(std::optional<Command> command)
{
    return [command](const OptionSpec &spec) { return takes(command, spec); };
}

QString optionsText(const Takes &takes, const Messages &messages)
{
    std::vector<std::pair<QString, Rows>> blocks;
    qsizetype width = 0;
    for (const auto &[group, title] : sections) {
        Rows rows = optionRows(group, takes, messages);
        if (rows.empty())
            continue;
        blocks.emplace_back(messages.text(title), std::move(rows));
        width = std::max(width, widest(blocks.back().second));
    }
    QString result;
    for (const auto &[title, rows] : blocks)
        result += QStringLiteral("\n%1:\n%2").arg(title, aligned(rows, width));
    return result;
}

QString generalHelp(const Messages &messages)
{
    Rows commands;
    for (const Command command : allCommands)
        commands.emplace_back(toQString(nameOf(command)), messages.summary(command));
    return messages.text(QT_TRANSLATE_NOOP("CommandLine",
               "Retries with exponential backoff and jitter, computed and never slept."))
        + QStringLiteral("\n\n")
        + messages.text(
            QT_TRANSLATE_NOOP("CommandLine", "Usage: backofflab-cli COMMAND [OPTION VALUE]..."))
        + QStringLiteral("\n\n%1:\n")
              .arg(messages.text(QT_TRANSLATE_NOOP("CommandLine", "Commands")))
        + aligned(commands, widest(commands)) + optionsText(takenBy(std::nullopt), messages)
        + QLatin1Char('\n')
        + messages.text(QT_TRANSLATE_NOOP(
            "CommandLine", "'backofflab-cli COMMAND --help' shows the options of a command."))
        + QLatin1Char('\n')
        + messages.text(QT_TRANSLATE_NOOP("CommandLine",
            "Exit status: 0 a result was made, 2 bad usage, 3 a file could not be read or written, "
            "standard output could not be written, or a session is unusable."))
        + QLatin1Char('\n');
}

QString formNote(const Messages &messages)
{
    return messages.text(
               QT_TRANSLATE_NOOP("CommandLine", "--option VALUE and --option=VALUE are the same."))
        + QLatin1Char('\n');
}

QString valueNotes(const Messages &messages)
{
    return QLatin1Char('\n')
        + messages.text(QT_TRANSLATE_NOOP("CommandLine",
            "D is a duration: a number in --unit, or with its own unit: 500ms, 1.5s, 2min, 1h."))
        + QLatin1Char('\n') + formNote(messages);
}

QString usageOf(Command command, const Messages &messages)
{
    if (command == Command::ExportAll)
        return messages.text(QT_TRANSLATE_NOOP(
            "CommandLine", "Usage: backofflab-cli export DIR --session FILE... [OPTION VALUE]..."));
    return messages
        .text(QT_TRANSLATE_NOOP("CommandLine", "Usage: backofflab-cli %1 [OPTION VALUE]..."))
        .arg(toQString(nameOf(command)));
}

QString commandHelp(Command command, const Messages &messages)
{
    QString help = usageOf(command, messages)
        + QStringLiteral("\n\n%1\n").arg(messages.summary(command))
        + optionsText(takenBy(command), messages);
    if (command == Command::StudyContention)
        help += QLatin1Char('\n') + formNote(messages);
    else if (tableOf(command))
        help += valueNotes(messages);
    if (command == Command::ExportAll)
        help += QLatin1Char('\n')
            + messages.text(QT_TRANSLATE_NOOP("CommandLine",
                "DIR is made where it is missing. A session or a file that fails does not stop the "
                "others; the exit status is 3 then."))
            + QLatin1Char('\n');
    return help;
}

// What a parameter's option takes where nothing is given.
QString defaultOf(OptionId parameter, ScenarioKind kind)
{
    const Scenario scenario;
    switch (parameter) {
    case OptionId::FailFirst:
        return QString::number(defaultFailFirst(kind));
    case OptionId::DownFrom:
        return toQString(formatFull(scenario.downFrom)) + QLatin1Char('s');
    case OptionId::DownUntil:
        return toQString(formatFull(scenario.downUntil)) + QLatin1Char('s');
    case OptionId::RetryAfter:
        return toQString(formatFull(scenario.retryAfter)) + QLatin1Char('s');
    case OptionId::Script:
        return QStringLiteral("'%1'").arg(toQString(scenario.script));
    default:
        return {};
    }
}

QString parametersOf(ScenarioKind kind)
{
    QStringList parameters;
    for (const OptionSpec &spec : optionTable()) {
        if (spec.group != OptionGroup::Scenario || spec.id == OptionId::Scenario
            || spec.id == OptionId::CallDuration || !uses(kind, *spec.field))
            continue;
        parameters.append(
            QStringLiteral("%1 %2").arg(toQString(spec.name), defaultOf(spec.id, kind)));
    }
    return parameters.join(QLatin1Char(' '));
}

} // namespace

QString helpText(std::optional<Command> command, const Messages &messages)
{
    return command ? commandHelp(*command, messages) : generalHelp(messages);
}

QString windowHelp(const Messages &messages)
{
    return messages.text(QT_TRANSLATE_NOOP(
               "CommandLine", "Backoff Lab: retries, backoff and jitter on a virtual timeline."))
        + QStringLiteral("\n\n")
        + messages.text(
            QT_TRANSLATE_NOOP("CommandLine", "Usage: backofflab [FILE] [OPTION VALUE]..."))
        + QLatin1Char('\n') + optionsText(windowTakes, messages) + valueNotes(messages);
}

QString scenarioList(const Messages &messages)
{
    Rows names;
    Rows parameters;
    for (const ScenarioKind kind : allScenarios) {
        names.emplace_back(toQString(nameOf(kind)), QString());
        parameters.emplace_back(parametersOf(kind), messages.labels().scenarioDescription(kind));
    }
    QString list;
    for (std::size_t i = 0; i < names.size(); ++i)
        list += QStringLiteral("%1  %2  %3\n")
                    .arg(names[i].first, -static_cast<int>(widest(names)))
                    .arg(parameters[i].first, -static_cast<int>(widest(parameters)))
                    .arg(parameters[i].second);
    return list;
}

} // namespace backoff
