// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/run.h"
#include "tests/ui/herd/herd_cases.h"
#include "ui/herd/herd_results.h"

#include <QtTest>

#include <algorithm>
#include <atomic>
#include <limits>

using namespace backoff;

using Counts = std::vector<std::int64_t>;
Q_DECLARE_METATYPE(Counts)

namespace backoff {

// Of results made by one machine's different numbers of threads: the run they belong to aside.
static bool operator==(const StrategyRun &a, const StrategyRun &b)
{
    return a.policy == b.policy && a.lane == b.lane && a.schedule == b.schedule && a.luck == b.luck
        && a.problem == b.problem;
}

static bool operator==(const StrategiesResult &a, const StrategiesResult &b)
{
    return a.run == b.run && a.strategies == b.strategies && a.pinned == b.pinned;
}

static bool operator==(const ShownFleet &a, const ShownFleet &b)
{
    return a.policy == b.policy && a.run == b.run && a.problem == b.problem;
}

static bool operator==(const FleetResult &a, const FleetResult &b)
{
    return a.experiment == b.experiment && a.fleets == b.fleets;
}

static bool operator==(const ContentionResult &a, const ContentionResult &b)
{
    return a.settings == b.settings && a.points == b.points;
}

} // namespace backoff

namespace {

// Any of the three computations; whether it was done, and whether the result is the one expected.
struct Verdict {
    bool done = false;
    bool same = false;
};
using Computation = std::function<Verdict(const LongWork &)>;

Policy withJitter(Policy policy, Jitter jitter)
{
    policy.jitter = jitter;
    return policy;
}

RunResultPtr pinnedRun()
{
    Experiment experiment;
    experiment.scenario.kind = ScenarioKind::AlwaysDown;
    Policy other = experiment.policy;
    other.base = 1;
    other.attempts = 20;
    return makeRunResult(experiment, other);
}

// The function's, compared with what it gives on one thread.
template<typename Input, typename Result>
Computation computation(
    std::optional<Result> (*compute)(const Input &, const LongWork &), const Input &input)
{
    return [=, alone = compute(input, {})](const LongWork &work) {
        const std::optional<Result> result = compute(input, work);
        return Verdict {result.has_value(), result == alone};
    };
}

} // namespace
Q_DECLARE_METATYPE(Computation)

class HerdResultsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void strategiesAreThoseOfTheEngine();
    void policyBHasStrategiesOfItsOwn();
    void aStrategyThatIsNotAllowedHasAProblem();
    void showsTheFourThatDifferAndOnesOwn();
    void countsCallsWithoutOverflow();
    void countsAtLeastTheBinsThereAre();
    void fleetsAreThoseOfTheEngine();
    void aFleetThatIsNotAllowedHasAProblem();
    void histogramsTogetherAreNoLongerThanOne();
    void nobodyMakesAFleetToo();
    void spreadsTheNumbersOfClients_data();
    void spreadsTheNumbersOfClients();
    void contentionIsTheEnginesAtEachPoint();
    void everyNumberOfThreadsGivesTheSame_data();
    void everyNumberOfThreadsGivesTheSame();
    void progressGrowsToOne_data() { everyNumberOfThreadsGivesTheSame_data(); }
    void progressGrowsToOne();
    void stopsWhenTold_data() { everyNumberOfThreadsGivesTheSame_data(); }
    void stopsWhenTold();
};

void HerdResultsTest::strategiesAreThoseOfTheEngine()
{
    Experiment experiment;
    experiment.policy.jitter = Jitter::Offsets;
    const RunResultPtr run = makeRunResult(experiment);
    const auto result = computeStrategies(run);
    QVERIFY(result);
    QCOMPARE(result->run, run);
    QCOMPARE(result->strategies.size(), std::size(allJitters));
    for (std::size_t i = 0; i < result->strategies.size(); ++i) {
        const StrategyRun &strategy = result->strategies[i];
        const Policy policy = withJitter(experiment.policy, allJitters[i]);
        QVERIFY(strategy.policy == policy);
        QVERIFY(strategy.lane == runLane(policy, experiment.scenario));
        QVERIFY(strategy.schedule == makeSchedule(policy));
        QVERIFY(strategy.luck == luckOf(policy, experiment.scenario));
        QVERIFY(!strategy.problem);
    }
    QVERIFY(result->pinned.empty());
}

