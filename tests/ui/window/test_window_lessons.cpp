// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A lesson in the window: its steps stand in every view, what answers a question is hidden and
// locked until it is revealed, and nothing of the learner's own is lost.

#include "core/io/lessons/lessons.h"
#include "tests/ui/documents/document_fixture.h"
#include "ui/charts/charts_panel.h"
#include "ui/guide/guide_pane.h"
#include "ui/lessons/lesson_controller.h"
#include "ui/lessons/lesson_pane.h"
#include "ui/playback/transport_bar.h"
#include "ui/tables/results_panel.h"
#include "ui/timeline/timeline_view.h"
#include "ui/verdict/verdict_bar.h"
#include "ui/window/side_column.h"

#include <QAccessible>
#include <QLabel>
#include <QMenu>
#include <QTabBar>
#include <QTextBrowser>

using namespace backoff;

namespace {

Experiment withBase(double base)
{
    Experiment experiment = defaultExperiment(Unit::Seconds);
    experiment.policy.base = base;
    return experiment;
}

LessonText both(const char *text) { return {QString::fromLatin1(text), QString::fromLatin1(text)}; }

LessonStep step(double base, bool asks, ChartTab chart = ChartTab::Delays)
{
    LessonStep made;
    made.title = both("A step");
    made.text = both("Look.");
    made.experiment = withBase(base);
    made.view.chart = chart;
    if (asks) {
        made.question = LessonQuestion {both("How many calls?"), {}, "calls", AnswerUnit::Count, 0};
        made.explanation = both("{calls} calls.");
    }
    return made;
}

// Tells, asks, asks about a fleet, tells.
Lesson lesson()
{
    Lesson made;
    made.title = both("Growing gaps");
    made.steps = {step(1, false),
        step(2, true, ChartTab::Cumulative),
        step(3, true, ChartTab::Fleet),
        step(4, false)};
    return made;
}

struct LessonFixture : DocumentFixture {
    LessonFixture()
    {
        window.resize(1440, 900); // room for charts and tables
        QCoreApplication::processEvents();
    }

    void take(const LessonIntent &intent) const { window.lessons()->take(intent); }
    void next() const { take(lesson_intent::Next {}); }
    void reveal() const { take(lesson_intent::Reveal {}); }

    [[nodiscard]] bool runIsSeen() const
    {
        return window.timeline()->isVisible() && window.charts()->isVisible();
    }
};

QString writtenLesson()
{
    return QStringLiteral(R"({"lessonVersion": 1, "title": "Mine", "steps": [)"
                          R"({"title": "One", "text": "Look.", )"
                          R"("experiment": {"policy": {"base": 7}}}]})");
}

} // namespace

class TestWindowLessons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void everyStepIsShown();
    void whatAnswersIsHidden();
    void whatAnswersIsLocked();
    void whatHasNoKeysIsLockedToo();
    void nothingHiddenIsTold();
    void theFormulaIsNotTold();
    void savingIsToldWhileItAsks();
    void aRevealPlays();
    void enterLeadsThrough();
    void theRunOfAFleetIsNotPlayed();
    void whatTheLearnerMadeCanBeUndone();
    void untouchedStepsLeaveNoChange();
    void unsavedChangesAreAskedFor();
    void anotherDocumentEndsTheLesson();
    void closingGoesOnFreely();
    void aTeachersFileOpens();
    void theMenuAsksForAFile();
    void aWrongFileIsTold();
    void theGuideIsBesideTheRun();
    void theGuideFollowsTheRun();
    void everyLessonStandsInTheMenu();
    void everyLessonIsNamedInSpanish();
};

void TestWindowLessons::everyStepIsShown()
{
    LessonFixture f;
    f.window.openLesson(lesson());
    QCOMPARE(f.experiment().policy.base, 1.0);
    QCOMPARE(f.window.side()->page(), SideColumn::Lesson);
    QVERIFY(f.window.lessonPane()->isVisible());
    QVERIFY(f.window.windowTitle().startsWith(QStringLiteral("Growing gaps")));
    QVERIFY(f.runIsSeen());
    f.next();
    QCOMPARE(f.experiment().policy.base, 2.0);
    QCOMPARE(f.window.charts()->tabs()->currentIndex(), int(ChartsPanel::Cumulative));
    f.reveal();
    f.next();
    QCOMPARE(f.experiment().policy.base, 3.0);
    QCOMPARE(f.window.charts()->tabs()->currentIndex(), int(ChartsPanel::Fleet));
    f.take(lesson_intent::Back {});
    QCOMPARE(f.experiment().policy.base, 2.0);
    QVERIFY(f.runIsSeen()); // it was revealed already
}

