// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Which predictions are right, and how an answer reads.

#include "core/engine/run.h"
#include "core/io/lessons/lesson_answer.h"
#include "tests/io/lessons/lesson_files.h"

#include <QTest>

#include <limits>

using namespace backoff;

namespace {

// The experiment does not matter: the answer is a number.
LessonStep asking(const char *answer, AnswerUnit unit, double tolerance = 0)
{
    LessonStep step;
    step.experiment = defaultExperiment(Unit::Seconds);
    LessonQuestion question;
    question.answer = answer;
    question.unit = unit;
    question.tolerance = tolerance;
    step.question = question;
    return step;
}

QString text(const LessonStep &step, Language language = Language::English)
{
    return answerText(step, answerOf(step), Labels(language));
}

} // namespace

class RightAnswersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ofAFile();
    void ofAnExperiment();
    void right_data();
    void right();
    void aPredictionOfAnotherKind();
    void words_data();
    void words();
    void ofAHugePrediction();
    void ofChoices();
};

void RightAnswersTest::ofAFile()
{
    const Lesson lesson = test::goodLesson("plain");
    QVERIFY(answerOf(lesson.steps.at(0)) == LessonAnswer(std::size_t(0)));
    QVERIFY(answerOf(lesson.steps.at(1)) == LessonAnswer(700.0));
    QCOMPARE(text(lesson.steps.at(1)), QStringLiteral("700 ms"));
}

// The same question, another answer: it stands nowhere but in the engine.
void RightAnswersTest::ofAnExperiment()
{
    LessonStep step = test::goodLesson("plain").steps.at(0);
    step.experiment.scenario.failFirst = 3;
    QVERIFY(answerOf(step) == LessonAnswer(std::size_t(1)));
    QVERIFY(isRight(step, std::size_t(1)) && !isRight(step, std::size_t(0)));

    LessonStep time = asking("waited", AnswerUnit::Time);
    time.experiment.policy.seed = 5;
    QVERIFY(answerOf(time) == LessonAnswer(run(time.experiment).jittered.waited));
}

void RightAnswersTest::right_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<int>("unit");
    QTest::addColumn<double>("tolerance");
    QTest::addColumn<double>("prediction");
    QTest::addColumn<bool>("isRight");
    const auto row = [](const char *name,
                         const char *answer,
                         AnswerUnit unit,
                         double tolerance,
                         double prediction,
                         bool expected) {
        QTest::newRow(name) << QByteArray(answer) << static_cast<int>(unit) << tolerance
                            << prediction << expected;
    };
    using enum AnswerUnit;
    row("the same", "8", Number, 0, 8, true);
    row("another", "8", Number, 0, 8.1, false);
    row("six digits", "1/3", Number, 0, 0.333333, true);
    row("five digits", "1/3", Number, 0, 0.33333, false);
    row("a sum of decimals", "0.1 + 0.2", Number, 0, 0.3, true);
    row("within", "8", Number, 1, 9, true);
    row("within, in decimals", "1", Number, 0.1, 1.1, true);
    row("below", "8", Number, 1, 7, true);
    row("outside", "8", Number, 1, 9.01, false);
    row("negative", "-8", Number, 0, -8, true);
    row("with the wrong sign", "-8", Number, 0, 8, false);
    row("a count", "3", Count, 0, 3, true);
    row("no count", "3", Count, 0, 3.4, false);
    row("a count that is rounded", "2.6", Count, 0, 3, true);
    row("a count nearby", "1000", Count, 10, 990, true);
    row("a time in full", "0.7", Time, 0, 0.7, true);
    row("a drawn time", "2.2061178", Time, 0, 2.206, true);
    row("a drawn time in more digits", "2.2061178", Time, 0, 2.20612, true);
    row("a drawn time in fewer digits", "2.2061178", Time, 0, 2.2, false);
    row("a drawn time nearby", "2.2061178", Time, 0.01, 2.2, true);
    row("percent", "0.24", Percent, 0, 24, true);
    row("percent that are rounded", "0.241", Percent, 0, 24, true);
    row("percent in full", "0.241", Percent, 0, 24.1, true);
    row("a share for percent", "0.24", Percent, 0, 0.24, false);
    row("percentage points", "0.24", Percent, 5, 29, true);
    row("too many percentage points", "0.24", Percent, 5, 30, false);
    row("nearly all is not all", "0.998", Percent, 0, 100, false);
    row("no number", "8", Number, 0, std::numeric_limits<double>::quiet_NaN(), false);
    row("infinity", "8", Number, 1, std::numeric_limits<double>::infinity(), false);
    row("huge", "8", Count, 0, 1e300, false);
    row("zero", "0", Time, 0, 0, true);
    row("nearly zero", "0", Time, 0, 0.0001, false);
}

