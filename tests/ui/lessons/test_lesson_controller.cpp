// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the window is told as a learner goes through a lesson, and in which order.

#include "tests/ui/fail_on_warning.h"
#include "tests/ui/lessons/lesson_cases.h"
#include "ui/lessons/lesson_controller.h"

#include <QTest>

using namespace backoff;

namespace {

// Every signal in the order it came.
struct Told {
    LessonController controller;
    QStringList signals_;

    Told()
    {
        const auto note = [this](const QString &what) { signals_ << what; };
        QObject::connect(&controller, &LessonController::changed, &controller, [note] {
            note(QStringLiteral("changed"));
        });
        QObject::connect(
            &controller, &LessonController::stepShown, &controller, [note](const LessonStep &step) {
                note(QStringLiteral("step ") + step.title.english);
            });
        QObject::connect(
            &controller, &LessonController::hidesFutureChanged, &controller, [note](bool hides) {
                note(hides ? QStringLiteral("hides") : QStringLiteral("uncovers"));
            });
        QObject::connect(&controller, &LessonController::revealed, &controller, [note] {
            note(QStringLiteral("revealed"));
        });
        QObject::connect(&controller, &LessonController::closed, &controller, [note] {
            note(QStringLiteral("closed"));
        });
    }

    QString taken() // since it was asked last
    {
        const QString all = signals_.join(QStringLiteral(", "));
        signals_.clear();
        return all;
    }

    QString after(const LessonIntent &intent)
    {
        signals_.clear();
        controller.take(intent);
        return taken();
    }
};

const LessonIntent reveal = lesson_intent::Reveal {};
const LessonIntent next = lesson_intent::Next {};
const LessonIntent back = lesson_intent::Back {};
const LessonIntent askAgain = lesson_intent::AskAgain {};

LessonIntent choice(std::size_t index) { return lesson_intent::Predict {LessonAnswer(index)}; }

} // namespace

class TestLessonController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }

    void nothingIsTakenWhileNoneIsOpen();
    void opensVeiledBeforeTheStepIsShown();
    void goesThroughALesson();
    void whatIsNotPossibleSignalsNothing();
    void askingAgainShowsTheStepAnew();
    void aRevealedStepStaysSoOnTheWayBack();
    void opensAnotherInItsPlace();
    void mayBeClosedByWhoIsTold();
};

void TestLessonController::nothingIsTakenWhileNoneIsOpen()
{
    Told told;
    QVERIFY(!told.controller.isOpen());
    QVERIFY(!told.controller.hidesFuture());
    told.controller.take(reveal);
    told.controller.close();
    QCOMPARE(told.taken(), QString());
}

void TestLessonController::opensVeiledBeforeTheStepIsShown()
{
    Told told;
    told.controller.open(smallLesson());
    QCOMPARE(told.taken(), QStringLiteral("hides, step Three attempts, changed"));
    QVERIFY(told.controller.hidesFuture());
    QCOMPARE(told.controller.step().experiment, blip(2, 3));
}

void TestLessonController::goesThroughALesson()
{
    Told told;
    told.controller.open(smallLesson());
    QCOMPARE(told.after(choice(0)), QStringLiteral("changed"));
    QCOMPARE(told.after(choice(1)), QStringLiteral("changed"));
    QCOMPARE(told.controller.progress().current().prediction, LessonAnswer(std::size_t(1)));
    QCOMPARE(told.after(reveal), QStringLiteral("changed, uncovers, revealed"));
    QCOMPARE(told.after(next), QStringLiteral("hides, step How much?, changed"));
    QCOMPARE(told.after(reveal), QStringLiteral("changed, uncovers, revealed"));
    // The third asks but hides nothing, the last one asks nothing.
    QCOMPARE(told.after(next), QStringLiteral("step How much?, changed"));
    QVERIFY(!told.controller.hidesFuture());
    QCOMPARE(told.after(reveal), QStringLiteral("changed, revealed"));
    QCOMPARE(told.after(next), QStringLiteral("step What to keep, changed"));
    QVERIFY(told.controller.progress().current().revealed);
    told.controller.close();
    QCOMPARE(told.taken(), QStringLiteral("closed"));
    QVERIFY(!told.controller.isOpen());
}

void TestLessonController::whatIsNotPossibleSignalsNothing()
{
    Told told;
    told.controller.open(smallLesson());
    QCOMPARE(told.after(back), QString());
    QCOMPARE(told.after(lesson_intent::Predict {}), QString()); // nothing to take back
    QCOMPARE(told.after(choice(3)), QString()); // there is no such choice
    told.controller.take(reveal);
    QCOMPARE(told.after(reveal), QString());
    QCOMPARE(told.after(choice(0)), QString()); // too late
    told.controller.take(next);
    told.controller.take(next);
    told.controller.take(next);
    QCOMPARE(told.after(next), QString()); // the last one
    QCOMPARE(told.after(askAgain), QString()); // it asks nothing
}

void TestLessonController::askingAgainShowsTheStepAnew()
{
    Told told;
    told.controller.open(smallLesson());
    told.controller.take(choice(0));
    told.controller.take(reveal);
    QCOMPARE(told.after(askAgain), QStringLiteral("hides, step Three attempts, changed"));
    QVERIFY(!told.controller.progress().current().prediction);
}

void TestLessonController::aRevealedStepStaysSoOnTheWayBack()
{
    Told told;
    told.controller.open(smallLesson());
    told.controller.take(choice(0));
    told.controller.take(reveal);
    told.controller.take(next);
    QCOMPARE(told.after(back), QStringLiteral("step Three attempts, changed, uncovers"));
    QVERIFY(told.controller.progress().current().prediction);
}

void TestLessonController::opensAnotherInItsPlace()
{
    Told told;
    told.controller.open(smallLesson());
    told.taken();
    Lesson other;
    other.title = both("Another", "Otra");
    other.steps = {telling()};
    told.controller.open(other);
    QCOMPARE(told.taken(), QStringLiteral("step What to keep, changed, uncovers"));
    QCOMPARE(told.controller.lesson(), other);
    QCOMPARE(told.controller.progress().step, std::size_t(0));
}

void TestLessonController::mayBeClosedByWhoIsTold()
{
    Told told;
    QObject::connect(
        &told.controller, &LessonController::stepShown, &told.controller, &LessonController::close);
    told.controller.open(smallLesson());
    QCOMPARE(told.taken(), QStringLiteral("hides, step Three attempts, uncovers, closed"));
}

QTEST_MAIN(TestLessonController)
#include "test_lesson_controller.moc"