void TestWindowLessons::whatAnswersIsHidden()
{
    LessonFixture f;
    f.window.openLesson(lesson());
    const QSize size = f.window.size();
    f.next();
    QVERIFY(f.window.lessons()->hidesFuture());
    QVERIFY(!f.window.timeline()->isVisible());
    QVERIFY(!f.window.charts()->isVisible());
    QVERIFY(!f.window.results()->isVisible());
    for (const QWidget *verdict : f.window.findChildren<VerdictBar *>()) {
        QVERIFY(!verdict->isVisible());
    }
    QCOMPARE(f.cursor(), Cursor {});
    f.reveal();
    QVERIFY(f.runIsSeen());
    QVERIFY(f.window.results()->isVisible());
    QCOMPARE(f.window.size(), size);
}

// Nothing that moves, edits, exports or copies the run works while it is hidden, by key or menu.
void TestWindowLessons::whatAnswersIsLocked()
{
    LessonFixture f;
    f.window.openLesson(lesson());
    Experiment edited = f.experiment();
    edited.policy.base = 1.5;
    f.window.experimentController()->apply(edited, Field::Base); // something to undo
    f.next();
    QVERIFY(!f.window.transport()->isEnabled());
    QVERIFY(!f.window.inputs()->isEnabled());
    const Experiment asked = f.experiment();
    const QKeySequence locked[] = {Qt::CTRL | Qt::Key_Z,
        Qt::CTRL | Qt::SHIFT | Qt::Key_R,
        Qt::CTRL | Qt::SHIFT | Qt::Key_N,
        Qt::CTRL | Qt::Key_B,
        Qt::CTRL | Qt::Key_E,
        Qt::CTRL | Qt::SHIFT | Qt::Key_E,
        Qt::CTRL | Qt::SHIFT | Qt::Key_P,
        Qt::CTRL | Qt::SHIFT | Qt::Key_H,
        Qt::CTRL | Qt::Key_P,
        Qt::CTRL | Qt::SHIFT | Qt::Key_C,
        Qt::ALT | Qt::Key_Return,
        Qt::CTRL | Qt::Key_Space,
        Qt::Key_F1};
    for (const QKeySequence &keys : locked) {
        QVERIFY2(f.action(keys), qPrintable(keys.toString()));
        QVERIFY2(!f.action(keys)->isEnabled(), qPrintable(keys.toString()));
    }
    f.playback()->play();
    f.playback()->stepForward();
    QVERIFY(!f.playing());
    QCOMPARE(f.cursor(), Cursor {});
    QVERIFY(f.experiment() == asked);

    f.reveal();
    for (const QKeySequence &keys : locked) {
        QVERIFY2(f.action(keys)->isEnabled(), qPrintable(keys.toString()));
    }
    QVERIFY(f.window.inputs()->isEnabled());
}

// Of the exports, copies and the playback: all that the menus offer.
void TestWindowLessons::whatHasNoKeysIsLockedToo()
{
    LessonFixture f;
    f.window.openLesson(lesson());
    f.next();
    QList<QAction *> offered;
    for (const QMenu *menu : f.window.findChildren<QMenu *>()) {
        const QString title = menu->title().remove(u'&');
        if (title == QStringLiteral("Export Table") || title == QStringLiteral("Copy Picture")
            || title == QStringLiteral("Playback")) {
            offered << menu->actions();
        }
        for (QAction *action : menu->actions()) {
            if (action->text().startsWith(QStringLiteral("Copy Command"))) {
                offered << action;
            }
        }
    }
    offered.removeIf([](const QAction *action) { return action->isSeparator(); });
    QCOMPARE(offered.size(), 6 + 6 + 7 + 1);
    for (const QAction *action : offered) {
        QVERIFY2(!action->isEnabled(), qPrintable(action->text()));
    }
    f.reveal();
    for (const QAction *action : offered) {
        QVERIFY2(action->isEnabled(), qPrintable(action->text()));
    }
}