void RightAnswersTest::right()
{
    QFETCH(const QByteArray, answer);
    QFETCH(const int, unit);
    QFETCH(const double, tolerance);
    QFETCH(const double, prediction);
    QFETCH(const bool, isRight);
    const LessonStep step = asking(answer.constData(), static_cast<AnswerUnit>(unit), tolerance);
    QCOMPARE(backoff::isRight(step, prediction), isRight);
}

void RightAnswersTest::aPredictionOfAnotherKind()
{
    QVERIFY(!isRight(asking("1", AnswerUnit::Count), std::size_t(1)));
    const LessonStep step = test::goodLesson("plain").steps.at(0);
    QVERIFY(!isRight(step, 0.0));
}

void RightAnswersTest::words_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<int>("unit");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *answer, AnswerUnit unit, const char *words) {
        QTest::addRow("%s as %s", answer, words)
            << QByteArray(answer) << static_cast<int>(unit) << QString::fromLatin1(words);
    };
    using enum AnswerUnit;
    row("8", Number, "8");
    row("1/3", Number, "0.333333");
    row("1024", Count, "1,024");
    row("-1024", Count, "-1,024");
    row("8999999999999999", Count, "8,999,999,999,999,999");
    row("attempts * 10^20", Count, "6e20");
    row("0.35", Time, "0.35 s");
    row("0.1 + 0.2", Time, "0.3 s");
    row("2.2061178", Time, "2.206 s");
    row("0.0000123456789", Time, "1.23e-5 s");
    row("0.241", Percent, "24 %");
}

void RightAnswersTest::words()
{
    QFETCH(const QByteArray, answer);
    QFETCH(const int, unit);
    QFETCH(const QString, text);
    const LessonStep step = asking(answer.constData(), static_cast<AnswerUnit>(unit));
    QCOMPARE(::text(step), text);
    QCOMPARE(::text(step, Language::Spanish), text);
}

// As it may be typed: the largest whole number that the field takes is none that a double has.
void RightAnswersTest::ofAHugePrediction()
{
    const LessonStep step = asking("3", AnswerUnit::Count);
    const auto shown = [&](double prediction) {
        return answerText(step, prediction, Labels(Language::English));
    };
    QCOMPARE(shown(9223372036854775807.0), QStringLiteral("9.22337e18"));
    QCOMPARE(shown(-9223372036854775807.0), QStringLiteral("-9.22337e18"));
    QCOMPARE(shown(1e300), QStringLiteral("1e300"));
    QCOMPARE(shown(50'000), QStringLiteral("50,000"));
}

void RightAnswersTest::ofChoices()
{
    const LessonStep step = test::goodLesson("every-kind-of-question").steps.at(4);
    QCOMPARE(text(step), QStringLiteral("It recovers on call 3"));
    QCOMPARE(text(step, Language::Spanish), QStringLiteral("Se recupera en la llamada 3"));
    QCOMPARE(
        answerText(step, std::size_t(0), Labels(Language::English)), QStringLiteral("It gives up"));
}

QTEST_APPLESS_MAIN(RightAnswersTest)
#include "test_right_answers.moc"
