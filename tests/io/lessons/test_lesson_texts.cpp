// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the lessons that come with the program say: in both languages, with numbers in place of the
// facts, short enough for a narrow column, and without the answer before the reveal.

#include "core/engine/run.h"
#include "core/engine/schedule.h"
#include "core/io/facts/facts.h"
#include "core/io/lessons/lesson_answer.h"
#include "core/io/lessons/lessons.h"
#include "core/io/python_snippet.h"
#include "core/io/shown_numbers.h"

#include <QRegularExpression>
#include <QTest>

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

class TestLessonTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void inBothLanguages_data();
    void inBothLanguages();
    void answerIsNotToldBefore_data() { inBothLanguages_data(); }
    void answerIsNotToldBefore();
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
    for (const LessonStep &step : lesson.steps) {
        for (const Language language : languages) {
            if (!step.question) {
                continue;
            }
            const Labels labels(language);
            const QString answer = answerText(step, answerOf(step), labels);
            QVERIFY(!answer.isEmpty() && !answer.contains(u'{'));
            // A single digit may stand anywhere.
            const bool told = answer.size() > 1 && toldBefore(step, labels).contains(answer);
            QVERIFY2(!told, qPrintable(answer));
        }
    }
}

// A few numbers of one step stand as digits in the text of another.
void TestLessonTexts::numbersTypedInTexts()
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

QTEST_GUILESS_MAIN(TestLessonTexts)
#include "test_lesson_texts.moc"
