// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/messages.h"

#include "app/problem_texts.h"
#include "core/io/lessons/lessons.h"
#include "core/io/qt_text.h"
#include "core/io/translations.h"

#include <QStringList>

namespace backoff {

namespace {

QString listOf(const std::vector<std::string> &names)
{
    QStringList list;
    for (const std::string &name : names)
        list.append(toQString(name));
    return list.join(QStringLiteral(", "));
}

// There is no value to speak of: what the option takes is all that helps.
bool isAboutTheValue(ProblemKind kind)
{
    return kind == ProblemKind::MissingValue || kind == ProblemKind::EmptyValue
        || kind == ProblemKind::NotUtf8;
}

// Of export: what it takes besides options.
bool isAboutTheCall(const Problem &problem)
{
    return problem.kind == ProblemKind::NoFolder || problem.kind == ProblemKind::NoSession
        || problem.option == nameOf(Command::ExportAll);
}

} // namespace

Messages::Messages(Language language, Limits limits)
    : m_labels(language)
    , m_limits(limits)
    , m_translator(programTranslator(language))
{
}

Messages::~Messages() = default;

QString Messages::text(const char *source) const
{
    const QString translated
        = m_translator ? m_translator->translate("CommandLine", source) : QString();
    return translated.isEmpty() ? QString::fromUtf8(source) : translated;
}

QString Messages::problem(const Problem &problem) const
{
    if (problem.kind == ProblemKind::UnreadFile)
        return toQString(problem.value);
    if (problem.kind == ProblemKind::BadField || problem.kind == ProblemKind::UnfitSession)
        return badField(problem);
    QString line = reason(problem);
    if (!problem.option.empty())
        line = QStringLiteral("%1: %2").arg(shortened(toQString(problem.option)), line);
    const QString list = accepted(problem);
    return list.isEmpty()
        ? line
        : text(QT_TRANSLATE_NOOP("CommandLine", "%1; accepted: %2")).arg(line, list);
}

QString Messages::badField(const Problem &problem) const
{
    if (problem.option == specOf(OptionId::PolicyB).name) // no option sets its fields
        return QStringLiteral("%1 '%2': %3")
            .arg(toQString(problem.option),
                toQString(problem.other),
                m_labels.message(problem.error, m_limits, FieldNaming::Form));
    const QString line = m_labels.message(problem.error, m_limits, FieldNaming::Option);
    return problem.other.empty() ? line
                                 : QStringLiteral("'%1': %2").arg(toQString(problem.other), line);
}

QString Messages::ofPolicyB(const QString &what) const
{
    return text(QT_TRANSLATE_NOOP("CommandLine", "policy B: %1")).arg(what);
}

QString Messages::reason(const Problem &problem) const
{
    const std::string_view source = sourceOf(problem.kind);
    const QString line = text(source.data());
    const QString value = shortened(toQString(problem.value));
    if (source.find("%2") != std::string_view::npos)
        return line.arg(value, shortened(toQString(problem.other)));
    return source.find("%1") != std::string_view::npos ? line.arg(value) : line;
}

QString Messages::accepted(const Problem &problem) const
{
    if (!problem.accepted.empty())
        return listOf(problem.accepted);
    if (isAboutTheCall(problem))
        return text(QT_TRANSLATE_NOOP("CommandLine", "export DIR --session FILE..."));
    if (isAboutTheValue(problem.kind) && problem.field)
        return m_labels.accepted(*problem.field, m_limits);
    const OptionSpec *option = findOption(problem.option);
    return isAboutTheValue(problem.kind) && option ? acceptedValue(*option) : QString();
}

QString Messages::acceptedValue(const OptionSpec &option) const
{
    if (option.field)
        return m_labels.accepted(*option.field, m_limits);
    switch (option.id) {
    case OptionId::Language:
        return QStringLiteral("en, es");
    case OptionId::Output:
    case OptionId::Session:
    case OptionId::PolicyB:
        return text(QT_TRANSLATE_NOOP("CommandLine", "a file name"));
    case OptionId::Columns:
        return text(QT_TRANSLATE_NOOP("CommandLine", "column ids with commas between them"));
    case OptionId::Picture:
    case OptionId::Size:
    case OptionId::Scale:
        return text(option.description.data());
    case OptionId::Lesson:
        return listOf(lessonIds());
    case OptionId::Palette:
    case OptionId::Answers:
        return toQString(option.placeholder);
    default:
        return text(QT_TRANSLATE_NOOP("CommandLine", "any text"));
    }
}

QString Messages::note(const QString &what) const
{
    return text(QT_TRANSLATE_NOOP("CommandLine", "note: %1")).arg(what);
}

QString Messages::ignored(const Ignored &ignored) const
{
    const QString option = toQString(specOf(ignored.option).name);
    if (ignored.because == ignored.option)
        return text(QT_TRANSLATE_NOOP("CommandLine", "%1 is ignored: every jitter is compared"))
            .arg(option);
    QString user = toQString(specOf(ignored.because).name);
    if (!ignored.choice.empty())
        user += QLatin1Char(' ') + shortened(toQString(ignored.choice)); // may be a file's name
    return text(QT_TRANSLATE_NOOP("CommandLine", "%1 is ignored: %2 does not use it"))
        .arg(option, user);
}

QString Messages::seeHelp(std::optional<Command> command) const
{
    const QString call = command
        ? QStringLiteral("backofflab-cli %1 --help").arg(toQString(nameOf(*command)))
        : QStringLiteral("backofflab-cli --help");
    return seeCall(call);
}

QString Messages::seeCall(const QString &call) const
{
    return text(QT_TRANSLATE_NOOP("CommandLine", "see '%1'")).arg(call);
}

QString Messages::noDisplay() const
{
    return text(QT_TRANSLATE_NOOP("CommandLine",
        "there is no display to open a window on; 'backofflab-cli run' prints the same run"));
}

QString Messages::standardOutputFailed(bool full) const
{
    return full ? text(QT_TRANSLATE_NOOP(
               "CommandLine", "could not write to standard output: the disk is full"))
                : text(QT_TRANSLATE_NOOP("CommandLine", "could not write to standard output"));
}

QString Messages::summary(Command command) const
{
    switch (command) {
    case Command::ListWaits:
        return text(QT_TRANSLATE_NOOP("CommandLine", "the waits of a policy, one row a retry"));
    case Command::RunOnce:
        return text(QT_TRANSLATE_NOOP(
            "CommandLine", "the attempts of one run against a flaky service, one row an attempt"));
    case Command::CompareAll:
        return text(QT_TRANSLATE_NOOP(
            "CommandLine", "the same run with every jitter strategy, one row a strategy"));
    case Command::SimulateFleet:
        return text(QT_TRANSLATE_NOOP("CommandLine",
            "a fleet of clients that fail together and retry: a row a fleet, or a row a bin of "
            "time"));
    case Command::StudyContention:
        return text(QT_TRANSLATE_NOOP("CommandLine",
            "clients that contend for one row, with five strategies, one row a strategy"));
    case Command::ExportAll:
        return text(QT_TRANSLATE_NOOP("CommandLine",
            "every table of each session, in files SESSION-TABLE-LANG.SUFFIX of the folder DIR"));
    case Command::ListScenarios:
        return text(QT_TRANSLATE_NOOP(
            "CommandLine", "the flaky services that can be picked, with their parameters"));
    }
    return {};
}

} // namespace backoff
