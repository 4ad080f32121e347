// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The lessons that come with the program: each played to its end in both languages, and every
// answer computed a second time (lesson_expectations.h). A question that nobody computes a second
// time fails.

#include "core/engine/run.h"
#include "core/engine/schedule.h"
#include "core/io/facts/facts.h"
#include "core/io/lessons/lesson_answer.h"
#include "core/io/lessons/lesson_progress.h"
#include "core/io/lessons/lessons.h"
#include "core/io/python_snippet.h"
#include "core/io/qt_text.h"
#include "core/io/shown_numbers.h"
#include "tests/io/lessons/lesson_expectations.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace backoff;

namespace {

constexpr Language languages[] = {Language::English, Language::Spanish};

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

// One text of a lesson, and where it is seen.
struct Place {
    QByteArray name;
    LessonText text;
    qsizetype longest; // characters that the narrow column has room for
};

std::vector<Place> placesOf(const std::string &key, const LessonStep &step)
{
    constexpr qsizetype title = 32;
    constexpr qsizetype paragraphs = 700;
    const QByteArray name = QByteArray::fromStdString(key);
    std::vector<Place> places = {{name + " title", step.title, title},
        {name + " text", step.text, paragraphs},
        {name + " explanation", step.explanation, paragraphs}};
    if (step.question) {
        places.push_back({name + " question", step.question->text, 140});
        for (const LessonChoice &choice : step.question->choices) {
            places.push_back({name + " choice", choice.text, 60});
        }
    }
    return places;
}

// Python has braces of its own.
QString withoutPython(QString text, const LessonStep &step, const Labels &labels)
{
    return text.remove(pythonSnippet(step.experiment.policy, labels).trimmed());
}

// What has no words is written once for both languages: base × 2^r.
bool isFormula(const QString &text)
{
    static const QRegularExpression word(QStringLiteral("[a-z]{2,}"));
    QStringList words;
    for (auto match = word.globalMatch(text); match.hasNext();) {
        words += match.next().captured();
    }
    words.removeAll(QStringLiteral("base"));
    words.removeAll(QStringLiteral("uniform"));
    return words.isEmpty();
}

// What a learner reads before the reveal.
QString toldBefore(const LessonStep &step, const Labels &labels)
{
    const Facts facts(step.experiment);
    QString told = facts.text(step.text.in(labels.language()), labels).text;
    if (step.question) {
        told += u'\n' + facts.text(step.question->text.in(labels.language()), labels).text;
    }
    return told;
}

} // namespace

class TestLessonAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void lessonsInOrder();
    void answers_data();
    void answers();
    void everyExpectationHasItsQuestion();
    void played_data();
    void played();
    void textsInBothLanguages_data() { played_data(); }
    void textsInBothLanguages();
    void numbersTypedInTexts();
};

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
    } else {
        QCOMPARE(std::get<std::size_t>(answer), std::get<std::size_t>(*expected));
    }
    QVERIFY(isRight(step, *expected));
    const std::vector<LessonAnswer> wrong = wrongAnswers(step, *expected);
    QVERIFY(!wrong.empty());
    for (const LessonAnswer &prediction : wrong) {
        QVERIFY(!isRight(step, prediction));
    }
    for (const Language language : languages) {
        const Labels labels(language);
        const QString words = answerText(step, answer, labels);
        QVERIFY(!words.isEmpty() && !words.contains(u'{'));
        // A single digit may stand anywhere.
        QVERIFY(words.size() == 1 || !toldBefore(step, labels).contains(words));
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

void TestLessonAnswers::textsInBothLanguages()
{
    QFETCH(QByteArray, id);
    const Lesson lesson = builtInLesson(id.toStdString());
    QVERIFY(lesson.title.english != lesson.title.spanish && lesson.title.english.size() <= 32
        && lesson.title.spanish.size() <= 32);
    QVERIFY(!lesson.summary.isEmpty() && lesson.summary.english != lesson.summary.spanish);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonStep &step = lesson.steps[i];
        const Facts facts(step.experiment);
        for (const Place &place : placesOf(keyOf(id.toStdString(), i), step)) {
            QStringList shown;
            for (const Language language : languages) {
                const Labels labels(language);
                const Facts::Text text = facts.text(place.text.in(language), labels);
                QVERIFY2(!text.problem, place.name.constData());
                QVERIFY2(!text.text.isEmpty(), place.name.constData());
                const QString prose = withoutPython(text.text, step, labels);
                QVERIFY2(!prose.contains(u'{') && !prose.contains(u'}'), place.name.constData());
                QVERIFY2(prose.size() <= place.longest,
                    (place.name + ": " + prose.toUtf8()).constData());
                shown += text.text;
            }
            QVERIFY2(shown[0] != shown[1] || isFormula(shown[0]), place.name.constData());
        }
    }
}

// A few numbers of one step stand as digits in the text of another.
void TestLessonAnswers::numbersTypedInTexts()
{
    const Labels labels(Language::English);
    const auto stepOf
        = [](const char *id, std::size_t number) { return builtInLesson(id).steps.at(number - 1); };
    const LessonStep growing = stepOf("doorbell", 2);
    const auto rings
        = runLane(growing.experiment.policy, growing.experiment.scenario).attempts.size();
    QVERIFY(toldBefore(stepOf("doorbell", 4), labels)
                .contains(QStringLiteral("needed %1 rings").arg(rings)));

    const LessonStep firstCaller = stepOf("long-outage", 1);
    const double waited
        = runLane(firstCaller.experiment.policy, firstCaller.experiment.scenario).waited;
    QVERIFY(toldBefore(stepOf("long-outage", 3), labels)
                .contains(QStringLiteral("gave up after %1 ms").arg(waited)));

    const LessonStep seedBefore = stepOf("seeds", 1);
    const double first = makeSchedule(seedBefore.experiment.policy).front().jittered;
    const LessonStep seedAfter = stepOf("seeds", 3);
    QVERIFY(toldBefore(seedAfter, labels)
                .contains(QStringLiteral("the first wait was %1 s").arg(drawnText(first))));
    QCOMPARE(*seedAfter.view.policyB, seedBefore.experiment.policy);
}

QTEST_GUILESS_MAIN(TestLessonAnswers)
#include "test_lesson_answers.moc"