static void collectVisible(QAccessibleInterface *interface, QStringList &texts)
{
    if (!interface || interface->state().invisible) {
        return;
    }
    texts << interface->text(QAccessible::Name) << interface->text(QAccessible::Description)
          << interface->text(QAccessible::Value);
    for (int i = 0; i < interface->childCount(); ++i) {
        collectVisible(interface->child(i), texts);
    }
}

// Not to a screen reader either: the run of this step makes 3 calls and waits 1.428 s in all.
void TestWindowLessons::nothingHiddenIsTold()
{
    LessonFixture f;
    f.window.openLesson(lesson());
    f.next();
    QStringList hidden;
    collectVisible(QAccessible::queryAccessibleInterface(&f.window), hidden);
    f.reveal();
    f.playback()->toEnd();
    const QString sentence = f.window.sentence();
    QStringList shown;
    collectVisible(QAccessible::queryAccessibleInterface(&f.window), shown);
    QVERIFY(shown.contains(sentence));
    const QString verdict = QStringLiteral("Recovered on attempt 3 of 6");
    QVERIFY(!shown.filter(verdict).isEmpty());
    QVERIFY(hidden.filter(verdict).isEmpty());
    QVERIFY(hidden.filter(QStringLiteral("ttempt 3")).isEmpty());
}

// A lesson may ask for it, and the experiment is a tab away.
void TestWindowLessons::theFormulaIsNotTold()
{
    LessonFixture f;
    f.window.openLesson(lesson());
    f.next();
    f.window.side()->showPage(SideColumn::Experiment);
    const QString formula = Labels(Language::English).formula(f.experiment().policy);
    const auto told = [&f] {
        QStringList texts;
        collectVisible(QAccessible::queryAccessibleInterface(&f.window), texts);
        return texts.join(u'\n');
    };
    QVERIFY(!told().contains(formula));
    f.reveal();
    f.window.side()->showPage(SideColumn::Experiment);
    QVERIFY(told().contains(formula));
}

// Over what is hidden nobody would read it.
void TestWindowLessons::savingIsToldWhileItAsks()
{
    LessonFixture f;
    f.window.openLesson(lesson());
    f.next();
    QTest::keyClick(&f.window, Qt::Key_S, Qt::ControlModifier);
    f.acceptFile(f.folder.path(), QStringLiteral("mine.backofflab"));
    const auto isTold = [&f] {
        QStringList texts;
        collectVisible(QAccessible::queryAccessibleInterface(&f.window), texts);
        return !texts.filter(QStringLiteral("Saved: ")).isEmpty();
    };
    QTRY_VERIFY(isTold());
    f.reveal();
    QVERIFY(!isTold());
}

void TestWindowLessons::aRevealPlays()
{
    LessonFixture f;
    f.window.openLesson(lesson());
    f.next();
    QVERIFY(!f.playing());
    f.reveal();
    QVERIFY(f.playing());
    f.next();
    QVERIFY(!f.playing());
}

// From the first step to the last by the keyboard alone.
void TestWindowLessons::enterLeadsThrough()
{
    LessonFixture f;
    f.window.openLesson(lesson());
    for (int keys = 0; f.window.lessons()->isOpen() && keys < 20; ++keys) {
        QWidget *focused = QApplication::focusWidget();
        QVERIFY(focused && f.window.lessonPane()->isAncestorOf(focused));
        const auto *field = qobject_cast<QLineEdit *>(focused);
        if (field && field->text().isEmpty()) {
            QTest::keyClicks(focused, QStringLiteral("3"));
        }
        QTest::keyClick(focused, Qt::Key_Return);
        QCoreApplication::processEvents();
    }
    QVERIFY(!f.window.lessons()->isOpen());
    QCOMPARE(f.experiment().policy.base, 4.0);
}

void TestWindowLessons::theRunOfAFleetIsNotPlayed()
{
    LessonFixture f;
    f.window.openLesson(lesson());
    f.next();
    f.reveal();
    f.next();
    f.reveal();
    QVERIFY(!f.playing());
    QVERIFY(f.window.charts()->isVisible());
}

