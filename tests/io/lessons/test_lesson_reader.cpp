// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a lesson file says, and what it leaves out.

#include "core/io/lessons/lessons.h"
#include "tests/io/lessons/lesson_files.h"

#include <QTest>

using namespace backoff;

namespace {

// A lesson of these steps; the problem in words where it is refused.
struct Read {
    Lesson lesson;
    QString problem;
};
Read stepsOf(const std::string &steps)
{
    auto read = readLesson(R"({"lessonVersion": 1, "title": "T", "steps": [)" + steps + "]}");
    auto *lesson = std::get_if<Lesson>(&read);
    return {lesson ? std::move(*lesson) : Lesson(), test::problemOf(read)};
}

std::string step(const std::string &more)
{
    return R"({"title": "T", "text": "T")" + (more.empty() ? "" : ", " + more) + "}";
}

} // namespace

class LessonReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyGoodFile_data();
    void everyGoodFile();
    void theWholeOfALesson();
    void defaults();
    void aStepGoesOnFromTheOneBefore();
    void aNamedScenarioBringsItsFailures();
    void anotherUnitConverts();
    void aUnitThatDoesNotFit();
    void thePinnedPolicy();
    void oneLanguageServesBoth();
    void factsOfTheLessonsOwnTexts();
    void titlesOfBuiltInLessons();
};

void LessonReaderTest::everyGoodFile_data()
{
    QTest::addColumn<QString>("path");
    for (const QString &folder :
        {test::lessonFolder("good"), QStringLiteral(BACKOFF_SOURCE_DIR "/resources/lessons/")}) {
        const QStringList names = test::lessonsIn(folder);
        QVERIFY(names.size() > 3);
        for (const QString &name : names) {
            QTest::newRow(qPrintable(name)) << folder + name;
        }
    }
}

void LessonReaderTest::everyGoodFile()
{
    QFETCH(const QString, path);
    const LoadedLesson loaded = loadLesson(path, Labels(Language::English));
    QCOMPARE(loaded.problem, QString());
    QVERIFY(loaded.lesson.has_value());
    QVERIFY(!loaded.lesson->steps.empty());
    QVERIFY(loaded.lesson->id.empty());
}

void LessonReaderTest::theWholeOfALesson()
{
    const Lesson lesson = test::goodLesson("plain");
    QCOMPARE(lesson.title.english, QStringLiteral("A blip"));
    QCOMPARE(lesson.title.in(Language::Spanish), QStringLiteral("Un fallo breve"));
    QCOMPARE(lesson.summary.spanish, QStringLiteral("The first calls fail."));
    QCOMPARE(lesson.steps.size(), 2U);

    const LessonStep &first = lesson.steps[0];
    QCOMPARE(first.text.spanish, QStringLiteral("Fallan las primeras {fail_first} llamadas."));
    QCOMPARE(first.experiment.policy.base, 100.0);
    QCOMPARE(first.experiment.scenario.failFirst, 2);
    QVERIFY(first.view.table == TableTab::Transcript);
    QVERIFY(first.hides);
    QCOMPARE(first.question->choices.size(), 2U);
    QCOMPARE(first.question->choices[1].text.spanish, QStringLiteral("Se rinde"));
    QCOMPARE(first.question->choices[1].when, std::string("exhausted"));
    QVERIFY(first.question->answer.empty());

    const LessonQuestion &second = *lesson.steps[1].question;
    QVERIFY(second.choices.empty());
    QCOMPARE(second.answer, std::string("waited"));
    QVERIFY(second.unit == AnswerUnit::Time);
    QCOMPARE(second.tolerance, 1.0);
    QCOMPARE(lesson.steps[1].explanation.english, QStringLiteral("{waited|ceiling}"));
}

void LessonReaderTest::defaults()
{
    const Read read = stepsOf(step({}));
    QCOMPARE(read.problem, QString());
    const LessonStep &only = read.lesson.steps.at(0);
    QVERIFY(only.experiment == defaultExperiment(Unit::Seconds));
    QVERIFY(only.view == SessionView());
    QVERIFY(!only.question && only.explanation.isEmpty() && only.hides);

    const Read ms = stepsOf(step(R"("experiment": {"policy": {"unit": "ms"}})"));
    QVERIFY(ms.lesson.steps.at(0).experiment == defaultExperiment(Unit::Milliseconds));

    const Read asked = stepsOf(step(R"("question": {"text": "?", "answer": "calls"})"));
    QVERIFY(asked.lesson.steps.at(0).question->unit == AnswerUnit::Number);
    QCOMPARE(asked.lesson.steps.at(0).question->tolerance, 0.0);
}

