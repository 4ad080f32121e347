// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The study of contention: AWS's figures within sampling error, and the same with any number of
// threads. That each run is the plain reference's to the last bit, Python checks
// (check_herd_against_python.py).

#include "core/engine/arrivals.h"
#include "core/engine/contention.h"
#include "core/engine/hops.h"
#include "core/engine/streams.h"
#include "tests/core/support/exact.h"

#include <QtTest>

#include <cmath>

using namespace backoff;

namespace {

QStringList print(const std::vector<ContentionRow> &rows)
{
    QStringList lines;
    for (const ContentionRow &row : rows) {
        lines.append(QStringLiteral("%1 %2 %3 %4 %5 %6 %7")
                         .arg(QString::fromStdString(std::string(nameOf(row.backoff))))
                         .arg(row.clients)
                         .arg(row.runs)
                         .arg(exact(row.completion.mean), exact(row.completion.deviation))
                         .arg(exact(row.calls.mean), exact(row.calls.deviation)));
    }
    return lines;
}

} // namespace

class ContentionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void arrivalsGoByTimeAndClient();
    void arrivalsTellTheNearestTimesApart();
    void hopsAreTheGeneratorsOwn();
    void theFiguresOfTheStudy_data();
    void theFiguresOfTheStudy();
    void theWholeStudyToTheLastBit();
    void isTheSameWithAnyNumberOfThreads();
    void oneRunHasNoDeviation();
    void oneClientIsNeverRefused();
    void runsDrawFromTheirStreams();
};

void ContentionTest::arrivalsGoByTimeAndClient()
{
    Arrivals arrivals(5);
    QVERIFY(arrivals.empty());
    const std::vector<double> times {2, 1, 2, 0, 1};
    for (std::uint32_t client = 5; client-- > 0;) {
        arrivals.set(client, times[client]);
    }
    QStringList order;
    while (!arrivals.empty()) {
        const Arrivals::Arrival first = arrivals.first();
        order.append(QStringLiteral("%1@%2").arg(first.client).arg(first.time));
        if (first.time == 0) {
            arrivals.set(first.client, 2); // again, behind two and before none
        } else {
            arrivals.remove(first.client);
        }
    }
    QCOMPARE(order.join(u' '), QStringLiteral("3@0 1@1 4@1 0@2 2@2 3@2"));
}

// The keys of the tournament keep a client in the place of a time's last bits.
void ContentionTest::arrivalsTellTheNearestTimesApart()
{
    const double time = 12'345.678;
    const double later = std::nextafter(time, INFINITY);
    Arrivals arrivals(100);
    arrivals.set(0, later);
    arrivals.set(98, time);
    arrivals.set(99, time);
    arrivals.set(1, std::nextafter(later, INFINITY));
    QStringList order;
    for (; !arrivals.empty(); arrivals.remove(arrivals.first().client)) {
        order.append(QString::number(arrivals.first().client));
    }
    QCOMPARE(order.join(u' '), QStringLiteral("98 99 0 1"));
}

// From the same stream, through many windows, with single draws in between at odd and even places.
void ContentionTest::hopsAreTheGeneratorsOwn()
{
    PythonRandom random(20260717);
    Hops hops(20260717);
    std::size_t at = 0;
    for (int i = 0; i < 20'000; ++i) {
        if (!hops.reach(at)) {
            hops.moveTo(at);
            at = 0;
        }
        QVERIFY(hops.reach(at));
        QCOMPARE(exact(hops.hop(at)), exact(std::abs(random.normalvariate(10, 2))));
        at = hops.afterHop(at);
        if (i % 5 == 0 || i % 3 == 0) {
            QCOMPARE(exact(hops.draw(at)), exact(random.random()));
            ++at;
        }
    }
}

void ContentionTest::theFiguresOfTheStudy_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<double>("calls");
    QTest::addColumn<double>("seconds");
    QTest::newRow("none") << 0 << 1846.0 << 63.3;
    QTest::newRow("equal") << 1 << 812.0 << 6.5;
    QTest::newRow("full") << 2 << 796.0 << 4.9;
    QTest::newRow("decorrelated") << 3 << 999.0 << 4.8;
    QTest::newRow("no-backoff") << 4 << 2430.0 << 2.0;
}

