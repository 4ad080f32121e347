// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The herd: equal to a slow reference to the last bit, with any number of threads; the figures that
// the lesson shows; the edges.

#include "core/engine/fleet.h"
#include "tests/core/support/fleet_reference.h"
#include "tests/core/support/print.h"
#include "tests/core/support/print_fleet.h"
#include "tests/core/support/random_fleets.h"

#include <QtTest>

#include <algorithm>

using namespace backoff;

namespace {

FleetRun fleetOf(const Policy &policy, const FleetSettings &settings, int threads = 1)
{
    const auto run = runFleet(policy, settings, {.threads = threads});
    return run && run->ok() ? **run : FleetRun {};
}

// The default experiment of the fleet's view: 8 attempts.
Policy eightAttempts(Jitter jitter)
{
    Policy policy;
    policy.attempts = 8;
    policy.jitter = jitter;
    return policy;
}

} // namespace

class FleetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isTheSlowReference();
    void threadsChangeNothing_data();
    void threadsChangeNothing();
    void theDefaultHerd_data();
    void theDefaultHerd();
    void laterPeaksWhereItNeverRecovers_data();
    void laterPeaksWhereItNeverRecovers();
    void theEarliestAreServed();
    void callsBeforeTheEndUseNoCapacity();
    void aRefusedClientMayCallAgainInTheSameBin();
    void clientsShareASeed();
    void millisecondsAreTheSameHerd();
    void edges_data();
    void edges();
    void tooManyBinsAreRefused_data();
    void tooManyBinsAreRefused();
};

void FleetTest::isTheSlowReference()
{
    RandomFleets fleets(1);
    int overflowing = 0;
    int notAllRecovered = 0;
    for (int i = 0; i < 6000; ++i) {
        const Experiment experiment = fleets.next();
        const Policy &policy = experiment.policy;
        const FleetSettings &settings = experiment.fleet;
        const auto run = runFleet(policy, settings);
        QVERIFY(run);
        if (!run->ok()) {
            QCOMPARE(run->error().code, ErrorCode::TooManyBins);
            continue;
        }
        const QString expected = print(referenceFleet(policy, settings));
        for (const int threads : {1, 2, 8}) {
            QCOMPARE(print(fleetOf(policy, settings, threads)), expected);
        }
        const auto isFull = [](const FleetBin &bin) { return bin.served > 0 && bin.failed() > 0; };
        const auto &bins = run->value().bins;
        overflowing += std::any_of(bins.begin(), bins.end(), isFull) ? 1 : 0;
        notAllRecovered += run->value().recovered > 0 && run->value().exhausted > 0 ? 1 : 0;
    }
    QVERIFY2(overflowing > 1000, qPrintable(QString::number(overflowing)));
    QVERIFY2(notAllRecovered > 300, qPrintable(QString::number(notAllRecovered)));
}

