// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Each name against what the engine says, asked directly.

#include "core/engine/fleet.h"
#include "core/engine/luck.h"
#include "core/engine/rising.h"
#include "core/engine/run.h"
#include "core/engine/schedule.h"
#include "core/io/facts/fact_values.h"

#include <QTest>

#include <cmath>

using namespace backoff;

namespace {

// Of a name: NaN where it has none.
double of(const Facts &facts, const std::string &name)
{
    const Facts::Value value = facts.value(name);
    return value.problem ? std::nan("") : value.number;
}

std::optional<FactFault> faultOf(const Facts &facts, const std::string &name)
{
    const Facts::Value value = facts.value(name);
    return value.problem ? std::optional(value.problem->fault) : std::nullopt;
}

std::string indexed(const std::string &name, std::int64_t index)
{
    return name + '_' + std::to_string(index);
}

// With a run that recovers late, in which the two lanes differ.
Experiment timedOutage()
{
    Experiment experiment = defaultExperiment(Unit::Seconds);
    experiment.policy.attempts = 8;
    experiment.scenario.kind = ScenarioKind::TimedOutage;
    experiment.scenario.downUntil = 6;
    experiment.scenario.callDuration = 0.125;
    return experiment;
}

void compareLane(const Facts &facts, const Lane &lane, const std::string &prefix)
{
    QCOMPARE(of(facts, prefix + "calls"), static_cast<double>(lane.attempts.size()));
    QCOMPARE(of(facts, prefix + "waited"), lane.waited);
    QCOMPARE(of(facts, prefix + "elapsed"), lane.end);
    QCOMPARE(of(facts, prefix + "not_waited"), lane.notWaited.value_or(0));
    QCOMPARE(of(facts, prefix + "recovered"), lane.stop == StopReason::Succeeded ? 1.0 : 0.0);
    QCOMPARE(of(facts, prefix + "exhausted"), lane.stop == StopReason::Exhausted ? 1.0 : 0.0);
    QCOMPARE(of(facts, prefix + "permanent"), lane.stop == StopReason::Permanent ? 1.0 : 0.0);
    for (const Attempt &attempt : lane.attempts) {
        QCOMPARE(of(facts, indexed(prefix + "start", attempt.number)), attempt.startsAt);
        const std::string wait = indexed(prefix + "wait", attempt.number);
        if (attempt.hasWait()) {
            QCOMPARE(of(facts, wait), attempt.waited);
        } else {
            QVERIFY(faultOf(facts, wait) == FactFault::NoValue);
        }
    }
    const auto beyond = static_cast<std::int64_t>(lane.attempts.size()) + 1;
    QVERIFY(faultOf(facts, indexed(prefix + "start", beyond)) == FactFault::NoValue);
    QVERIFY(faultOf(facts, indexed(prefix + "wait", 0)) == FactFault::NoValue);
}

void compareFleet(const Facts &facts, const FleetRun &run, const std::string &suffix)
{
    const auto count = [](std::int64_t value) { return static_cast<double>(value); };
    QCOMPARE(of(facts, "first_peak" + suffix), count(run.firstBinPeak));
    QCOMPARE(of(facts, "later_peak" + suffix), count(run.laterPeak));
    QCOMPARE(of(facts, "fleet_calls" + suffix), count(run.calls));
    QCOMPARE(of(facts, "wasted" + suffix), count(run.wasted));
    QCOMPARE(of(facts, "fleet_recovered" + suffix), count(run.recovered));
    QCOMPARE(of(facts, "fleet_exhausted" + suffix), count(run.exhausted));
    QCOMPARE(of(facts, "last_success" + suffix), *run.lastSuccess);
    QCOMPARE(of(facts, "p50" + suffix), *run.p50);
    QCOMPARE(of(facts, "p99" + suffix), *run.p99);
}

} // namespace

class FactNamesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void settings();
    void noLimitHasNoValue();
    void runs_data();
    void runs();
    void modelsOfAnyRetry();
    void draws();
    void seeds();
    void fleets();
    void aFleetThatNeverRecovers();
    void muchWorkIsRefused();
    void whatGrowsTooLarge();
    void namesThatAreNone_data();
    void namesThatAreNone();
    void everyNameIsKnown();
};