void TestWindowLessons::whatTheLearnerMadeCanBeUndone()
{
    LessonFixture f;
    f.window.openLesson(lesson());
    f.window.side()->showPage(SideColumn::Experiment);
    f.enter(Field::Base, QStringLiteral("0.7"));
    QCOMPARE(f.experiment().policy.base, 0.7);
    f.next();
    QCOMPARE(f.experiment().policy.base, 2.0);
    QCOMPARE(f.undoStack()->undoText(), QStringLiteral("Lesson Step"));
    f.reveal();
    f.undo();
    QCOMPARE(f.experiment().policy.base, 0.7);
}

void TestWindowLessons::untouchedStepsLeaveNoChange()
{
    LessonFixture f;
    f.window.openLesson(lesson());
    f.next();
    f.reveal();
    f.next();
    f.reveal();
    f.next();
    QVERIFY(!f.dirty());
    QVERIFY(!f.undoStack()->canUndo());
}

void TestWindowLessons::unsavedChangesAreAskedFor()
{
    LessonFixture f;
    f.enter(Field::Base, QStringLiteral("0.7"));
    f.window.openLesson(lesson());
    QVERIFY(f.box());
    f.press(QMessageBox::Cancel);
    QVERIFY(!f.window.lessons()->isOpen());
    QCOMPARE(f.experiment().policy.base, 0.7);
    f.window.openLesson(lesson());
    f.press(QMessageBox::Discard);
    QVERIFY(f.window.lessons()->isOpen());
    QCOMPARE(f.experiment().policy.base, 1.0);
    QVERIFY(!f.dirty());
}

void TestWindowLessons::anotherDocumentEndsTheLesson()
{
    LessonFixture f;
    f.window.openLesson(lesson());
    f.next();
    QVERIFY(f.window.lessons()->hidesFuture());
    f.createNew();
    QVERIFY(!f.window.lessons()->isOpen());
    QVERIFY(!f.window.side()->isOpen(SideColumn::Lesson));
    QVERIFY(f.runIsSeen());
    QVERIFY(f.window.inputs()->isVisible() && f.window.inputs()->isEnabled());
    QVERIFY(f.experiment() == defaultExperiment(Unit::Seconds));
}

void TestWindowLessons::closingGoesOnFreely()
{
    LessonFixture f;
    f.window.openLesson(lesson());
    f.next();
    QTest::keyClick(&f.window, Qt::Key_W, Qt::ControlModifier);
    QVERIFY(!f.window.lessons()->isOpen());
    QVERIFY(f.runIsSeen());
    QCOMPARE(f.experiment().policy.base, 2.0);
    QCOMPARE(f.window.side()->page(), SideColumn::Experiment);
    QVERIFY(!f.window.side()->tabs()->isVisible());
    QVERIFY(!f.action(Qt::CTRL | Qt::Key_W)->isEnabled());
}

void TestWindowLessons::aTeachersFileOpens()
{
    LessonFixture f;
    const QString path = f.putBytes(QStringLiteral("mine.backofflesson"), writtenLesson().toUtf8());
    QMimeData data;
    setFiles(data, {path});
    QVERIFY(f.drop(&f.window, data));
    QVERIFY(f.window.lessons()->isOpen());
    QCOMPARE(f.experiment().policy.base, 7.0);
    f.createNew();
    QVERIFY(f.window.openFile(path)); // as the desktop does
    QCOMPARE(f.experiment().policy.base, 7.0);
}