void HerdResultsTest::policyBHasStrategiesOfItsOwn()
{
    const RunResultPtr run = pinnedRun();
    const auto both = computeStrategies(run);
    const auto ofB = computeStrategies(run->pinned);
    const auto ofA = computeStrategies(makeRunResult(run->experiment()));
    QVERIFY(both && ofA && ofB);
    QVERIFY(both->strategies == ofA->strategies);
    QVERIFY(both->pinned == ofB->strategies);
    QVERIFY(both->pinned != both->strategies);
}

void HerdResultsTest::aStrategyThatIsNotAllowedHasAProblem()
{
    const auto result = computeStrategies(makeRunResult(uncapped(1000)));
    QVERIFY(result);
    for (const StrategyRun &strategy : result->strategies) {
        const bool refused = strategy.policy.jitter == Jitter::Decorrelated;
        QCOMPARE(strategy.problem.has_value(), refused);
        QCOMPARE(strategy.lane.attempts.empty(), refused);
        QCOMPARE(strategy.schedule.size(), refused ? 0U : 999U);
        QCOMPARE(strategy.luck == Luck {}, refused);
        if (refused) {
            QCOMPARE(strategy.problem->code, ErrorCode::DelayOverflows);
            QCOMPARE(strategy.problem->where, Field::Cap);
        }
    }
}

void HerdResultsTest::showsTheFourThatDifferAndOnesOwn()
{
    using Shown = std::vector<Jitter>;
    const Shown four {Jitter::None, Jitter::Equal, Jitter::Full, Jitter::Decorrelated};
    for (const Jitter jitter : four) {
        QVERIFY(shownStrategies({.jitter = jitter}) == four);
    }
    for (const Jitter jitter : {Jitter::Proportional, Jitter::Offsets}) {
        Shown five = four;
        five.push_back(jitter);
        QVERIFY(shownStrategies({.jitter = jitter}) == five);
    }
}

void HerdResultsTest::countsCallsWithoutOverflow()
{
    QCOMPARE(callsOf(Experiment {}), 1000 * 6 * 4);
    Experiment experiment;
    experiment.policy.jitter = Jitter::Offsets;
    QCOMPARE(callsOf(experiment), 1000 * 6 * 5);
    experiment.fleet.clients = 0;
    QCOMPARE(callsOf(experiment), 0);
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    experiment.fleet.clients = most / 6 / 5;
    QCOMPARE(callsOf(experiment), most / 6 / 5 * 6 * 5);
    experiment.fleet.clients = most / 6 / 5 + 1;
    QCOMPARE(callsOf(experiment), most);
    experiment.fleet.clients = most;
    QCOMPARE(callsOf(experiment), most);
}

void HerdResultsTest::countsAtLeastTheBinsThereAre()
{
    for (Experiment experiment : {fleetOf(100), fleetOf(1), fleetOf(3, 1), fleetOf(20, 300)}) {
        for (const Jitter jitter : allJitters) {
            experiment.policy.jitter = jitter;
            experiment.fleet.outage = {};
            std::int64_t bins = 0;
            const auto result = computeFleets(experiment);
            for (const ShownFleet &fleet : result->fleets) {
                bins += std::ssize(fleet.run.bins);
            }
            QVERIFY(binsOf(experiment) >= bins);
            QVERIFY(binsOf(experiment) <= 4 * bins);
        }
    }
    Experiment endless = uncapped(1000);
    QCOMPARE(binsOf(endless), 4 * maxFleetBins);
}

