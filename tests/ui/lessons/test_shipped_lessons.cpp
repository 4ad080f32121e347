// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every shipped lesson in the window's column, in both languages: asked, predicted right and wrong,
// and revealed.

#include "core/io/lessons/lessons.h"
#include "tests/ui/lessons/cut_off.h"
#include "tests/ui/lessons/lesson_fixture.h"
#include "tests/ui/spanish_texts.h"
#include "ui/lessons/outcome_card.h"

#include <QScrollBar>

#include <algorithm>
#include <optional>

using namespace backoff;

class TestShippedLessons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }

    void fitTheColumn_data();
    void fitTheColumn();
};

namespace {

constexpr QSize column(305, 620);

// What the outcome of a step is to say, in order, in the language that is shown.
struct OutcomeSaid {
    const char *verdict;
    const char *predicted;
    const char *answer;
};

OutcomeSaid rightIn(Language language)
{
    return language == Language::Spanish
        ? OutcomeSaid {"Acertado", "Tu predicción: %1", "La respuesta: %1"}
        : OutcomeSaid {"Right", "You predicted: %1", "The answer: %1"};
}

OutcomeSaid wrongIn(Language language)
{
    OutcomeSaid said = rightIn(language);
    said.verdict = language == Language::Spanish ? "No acertado" : "Not right";
    return said;
}

LessonAnswer wrongAnswer(const LessonStep &step)
{
    const LessonAnswer right = answerOf(step);
    if (const auto *choice = std::get_if<std::size_t>(&right)) {
        return (*choice + 1) % step.question->choices.size();
    }
    return std::get<double>(right) * 2 + 50;
}

// The outcome stands as far up as there is text below it, also where a scroll bar has just come.
void checkOutcomeIsShown(const LessonFixture &f)
{
    const QScrollBar *bar = f.scroll()->verticalScrollBar();
    const int top = f.shown<OutcomeCard>().value(0)->y() - 10;
    QCOMPARE(bar->value(), std::clamp(top, 0, bar->maximum()));
}

void checkFits(const LessonFixture &f)
{
    QCOMPARE(cutOff(f), QString());
    QVERIFY(!f.readable().contains(u'{')); // every number is filled in
    QCOMPARE(f.window.size(), column);
}

// Answers the step, looks at all that the outcome says, and leaves it as if never answered.
void checkOutcome(LessonFixture &f, const LessonAnswer &prediction, const OutcomeSaid &said)
{
    f.controller.take(lesson_intent::Predict {prediction});
    f.controller.take(lesson_intent::Reveal {});
    f.settle();
    f.settle();
    checkFits(f);
    checkOutcomeIsShown(f);
    const LessonStep &step = f.controller.step();
    const PredictionOutcome &outcome = f.shown<OutcomeCard>().value(0)->outcome();
    QCOMPARE(outcome.verdict, QString::fromUtf8(said.verdict));
    QCOMPARE(outcome.predicted,
        QString::fromUtf8(said.predicted).arg(answerText(step, prediction, f.labels)));
    QCOMPARE(outcome.answer,
        QString::fromUtf8(said.answer).arg(answerText(step, answerOf(step), f.labels)));
    QVERIFY(f.readable().contains(outcome.mark + u' ' + outcome.verdict));
    QVERIFY(f.readable().contains(outcome.answer));
    f.controller.take(lesson_intent::AskAgain {});
    f.settle();
}

} // namespace

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

void TestShippedLessons::fitTheColumn()
{
    QFETCH(QString, id);
    QFETCH(Language, language);
    std::optional<SpanishTexts> texts;
    if (language == Language::Spanish) {
        texts.emplace();
        QVERIFY(texts->isInstalled());
    }
    LessonFixture f(builtInLesson(id.toStdString()), language);
    f.window.resize(column);
    for (std::size_t step = 0; step < f.controller.lesson().steps.size(); ++step) {
        f.goTo(step);
        checkFits(f);
        if (f.controller.step().question) {
            checkOutcome(f, answerOf(f.controller.step()), rightIn(language));
            checkOutcome(f, wrongAnswer(f.controller.step()), wrongIn(language));
            QVERIFY(f.controller.hidesFuture());
        }
    }
}

QTEST_MAIN(TestShippedLessons)
#include "test_shipped_lessons.moc"
