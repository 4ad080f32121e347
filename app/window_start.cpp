// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window_start.h"

#include "app/help.h"
#include "app/messages.h"
#include "app/progress_line.h"
#include "app/run_command.h"
#include "app/standard_streams.h"
#include "app/window_file.h"
#include "core/io/file_writer.h"
#include "core/io/program.h"
#include "ui/exports/pictures/picture_words.h"
#include "ui/language/app_language.h"
#include "ui/playback/frame_source.h"
#include "ui/window/main_window.h"
#include "ui/window/window_settings.h"

#include <QApplication>
#include <QHashSeed>
#include <QIcon>

#include <algorithm>
#include <memory>
#include <string>

namespace backoff {

namespace {

void tell(const QString &line) { backoff::tell(line, standardStreams("backofflab")); }

template<typename T> std::vector<T> joined(std::vector<T> first, const std::vector<T> &second)
{
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

int refuse(std::span<const Problem> problems, const Messages &messages)
{
    for (const Problem &problem : problems)
        tell(messages.problem(problem));
    const ExitCode code = exitCodeOf(problems);
    if (code == ExitBadUsage)
        tell(messages.seeCall(QStringLiteral("backofflab --help")));
    return code;
}

ExitCode print(const std::string &text, const Messages &messages)
{
    return backoff::print(text, messages, standardStreams("backofflab"));
}

// Qt would abort without a word to a person.
bool hasDisplay()
{
    return !qEnvironmentVariableIsEmpty("DISPLAY")
        || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")
        || !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

void nameApplication()
{
    QApplication::setOrganizationName(QStringLiteral("BackoffLab"));
    QApplication::setApplicationName(QStringLiteral("Backoff Lab"));
    QApplication::setApplicationVersion(QString::fromStdString(programVersion()));
}

// Qt's remarks about its surroundings; whether the file could be made is told by us.
void saySilently(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (type == QtFatalMsg)
        tell(qFormatLogMessage(type, context, message));
}

// A terminal is told how far a long picture is.
Result<std::string> makeBytes(
    const FilePlan &plan, const WindowOptions &options, const Labels &labels)
{
    const Streams streams = standardStreams("backofflab");
    PercentLine line(streams);
    if (plan.picture())
        line.begin(PictureWords::name(plan.picture()->settings.kind));
    return fileBytes(plan,
        options,
        labels,
        {.progress = [&line](double fraction) { line.tell(fraction); },
            .threads = options.file.threads});
}

// The window shows every strategy, whichever is chosen; so may a picture.
std::vector<Ignored> ignoredBy(const WindowOptions &options, const FilePlan &plan)
{
    std::vector<Ignored> all = joined(options.ignored, plan.ignored);
    const bool usesAllJitters = !options.file.isMade() || plan.showsEveryJitter();
    std::vector<Ignored> told;
    for (const Ignored &ignored : all) {
        const bool isUsed = usesAllJitters && ignored.because == OptionId::Jitter;
        if (!isUsed && std::ranges::find(told, ignored.option, &Ignored::option) == told.end())
            told.push_back(ignored);
    }
    return told;
}

int makeFile(const FilePlan &plan,
    const WindowOptions &options,
    Language language,
    const Messages &messages,
    int &argc,
    char **argv)
{
    qInstallMessageHandler(saySilently);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qunsetenv("QT_QPA_PLATFORMTHEME"); // would look for its desktop
    argc = std::min(argc, 1); // the program's name: the options are ours
    QApplication application(argc, argv);
    nameApplication();
    useLanguage(language);
    const Labels labels(language);
    const Result<std::string> bytes = makeBytes(plan, options, labels);
    if (!bytes) {
        const Problem problem = problemOf(bytes.error(), options.bin);
        return refuse({&problem, 1}, messages);
    }
    const QString path = QString::fromStdString(*options.file.output);
    const auto failure = writeFile(path, *bytes);
    if (!failure)
        return ExitDone;
    tell(message(*failure, path, messages.labels()));
    return ExitNotWritten;
}

int openWindow(const WindowOptions &options, int &argc, char **argv)
{
    QApplication application(argc, argv);
    nameApplication();
    QApplication::setDesktopFileName(QStringLiteral("backofflab"));
    QApplication::setWindowIcon(QIcon::fromTheme(QStringLiteral("backofflab")));
    const Language language
        = options.language.value_or(chosenLanguage().value_or(systemLanguage()));
    useLanguage(language);

    MainWindow window(options.experiment, language, std::make_unique<TimerFrameSource>());
    if (!restoreGeometryOf(window))
        fitOnScreen(window);
    window.setGeometryRemembered(true);
    if (options.session.session)
        window.open(*options.session.session,
            QString::fromStdString(options.session.path),
            options.experiment);
    if (options.lesson.lesson)
        window.openLesson(*options.lesson.lesson);
    window.show();
    if (options.present)
        window.setPresenting(true);
    if (options.play)
        window.play();
    return QApplication::exec();
}

} // namespace

int startWindow(const WindowOptions &options, int &argc, char **argv)
{
    // Qt writes the fonts of a PDF in the order of a hash table: the same one each time.
    QHashSeed::setDeterministicGlobalSeed();
    const Language language = options.language.value_or(systemLanguage());
    const Messages messages(language, windowLimits);
    const bool asksOnly = options.help || options.version;
    FilePlan plan;
    if (options.file.isMade() && !asksOnly)
        plan = planFile(
            options.file, options.session.session && options.session.session->view.logScale);
    const std::vector<Problem> problems = joined(options.problems, plan.problems);
    if (!problems.empty())
        return refuse(problems, messages);
    if (options.help)
        return print(windowHelp(messages).toStdString(), messages);
    if (options.version)
        return print("backofflab " + programVersion() + '\n', messages);
    for (const Ignored &ignored : ignoredBy(options, plan))
        tell(messages.note(messages.ignored(ignored)));
    if (options.file.isMade())
        return makeFile(plan, options, language, messages, argc, argv);
    if (!hasDisplay()) {
        tell(messages.noDisplay());
        return ExitNotWritten;
    }
    return openWindow(options, argc, argv);
}

} // namespace backoff
