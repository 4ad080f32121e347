// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The lessons that come with the program: each played to its end, and every answer computed a
// second time (lesson_expectations.h). A question that nobody computes a second time fails.

#include "core/io/facts/arithmetic.h"
#include "core/io/lessons/lesson_answer.h"
#include "core/io/lessons/lesson_progress.h"
#include "core/io/lessons/lesson_reader.h"
#include "core/io/lessons/lessons.h"
#include "core/io/qt_text.h"
#include "tests/io/lessons/lesson_expectations.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace backoff;

namespace {

// "doorbell/1", as the expectations count.
std::string keyOf(const std::string &id, std::size_t step)
{
    return id + '/' + std::to_string(step + 1);
}

const Expectations &expectations()
{
    static const Expectations all = [] {
        Expectations both = expectationsOfRuns();
        both.merge(expectationsOfDraws());
        return both;
    }();
    return all;
}

// The choice of exactly that text, or else the only one that begins so.
std::optional<LessonAnswer> choiceNamed(const LessonQuestion &question, const std::string &text)
{
    const QString name = toQString(text);
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
        const QString &choice = question.choices[i].text.english;
        if (choice == name) {
            return i;
        }
        if (choice.startsWith(name)) {
            found.push_back(i);
        }
    }
    return found.size() == 1 ? std::optional<LessonAnswer>(found.front()) : std::nullopt;
}

std::optional<LessonAnswer> computedAgain(const std::string &key, const LessonStep &step)
{
    const auto expectation = expectations().find(key);
    if (expectation == expectations().end()) {
        return std::nullopt;
    }
    const ExpectedAnswer expected = expectation->second(step);
    if (const auto *number = std::get_if<double>(&expected)) {
        return *number;
    }
    return choiceNamed(*step.question, std::get<std::string>(expected));
}

// Every other choice; or numbers to both sides that are just too far off.
std::vector<LessonAnswer> wrongAnswers(const LessonStep &step, const LessonAnswer &right)
{
    std::vector<LessonAnswer> wrong;
    for (std::size_t i = 0; i < step.question->choices.size(); ++i) {
        if (right != LessonAnswer(i)) {
            wrong.emplace_back(i);
        }
    }
    if (const auto *number = std::get_if<double>(&right)) {
        const double off = step.question->tolerance + std::max(1.0, std::abs(*number)) * 0.01;
        wrong.insert(wrong.end(), {*number - off, *number + off});
    }
    return wrong;
}

} // namespace

class TestLessonAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void filesAreAccepted();
    void lessonsInOrder();
    void answers_data();
    void answers();
    void everyExpectationHasItsQuestion();
    void answersAreNotTypedIn();
    void played_data();
    void played();
};

// First of all, and from the folder: what is wrong with a file is told, and none is forgotten.
void TestLessonAnswers::filesAreAccepted()
{
    const QDir folder(QStringLiteral(BACKOFF_SOURCE_DIR "/resources/lessons"));
    const QStringList files = folder.entryList({QStringLiteral("*.backofflesson")});
    QCOMPARE(static_cast<std::size_t>(files.size()), lessonIds().size());
    for (const QString &file : files) {
        const LoadedLesson loaded = loadLesson(folder.filePath(file), Labels(Language::English));
        QVERIFY2(loaded.lesson, qPrintable(loaded.problem));
    }
}

void TestLessonAnswers::lessonsInOrder()
{
    const std::vector<std::string> ids = {"doorbell",
        "small-budget",
        "long-outage",
        "permanent-error",
        "cap",
        "seeds",
        "herd",
        "fifty-attempts",
        "growing",
        "wrong-formula",
        "exercises",
        "mistakes"};
    QCOMPARE(lessonIds(), ids);
    for (const std::string &id : ids) {
        const Lesson lesson = builtInLesson(id);
        QCOMPARE(lesson.id, id);
        QVERIFY(lesson.steps.size() >= 2 && lesson.steps.size() <= 6);
    }
}

void TestLessonAnswers::answers_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<int>("number");
    for (const std::string &id : lessonIds()) {
        const Lesson lesson = builtInLesson(id);
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            if (lesson.steps[i].question) {
                QTest::newRow(keyOf(id, i).c_str())
                    << QByteArray::fromStdString(id) << static_cast<int>(i);
            }
        }
    }
}

