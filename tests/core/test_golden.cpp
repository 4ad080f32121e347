// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The numbers of the two lessons, from vectors their own code gave on CPython.

#include "core/engine/run.h"
#include "core/engine/schedule.h"
#include "tests/core/support/exact.h"
#include "tests/core/support/experiments.h"
#include "tests/core/support/golden.h"
#include "tests/core/support/print.h"

#include <QJsonObject>
#include <QtTest>

using namespace backoff;

namespace {

QJsonObject lessonAnswers() { return golden(QStringLiteral("lesson_answers.json")).object(); }

std::vector<double> modelledValues(const Lane &lane)
{
    std::vector<double> values;
    for (const Attempt &attempt : lane.attempts) {
        if (attempt.modelled) {
            values.push_back(*attempt.modelled);
        }
    }
    return values;
}

} // namespace

class GoldenTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fullJitter_data();
    void fullJitter();
    void tableOfBase100();
    void exercise1();
    void exercise2();
    void exercise3();
};

void GoldenTest::fullJitter_data()
{
    QTest::addColumn<QJsonObject>("vector");
    const QJsonArray vectors = golden(QStringLiteral("full_jitter.json")).array();
    QVERIFY(!vectors.isEmpty());
    for (const QJsonValue &value : vectors) {
        const QJsonObject vector = value.toObject();
        QTest::addRow("base %g cap %g attempts %d seed %d",
            vector[u"base"].toDouble(),
            vector[u"cap"].toDouble(),
            vector[u"attempts"].toInt(),
            vector[u"seed"].toInt())
            << vector;
    }
}

void GoldenTest::fullJitter()
{
    QFETCH(const QJsonObject, vector);
    const Policy policy {.base = vector[u"base"].toDouble(),
        .cap = vector[u"cap"].toDouble(),
        .attempts = vector[u"attempts"].toInt(),
        .seed = static_cast<std::uint64_t>(vector[u"seed"].toInt())};
    std::vector<double> ceilings;
    std::vector<double> delays;
    for (const ScheduleRow &row : makeSchedule(policy)) {
        ceilings.push_back(row.modelled);
        delays.push_back(row.jittered);
    }
    QCOMPARE(exact(ceilings), exact(numbers(vector[u"ceilings"].toArray())));
    QCOMPARE(exact(delays), exact(numbers(vector[u"delays"].toArray())));
}

void GoldenTest::tableOfBase100()
{
    const Policy policy = lesson(ScenarioKind::AlwaysDown, 0, 5).policy;
    std::vector<double> ceilings;
    for (std::int64_t retry = 1; retry <= 4; ++retry) {
        ceilings.push_back(ceiling(policy, retry));
    }
    QCOMPARE(exact(ceilings), exact(numbers(lessonAnswers()[u"table_base_100"].toArray())));
}

// Three failed calls before a fourth that works: 50 + 100 + 200.
void GoldenTest::exercise1()
{
    const Lane lane = run(lesson(ScenarioKind::BriefBlip, 3, 4, 50)).jittered;
    QCOMPARE(exact(lane.waited),
        exact(lessonAnswers()[u"exercise_1_base_50_three_failures_total_ms"].toDouble()));
}

void GoldenTest::exercise2()
{
    const Lane lane = run(lesson(ScenarioKind::AlwaysDown, 0, 3)).jittered;
    QCOMPARE(exact(modelledValues(lane)),
        exact(numbers(lessonAnswers()[u"exercise_2_always_down_delays_ms"].toArray())));
}

// The lesson counts the wait after the last failure too; the program shows it apart.
void GoldenTest::exercise3()
{
    const Lane lane = run(lesson(ScenarioKind::AlwaysDown, 0, 10)).jittered;
    QVERIFY(lane.notWaited.has_value());
    QCOMPARE(exact(lane.waited + *lane.notWaited),
        exact(lessonAnswers()[u"exercise_3_ten_failures_base_100_total_ms"].toDouble()));
}

QTEST_GUILESS_MAIN(GoldenTest)
#include "test_golden.moc"
