// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every shipped lesson in the window's column, in both languages, asked and revealed.

#include "core/io/lessons/lessons.h"
#include "tests/ui/lessons/cut_off.h"
#include "tests/ui/lessons/lesson_fixture.h"
#include "ui/lessons/outcome_card.h"

#include <QScrollBar>

#include <algorithm>

using namespace backoff;

class TestShippedLessons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }

    void fitTheColumn_data();
    void fitTheColumn();
};

void TestShippedLessons::fitTheColumn_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<Language>("language");
    for (const std::string &id : lessonIds()) {
        for (const Language language : {Language::English, Language::Spanish}) {
            QTest::addRow("%s %s", id.c_str(), nameOf(language).data())
                << QString::fromStdString(id) << language;
        }
    }
}

// The outcome stands as far up as there is text below it, also where a scroll bar has just come.
static void checkOutcomeIsShown(const LessonFixture &f)
{
    const QScrollBar *bar = f.scroll()->verticalScrollBar();
    const int top = f.shown<OutcomeCard>().value(0)->y() - 10;
    QCOMPARE(bar->value(), std::clamp(top, 0, bar->maximum()));
}

void TestShippedLessons::fitTheColumn()
{
    QFETCH(QString, id);
    QFETCH(Language, language);
    LessonFixture f(builtInLesson(id.toStdString()), language);
    f.window.resize(305, 620);
    for (std::size_t step = 0; step < f.controller.lesson().steps.size(); ++step) {
        f.goTo(step);
        QCOMPARE(cutOff(f), QString());
        QVERIFY(!f.readable().contains(u'{')); // every number is filled in
        if (f.controller.step().question) {
            f.controller.take(lesson_intent::Reveal {});
            f.settle();
            f.settle();
            QCOMPARE(cutOff(f), QString());
            QVERIFY(!f.readable().contains(u'{'));
            checkOutcomeIsShown(f);
        }
        QCOMPARE(f.window.size(), QSize(305, 620));
    }
}

QTEST_MAIN(TestShippedLessons)
#include "test_shipped_lessons.moc"
