// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Fleets and studies that are told to stop, and what they say on the way.

#include "core/engine/contention.h"
#include "core/engine/fleet.h"
#include "core/engine/parallel.h"

#include <QElapsedTimer>
#include <QtTest>

#include <atomic>
#include <functional>
#include <thread>

using namespace backoff;

namespace {

// Returns whether it was done to its end.
using Work = std::function<bool(const LongWork &)>;

Work fleetOf(std::int64_t clients, std::int64_t attempts, const FleetSettings &settings)
{
    return [=](const LongWork &work) {
        Policy policy;
        policy.attempts = attempts;
        FleetSettings fleet = settings;
        fleet.clients = clients;
        return runFleet(policy, fleet, work).has_value();
    };
}

Work studyOf(std::int64_t clients, std::int64_t runs)
{
    return [=](const LongWork &work) {
        return runContention({.clients = clients, .runs = runs}, work).has_value();
    };
}

} // namespace
Q_DECLARE_METATYPE(Work)

class LongWorkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void piecesAreDoneOnce();
    void aPieceEndsTheWork();
    void progressGrowsToOne_data();
    void progressGrowsToOne();
    void stopsAtOnce_data();
    void stopsAtOnce();
    void stopsOnTheWay_data() { stopsAtOnce_data(); }
    void stopsOnTheWay();
    void stopsAmongLongLivesInOneBin();
};

void LongWorkTest::piecesAreDoneOnce()
{
    for (const int threads : {1, 3, 8}) {
        std::vector<std::atomic<int>> done(1000);
        std::vector<std::atomic<bool>> busy(8);
        std::atomic<bool> fine = true;
        QVERIFY(runPieces({.threads = threads}, 1000, [&](std::int64_t index, int worker) {
            fine = fine && !busy.at(static_cast<std::size_t>(worker)).exchange(true);
            ++done[static_cast<std::size_t>(index)];
            busy.at(static_cast<std::size_t>(worker)) = false;
            return true;
        }));
        QVERIFY(fine);
        QVERIFY(std::all_of(done.begin(), done.end(), [](const auto &n) { return n == 1; }));
        QVERIFY(workersFor({.threads = threads}, 1000) == threads);
    }
    QVERIFY(runPieces({.threads = 2}, 0, [](std::int64_t, int) { return false; }));
}

void LongWorkTest::aPieceEndsTheWork()
{
    std::atomic<std::int64_t> begun = 0;
    QVERIFY(!runPieces({.threads = 2}, 1'000'000, [&](std::int64_t index, int) {
        ++begun;
        return index != 100;
    }));
    QVERIFY(begun > 100 && begun < 1'000'000);
}

void LongWorkTest::progressGrowsToOne_data()
{
    QTest::addColumn<Work>("work");
    const FleetSettings large {.capacity = 12'000};
    QTest::newRow("apart") << fleetOf(500'000, 8, {.capacity = {}});
    QTest::newRow("never") << fleetOf(500'000, 8, {.outage = {}});
    QTest::newRow("capacity") << fleetOf(100'000, 8, large);
    QTest::newRow("exhausted in the outage") << fleetOf(100'000, 2, large);
    QTest::newRow("study") << studyOf(20, 50);
    QTest::newRow("one client") << fleetOf(1, 8, {});
}

void LongWorkTest::progressGrowsToOne()
{
    QFETCH(const Work, work);
    for (const int threads : {1, 4}) {
        std::vector<double> told;
        std::atomic<int> inside = 0;
        bool alone = true;
        const auto progress = [&](double fraction) {
            alone = alone && ++inside == 1;
            told.push_back(fraction);
            --inside;
        };
        QVERIFY(work({.progress = progress, .threads = threads}));
        QVERIFY(alone);
        QVERIFY(!told.empty() && told.size() <= 1000);
        QVERIFY(std::is_sorted(told.begin(), told.end()));
        QVERIFY(told.front() >= 0);
        QCOMPARE(told.back(), 1.0);
    }
}

void LongWorkTest::stopsAtOnce_data()
{
    QTest::addColumn<Work>("work");
    const FleetSettings never {.outage = {}, .bin = 10};
    const FleetSettings crowded {.capacity = 4};
    QTest::newRow("apart") << fleetOf(5'000'000, 20, {.capacity = {}});
    QTest::newRow("never, long lives") << fleetOf(1'000'000, 10'000, never);
    QTest::newRow("capacity, long lives") << fleetOf(1'000'000, 10'000, crowded);
    QTest::newRow("study") << studyOf(100, 100'000);
    QTest::newRow("study of long runs") << studyOf(3000, 100);
}

void LongWorkTest::stopsAtOnce()
{
    QFETCH(const Work, work);
    std::stop_source stop;
    stop.request_stop();
    for (const int threads : {1, 2}) {
        QVERIFY(!work({.stop = stop.get_token(), .threads = threads}));
    }
}

// Told from another thread, after a while. Processor time would be the better clock; the bound is
// wide enough for a busy machine.
void LongWorkTest::stopsOnTheWay()
{
    QFETCH(const Work, work);
    std::stop_source stop;
    QElapsedTimer sinceStop;
    std::jthread stopper([&] {
        QTest::qSleep(50);
        sinceStop.start();
        stop.request_stop();
    });
    QVERIFY(!work({.stop = stop.get_token(), .threads = 2}));
    stopper.join();
    QVERIFY2(sinceStop.elapsed() < 500, qPrintable(QString::number(sinceStop.elapsed())));
}

// Half way, when all have come through the outage: a thousand clients call ten thousand times each,
// all in bin 0. They are few, but it takes as long as ten million that give up at once.
void LongWorkTest::stopsAmongLongLivesInOneBin()
{
    const Policy policy {.base = 1e-6, .cap = 1e-6, .attempts = 10'000};
    const FleetSettings settings {.outage = 0};
    std::stop_source stop;
    const auto stopHalfWay = [&](double fraction) {
        if (fraction >= 0.5) {
            stop.request_stop();
        }
    };
    QVERIFY(!runFleet(policy, settings, {.stop = stop.get_token(), .progress = stopHalfWay}));
    QVERIFY(runFleet(policy, settings));
}

QTEST_GUILESS_MAIN(LongWorkTest)
#include "test_long_work.moc"