void FactNamesTest::settings()
{
    Experiment experiment = defaultExperiment(Unit::Milliseconds);
    experiment.policy.spread = 0.25;
    experiment.scenario.failFirst = 3;
    experiment.scenario.downFrom = 1;
    experiment.scenario.callDuration = 7;
    const Facts facts(experiment);
    QCOMPARE(of(facts, "base"), 500.0);
    QCOMPARE(of(facts, "multiplier"), 2.0);
    QCOMPARE(of(facts, "cap"), 30000.0);
    QCOMPARE(of(facts, "attempts"), 6.0);
    QCOMPARE(of(facts, "retries"), 5.0);
    QCOMPARE(of(facts, "spread"), 0.25);
    QCOMPARE(of(facts, "fail_first"), 3.0);
    QCOMPARE(of(facts, "down_from"), 1.0);
    QCOMPARE(of(facts, "down_until"), 10000.0);
    QCOMPARE(of(facts, "retry_after"), 5000.0);
    QCOMPARE(of(facts, "call_duration"), 7.0);
    QCOMPARE(of(facts, "clients"), 1000.0);
    QCOMPARE(of(facts, "outage"), 4000.0);
    QCOMPARE(of(facts, "capacity"), 120.0);
    QCOMPARE(of(facts, "bin"), 250.0);
}

void FactNamesTest::noLimitHasNoValue()
{
    Experiment experiment = defaultExperiment(Unit::Seconds);
    experiment.policy.cap.reset();
    experiment.fleet.outage.reset();
    experiment.fleet.capacity.reset();
    const Facts facts(experiment);
    for (const char *name : {"cap", "outage", "capacity"}) {
        QVERIFY(faultOf(facts, name) == FactFault::NoValue);
    }
}

void FactNamesTest::runs_data()
{
    QTest::addColumn<int>("scenario");
    for (const ScenarioKind kind : allScenarios) {
        QTest::newRow(std::string(nameOf(kind)).c_str()) << static_cast<int>(kind);
    }
}

void FactNamesTest::runs()
{
    QFETCH(const int, scenario);
    Experiment experiment = timedOutage();
    experiment.scenario.kind = static_cast<ScenarioKind>(scenario);
    const Facts facts(experiment);
    const Trace trace = run(experiment);
    compareLane(facts, trace.jittered, "");
    compareLane(facts, trace.modelled, "modelled_");
}

void FactNamesTest::modelsOfAnyRetry()
{
    const Experiment experiment = defaultExperiment(Unit::Seconds);
    const Facts facts(experiment);
    QVERIFY(faultOf(facts, "total_10001") == FactFault::NoValue);
    double total = 0;
    for (std::int64_t retry = 1; retry <= 50; ++retry) {
        total += ceiling(experiment.policy, retry);
        QCOMPARE(of(facts, indexed("ceiling", retry)), ceiling(experiment.policy, retry));
        QCOMPARE(of(facts, indexed("total", retry)), total);
    }
    QCOMPARE(of(facts, "total_2"), 1.5); // asked for later than greater ones
    QCOMPARE(of(facts, "ceiling_10000"), 30.0);
    QVERIFY(faultOf(facts, "ceiling_0") == FactFault::NoValue);
    QVERIFY(faultOf(facts, "ceiling_10001") == FactFault::NoValue);
    QVERIFY(faultOf(facts, "ceiling_99999999999999999999") == FactFault::NoValue);
}

void FactNamesTest::draws()
{
    for (const Jitter jitter : allJitters) {
        Experiment experiment = defaultExperiment(Unit::Seconds);
        experiment.policy.jitter = jitter;
        const Facts facts(experiment);
        for (const ScheduleRow &row : makeSchedule(experiment.policy)) {
            QCOMPARE(of(facts, indexed("draw", row.retry)), row.jittered);
            QCOMPARE(of(facts, indexed("drawn_total", row.retry)), row.jitteredTotal);
            QCOMPARE(of(facts, indexed("least", row.retry)), row.least);
            QCOMPARE(of(facts, indexed("most", row.retry)), row.most);
        }
        QVERIFY(faultOf(facts, "draw_6") == FactFault::NoValue);
        QVERIFY(faultOf(facts, "most_0") == FactFault::NoValue);
    }
}

void FactNamesTest::seeds()
{
    const Experiment experiment = timedOutage();
    const Facts facts(experiment);
    const Luck luck = *luckOf(experiment.policy, experiment.scenario);
    QCOMPARE(of(facts, "mean_waited"), luck.mean);
    QCOMPARE(of(facts, "p5_waited"), luck.p5);
    QCOMPARE(of(facts, "p95_waited"), luck.p95);
    const auto rising = static_cast<double>(risingSchedules(experiment.policy));
    QVERIFY(rising > 0);
    QCOMPARE(of(facts, "rising_share"), rising / 1000);
}

void FactNamesTest::fleets()
{
    Experiment experiment = defaultExperiment(Unit::Seconds);
    experiment.fleet.clients = 200;
    const Facts facts(experiment);
    compareFleet(facts, **runFleet(experiment.policy, experiment.fleet), "");
    for (const Jitter jitter : allJitters) {
        Policy policy = experiment.policy;
        policy.jitter = jitter;
        compareFleet(
            facts, **runFleet(policy, experiment.fleet), "_" + std::string(nameOf(jitter)));
    }
}

