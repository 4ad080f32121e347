// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Lessons and guide beside the run, in a window whose own words are doubled, and a lesson's own
// too: every step fits a small screen, before and after what answers it is shown.

#include "core/io/lessons/lessons.h"
#include "tests/ui/pseudo/pseudo_window.h"
#include "ui/lessons/lesson_controller.h"

using namespace backoff;

class TestPseudoLessons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void everyStepFits_data();
    void everyStepFits();
    void guideFits();
};

namespace {

// One after the other: a table or code in it stays what it is.
void repeat(LessonText &text)
{
    if (!text.isEmpty()) {
        text.spanish += QStringLiteral("\n\n") + text.spanish;
    }
}

void sayTwice(LessonText &text) { text.spanish = test::doubled(text.spanish); }

Lesson doubled(Lesson lesson)
{
    sayTwice(lesson.title);
    sayTwice(lesson.summary);
    for (LessonStep &step : lesson.steps) {
        sayTwice(step.title);
        repeat(step.text);
        repeat(step.explanation);
        if (step.question) {
            sayTwice(step.question->text);
            for (LessonChoice &choice : step.question->choices) {
                sayTwice(choice.text);
            }
        }
    }
    return lesson;
}

} // namespace

void TestPseudoLessons::everyStepFits_data()
{
    QTest::addColumn<QString>("id");
    for (const std::string &id : lessonIds()) {
        QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
}

void TestPseudoLessons::everyStepFits()
{
    QFETCH(QString, id);
    PseudoWindow f;
    const Lesson lesson = doubled(builtInLesson(id.toStdString()));
    f.window.openLesson(lesson);
    QVERIFY(!lesson.steps.empty());
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        QCOMPARE(f.misfits(), QString());
        f.window.lessons()->take(lesson_intent::Reveal {});
        QCOMPARE(f.misfits(), QString());
        f.window.lessons()->take(lesson_intent::Next {});
    }
}

void TestPseudoLessons::guideFits()
{
    PseudoWindow f;
    f.action(Qt::Key_F1)->trigger();
    QCOMPARE(f.misfits(), QString());
}

QTEST_MAIN(TestPseudoLessons)
#include "test_pseudo_lessons.moc"