void FleetTest::threadsChangeNothing_data()
{
    QTest::addColumn<FleetSettings>("settings");
    QTest::newRow("unlimited") << FleetSettings {.clients = 30'000, .capacity = {}};
    QTest::newRow("never") << FleetSettings {.clients = 30'000, .outage = {}};
    QTest::newRow("a capacity") << FleetSettings {.clients = 30'000, .capacity = 4000};
    QTest::newRow("room for all") << FleetSettings {.clients = 30'000, .capacity = 120'000};
}

// Enough clients for every thread to get some: small fleets are one piece of work.
void FleetTest::threadsChangeNothing()
{
    QFETCH(const FleetSettings, settings);
    for (const Jitter jitter : allJitters) {
        const Policy policy = eightAttempts(jitter);
        const QString expected = print(referenceFleet(policy, settings));
        for (const int threads : {1, 2, 8}) {
            QCOMPARE(print(fleetOf(policy, settings, threads)), expected);
        }
    }
}

void FleetTest::theDefaultHerd_data()
{
    QTest::addColumn<Jitter>("jitter");
    QTest::addColumn<QString>("expected");
    QTest::newRow("none") << Jitter::None << "later 1000, last 61.5, wasted 7700";
    QTest::newRow("equal") << Jitter::Equal << "later 1000, last 28.6, wasted 4789";
    QTest::newRow("full") << Jitter::Full << "later 717, last 39.1, wasted 5084";
    QTest::newRow("decorrelated") << Jitter::Decorrelated << "later 328, last 26.1, wasted 4066";
}

void FleetTest::theDefaultHerd()
{
    QFETCH(const Jitter, jitter);
    const FleetRun run = fleetOf(eightAttempts(jitter), {});
    const QString shown = QStringLiteral("later %1, last %2, wasted %3")
                              .arg(run.laterPeak)
                              .arg(run.lastSuccess.value_or(-1), 0, 'f', 1)
                              .arg(run.wasted);
    QTEST(shown, "expected");
}

void FleetTest::laterPeaksWhereItNeverRecovers_data()
{
    QTest::addColumn<Jitter>("jitter");
    QTest::addColumn<double>("expected");
    QTest::newRow("none") << Jitter::None << 1000.0;
    QTest::newRow("equal") << Jitter::Equal << 217.0;
    QTest::newRow("full") << Jitter::Full << 152.0;
    QTest::newRow("decorrelated") << Jitter::Decorrelated << 73.0;
}

// Of 1,000 clients with base 1, cap 30 and 8 retries, in bins of 100 ms: the mean of some seeds.
void FleetTest::laterPeaksWhereItNeverRecovers()
{
    QFETCH(const Jitter, jitter);
    QFETCH(const double, expected);
    constexpr int seeds = 50;
    double sum = 0;
    for (int seed = 0; seed < seeds; ++seed) {
        Policy policy = eightAttempts(jitter);
        policy.base = 1;
        policy.attempts = 9;
        policy.seed = static_cast<std::uint64_t>(seed);
        const FleetRun run = fleetOf(policy, {.outage = {}, .bin = 0.1});
        QCOMPARE(run.calls, std::int64_t {9000});
        QVERIFY(run.firstBinPeak >= 1000);
        sum += static_cast<double>(run.laterPeak);
    }
    const QString mean = QString::number(sum / seeds);
    QVERIFY2(std::abs(sum / seeds - expected) < 0.05 * expected, qPrintable(mean));
}

// Two calls a bin, three clients that call at 0, 1, 2, ...: the smaller client goes first.
void FleetTest::theEarliestAreServed()
{
    const Policy policy {.base = 1, .multiplier = 1, .attempts = 3, .jitter = Jitter::None};
    const FleetSettings settings {.clients = 5, .outage = 1, .capacity = 2, .bin = 1};
    QCOMPARE(print(fleetOf(policy, settings)),
        QStringLiteral("peaks 5 5, calls 13, recovered 4, exhausted 1, wasted 9, "
                       "last 2 p50 1 p99 2; 0:5/0 1:5/2 2:3/2"));
}

// The outage ends within bin 0: the calls at 0 and 0.5 leave both places to those at 1.
void FleetTest::callsBeforeTheEndUseNoCapacity()
{
    const Policy policy {.base = 0.5, .multiplier = 1, .attempts = 9, .jitter = Jitter::None};
    const FleetSettings settings {.clients = 2, .outage = 0.75, .capacity = 1, .bin = 2};
    QCOMPARE(print(fleetOf(policy, settings)),
        QStringLiteral("peaks 6 0, calls 6, recovered 2, exhausted 0, wasted 4, "
                       "last 1 p50 1 p99 1; 0:6/2"));
}

// One place in bin 0: client 1 calls at 0, 0, 0.5 and 1 and finds it taken, then one in bin 1.
void FleetTest::aRefusedClientMayCallAgainInTheSameBin()
{
    const Policy policy {.base = 0.5,
        .multiplier = 1,
        .attempts = 9,
        .jitter = Jitter::Offsets,
        .offsets = {0, 1, 1}};
    const FleetSettings settings {.clients = 2, .outage = 0, .capacity = 0.9, .bin = 1.25};
    QCOMPARE(print(fleetOf(policy, settings)),
        QStringLiteral("peaks 6 1, calls 7, recovered 2, exhausted 0, wasted 5, "
                       "last 1.5 p50 0 p99 1.5; 0:6/1 1:1/1"));
}

void FleetTest::clientsShareASeed()
{
    FleetSettings settings {.outage = {}};
    const FleetRun apart = fleetOf(eightAttempts(Jitter::Full), settings);
    settings.sharedSeed = true;
    const FleetRun together = fleetOf(eightAttempts(Jitter::Full), settings);
    settings.clients = 1;
    const FleetRun alone = fleetOf(eightAttempts(Jitter::Full), settings);
    QCOMPARE(together.laterPeak, 1000 * alone.laterPeak);
    QVERIFY(apart.laterPeak < together.laterPeak);
    QVERIFY(apart.bins.size() > together.bins.size()); // of a thousand, some wait longer
}

void FleetTest::millisecondsAreTheSameHerd()
{
    for (const Jitter jitter : {Jitter::None, Jitter::Full}) {
        Experiment experiment;
        experiment.policy = eightAttempts(jitter);
        const FleetRun inSeconds = fleetOf(experiment.policy, experiment.fleet);
        const Experiment converted = *inUnit(experiment, Unit::Milliseconds);
        const FleetRun inMs = fleetOf(converted.policy, converted.fleet);
        QCOMPARE(inMs.calls, inSeconds.calls);
        QCOMPARE(inMs.laterPeak, inSeconds.laterPeak);
        QVERIFY(std::abs(*inMs.lastSuccess - 1000 * *inSeconds.lastSuccess) < 1e-6);
    }
}

void FleetTest::edges_data()
{
    QTest::addColumn<FleetSettings>("settings");
    QTest::addColumn<int>("attempts");
    QTest::addColumn<QString>("expected");
    const auto row
        = [](const char *name, const FleetSettings &settings, int attempts, const char *expected) {
              QTest::newRow(name) << settings << attempts << QString::fromLatin1(expected);
          };
    row("nobody",
        {.clients = 0},
        8,
        "peaks 0 0, calls 0, recovered 0, exhausted 0, wasted 0, last none p50 none p99 none; ");
    row("one client",
        {.clients = 1},
        8,
        "peaks 1 1, calls 5, recovered 1, exhausted 0, wasted 4, last 7.5 p50 7.5 p99 7.5; "
        "0:1/0 2:1/0 6:1/0 14:1/0 30:1/1");
    row("one attempt",
        {.clients = 3},
        1,
        "peaks 3 0, calls 3, recovered 0, exhausted 3, wasted 3, last none p50 none p99 none; "
        "0:3/0");
    row("no outage",
        {.clients = 40, .outage = 0},
        8,
        "peaks 40 10, calls 50, recovered 40, exhausted 0, wasted 10, last 0.5 p50 0 p99 0.5; "
        "0:40/30 2:10/10");
    row("no outage, no limit",
        {.clients = 3, .outage = 0, .capacity = {}},
        8,
        "peaks 3 0, calls 3, recovered 3, exhausted 0, wasted 0, last 0 p50 0 p99 0; 0:3/3");
    row("a bin wider than the run",
        {.clients = 3, .bin = 1e300},
        8,
        "peaks 15 0, calls 15, recovered 3, exhausted 0, wasted 12, last 7.5 p50 7.5 p99 7.5; "
        "0:15/3");
    row("never",
        {.clients = 2, .outage = {}, .bin = 1000},
        3,
        "peaks 6 0, calls 6, recovered 0, exhausted 2, wasted 6, last none p50 none p99 none; "
        "0:6/0");
}

void FleetTest::edges()
{
    QFETCH(const FleetSettings, settings);
    QFETCH(const int, attempts);
    QCOMPARE(print(validate(settings, Unit::Seconds, commandLineLimits)), QStringList());
    Policy policy = eightAttempts(Jitter::None);
    policy.attempts = attempts;
    QTEST(print(fleetOf(policy, settings, 8)), "expected");
}

void FleetTest::tooManyBinsAreRefused_data()
{
    QTest::addColumn<FleetSettings>("settings");
    QTest::newRow("no capacity") << FleetSettings {.capacity = {}, .bin = 1e-9};
    QTest::newRow("never") << FleetSettings {.outage = {}, .capacity = {}, .bin = 5e-324};
    QTest::newRow("in the outage") << FleetSettings {.capacity = 1e12, .bin = 1e-9};
    QTest::newRow("after it") << FleetSettings {.outage = 0, .capacity = 1e11, .bin = 1e-9};
    QTest::newRow("by one") << FleetSettings {
        .clients = 1, .outage = {}, .capacity = {}, .bin = 61.5 / 1e7};
}

void FleetTest::tooManyBinsAreRefused()
{
    QFETCH(FleetSettings, settings);
    QCOMPARE(print(validate(settings, Unit::Seconds, commandLineLimits)), QStringList());
    for (const int threads : {1, 8}) {
        const auto run = runFleet(eightAttempts(Jitter::None), settings, {.threads = threads});
        QVERIFY(run && !run->ok());
        QCOMPARE(run->error().code, ErrorCode::TooManyBins);
        QCOMPARE(run->error().where, Field::Bin);
        QCOMPARE(run->error().detail, maxFleetBins);
    }
}

QTEST_GUILESS_MAIN(FleetTest)
#include "test_fleet.moc"