void LessonReaderTest::aStepGoesOnFromTheOneBefore()
{
    const Read read
        = stepsOf(step(R"("experiment": {"policy": {"attempts": 4, "seed": "7", "cap": null},
                "scenario": {"name": "script", "script": "T S"}, "fleet": {"clients": 5}},
                "view": {"chart": "fleet", "logScale": true}, "hides": false,
                "question": {"text": "?", "answer": "calls"}, "explanation": "E")")
            + ", " + step(R"("experiment": {"policy": {"attempts": 5}, "fleet": {"bin": 1}})"));
    QCOMPARE(read.problem, QString());
    const LessonStep &second = read.lesson.steps.at(1);
    QCOMPARE(second.experiment.policy.attempts, 5);
    QCOMPARE(second.experiment.policy.seed, 7U);
    QVERIFY(!second.experiment.policy.cap);
    QCOMPARE(second.experiment.scenario.script, std::string("T S"));
    QCOMPARE(second.experiment.fleet.clients, 5);
    QCOMPARE(second.experiment.fleet.bin, 1.0);
    QVERIFY(second.view.chart == ChartTab::Fleet && second.view.logScale);
    // What is told and asked is the step's own.
    QVERIFY(!second.question && second.explanation.isEmpty() && second.hides);
}

void LessonReaderTest::aNamedScenarioBringsItsFailures()
{
    const Read read = stepsOf(step(R"("experiment": {"scenario": {"failFirst": 3}})") + ", "
        + step(R"("experiment": {"scenario": {"callDuration": 1}})") + ", "
        + step(R"("experiment": {"scenario": {"name": "long-outage"}})") + ", "
        + step(R"("experiment": {"scenario": {"name": "long-outage", "failFirst": 9}})"));
    QCOMPARE(read.problem, QString());
    const std::vector<std::int64_t> expected {3, 3, 6, 9};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QCOMPARE(read.lesson.steps.at(i).experiment.scenario.failFirst, expected[i]);
    }
}

void LessonReaderTest::anotherUnitConverts()
{
    const Lesson lesson = test::goodLesson("in-other-units");
    const Experiment &seconds = lesson.steps.at(0).experiment;
    const Experiment &milliseconds = lesson.steps.at(1).experiment;
    QVERIFY(withPolicy(*inUnit(seconds, Unit::Milliseconds), milliseconds.policy) == milliseconds);
    QCOMPARE(milliseconds.policy.base, 200.0);
    QCOMPARE(milliseconds.policy.cap, std::optional(30000.0));
    QCOMPARE(milliseconds.policy.attempts, 4);
    QCOMPARE(milliseconds.scenario.retryAfter, 1500.0);
    QCOMPARE(milliseconds.fleet.bin, 250.0);
}

void LessonReaderTest::aUnitThatDoesNotFit()
{
    const Read read = stepsOf(step(R"("experiment": {"policy": {"base": 1e306, "cap": 1e306}})")
        + ", " + step(R"("experiment": {"policy": {"unit": "ms"}})"));
    QCOMPARE(read.problem,
        QStringLiteral("step 2, experiment.policy.base (line 1): '1e306' is too large to compute "
                       "with; accepted: a number above 0"));
}

void LessonReaderTest::thePinnedPolicy()
{
    const Lesson lesson = test::goodLesson("in-other-units");
    QCOMPARE(lesson.steps.at(0).view.policyB->base, 0.25);
    QVERIFY(lesson.steps.at(0).view.policyB->unit == Unit::Seconds);
    QCOMPARE(lesson.steps.at(1).view.policyB->base, 250.0);
    QVERIFY(lesson.steps.at(1).view.policyB->unit == Unit::Milliseconds);
    QVERIFY(lesson.steps.at(1).view.chart == ChartTab::Cumulative);
    QVERIFY(!lesson.steps.at(2).view.policyB);
    QVERIFY(!lesson.steps.at(2).hides);

    // It goes on beside a service that it does not fit.
    const Read read = stepsOf(step(R"("view": {"policyB": {"cap": null, "attempts": 1000}})") + ", "
        + step(R"("experiment": {"scenario": {"name": "rate-limited", "failFirst": 999,
                   "retryAfter": 1e307}})"));
    QVERIFY2(read.problem.startsWith(QStringLiteral("step 2, ")), qPrintable(read.problem));
}

void LessonReaderTest::oneLanguageServesBoth()
{
    const Lesson lesson = test::goodLesson("one-language");
    QCOMPARE(lesson.title.in(Language::English), QStringLiteral("Solo en español"));
    QCOMPARE(lesson.title.in(Language::Spanish), QStringLiteral("Solo en español"));
    QCOMPARE(lesson.steps.at(0).title.english, lesson.steps.at(0).title.spanish);
    QCOMPARE(lesson.steps.at(0).text.english, QStringLiteral("Con {attempts} intentos."));
}

// It has no experiment of its own: its title and summary stand as they are written.
void LessonReaderTest::factsOfTheLessonsOwnTexts()
{
    const auto read = readLesson(
        R"({"lessonVersion": 1, "title": "{tries}", "summary": "{", "steps": [)" + step({}) + "]}");
    QCOMPARE(std::get<Lesson>(read).title.english, QStringLiteral("{tries}"));
}

void LessonReaderTest::titlesOfBuiltInLessons()
{
    const std::vector<std::string> ids = lessonIds();
    QCOMPARE(ids.size(), 12U);
    for (const std::string &id : ids) {
        const Lesson lesson = builtInLesson(id);
        QCOMPARE(lesson.id, id);
        QVERIFY(builtInLessonTitle(id) == lesson.title);
        QVERIFY(lesson.title.english != lesson.title.spanish);
    }
}

QTEST_APPLESS_MAIN(LessonReaderTest)
#include "test_lesson_reader.moc"
