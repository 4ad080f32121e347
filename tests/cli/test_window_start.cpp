// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the window opens with: the program's own start, looked into at its first turn and ended.

#include "app/window_start.h"
#include "core/io/lessons/lessons.h"
#include "tests/ui/own_settings.h"
#include "ui/experiment_controller.h"
#include "ui/language/app_language.h"
#include "ui/lessons/lesson_controller.h"
#include "ui/playback/playback_controller.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QTest>

#include <functional>

using namespace backoff;

namespace {

std::function<void(MainWindow *)> lookInto;

// Runs as soon as there is an application, so before its events.
void waitForTheWindow()
{
    QMetaObject::invokeMethod(
        qApp,
        [] {
            for (QWidget *widget : QApplication::topLevelWidgets()) {
                if (auto *window = qobject_cast<MainWindow *>(widget))
                    lookInto(window);
            }
            QApplication::exit();
        },
        Qt::QueuedConnection);
}
Q_COREAPP_STARTUP_FUNCTION(waitForTheWindow)

// Whether the window was there to be looked into.
bool starts(const std::vector<std::string> &arguments, std::function<void(MainWindow *)> look)
{
    bool isSeen = false;
    lookInto = [&](MainWindow *window) {
        isSeen = true;
        look(window);
    };
    char name[] = "backofflab";
    char *argv[] = {name, nullptr};
    int argc = 1;
    const int code = startWindow(parseWindowOptions(arguments), argc, argv);
    lookInto = {};
    return isSeen && code == 0;
}

} // namespace

class TestWindowStart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        (void)test::useOwnSettings();
        qunsetenv("LANGUAGE");
    }
    void theExperimentOfTheOptions();
    void aLessonOfTheProgram();
    void aLessonFilePresented();
    void languages();
};

void TestWindowStart::theExperimentOfTheOptions()
{
    QVERIFY(starts({"--lang=en", "--base", "3", "--present"}, [](MainWindow *window) {
        QCOMPARE(window->experimentController()->experiment().policy.base, 3.0);
        QVERIFY(window->isPresenting());
        QVERIFY(!window->lessons()->isOpen());
    }));
}

void TestWindowStart::aLessonOfTheProgram()
{
    const Lesson herd = builtInLesson("herd");
    QVERIFY(starts({"--lang=en", "--lesson=herd", "--base=3"}, [&](MainWindow *window) {
        QVERIFY(window->lessons()->isOpen());
        QVERIFY(window->lessons()->lesson() == herd);
        QVERIFY(window->experimentController()->experiment().policy
            == herd.steps.front().experiment.policy);
        QVERIFY(!window->isPresenting());
    }));
}

void TestWindowStart::aLessonFilePresented()
{
    QVERIFY(starts({BACKOFF_SOURCE_DIR "/resources/lessons/cap.backofflesson", "--present"},
        [](MainWindow *window) {
            QVERIFY(window->lessons()->isOpen());
            QVERIFY(window->lessons()->lesson().title == builtInLesson("cap").title);
            QVERIFY(window->isPresenting());
        }));
}

// The option's, else the one that was chosen in the window, else the system's (English here).
void TestWindowStart::languages()
{
    const auto languageAfter = [](const std::vector<std::string> &arguments) {
        Language language = Language::English;
        const bool isSeen
            = starts(arguments, [&](MainWindow *window) { language = window->language(); });
        return isSeen ? std::optional(language) : std::nullopt;
    };
    QVERIFY(languageAfter({}) == Language::English);
    QVERIFY(languageAfter({"--lang=es"}) == Language::Spanish);
    QVERIFY(languageAfter({}) == Language::English); // an option is not remembered
    QVERIFY(starts({}, [](MainWindow *) { rememberLanguage(Language::Spanish); }));
    QVERIFY(languageAfter({}) == Language::Spanish);
    QVERIFY(languageAfter({"--lang=en"}) == Language::English);
    QVERIFY(starts({}, [](MainWindow *) { rememberLanguage(std::nullopt); }));
    const QByteArray locale = qgetenv("LC_ALL");
    qputenv("LC_ALL", "es_MX.UTF-8");
    QVERIFY(languageAfter({}) == Language::Spanish);
    QVERIFY(languageAfter({"--lang=en"}) == Language::English);
    qputenv("LC_ALL", locale);
    QVERIFY(languageAfter({}) == Language::English);
}

QTEST_APPLESS_MAIN(TestWindowStart)
#include "test_window_start.moc"