void TestWindowLessons::theMenuAsksForAFile()
{
    LessonFixture f;
    f.putBytes(QStringLiteral("mine.backofflesson"), writtenLesson().toUtf8());
    QTest::keyClick(&f.window, Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    f.acceptFile(f.folder.path(), QStringLiteral("mine.backofflesson"));
    QTRY_VERIFY(f.window.lessons()->isOpen());
    QCOMPARE(f.window.lessons()->lesson().title.english, QStringLiteral("Mine"));
    QCOMPARE(f.experiment().policy.base, 7.0);
}

void TestWindowLessons::aWrongFileIsTold()
{
    LessonFixture f;
    const QString text
        = writtenLesson().replace(QStringLiteral("Look."), QStringLiteral("{wiated}"));
    const QString path = f.putBytes(QStringLiteral("wrong.backofflesson"), text.toUtf8());
    const Experiment before = f.experiment();
    QVERIFY(!f.window.openLessonFile(path));
    QVERIFY(f.box());
    const QString told = f.boxText();
    for (const char *part : {"wrong.backofflesson", "step 1", "text", "wiated"}) {
        QVERIFY2(told.contains(QString::fromLatin1(part)), qPrintable(told));
    }
    f.press(QMessageBox::Ok);
    QVERIFY(!f.window.lessons()->isOpen());
    QVERIFY(f.experiment() == before);
}

void TestWindowLessons::theGuideIsBesideTheRun()
{
    LessonFixture f;
    QTest::keyClick(&f.window, Qt::Key_F1);
    QVERIFY(f.window.guide()->isVisible());
    QVERIFY(f.window.guide()->isAncestorOf(QApplication::focusWidget()));
    QVERIFY(f.runIsSeen());
    const ResultChart *chart = f.window.charts()->delays();
    QCOMPARE(chart->highlighted(), std::optional<std::int64_t>(1)); // the one it speaks of
    QVERIFY(f.window.side()->tabs()->isVisible());
    QTest::keyClick(&f.window, Qt::Key_F1);
    QVERIFY(!f.window.guide()->isVisible());
    QVERIFY(f.window.inputs()->isVisible());

    f.window.openLesson(lesson());
    QTest::keyClick(&f.window, Qt::Key_F1);
    QVERIFY(f.window.guide()->isVisible());
    f.next(); // the guide has the numbers that are asked for
    QVERIFY(!f.window.guide()->isVisible());
    QVERIFY(f.window.lessonPane()->isVisible());
}

// Its numbers are those of the experiment and of the retry under the playhead, which both charts
// point at as long as it is open.
void TestWindowLessons::theGuideFollowsTheRun()
{
    LessonFixture f;
    QTest::keyClick(&f.window, Qt::Key_F1);
    const auto *text = f.window.guide()->findChild<QTextBrowser *>();
    const auto tells = [text](const char *words) {
        return text->toPlainText().contains(QString::fromUtf8(words));
    };
    const auto pointed = [&f] {
        const ChartsPanel *charts = f.window.charts();
        return QList<std::optional<std::int64_t>> {
            charts->delays()->highlighted(), charts->cumulative()->highlighted()};
    };
    using Retries = QList<std::optional<std::int64_t>>;
    QVERIFY(tells("Retry 1 of 5") && tells("0.5 × 2^0"));
    QCOMPARE(pointed(), Retries({1, 1}));
    f.playback()->toEnd();
    QVERIFY(tells("Retry 2 of 5") && tells("0.5 × 2^1"));
    QCOMPARE(pointed(), Retries({2, 2}));
    f.window.side()->showPage(SideColumn::Experiment);
    f.enter(Field::Base, QStringLiteral("0.7"));
    f.enter(Field::Cap, QStringLiteral("8"));
    f.window.side()->showPage(SideColumn::Guide); // it is not written while it is not seen
    QVERIFY(tells("min(8, 0.7 × 2^"));
    f.playback()->toEnd();
    QTest::keyClick(&f.window, Qt::Key_F1);
    QCOMPARE(pointed(), Retries({std::nullopt, std::nullopt}));
}

// In the window's language, as is the title of the window then.
void TestWindowLessons::everyLessonIsNamedInSpanish()
{
    DocumentFixture f(Language::Spanish);
    for (const std::string &id : lessonIds()) {
        const QString title = builtInLesson(id).title.spanish;
        const auto actions = f.window.findChildren<QAction *>();
        const auto entry = std::ranges::find_if(
            actions, [&](const QAction *action) { return action->text().endsWith(title); });
        QVERIFY2(entry != actions.end(), qPrintable(title));
        (*entry)->trigger();
        QVERIFY2(f.window.windowTitle().startsWith(title), qPrintable(f.window.windowTitle()));
    }
}

void TestWindowLessons::everyLessonStandsInTheMenu()
{
    LessonFixture f;
    for (const std::string &id : lessonIds()) {
        const QString title = builtInLesson(id).title.english;
        QAction *entry = nullptr;
        for (QAction *action : f.window.findChildren<QAction *>()) {
            if (action->text().endsWith(title)) {
                entry = action;
            }
        }
        QVERIFY2(entry, qPrintable(title));
        entry->trigger();
        QCOMPARE(f.window.lessons()->lesson().title.english, title);
    }
}

QTEST_MAIN(TestWindowLessons)
#include "test_window_lessons.moc"