void HerdResultsTest::fleetsAreThoseOfTheEngine()
{
    Experiment experiment;
    experiment.policy.jitter = Jitter::Proportional;
    experiment.fleet.clients = 200;
    const auto result = computeFleets(experiment);
    QVERIFY(result);
    QVERIFY(result->experiment == experiment);
    const std::vector<Jitter> shown = shownStrategies(experiment.policy);
    QCOMPARE(result->fleets.size(), shown.size());
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const Policy policy = withJitter(experiment.policy, shown[i]);
        QVERIFY(result->fleets[i].policy == policy);
        QVERIFY(result->fleets[i].run == runFleet(policy, experiment.fleet)->value());
        QVERIFY(!result->fleets[i].problem);
    }
}

void HerdResultsTest::aFleetThatIsNotAllowedHasAProblem()
{
    Experiment experiment = uncapped(1000);
    experiment.fleet.clients = 10;
    experiment.fleet.outage = 0;
    const auto result = computeFleets(experiment);
    QVERIFY(result);
    for (const ShownFleet &fleet : result->fleets) {
        const bool refused = fleet.policy.jitter == Jitter::Decorrelated;
        QCOMPARE(fleet.problem.has_value(), refused);
        QCOMPARE(fleet.run.calls, refused ? 0 : 10);
    }
    QCOMPARE(result->fleets.back().problem->code, ErrorCode::DelayOverflows);

    // Allowed, but every histogram but the shortest would be too long.
    experiment.fleet.outage = {};
    experiment.policy.jitter = Jitter::Offsets;
    experiment.policy.offsets = {0};
    const auto lasting = computeFleets(experiment);
    for (const ShownFleet &fleet : lasting->fleets) {
        const bool fits = fleet.policy.jitter == Jitter::Offsets;
        QCOMPARE(fleet.problem.has_value(), !fits);
        QCOMPARE(fleet.run == FleetRun {}, !fits);
        if (fleet.policy.jitter == Jitter::None) {
            QCOMPARE(fleet.problem->code, ErrorCode::TooManyBins);
        }
    }
}

void HerdResultsTest::histogramsTogetherAreNoLongerThanOne()
{
    Experiment experiment = fleetOf(1);
    experiment.fleet.outage = {};
    experiment.fleet.bin = 15.5 / 6e6; // without jitter the run takes 15.5 s
    experiment.fleet.capacity = {}; // so short a bin serves nobody
    const auto result = computeFleets(experiment);
    QVERIFY(result);
    std::size_t bins = 0;
    bool fitsAlone = false; // one that has a problem here
    for (const ShownFleet &fleet : result->fleets) {
        const auto alone = runFleet(fleet.policy, experiment.fleet);
        const std::size_t size = alone->ok() ? alone->value().bins.size() : 0;
        const bool fits = alone->ok() && bins + size <= static_cast<std::size_t>(maxFleetBins);
        fitsAlone = fitsAlone || (alone->ok() && !fits);
        QCOMPARE(!fleet.problem, fits);
        QCOMPARE(fleet.run.bins.size(), fits ? size : 0U);
        if (!fits) {
            QCOMPARE(fleet.problem->code, ErrorCode::TooManyBins);
            QCOMPARE(fleet.problem->where, Field::Bin);
        }
        bins += fits ? size : 0;
    }
    QVERIFY(!result->fleets.front().problem);
    QVERIFY(fitsAlone);
}

void HerdResultsTest::nobodyMakesAFleetToo()
{
    const auto result = computeFleets(fleetOf(0));
    QVERIFY(result);
    QCOMPARE(result->fleets.size(), 4U);
    for (const ShownFleet &fleet : result->fleets) {
        QVERIFY(!fleet.problem);
        QCOMPARE(fleet.run.calls, 0);
    }
}

