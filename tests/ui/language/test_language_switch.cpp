// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The language is switched while the program runs: every word changes, nothing else does.

#include "tests/ui/window/window_fixture.h"
#include "ui/charts/charts_panel.h"
#include "ui/guide/guide_pane.h"
#include "ui/language/app_language.h"
#include "ui/lessons/lesson_controller.h"
#include "ui/playback/transport_bar.h"
#include "ui/tables/results_panel.h"
#include "ui/timeline/timeline_view.h"
#include "ui/window/lower_area.h"
#include "ui/window/side_column.h"

#include "core/io/lessons/lessons.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QLibraryInfo>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QTabBar>
#include <QTextBrowser>

using namespace backoff;

class TestLanguageSwitch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void cleanup() { useLanguage(Language::English); }
    void everyWordChanges();
    void everyWordIsTranslated();
    void theDialogsOfQtSpeakItToo();
    void whatIsShownStays();
    void theSideColumnStays();
    void theHistoryStaysAndIsRenamed();
    void theKeysStillWork();
    void aRefusedValueKeepsTheLanguage();
    void theMenuChoosesAndRemembers();
    void aLessonGoesOnWhereItWas();
    void switchingManyTimesLeavesNothingBehind();
};

namespace {

// Texts of menus, tabs, labels and buttons that can be read on the window.
QStringList shownTexts(const QWidget &window)
{
    QStringList texts;
    for (const QAction *action : window.findChildren<QAction *>()) {
        texts << action->text();
    }
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        texts << widget->property("text").toString() << widget->accessibleName()
              << widget->toolTip();
        if (const auto *tabs = qobject_cast<const QTabBar *>(widget)) {
            for (int i = 0; i < tabs->count(); ++i) {
                texts << tabs->tabText(i);
            }
        }
    }
    texts.removeAll(QString());
    texts.sort();
    return texts;
}

QAction *actionNamed(const QWidget &window, const QString &text)
{
    for (QAction *action : window.findChildren<QAction *>()) {
        if (action->text() == text) {
            return action;
        }
    }
    return nullptr;
}

} // namespace

// What a window made in Spanish says is what one says that was switched to it.
void TestLanguageSwitch::everyWordChanges()
{
    WindowFixture f;
    const QStringList english = shownTexts(f.window);
    f.window.setLanguage(Language::Spanish);
    QCoreApplication::processEvents();
    const QStringList switched = shownTexts(f.window);
    const WindowFixture anew(defaultExperiment(Unit::Seconds), {1280, 720}, Language::Spanish);
    QCOMPARE(switched, shownTexts(anew.window));
    QCOMPARE(f.window.windowTitle(), anew.window.windowTitle());
    QVERIFY(switched != english);

    f.window.setLanguage(Language::English);
    QCoreApplication::processEvents();
    QCOMPARE(shownTexts(f.window), english);
}

// What is the same in both languages is a number, a key, a name or a word that both have.
void TestLanguageSwitch::everyWordIsTranslated()
{
    WindowFixture f;
    const QStringList english = shownTexts(f.window);
    f.window.setLanguage(Language::Spanish);
    const QStringList spanish = shownTexts(f.window);
    const QRegularExpression aWord(QStringLiteral("[A-Za-z]{2}"));
    QSet<QString> same;
    for (const QString &text : english) {
        if (text.contains(aWord) && spanish.contains(text)) {
            same << text;
        }
    }
    const QSet<QString> inBoth {QStringLiteral("&English"),
        QStringLiteral("Espa&ñol"),
        QStringLiteral("Base"),
        QStringLiteral("Jitter"),
        QStringLiteral("uniform(0, c)")};
    QCOMPARE(same, inBoth);
}