// Of 100 clients. Both studies are samples of a hundred runs: four deviations of their difference,
// and what rounding to the published digits adds.
void ContentionTest::theFiguresOfTheStudy()
{
    QFETCH(const int, row);
    QFETCH(const double, calls);
    QFETCH(const double, seconds);
    static const auto study = runContention({}, {.threads = 2});
    QVERIFY(study);
    const ContentionRow &ours = study->at(static_cast<std::size_t>(row));
    const auto isNear = [](const Sample &sample, double published, double rounding) {
        const double error = *sample.deviation * std::sqrt(2.0 / 100);
        return std::abs(sample.mean - published) < 4 * error + rounding;
    };
    QVERIFY2(isNear(ours.calls, calls, 0.5), qPrintable(exact(ours.calls.mean)));
    QVERIFY2(isNear(ours.completion, 1000 * seconds, 50), qPrintable(exact(ours.completion.mean)));
}

// What tests/contention_reference.py 100 20 prints.
void ContentionTest::theWholeStudyToTheLastBit()
{
    const auto study = runContention({.clients = 100, .runs = 20});
    QVERIFY(study);
    QCOMPARE(print(*study),
        QStringList({QStringLiteral("none 100 20 63616.33025463668 4482.639783107253 1844.3 "
                                    "65.083832578897"),
            QStringLiteral("equal 100 20 6433.381951289343 732.2674875177047 812.95 "
                           "8.768814359031552"),
            QStringLiteral("full 100 20 5062.027094685667 662.3863006261788 795.75 "
                           "6.950009466104875"),
            QStringLiteral("decorrelated 100 20 4681.554228737531 609.5168215751448 1000.45 "
                           "24.95780649943336"),
            QStringLiteral("no-backoff 100 20 2025.5875285017996 39.808243901254926 2416 "
                           "29.968404414614646")}));
}

void ContentionTest::isTheSameWithAnyNumberOfThreads()
{
    const ContentionSettings settings {.clients = 20, .runs = 40};
    const auto alone = runContention(settings);
    QVERIFY(alone);
    for (const int threads : {2, 8, 1000, 0, -1}) {
        QVERIFY(runContention(settings, {.threads = threads}) == alone);
    }
}

void ContentionTest::oneRunHasNoDeviation()
{
    const auto study = runContention({.clients = 7, .runs = 1});
    QVERIFY(study);
    for (const ContentionRow &row : *study) {
        QVERIFY(!row.completion.deviation && !row.calls.deviation);
        QVERIFY(row.calls.mean >= 7);
    }
}

void ContentionTest::oneClientIsNeverRefused()
{
    const auto study = runContention({.clients = 1, .runs = 50});
    QVERIFY(study);
    for (const ContentionRow &row : *study) {
        QCOMPARE(exact(row.calls.mean), QStringLiteral("1"));
        QCOMPARE(exact(row.calls.deviation), QStringLiteral("0"));
        QVERIFY(row.completion == study->front().completion); // on the same draws: four hops
        QVERIFY(row.completion.mean > 35 && row.completion.mean < 45);
    }
}

void ContentionTest::runsDrawFromTheirStreams()
{
    const auto study = runContention({.clients = 10, .runs = 2, .seed = UINT64_MAX});
    QVERIFY(study);
    for (const ContentionRow &row : *study) {
        const auto first = contend(row.backoff, 10, streamOf(UINT64_MAX, 0));
        const auto second = contend(row.backoff, 10, streamOf(UINT64_MAX, 1));
        QCOMPARE(exact(row.completion.mean), exact((first->completion + second->completion) / 2));
        QVERIFY(first->completion != second->completion);
    }
}

QTEST_GUILESS_MAIN(ContentionTest)
#include "test_contention.moc"
