// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// luckOf() is a thousand runs: it is compared with them, to the last bit.

#include "core/engine/jitter.h"
#include "core/engine/luck.h"
#include "core/engine/run.h"
#include "tests/core/support/exact.h"
#include "tests/core/support/random_runs.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace backoff;

namespace {

constexpr Jitter drawingJitters[]
    = {Jitter::Full, Jitter::Equal, Jitter::Decorrelated, Jitter::Proportional};
constexpr std::uint64_t lastSeed = ~std::uint64_t {0};

QString print(const Luck &luck) { return exact(std::vector {luck.mean, luck.p5, luck.p95}); }

// The definition: the ceil(p * n)-th smallest, and the sum in the order of the seeds, divided.
Luck luckOfWaits(std::vector<double> waits)
{
    Luck luck;
    for (const double wait : waits) {
        luck.mean += wait;
    }
    luck.mean /= static_cast<double>(waits.size());
    std::ranges::sort(waits);
    const auto ranked = [&](double p) {
        const double rank = std::ceil(p * static_cast<double>(waits.size()));
        return waits[static_cast<std::size_t>(rank) - 1];
    };
    luck.p5 = ranked(0.05);
    luck.p95 = ranked(0.95);
    return luck;
}

// Run by run, with seeds that 64 bits hold.
Luck slowLuck(Policy policy, const Scenario &scenario)
{
    std::vector<double> waits;
    for (std::int64_t i = 0; i < luckSeeds; ++i, ++policy.seed) {
        waits.push_back(runLane(policy, scenario).waited);
    }
    return luckOfWaits(waits);
}

} // namespace

class LuckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isAThousandRuns_data();
    void isAThousandRuns();
    void isAThousandRandomRuns();
    void whatDrawsNothingIsOneRun_data();
    void whatDrawsNothingIsOneRun();
    void seedsGoOnPast64Bits();
    void theMeanOfHugeWaitsIsFinite();
    void threadsChangeNothing();
    void stopsAndTellsProgress();
};

