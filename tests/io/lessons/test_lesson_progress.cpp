// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Where a learner is, and what each thing they do makes of it.

#include "core/io/lessons/lesson_progress.h"

#include <QTest>

#include <limits>

using namespace backoff;
using namespace backoff::lesson_intent;

namespace {

constexpr std::size_t told = 0; // the steps of someLesson()
constexpr std::size_t chosen = 1;
constexpr std::size_t typed = 2;

Lesson someLesson()
{
    Lesson lesson;
    lesson.steps.resize(3);
    LessonQuestion choices;
    choices.choices = {{{}, "recovered"}, {{}, "exhausted"}};
    lesson.steps[chosen].question = choices;
    LessonQuestion number;
    number.answer = "calls";
    lesson.steps[typed].question = number;
    return lesson;
}

LessonAnswer choice(std::size_t index) { return index; }

// Does one thing after the other, from the start.
LessonProgress after(const std::vector<LessonIntent> &intents, const Lesson &lesson = someLesson())
{
    LessonProgress progress = startOf(lesson);
    for (const LessonIntent &intent : intents) {
        progress = reduce(lesson, std::move(progress), intent);
    }
    return progress;
}

} // namespace

class LessonProgressTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theStart();
    void predictAndReveal();
    void nothingToPredict();
    void aPredictionOfAnotherKind();
    void nextAndBack();
    void askAgain();
    void hidden();
};

void LessonProgressTest::theStart()
{
    const LessonProgress start = startOf(someLesson());
    QCOMPARE(start.step, 0U);
    QCOMPARE(start.steps.size(), 3U);
    QVERIFY(start.steps[told].revealed); // as soon as it is shown
    QVERIFY(start.steps[chosen] == StepProgress());
    QVERIFY(&start.current() == &start.steps[told]);

    Lesson asking = someLesson();
    asking.steps.erase(asking.steps.begin());
    QVERIFY(!startOf(asking).current().revealed);
}

void LessonProgressTest::predictAndReveal()
{
    LessonProgress progress = after({Next {}, Predict {choice(1)}});
    QVERIFY(progress.current().prediction == choice(1));
    QVERIFY(!progress.current().revealed);
    progress = after({Next {}, Predict {choice(1)}, Predict {choice(0)}});
    QVERIFY(progress.current().prediction == choice(0));
    progress = after({Next {}, Predict {choice(1)}, Predict {}});
    QVERIFY(!progress.current().prediction);

    progress = after({Next {}, Predict {choice(1)}, Reveal {}});
    QVERIFY(progress.current().revealed);
    QVERIFY(progress.current().prediction == choice(1));
    // Too late.
    QVERIFY(after({Next {}, Predict {choice(1)}, Reveal {}, Predict {choice(0)}}) == progress);
    QVERIFY(after({Next {}, Predict {choice(1)}, Reveal {}, Predict {}}) == progress);
    QVERIFY(after({Next {}, Predict {choice(1)}, Reveal {}, Reveal {}}) == progress);

    progress = after({Next {}, Reveal {}}); // without a prediction
    QVERIFY(progress.current().revealed && !progress.current().prediction);
}

void LessonProgressTest::nothingToPredict()
{
    QVERIFY(after({Predict {choice(0)}}) == startOf(someLesson()));
    QVERIFY(after({AskAgain {}}) == startOf(someLesson()));
}

void LessonProgressTest::aPredictionOfAnotherKind()
{
    const LessonProgress asked = after({Next {}});
    QVERIFY(after({Next {}, Predict {choice(2)}}) == asked);
    QVERIFY(after({Next {}, Predict {LessonAnswer(3.0)}}) == asked);

    const LessonProgress number = after({Next {}, Next {}});
    QVERIFY(after({Next {}, Next {}, Predict {choice(0)}}) == number);
    const double infinity = std::numeric_limits<double>::infinity();
    QVERIFY(after({Next {}, Next {}, Predict {LessonAnswer(infinity)}}) == number);
    QVERIFY(after({Next {}, Next {}, Predict {LessonAnswer(3.0)}}).current().prediction
        == LessonAnswer(3.0));
}

void LessonProgressTest::nextAndBack()
{
    QVERIFY(after({Back {}}) == startOf(someLesson()));
    const LessonProgress last = after({Next {}, Predict {choice(0)}, Next {}});
    QCOMPARE(last.step, typed);
    QVERIFY(!last.current().revealed);
    QVERIFY(after({Next {}, Predict {choice(0)}, Next {}, Next {}}) == last);
    const LessonProgress back = after({Next {}, Predict {choice(0)}, Next {}, Back {}});
    QCOMPARE(back.step, chosen);
    QVERIFY(back.current().prediction == choice(0)); // kept

    Lesson lesson = someLesson();
    lesson.steps[typed].question.reset();
    const LessonProgress shown = after({Next {}, Next {}}, lesson);
    QVERIFY(shown.current().revealed);
    QVERIFY(!after({Next {}}, lesson).steps[typed].revealed); // not before it is shown
}

void LessonProgressTest::askAgain()
{
    const LessonProgress again = after({Next {}, Predict {choice(1)}, Reveal {}, AskAgain {}});
    QVERIFY(again == after({Next {}}));
    const LessonProgress other
        = after({Next {}, Predict {choice(1)}, Reveal {}, Next {}, AskAgain {}});
    QVERIFY(other.steps[chosen].revealed); // of this step alone
}

void LessonProgressTest::hidden()
{
    Lesson lesson = someLesson();
    QVERIFY(!isHidden(lesson, after({})));
    QVERIFY(isHidden(lesson, after({Next {}})));
    QVERIFY(isHidden(lesson, after({Next {}, Predict {choice(1)}})));
    QVERIFY(!isHidden(lesson, after({Next {}, Reveal {}})));
    QVERIFY(isHidden(lesson, after({Next {}, Reveal {}, AskAgain {}})));
    lesson.steps[chosen].hides = false;
    QVERIFY(!isHidden(lesson, after({Next {}}, lesson)));
}

QTEST_APPLESS_MAIN(LessonProgressTest)
#include "test_lesson_progress.moc"