void HerdResultsTest::spreadsTheNumbersOfClients_data()
{
    QTest::addColumn<std::int64_t>("most");
    QTest::addColumn<Counts>("counts");
    QTest::newRow("1") << std::int64_t {1} << Counts {1};
    QTest::newRow("2") << std::int64_t {2} << Counts {1, 2};
    QTest::newRow("7") << std::int64_t {7} << Counts {1, 2, 3, 4, 5, 6, 7};
    QTest::newRow("10") << std::int64_t {10} << Counts {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
    QTest::newRow("15") << std::int64_t {15} << Counts {2, 3, 5, 6, 8, 9, 11, 12, 14, 15};
    QTest::newRow("100") << std::int64_t {100} << Counts {10, 20, 30, 40, 50, 60, 70, 80, 90, 100};
    QTest::newRow("10000") << maxContentionClients
                           << Counts {1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 10000};
}

void HerdResultsTest::spreadsTheNumbersOfClients()
{
    QFETCH(std::int64_t, most);
    QFETCH(Counts, counts);
    QVERIFY(contentionCounts(most) == counts);
}

void HerdResultsTest::contentionIsTheEnginesAtEachPoint()
{
    const ContentionSettings settings {.clients = 12, .runs = 3, .seed = 7};
    const auto result = computeContention(settings);
    QVERIFY(result);
    QVERIFY(result->settings == settings);
    const Counts counts = contentionCounts(12);
    QCOMPARE(result->points.size(), counts.size());
    for (std::size_t i = 0; i < counts.size(); ++i) {
        QVERIFY(result->points[i]
            == runContention({.clients = counts[i], .runs = 3, .seed = 7}).value());
    }
}

void HerdResultsTest::everyNumberOfThreadsGivesTheSame_data()
{
    QTest::addColumn<Computation>("compute");
    QTest::newRow("strategies") << computation(computeStrategies, makeRunResult(Experiment {}));
    QTest::newRow("strategies of two policies") << computation(computeStrategies, pinnedRun());
    QTest::newRow("strategies, one not allowed")
        << computation(computeStrategies, makeRunResult(uncapped(1000)));
    QTest::newRow("fleets") << computation(computeFleets, fleetOf(20'000));
    QTest::newRow("fleets, one not allowed") << computation(computeFleets, uncapped(1000));
    Experiment apart = fleetOf(20'000);
    apart.fleet.capacity = {};
    QTest::newRow("fleets without a capacity") << computation(computeFleets, apart);
    QTest::newRow("contention") << computation(
        computeContention, ContentionSettings {.clients = 30, .runs = 5});
    QTest::newRow("contention of two")
        << computation(computeContention, ContentionSettings {.clients = 2, .runs = 1});
}

void HerdResultsTest::everyNumberOfThreadsGivesTheSame()
{
    QFETCH(Computation, compute);
    for (const int threads : {0, 2, 3, 8}) {
        const Verdict verdict = compute({.threads = threads});
        QVERIFY(verdict.done && verdict.same);
    }
}

void HerdResultsTest::progressGrowsToOne()
{
    QFETCH(Computation, compute);
    for (const int threads : {1, 4}) {
        std::vector<double> told;
        std::atomic<int> telling = 0;
        bool together = false;
        const auto tell = [&](double fraction) {
            together |= ++telling > 1;
            told.push_back(fraction);
            --telling;
        };
        QVERIFY(compute({.progress = tell, .threads = threads}).done);
        QVERIFY(!together);
        QVERIFY(!told.empty() && told.size() <= 1000);
        QVERIFY(std::ranges::is_sorted(told));
        QVERIFY(told.front() > 0);
        QCOMPARE(told.back(), 1.0);
    }
}

void HerdResultsTest::stopsWhenTold()
{
    QFETCH(Computation, compute);
    for (const int threads : {1, 4}) {
        std::stop_source stop;
        stop.request_stop();
        bool told = false;
        const auto tell = [&](double) { told = true; };
        QVERIFY(!compute({.stop = stop.get_token(), .progress = tell, .threads = threads}).done);
        QVERIFY(!told);

        std::stop_source later;
        const auto stopSoon = [&](double) { later.request_stop(); };
        const Verdict verdict
            = compute({.stop = later.get_token(), .progress = stopSoon, .threads = threads});
        QVERIFY(!verdict.done || threads > 1); // the others may just have ended what was left
    }
}

QTEST_APPLESS_MAIN(HerdResultsTest)
#include "test_herd_results.moc"