void TestLanguageSwitch::theDialogsOfQtSpeakItToo()
{
    const QString folder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    if (!QFile::exists(folder + QStringLiteral("/qtbase_es.qm"))) {
        QSKIP("Qt's own translations are not installed");
    }
    const auto cancel = [] {
        return QDialogButtonBox(QDialogButtonBox::Cancel)
            .button(QDialogButtonBox::Cancel)
            ->text()
            .remove(u'&');
    };
    useLanguage(Language::Spanish);
    QCOMPARE(cancel(), QStringLiteral("Cancelar"));
    useLanguage(Language::English);
    QCOMPARE(cancel(), QStringLiteral("Cancel"));
}

void TestLanguageSwitch::theSideColumnStays()
{
    WindowFixture f;
    f.action(Qt::Key_F1)->trigger();
    f.window.setLanguage(Language::Spanish);
    QVERIFY(f.window.guide()->isVisible());
    QVERIFY(f.action(Qt::Key_F1)->isChecked());
    const auto *text = f.window.guide()->findChild<QTextBrowser *>();
    QVERIFY(text->toPlainText().startsWith(QStringLiteral("Reintento 1 de 5")));
    f.window.side()->showPage(SideColumn::Experiment);
    f.window.setLanguage(Language::English);
    QVERIFY(f.window.side()->isOpen(SideColumn::Guide));
    QVERIFY(f.window.inputs()->isVisible());
}

void TestLanguageSwitch::whatIsShownStays()
{
    WindowFixture f(defaultExperiment(Unit::Seconds), {1280, 900});
    QSplitter *lower = f.window.lower();
    lower->setSizes({lower->height() - 150, 150}); // half and half at first
    const int tableHeight = lower->sizes()[1];
    f.window.charts()->tabs()->setCurrentIndex(ChartsPanel::Cumulative);
    f.window.results()->tabs()->setCurrentIndex(ResultsPanel::Transcript);
    f.window.charts()->setLogScale(true);
    f.playback()->setSpeed(Speed::Two);
    f.playback()->stepForward();
    f.playback()->stepForward();
    f.text(Field::Cap)->setFocus(); // which goes with its view
    const Cursor cursor = f.cursor();
    const Experiment experiment = f.experiment();
    const QByteArray geometry = f.window.saveGeometry();

    f.window.setLanguage(Language::Spanish);
    QCoreApplication::processEvents(); // the layout settles
    QVERIFY(qAbs(f.window.lower()->sizes()[1] - tableHeight) <= 5); // texts are as high as they are
    QCOMPARE(f.window.charts()->tabs()->currentIndex(), int(ChartsPanel::Cumulative));
    QCOMPARE(f.window.results()->tabs()->currentIndex(), int(ResultsPanel::Transcript));
    QVERIFY(f.window.charts()->isLogScale());
    QCOMPARE(f.playback()->playback().speed, Speed::Two);
    QVERIFY(f.cursor() == cursor);
    QVERIFY(f.experiment() == experiment);
    QCOMPARE(f.window.saveGeometry(), geometry);
    QVERIFY(!f.window.isWindowModified());
}

void TestLanguageSwitch::theHistoryStaysAndIsRenamed()
{
    WindowFixture f;
    Experiment next = f.experiment();
    next.policy.cap = 8;
    f.window.experimentController()->apply(next, Field::Cap);
    QCOMPARE(f.undoStack()->undoText(), QStringLiteral("Cap"));
    f.window.setLanguage(Language::Spanish);
    QCOMPARE(f.undoStack()->undoText(), QStringLiteral("Tope"));
    QVERIFY(f.window.isWindowModified());
    QAction *undo = f.action(Qt::CTRL | Qt::Key_Z);
    QVERIFY(undo && undo->isEnabled());
    undo->trigger();
    QVERIFY(f.experiment() == defaultExperiment(Unit::Seconds));
    QVERIFY(!f.action(Qt::CTRL | Qt::Key_Z)->isEnabled());
    QVERIFY(f.action(Qt::CTRL | Qt::Key_Y)->isEnabled());
}

