// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the lessons that come with the program say: in both languages, with numbers in place of the
// facts, short enough for a narrow column, and without the answer before the reveal, be it told or
// shown.

#include "core/engine/run.h"
#include "core/engine/schedule.h"
#include "core/io/facts/facts.h"
#include "core/io/lessons/lesson_answer.h"
#include "core/io/lessons/lessons.h"
#include "core/io/python_snippet.h"
#include "core/io/shown_numbers.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>

using namespace backoff;

namespace {

constexpr Language languages[] = {Language::English, Language::Spanish};

// One text of a lesson, and where it is seen.
struct Place {
    QByteArray name;
    LessonText text;
    qsizetype longest; // characters that the narrow column has room for
};

std::vector<Place> placesOf(const QByteArray &name, const LessonStep &step)
{
    constexpr qsizetype title = 32;
    constexpr qsizetype paragraphs = 700;
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

// What a learner reads before the reveal. The lesson's summary stands above the first step.
QString toldBefore(const Lesson &lesson, std::size_t index, const Labels &labels)
{
    const LessonStep &step = lesson.steps.at(index);
    const Facts facts(step.experiment);
    QStringList told;
    if (index == 0) {
        told += lesson.summary.in(labels.language());
    }
    for (const LessonText &text : {step.title, step.text}) {
        told += facts.text(text.in(labels.language()), labels).text;
    }
    if (step.question) {
        told += facts.text(step.question->text.in(labels.language()), labels).text;
    }
    return told.join(u'\n');
}

// Whether window and tables show the same of both.
bool looksTheSame(const Experiment &a, const Experiment &b)
{
    const Trace ran = run(a);
    const Trace other = run(b);
    return a.policy.unit == b.policy.unit && a.fleet == b.fleet && ran.modelled == other.modelled
        && ran.jittered == other.jittered && makeSchedule(a.policy) == makeSchedule(b.policy);
}

} // namespace

class TestLessonTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void inBothLanguages_data();
    void inBothLanguages();
    void answerIsNotToldBefore_data() { inBothLanguages_data(); }
    void answerIsNotToldBefore();
    void answerIsNotShownBefore();
    void numbersTypedInTexts();
};

void TestLessonTexts::inBothLanguages_data()
{
    QTest::addColumn<QByteArray>("id");
    for (const std::string &id : lessonIds()) {
        QTest::newRow(id.c_str()) << QByteArray::fromStdString(id);
    }
}

void TestLessonTexts::inBothLanguages()
{
    QFETCH(QByteArray, id);
    const Lesson lesson = builtInLesson(id.toStdString());
    QVERIFY(lesson.title.english != lesson.title.spanish && lesson.title.english.size() <= 32
        && lesson.title.spanish.size() <= 32);
    QVERIFY(!lesson.summary.isEmpty() && lesson.summary.english != lesson.summary.spanish);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonStep &step = lesson.steps[i];
        const Facts facts(step.experiment);
        for (const Place &place :
            placesOf(id + "/" + QByteArray::number(static_cast<int>(i + 1)), step)) {
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

void TestLessonTexts::answerIsNotToldBefore()
{
    QFETCH(QByteArray, id);
    const Lesson lesson = builtInLesson(id.toStdString());
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonStep &step = lesson.steps[i];
        for (const Language language : languages) {
            if (!step.question) {
                continue;
            }
            const Labels labels(language);
            const QString answer = answerText(step, answerOf(step), labels);
            QVERIFY(!answer.isEmpty() && !answer.contains(u'{'));
            // A single digit may stand anywhere.
            const bool told = answer.size() > 1 && toldBefore(lesson, i, labels).contains(answer);
            QVERIFY2(!told, qPrintable(answer));
        }
    }
}

// A step that hides its run is for nothing where a step before it has revealed the same one.
void TestLessonTexts::answerIsNotShownBefore()
{
    const std::map<QByteArray, const char *> harmless = {
        {"long-outage/2", "that the next caller's run is the same one is the answer"},
        {"seeds/4", "a mean of a thousand runs, of which one was shown"},
        {"growing/2", "a share of a thousand runs, of which one was shown"},
        {"mistakes/3", "the calls are told; how many of them it takes was not shown"},
    };
    QByteArrayList found;
    for (const std::string &id : lessonIds()) {
        const Lesson lesson = builtInLesson(id);
        for (auto step = lesson.steps.begin(); step != lesson.steps.end(); ++step) {
            const bool seen
                = std::any_of(lesson.steps.begin(), step, [&](const LessonStep &before) {
                      return looksTheSame(before.experiment, step->experiment);
                  });
            if (seen && step->question && step->hides) {
                const auto number = step - lesson.steps.begin() + 1;
                found += QByteArray::fromStdString(id + '/' + std::to_string(number));
            }
        }
    }
    for (const QByteArray &key : found) {
        QVERIFY2(harmless.contains(key), key.constData());
    }
    QCOMPARE(static_cast<std::size_t>(found.size()), harmless.size());
}

// A few numbers of one step stand as digits in the text of another.
void TestLessonTexts::numbersTypedInTexts()
{
    const auto stepOf
        = [](const char *id, std::size_t number) { return builtInLesson(id).steps.at(number - 1); };
    const auto told = [](const char *id, std::size_t number) {
        return toldBefore(builtInLesson(id), number - 1, Labels(Language::English));
    };
    for (const std::size_t growing : {2U, 3U}) {
        const Experiment rung = stepOf("doorbell", growing).experiment;
        const auto rings = runLane(rung.policy, rung.scenario).attempts.size();
        QVERIFY(told("doorbell", 4).contains(QStringLiteral("needed %1 rings").arg(rings)));
    }

    const LessonStep firstCaller = stepOf("long-outage", 1);
    const double waited
        = runLane(firstCaller.experiment.policy, firstCaller.experiment.scenario).waited;
    QVERIFY(told("long-outage", 3).contains(QStringLiteral("gave up after %1 ms").arg(waited)));

    const LessonStep seedBefore = stepOf("seeds", 1);
    const double first = makeSchedule(seedBefore.experiment.policy).front().jittered;
    const LessonStep seedAfter = stepOf("seeds", 3);
    QVERIFY(
        told("seeds", 3).contains(QStringLiteral("the first wait was %1 s").arg(drawnText(first))));
    QCOMPARE(seedAfter.experiment.policy.seed, seedBefore.experiment.policy.seed + 1);
    QCOMPARE(*seedAfter.view.policyB, seedBefore.experiment.policy);
}

QTEST_GUILESS_MAIN(TestLessonTexts)
#include "test_lesson_texts.moc"