void TestLessonAnswers::answers()
{
    QFETCH(QByteArray, id);
    QFETCH(int, number);
    const auto index = static_cast<std::size_t>(number);
    const LessonStep step = builtInLesson(id.toStdString()).steps.at(index);
    const std::optional<LessonAnswer> expected
        = computedAgain(keyOf(id.toStdString(), index), step);
    QVERIFY2(expected, "nothing computes this answer a second time, or no choice is named so");

    const LessonAnswer answer = answerOf(step);
    QCOMPARE(answer.index(), expected->index());
    if (const auto *value = std::get_if<double>(&answer)) {
        QVERIFY(std::abs(*value - std::get<double>(*expected)) <= 1e-9 * std::abs(*value));
        // A guess at a share may be some points off, a computed number hardly at all.
        const bool isShare = step.question->unit == AnswerUnit::Percent;
        QVERIFY(step.question->tolerance <= (isShare ? 5 : 0.001 * std::abs(*value)));
    } else {
        QCOMPARE(std::get<std::size_t>(answer), std::get<std::size_t>(*expected));
    }
    QVERIFY(isRight(step, *expected));
    const std::vector<LessonAnswer> wrong = wrongAnswers(step, *expected);
    QVERIFY(!wrong.empty());
    for (const LessonAnswer &prediction : wrong) {
        QVERIFY(!isRight(step, prediction));
    }
}

void TestLessonAnswers::everyExpectationHasItsQuestion()
{
    std::size_t questions = 0;
    for (const std::string &id : lessonIds()) {
        const Lesson lesson = builtInLesson(id);
        bool asks = false;
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            if (lesson.steps[i].question) {
                asks = true;
                questions += expectations().count(keyOf(id, i));
            }
        }
        QVERIFY2(asks, id.c_str());
    }
    QCOMPARE(questions, expectations().size());
}

// Each is computed from what the run did: a number alone would be the author's.
void TestLessonAnswers::answersAreNotTypedIn()
{
    const auto isComputed = [](const std::string &expression) {
        const auto names = namesIn(expression);
        const auto *found = std::get_if<std::vector<std::string>>(&names);
        return found && !found->empty();
    };
    for (const std::string &id : lessonIds()) {
        const Lesson lesson = builtInLesson(id);
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            if (const auto &question = lesson.steps[i].question) {
                const bool asksForANumber = question->choices.empty();
                QVERIFY2(!asksForANumber || isComputed(question->answer), keyOf(id, i).c_str());
                for (const LessonChoice &choice : question->choices) {
                    QVERIFY2(isComputed(choice.when), keyOf(id, i).c_str());
                }
            }
        }
    }
}

void TestLessonAnswers::played_data()
{
    QTest::addColumn<QByteArray>("id");
    for (const std::string &id : lessonIds()) {
        QTest::newRow(id.c_str()) << QByteArray::fromStdString(id);
    }
}

// From the first step to the last: a wrong guess taken back, the right one given, revealed.
void TestLessonAnswers::played()
{
    QFETCH(QByteArray, id);
    const Lesson lesson = builtInLesson(id.toStdString());
    LessonProgress progress = startOf(lesson);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonStep &step = lesson.steps[i];
        QCOMPARE(progress.step, i);
        QCOMPARE(isHidden(lesson, progress), step.question && step.hides);
        if (step.question) {
            const LessonAnswer right = answerOf(step);
            for (const LessonAnswer &guess : {wrongAnswers(step, right).front(), right}) {
                progress = reduce(lesson, progress, lesson_intent::Predict {guess});
                QVERIFY(progress.current().prediction == guess);
                QVERIFY(!progress.current().revealed);
            }
            progress = reduce(lesson, progress, lesson_intent::Reveal {});
        }
        QVERIFY(progress.current().revealed);
        QVERIFY(!isHidden(lesson, progress));
        progress = reduce(lesson, progress, lesson_intent::Next {});
    }
    QCOMPARE(progress.step, lesson.steps.size() - 1);
}

QTEST_GUILESS_MAIN(TestLessonAnswers)
#include "test_lesson_answers.moc"