void TestLanguageSwitch::theKeysStillWork()
{
    WindowFixture f;
    QVERIFY(f.active);
    f.window.setLanguage(Language::Spanish);
    QTest::keyClick(&f.window, Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(f.window.charts()->tabs()->currentIndex(), int(ChartsPanel::Cumulative));
    QTest::keyClick(&f.window, Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(f.playing());
    QTest::keyClick(&f.window, Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(!f.playing());
    f.panel = f.window.inputs();
    f.enter(Field::Base, QStringLiteral("0,25"));
    QCOMPARE(f.experiment().policy.base, 0.25);
}

void TestLanguageSwitch::aRefusedValueKeepsTheLanguage()
{
    WindowFixture f;
    f.type(Field::Base, QStringLiteral("-1"));
    f.window.setLanguage(Language::Spanish);
    QCOMPARE(f.window.language(), Language::English);
    QVERIFY(f.window.findChildren<QLineEdit *>().contains(
        qobject_cast<QLineEdit *>(QApplication::focusWidget())));
}

void TestLanguageSwitch::theMenuChoosesAndRemembers()
{
    WindowFixture f;
    QVERIFY(!chosenLanguage());
    QAction *spanish = actionNamed(f.window, QStringLiteral("Espa&ñol"));
    QVERIFY(spanish && !spanish->isChecked());
    spanish->trigger();
    QCoreApplication::processEvents(); // it waits until the menu is closed
    QCOMPARE(f.window.language(), Language::Spanish);
    QCOMPARE(chosenLanguage(), std::optional(Language::Spanish));
    QVERIFY(actionNamed(f.window, QStringLiteral("Espa&ñol"))->isChecked());

    QAction *english = actionNamed(f.window, QStringLiteral("&English"));
    QVERIFY(english);
    english->trigger();
    QCoreApplication::processEvents();
    QCOMPARE(f.window.language(), Language::English);
    QCOMPARE(chosenLanguage(), std::optional(Language::English));
    rememberLanguage(std::nullopt);
    QVERIFY(!chosenLanguage());
    // The command line has another one than the system: that is shown as chosen.
    f.window.setLanguage(Language::Spanish);
    QVERIFY(actionNamed(f.window, QStringLiteral("Espa&ñol"))->isChecked());
}

void TestLanguageSwitch::aLessonGoesOnWhereItWas()
{
    WindowFixture f;
    f.window.openLesson(builtInLesson(lessonIds().front()));
    LessonController *lessons = f.window.lessons();
    const Lesson lesson = lessons->lesson();
    while (!lesson.steps[lessons->progress().step].question) {
        lessons->take(lesson_intent::Next {});
    }
    QVERIFY(lessons->hidesFuture());
    const LessonProgress progress = lessons->progress();

    f.window.setLanguage(Language::Spanish);
    QVERIFY(lessons->isOpen());
    QVERIFY(lessons->progress() == progress);
    QVERIFY(f.window.windowTitle().startsWith(lesson.title.spanish));
    QVERIFY(lessons->hidesFuture());
    QCOMPARE(f.window.side()->page(), SideColumn::Lesson);
    QVERIFY(!f.window.timeline()->isVisible());
    QVERIFY(!f.window.transport()->isEnabled());
    lessons->take(lesson_intent::Reveal {});
    QVERIFY(f.window.timeline()->isVisible() || f.window.charts()->isVisible());
    QVERIFY(f.window.transport()->isEnabled());
}

void TestLanguageSwitch::switchingManyTimesLeavesNothingBehind()
{
    WindowFixture f;
    const auto switchTwice = [&f] {
        f.window.setLanguage(Language::Spanish);
        f.window.setLanguage(Language::English);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    switchTwice();
    const auto count = f.window.findChildren<QObject *>().size();
    for (int i = 0; i < 5; ++i) {
        switchTwice();
    }
    QCOMPARE(f.window.findChildren<QObject *>().size(), count);
}

QTEST_MAIN(TestLanguageSwitch)
#include "test_language_switch.moc"
