// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window_start.h"

#include "app/help.h"
#include "app/messages.h"
#include "app/run_command.h"
#include "app/standard_streams.h"
#include "core/io/program.h"
#include "ui/playback/frame_source.h"
#include "ui/window/main_window.h"
#include "ui/window/window_settings.h"

#include <QApplication>
#include <QIcon>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <memory>
#include <string>

namespace backoff {

namespace {

Language systemLanguage()
{
    for (const QString &name : QLocale::system().uiLanguages()) {
        if (name.startsWith(QLatin1String("es")))
            return Language::Spanish;
        if (name.startsWith(QLatin1String("en")))
            return Language::English;
    }
    return Language::English;
}

void tell(const QString &line)
{
    standardStreams().error("backofflab: " + line.toStdString() + '\n');
}

int refuse(const WindowOptions &options, const Messages &messages)
{
    for (const Problem &problem : options.problems)
        tell(onOneLine(messages.problem(problem)));
    tell(messages.seeCall(QStringLiteral("backofflab --help")));
    return ExitBadUsage;
}

int print(const std::string &text)
{
    return standardStreams().out(text) == StreamResult::Written ? ExitDone : ExitNotWritten;
}

// Qt would abort without a word to a person.
bool hasDisplay()
{
    return !qEnvironmentVariableIsEmpty("DISPLAY")
        || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")
        || !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

// The program's own texts, and Qt's (OK, Cancel, the file dialog) where its translations are
// installed.
void installTranslations(Language language)
{
    if (language == Language::English)
        return;
    static QTranslator ours;
    static QTranslator qt;
    if (ours.load(QStringLiteral(":/i18n/backofflab_es.qm")))
        QCoreApplication::installTranslator(&ours);
    if (qt.load(QStringLiteral("qtbase_es"), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qt);
}

int openWindow(const WindowOptions &options, Language language, int &argc, char **argv)
{
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("BackoffLab"));
    QApplication::setApplicationName(QStringLiteral("Backoff Lab"));
    QApplication::setApplicationVersion(QString::fromStdString(programVersion()));
    QApplication::setDesktopFileName(QStringLiteral("backofflab"));
    QApplication::setWindowIcon(QIcon::fromTheme(QStringLiteral("backofflab")));
    const Labels labels(language); // brings the translations into the program
    installTranslations(language);

    MainWindow window(options.experiment, language, std::make_unique<TimerFrameSource>());
    if (!restoreGeometryOf(window))
        fitOnScreen(window);
    window.setGeometryRemembered(true);
    window.show();
    if (options.play)
        window.play();
    return QApplication::exec();
}

} // namespace

int startWindow(const WindowOptions &options, int &argc, char **argv)
{
    const Language language = options.language.value_or(systemLanguage());
    const Messages messages(language, windowLimits);
    if (!options.problems.empty())
        return refuse(options, messages);
    if (options.help)
        return print(windowHelp(messages).toStdString());
    if (options.version)
        return print("backofflab " + programVersion() + '\n');
    for (const Ignored &ignored : options.ignored)
        tell(messages.ignored(ignored));
    if (!hasDisplay()) {
        tell(messages.noDisplay());
        return ExitNotWritten;
    }
    return openWindow(options, language, argc, argv);
}

} // namespace backoff