void FactNamesTest::aFleetThatNeverRecovers()
{
    Experiment experiment = defaultExperiment(Unit::Seconds);
    experiment.fleet.outage.reset();
    const Facts facts(experiment);
    QCOMPARE(of(facts, "fleet_recovered"), 0.0);
    QCOMPARE(of(facts, "fleet_exhausted"), 1000.0);
    for (const char *name : {"last_success", "p50", "p99_full"}) {
        QVERIFY(faultOf(facts, name) == FactFault::NoValue);
    }
}

void FactNamesTest::muchWorkIsRefused()
{
    Experiment experiment = defaultExperiment(Unit::Seconds);
    experiment.fleet.clients = 1'000'000;
    experiment.policy.attempts = 11;
    const Facts facts(experiment);
    QVERIFY(faultOf(facts, "later_peak") == FactFault::TooMuchWork);
    QVERIFY(faultOf(facts, "later_peak_none + 1") == FactFault::TooMuchWork);
    QCOMPARE(of(facts, "clients"), 1e6);
    QCOMPARE(facts.work(), 0);

    experiment.fleet.clients = 10;
    experiment.fleet.bin = 1e-7;
    experiment.fleet.capacity.reset();
    const Facts bins(experiment);
    QVERIFY(faultOf(bins, "later_peak_none") == FactFault::TooMuchWork);

    const Facts plain(defaultExperiment(Unit::Seconds));
    QCOMPARE(of(plain, "waited"), run(plain.experiment()).jittered.waited);
    const std::int64_t ofRun = plain.work();
    QVERIFY(ofRun > 0);
    QCOMPARE(of(plain, "fleet_calls_none"), of(plain, "fleet_calls_none")); // counted once
    QVERIFY(plain.work() >= ofRun + 6000 && plain.work() < ofRun + 7000);
}

void FactNamesTest::whatGrowsTooLarge()
{
    Experiment experiment = defaultExperiment(Unit::Seconds);
    experiment.policy.cap.reset();
    experiment.policy.attempts = 1000;
    experiment.fleet.capacity.reset();
    QVERIFY(validate(experiment, windowLimits).empty());
    const Facts facts(experiment);
    QVERIFY(std::isfinite(of(facts, "ceiling_1000")));
    QVERIFY(faultOf(facts, "ceiling_1100") == FactFault::NotFinite);
    QVERIFY(faultOf(facts, "total_10000") == FactFault::NotFinite);
    // Valid as it is, but not with the strategy that triples.
    QVERIFY(faultOf(facts, "later_peak_decorrelated") == FactFault::NotFinite);
    QCOMPARE(of(facts, "first_peak_none"), 1000.0);
}

void FactNamesTest::namesThatAreNone_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"wiated",
             "Waited",
             "wait",
             "wait_",
             "wait_x",
             "wait_01",
             "wait_00",
             "ceiling",
             "ceiling_-1",
             "draw",
             "modelled_",
             "modelled_base",
             "modelled_draw_1",
             "modelled_later_peak",
             "modelled_modelled_waited",
             "later_peak_fuller",
             "clients_full",
             "_full",
             "later_peak_",
             "base_full",
             "waited_full",
             "fleet",
             "pi",
             "_pi",
             "e",
             "_e",
             "wait_retry",
             "start_retry",
             "retry_1",
             "retry",
             "ceiling_retry",
             "draw_retry",
             "total_retry",
             "sin",
             "later_peak_full_full",
             "title"}) {
        QTest::newRow(name) << QString::fromLatin1(name);
    }
}

void FactNamesTest::namesThatAreNone()
{
    QFETCH(const QString, name);
    FactValues values(defaultExperiment(Unit::Seconds));
    const FactNumber number = values.of(name.toStdString());
    QVERIFY(std::holds_alternative<FactFault>(number));
    QVERIFY(std::get<FactFault>(number) == FactFault::UnknownName);
    QCOMPARE(values.sources().work() < 100, true); // nothing was computed to find that out
}

void FactNamesTest::everyNameIsKnown()
{
    const Facts facts(timedOutage());
    const std::vector<std::string> names = allFactNames();
    QVERIFY(names.size() > 40);
    for (std::string name : names) {
        if (name.ends_with("_N")) {
            name.back() = '1';
        }
        QVERIFY2(!faultOf(facts, name), name.c_str());
    }
}

QTEST_APPLESS_MAIN(FactNamesTest)
#include "test_fact_names.moc"