void LuckTest::isAThousandRuns_data()
{
    QTest::addColumn<Policy>("policy");
    QTest::addColumn<Scenario>("scenario");
    const auto scenario = [](ScenarioKind kind, std::int64_t failFirst = 2) {
        Scenario made;
        made.kind = kind;
        made.failFirst = failFirst;
        return made;
    };
    Scenario slow = scenario(ScenarioKind::TimedOutage);
    slow.downFrom = 0.1;
    slow.downUntil = 3;
    slow.callDuration = 0.2;
    Scenario scripted = scenario(ScenarioKind::Script);
    scripted.script = "T R:500ms T R:0 T T P";
    const std::pair<const char *, Scenario> scenarios[]
        = {{"blip", scenario(ScenarioKind::BriefBlip)},
            {"nothing fails", scenario(ScenarioKind::BriefBlip, 0)},
            {"permanent at once", scenario(ScenarioKind::PermanentError, 0)},
            {"down", scenario(ScenarioKind::AlwaysDown)},
            {"timed outage", scenario(ScenarioKind::TimedOutage)},
            {"slow calls in an outage", slow},
            {"hints", scenario(ScenarioKind::RateLimited, 3)},
            {"hints between draws", scripted}};
    for (const auto &[name, made] : scenarios) {
        for (const Jitter jitter : drawingJitters) {
            const Policy policy {.jitter = jitter, .capPlacement = CapPlacement::Before};
            QTest::addRow("%s, %s", name, nameOf(jitter).data()) << policy << made;
        }
    }
    const Scenario down = scenario(ScenarioKind::AlwaysDown);
    QTest::newRow("one attempt") << Policy {.attempts = 1} << down;
    QTest::newRow("seed 0") << Policy {.seed = 0} << down;
    QTest::newRow("the last seeds") << Policy {.seed = lastSeed - 999} << down;
    QTest::newRow("a seed's second word grows") << Policy {.seed = 0xffff'ff00U} << down;
    QTest::newRow("ms, no cap") << Policy {.base = 500,
        .cap = {},
        .jitter = Jitter::Decorrelated,
        .unit = Unit::Milliseconds}
                                << down;
    QTest::newRow("more draws than one refill")
        << Policy {.multiplier = 1.1, .attempts = 400, .jitter = Jitter::Equal} << down;
}

void LuckTest::isAThousandRuns()
{
    QFETCH(const Policy, policy);
    QFETCH(const Scenario, scenario);
    QCOMPARE(print(*luckOf(policy, scenario)), print(slowLuck(policy, scenario)));
}

void LuckTest::isAThousandRandomRuns()
{
    RandomRuns runs(11);
    for (int i = 0; i < 60; ++i) {
        const Experiment experiment = runs.next();
        if (makesDraw(experiment.policy.jitter)) {
            QCOMPARE(print(*luckOf(experiment.policy, experiment.scenario)),
                print(slowLuck(experiment.policy, experiment.scenario)));
        }
    }
}

void LuckTest::whatDrawsNothingIsOneRun_data()
{
    QTest::addColumn<Policy>("policy");
    QTest::addColumn<Scenario>("scenario");
    const Scenario down {.kind = ScenarioKind::AlwaysDown};
    const Scenario hints {.kind = ScenarioKind::RateLimited, .failFirst = 4, .retryAfter = 0.7};
    for (const Jitter jitter : {Jitter::None, Jitter::Offsets}) {
        const Policy policy {.base = 0.1, .multiplier = 1.7, .jitter = jitter};
        QTest::addRow("%s", nameOf(jitter).data()) << policy << down;
        QTest::addRow("%s, hints", nameOf(jitter).data()) << policy << hints;
    }
}

// Exactly its wait, also where a thousand of it do not add up to a thousand times it.
void LuckTest::whatDrawsNothingIsOneRun()
{
    QFETCH(const Policy, policy);
    QFETCH(const Scenario, scenario);
    const double waited = runLane(policy, scenario).waited;
    QVERIFY(waited > 0);
    QCOMPARE(print(*luckOf(policy, scenario)), exact(std::vector {waited, waited, waited}));
}

// random.Random(2**64 - 1 + i): the first wait is the first draw.
void LuckTest::seedsGoOnPast64Bits()
{
    const Policy policy {.base = 1, .cap = {}, .attempts = 2, .seed = lastSeed};
    const Scenario scenario {.kind = ScenarioKind::AlwaysDown};
    std::vector<double> waits {PythonRandom(lastSeed).random()};
    for (std::uint64_t i = 1; i < luckSeeds; ++i) {
        waits.push_back(PythonRandom(i - 1, 1).random());
    }
    QCOMPARE(print(*luckOf(policy, scenario)), print(luckOfWaits(waits)));
}

void LuckTest::theMeanOfHugeWaitsIsFinite()
{
    const Policy policy {.base = 4e307, .cap = {}, .attempts = 2, .jitter = Jitter::Equal};
    const Scenario scenario {.kind = ScenarioKind::AlwaysDown};
    QVERIFY(validate(policy, windowLimits).empty());
    const Luck luck = *luckOf(policy, scenario);
    QVERIFY(std::isfinite(luck.mean));
    // A millionth of it needs no care, and differs by a power of two alone.
    Policy smaller = policy;
    smaller.base = policy.base * 0x1p-20;
    QCOMPARE(exact(luck.mean), exact(luckOf(smaller, scenario)->mean * 0x1p20));
}

void LuckTest::threadsChangeNothing()
{
    const Scenario scenario {.kind = ScenarioKind::TimedOutage};
    for (const Jitter jitter : allJitters) {
        const Policy policy {.jitter = jitter};
        const auto alone = luckOf(policy, scenario);
        for (const int threads : {2, 8}) {
            QVERIFY(luckOf(policy, scenario, {.threads = threads}) == alone);
        }
    }
}

void LuckTest::stopsAndTellsProgress()
{
    const Scenario scenario {.kind = ScenarioKind::AlwaysDown};
    std::stop_source source;
    std::vector<double> told;
    LongWork work;
    work.stop = source.get_token();
    work.progress = [&](double fraction) { told.push_back(fraction); };
    QVERIFY(luckOf({}, scenario, work).has_value());
    QVERIFY(told.size() > 20);
    QVERIFY(std::ranges::is_sorted(told));
    QCOMPARE(told.back(), 1.0);

    told.clear();
    work.progress = [&](double fraction) {
        told.push_back(fraction);
        source.request_stop();
    };
    QVERIFY(!luckOf({}, scenario, work));
    QVERIFY(told.size() == 1 && told.back() < 0.05);
    told.clear();
    QVERIFY(!luckOf({}, scenario, work));
    QVERIFY(told.empty());
}

QTEST_GUILESS_MAIN(LuckTest)
#include "test_luck.moc"
