// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/fail_on_warning.h"
#include "tests/ui/herd/herd_cases.h"
#include "ui/herd/herd_controller.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QThreadPool>
#include <QtTest>

#include <algorithm>

using namespace backoff;

using HerdPhase = HerdState::Phase;
using Change = std::function<void(Experiment &)>;
using Views = std::vector<HerdView>;
Q_DECLARE_METATYPE(Change)
Q_DECLARE_METATYPE(Views)

namespace {

constexpr int patience = 60'000; // ms; a loaded machine may need them, others don't

// Just above what is live.
Experiment heavyFleet(std::int64_t clients = 10'000) { return fleetOf(clients); }

int runningJobs() { return QThreadPool::globalInstance()->activeThreadCount(); }

void waitForJobs() { QTRY_COMPARE_WITH_TIMEOUT(runningJobs(), 0, patience); }

// A controller, what it is given and what it told.
struct Watched {
    Watched()
    {
        QObject::connect(&controller,
            &HerdController::fleetChanged,
            &controller,
            [this](const FleetResultPtr &result) { fleets.push_back(result); });
        QObject::connect(&controller,
            &HerdController::stateChanged,
            &controller,
            [this](HerdView view, const HerdState &state) {
                states.push_back({view, state});
            });
    }

    void set(const Experiment &experiment) { controller.setResult(makeRunResult(experiment)); }
    [[nodiscard]] HerdPhase phase(HerdView view) const { return controller.state(view).phase; }

    HerdController controller;
    std::vector<FleetResultPtr> fleets;
    std::vector<std::pair<HerdView, HerdState>> states;
};

bool isFleetOf(const FleetResultPtr &result, const Experiment &experiment)
{
    const auto expected = computeFleets(experiment);
    return result->experiment == experiment
        && std::ranges::equal(
            result->fleets, expected->fleets, [](const ShownFleet &a, const ShownFleet &b) {
                return a.policy == b.policy && a.run == b.run && a.problem == b.problem;
            });
}

} // namespace

class HerdControllerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // However few processors there are, more jobs than there should be would be seen.
    void initTestCase() { QThreadPool::globalInstance()->setMaxThreadCount(64); }
    void init() { failOnWarning(); }
    // No job outlives its test: each was told to stop, and answers soon.
    void cleanup() { waitForJobs(); }

    void computesNothingThatIsNotWanted();
    void doesLightWorkAtOnce();
    void doesHeavyWorkInTheBackground();
    void tellsBriefWorkFromLong();
    void reportsProgressNowAndThen();
    void cancelsAndBeginsAgain();
    void newSettingsFollowACancel();
    void newSettingsMakeTheOldPointless();
    void aDragNeitherPilesUpNorStarves();
    void settingsThatComeBackAreCurrent();
    void onlyAWantedViewIsComputed();
    void keepsWhatIsCurrent();
    void dependsOnNoMoreThanItReads_data();
    void dependsOnNoMoreThanItReads();
    void takesTheNewestOfWhatItDoesNotRead();
    void mayBeDestroyedWhileWorking();
    void manyAttemptsAreNoLightStrategies();
    void aMillionClientsWithoutAnOutage();
    void fewCallsInManyBinsAreNotLight();
    void studiesContention();
    void theSameStudyIsNoNews();
};

void HerdControllerTest::computesNothingThatIsNotWanted()
{
    Watched watched;
    QCOMPARE(watched.phase(HerdView::Fleet), HerdPhase::Current); // there is nothing to compute
    watched.controller.setWanted(HerdView::Contention);
    QCOMPARE(watched.phase(HerdView::Contention), HerdPhase::Current);
    watched.controller.setWanted({});

    watched.set(Experiment {});
    QCOMPARE(runningJobs(), 0);
    for (const HerdView view : allHerdViews) {
        QCOMPARE(watched.phase(view), HerdPhase::Working);
        QCOMPARE(watched.controller.state(view).fraction, 0.0);
    }
    QVERIFY(!watched.controller.strategies());
    QVERIFY(!watched.controller.fleet());
    QVERIFY(!watched.controller.contention());
    QVERIFY(watched.fleets.empty());
}

void HerdControllerTest::doesLightWorkAtOnce()
{
    Watched watched;
    QSignalSpy strategies(&watched.controller, &HerdController::strategiesChanged);
    watched.set(Experiment {});
    watched.controller.setWanted(HerdView::Fleet);
    QCOMPARE(watched.fleets.size(), 1U);
    QVERIFY(isFleetOf(watched.fleets.back(), Experiment {}));
    QCOMPARE(watched.controller.fleet(), watched.fleets.back());
    QCOMPARE(watched.phase(HerdView::Fleet), HerdPhase::Current);
    QCOMPARE(strategies.size(), 0);

    watched.states.clear();
    const Experiment most = fleetOf(liveCalls / 6 / 4);
    watched.set(most); // while it is shown: nothing but the result changes
    QCOMPARE(watched.fleets.size(), 2U);
    QVERIFY(isFleetOf(watched.fleets.back(), most));
    QVERIFY(std::ranges::none_of(
        watched.states, [](const auto &told) { return told.first == HerdView::Fleet; }));

    watched.controller.setWanted(HerdView::Strategies);
    QCOMPARE(strategies.size(), 1);
    QVERIFY(watched.controller.strategies()->run->experiment() == most);
    QCOMPARE(runningJobs(), 0);
}

void HerdControllerTest::doesHeavyWorkInTheBackground()
{
    Watched watched;
    watched.controller.setWanted(HerdView::Fleet);
    watched.set(heavyFleet());
    QVERIFY(watched.fleets.empty());
    QCOMPARE(watched.phase(HerdView::Fleet), HerdPhase::Working);
    QTRY_COMPARE_WITH_TIMEOUT(watched.fleets.size(), 1U, patience);
    QVERIFY(isFleetOf(watched.fleets.back(), heavyFleet()));
    QCOMPARE(watched.controller.fleet(), watched.fleets.back());
    QCOMPARE(watched.phase(HerdView::Fleet), HerdPhase::Current);
    QVERIFY(watched.states.back() == std::pair(HerdView::Fleet, HerdState {}));
}

void HerdControllerTest::tellsBriefWorkFromLong()
{
    using enum HerdView;
    Watched watched;
    const auto isBrief = [&](HerdView view) {
        const HerdState state = watched.controller.state(view);
        return state.phase == HerdPhase::Working && state.brief;
    };
    watched.set(heavyFleet());
    QVERIFY(isBrief(Fleet)); // not at work: there is nothing to show
    watched.controller.setWanted(Fleet);
    QVERIFY(isBrief(Fleet));
    watched.set(heavyFleet(100'000));
    QVERIFY(!isBrief(Fleet));
    watched.controller.cancel(Fleet);
    QCOMPARE(watched.controller.state(Fleet), (HerdState {.phase = HerdPhase::Cancelled}));

    watched.controller.setContention(10, 100);
    watched.controller.setWanted(Contention);
    QVERIFY(isBrief(Contention));
    watched.controller.setContention(100, 100);
    QVERIFY(!isBrief(Contention));

    watched.controller.setWanted(Strategies);
    watched.set(fleetOf(1, 100));
    QVERIFY(isBrief(Strategies));
    watched.set(fleetOf(1, 1000));
    QVERIFY(!isBrief(Strategies));
}

void HerdControllerTest::reportsProgressNowAndThen()
{
    Watched watched;
    QElapsedTimer clock;
    clock.start();
    watched.controller.setWanted(HerdView::Fleet);
    watched.set(fleetOf(300'000));
    QTRY_COMPARE_WITH_TIMEOUT(watched.phase(HerdView::Fleet), HerdPhase::Current, patience);
    const double seconds = static_cast<double>(clock.elapsed()) / 1000;

    std::erase_if(watched.states, [](const auto &told) { return told.first != HerdView::Fleet; });
    QVERIFY(watched.states.size() > 2U); // the beginning, some progress, the end
    QVERIFY(static_cast<double>(watched.states.size()) < 30 * seconds + 5);
    watched.states.pop_back();
    double before = 0;
    for (const auto &[view, state] : watched.states) {
        QCOMPARE(state.phase, HerdPhase::Working);
        QVERIFY(state.fraction >= before && state.fraction <= 1);
        before = state.fraction;
    }
}

void HerdControllerTest::cancelsAndBeginsAgain()
{
    Watched watched;
    watched.controller.setWanted(HerdView::Fleet);
    watched.set(endlessFleet());
    watched.controller.cancel(HerdView::Fleet);
    QCOMPARE(watched.phase(HerdView::Fleet), HerdPhase::Cancelled);
    QVERIFY(watched.states.back()
        == std::pair(HerdView::Fleet, HerdState {.phase = HerdPhase::Cancelled}));
    waitForJobs();
    watched.controller.setWanted({});
    watched.controller.setWanted(HerdView::Fleet);
    QCOMPARE(watched.phase(HerdView::Fleet), HerdPhase::Cancelled);
    QCOMPARE(runningJobs(), 0);

    watched.controller.compute(HerdView::Fleet);
    QCOMPARE(watched.phase(HerdView::Fleet), HerdPhase::Working);
    QTRY_VERIFY_WITH_TIMEOUT(watched.controller.state(HerdView::Fleet).fraction > 0, patience);
    watched.controller.cancel(HerdView::Fleet);
    QCOMPARE(watched.phase(HerdView::Fleet), HerdPhase::Cancelled);
    QVERIFY(watched.fleets.empty());

    // Nothing is being computed: there is nothing to cancel.
    watched.set(Experiment {});
    watched.controller.cancel(HerdView::Fleet);
    QCOMPARE(watched.phase(HerdView::Fleet), HerdPhase::Current);
}

void HerdControllerTest::newSettingsFollowACancel()
{
    Watched watched;
    watched.controller.setWanted(HerdView::Fleet);
    watched.set(endlessFleet());
    watched.controller.cancel(HerdView::Fleet);
    Experiment renamed = endlessFleet();
    renamed.title = "The same fleet";
    watched.set(renamed);
    QCOMPARE(watched.phase(HerdView::Fleet), HerdPhase::Cancelled);
    watched.set(heavyFleet());
    QCOMPARE(watched.phase(HerdView::Fleet), HerdPhase::Working);
    QTRY_COMPARE_WITH_TIMEOUT(watched.fleets.size(), 1U, patience);
    QVERIFY(isFleetOf(watched.fleets.back(), heavyFleet()));
}

void HerdControllerTest::newSettingsMakeTheOldPointless()
{
    Watched watched;
    watched.controller.setWanted(HerdView::Fleet);
    watched.set(endlessFleet());
    QTRY_VERIFY_WITH_TIMEOUT(watched.controller.state(HerdView::Fleet).fraction > 0, patience);
    watched.set(heavyFleet());
    QCOMPARE(watched.controller.state(HerdView::Fleet),
        (HerdState {.phase = HerdPhase::Working, .brief = true}));
    QTRY_COMPARE_WITH_TIMEOUT(watched.fleets.size(), 1U, patience);
    QVERIFY(isFleetOf(watched.fleets.back(), heavyFleet()));

    watched.set(endlessFleet());
    watched.set(Experiment {}); // light: it does not wait until the other has ended
    QCOMPARE(watched.fleets.size(), 2U);
    QVERIFY(isFleetOf(watched.fleets.back(), Experiment {}));
    waitForJobs();
    QCOMPARE(watched.fleets.size(), 2U);
    QCOMPARE(watched.phase(HerdView::Fleet), HerdPhase::Current);
}

void HerdControllerTest::aDragNeitherPilesUpNorStarves()
{
    Watched watched;
    watched.controller.setWanted(HerdView::Fleet);
    // A thread counts a moment longer than its job, whose end already began the next.
    for (int step = 0; step < 200; ++step) {
        watched.set(endlessFleet(500'000 + step));
        QVERIFY(runningJobs() <= 2);
        QCoreApplication::processEvents();
    }
    watched.set(heavyFleet());
    QVERIFY(runningJobs() <= 2);
    QVERIFY(watched.fleets.empty());
    QTRY_COMPARE_WITH_TIMEOUT(watched.fleets.size(), 1U, patience);
    QVERIFY(isFleetOf(watched.fleets.back(), heavyFleet()));
}

void HerdControllerTest::settingsThatComeBackAreCurrent()
{
    Watched watched;
    watched.controller.setWanted(HerdView::Fleet);
    watched.set(heavyFleet());
    QTRY_COMPARE_WITH_TIMEOUT(watched.fleets.size(), 1U, patience);
    watched.set(endlessFleet());
    QCOMPARE(watched.phase(HerdView::Fleet), HerdPhase::Working);
    watched.set(heavyFleet()); // undone
    QCOMPARE(watched.phase(HerdView::Fleet), HerdPhase::Current);
    watched.set(endlessFleet());
    watched.controller.cancel(HerdView::Fleet);
    watched.set(heavyFleet());
    QCOMPARE(watched.phase(HerdView::Fleet), HerdPhase::Current);
    waitForJobs();
    QCOMPARE(watched.fleets.size(), 1U);
}

void HerdControllerTest::onlyAWantedViewIsComputed()
{
    Watched watched;
    watched.controller.setWanted(HerdView::Fleet);
    watched.set(endlessFleet());
    QTRY_VERIFY_WITH_TIMEOUT(watched.controller.state(HerdView::Fleet).fraction > 0, patience);
    watched.controller.setWanted({});
    waitForJobs();
    QCOMPARE(watched.controller.state(HerdView::Fleet),
        (HerdState {.phase = HerdPhase::Working, .brief = true}));
    watched.controller.setWanted(HerdView::Fleet);
    QTRY_VERIFY_WITH_TIMEOUT(watched.controller.state(HerdView::Fleet).fraction > 0, patience);
    watched.controller.setWanted(HerdView::Contention); // one at a time
    QTRY_VERIFY_WITH_TIMEOUT(watched.controller.contention(), patience);
    QVERIFY(watched.fleets.empty());
}

void HerdControllerTest::keepsWhatIsCurrent()
{
    Watched watched;
    QSignalSpy contention(&watched.controller, &HerdController::contentionChanged);
    watched.controller.setContention(5, 2);
    watched.set(heavyFleet());
    watched.controller.setWanted(HerdView::Contention);
    QTRY_COMPARE_WITH_TIMEOUT(contention.size(), 1, patience);
    watched.controller.setWanted(HerdView::Fleet);
    QTRY_COMPARE_WITH_TIMEOUT(watched.fleets.size(), 1U, patience);
    const auto study = watched.controller.contention();
    waitForJobs();
    for (const HerdView view : {HerdView::Contention, HerdView::Fleet}) {
        watched.controller.setWanted(view);
        QCOMPARE(watched.phase(view), HerdPhase::Current);
        QCOMPARE(runningJobs(), 0);
    }
    QCOMPARE(watched.controller.contention(), study);
    QCOMPARE(watched.fleets.size(), 1U);
}

void HerdControllerTest::dependsOnNoMoreThanItReads_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<Views>("views");
    using enum HerdView;
    const auto add = [](const char *name, const Change &change, const Views &views) {
        QTest::newRow(name) << change << views;
    };
    add("nothing", [](Experiment &) {}, {});
    add("title", [](Experiment &e) { e.title = "a"; }, {});
    add("notes", [](Experiment &e) { e.notes = "a"; }, {});
    add("base", [](Experiment &e) { e.policy.base = 1; }, {Strategies, Fleet});
    add("jitter", [](Experiment &e) { e.policy.jitter = Jitter::None; }, {Strategies, Fleet});
    add("seed", [](Experiment &e) { e.policy.seed = 1; }, {Strategies, Fleet, Contention});
    add("scenario", [](Experiment &e) { e.scenario.failFirst = 4; }, {Strategies});
    add("clients", [](Experiment &e) { e.fleet.clients = 10; }, {Fleet});
    add("outage", [](Experiment &e) { e.fleet.outage = {}; }, {Fleet});
}

void HerdControllerTest::dependsOnNoMoreThanItReads()
{
    QFETCH(Change, change);
    QFETCH(Views, views);
    Watched watched;
    watched.controller.setContention(2, 1);
    watched.set(Experiment {});
    for (const HerdView view : allHerdViews) {
        watched.controller.setWanted(view);
        QTRY_COMPARE_WITH_TIMEOUT(watched.phase(view), HerdPhase::Current, patience);
    }
    watched.controller.setWanted({});
    Experiment changed;
    change(changed);
    watched.set(changed);
    for (const HerdView view : allHerdViews) {
        const bool depends = std::ranges::find(views, view) != views.end();
        QCOMPARE(watched.phase(view) == HerdPhase::Working, depends);
    }

    // Policy B is the strategies' alone.
    watched.controller.setResult(makeRunResult(Experiment {}, Policy {}));
    QCOMPARE(watched.phase(HerdView::Strategies), HerdPhase::Working);
    QCOMPARE(watched.phase(HerdView::Fleet), HerdPhase::Current);
    QCOMPARE(watched.phase(HerdView::Contention), HerdPhase::Current);
}

void HerdControllerTest::takesTheNewestOfWhatItDoesNotRead()
{
    Watched watched;
    watched.set(Experiment {});
    Experiment renamed;
    renamed.title = "Renamed";
    watched.set(renamed);
    watched.controller.setWanted(HerdView::Fleet);
    QCOMPARE(watched.controller.fleet()->experiment.title, std::string("Renamed"));
}

void HerdControllerTest::mayBeDestroyedWhileWorking()
{
    for (const HerdView view : allHerdViews) {
        Watched watched;
        Experiment experiment = endlessFleet();
        experiment.scenario.kind = ScenarioKind::AlwaysDown;
        watched.controller.setContention(2000, 1000);
        watched.set(experiment);
        watched.controller.setWanted(view);
        QCOMPARE(watched.phase(view), HerdPhase::Working);
    }
    waitForJobs();

    auto watched = std::make_unique<Watched>();
    watched->controller.setWanted(HerdView::Fleet);
    watched->set(endlessFleet());
    QTRY_VERIFY_WITH_TIMEOUT(watched->controller.state(HerdView::Fleet).fraction > 0, patience);
    watched.reset();
    waitForJobs();
}

void HerdControllerTest::manyAttemptsAreNoLightStrategies()
{
    Experiment experiment = fleetOf(1, 10'000);
    experiment.scenario.kind = ScenarioKind::AlwaysDown;
    const RunResultPtr run = makeRunResult(experiment);
    HerdController controller;
    QSignalSpy done(&controller, &HerdController::strategiesChanged);
    controller.setResult(run);
    controller.setWanted(HerdView::Strategies);
    QCOMPARE(controller.state(HerdView::Strategies).phase, HerdPhase::Working);
    QTRY_COMPARE_WITH_TIMEOUT(done.size(), 1, patience);
    QCOMPARE(controller.strategies()->run, run);
    QVERIFY(controller.strategies()->strategies.back().luck
        == luckOf(controller.strategies()->strategies.back().policy, experiment.scenario));

    // Policy B counts as well.
    Policy other;
    other.attempts = 30;
    controller.setResult(makeRunResult(Experiment {}, Policy {}));
    QCOMPARE(done.size(), 2);
    controller.setResult(makeRunResult(Experiment {}, other));
    QCOMPARE(controller.state(HerdView::Strategies).phase, HerdPhase::Working);
    QTRY_COMPARE_WITH_TIMEOUT(done.size(), 3, patience);
}

void HerdControllerTest::aMillionClientsWithoutAnOutage()
{
    Watched watched;
    Experiment experiment = fleetOf(1'000'000);
    experiment.fleet.outage = 0;
    experiment.fleet.capacity = {};
    watched.controller.setWanted(HerdView::Fleet);
    watched.set(experiment);
    QCOMPARE(watched.phase(HerdView::Fleet), HerdPhase::Working);
    QTRY_COMPARE_WITH_TIMEOUT(watched.fleets.size(), 1U, patience);
    for (const ShownFleet &fleet : watched.fleets.back()->fleets) {
        QCOMPARE(fleet.run.recovered, 1'000'000);
        QCOMPARE(fleet.run.calls, 1'000'000);
        QCOMPARE(fleet.run.bins.size(), 1U);
    }
}

void HerdControllerTest::fewCallsInManyBinsAreNotLight()
{
    Watched watched;
    Experiment experiment = fleetOf(1);
    experiment.fleet.capacity = {};
    experiment.fleet.bin = 1e-4;
    watched.controller.setWanted(HerdView::Fleet);
    watched.set(experiment);
    QCOMPARE(watched.phase(HerdView::Fleet), HerdPhase::Working);
    QTRY_COMPARE_WITH_TIMEOUT(watched.fleets.size(), 1U, patience);
}

void HerdControllerTest::studiesContention()
{
    HerdController controller;
    QVERIFY(controller.contentionSettings() == ContentionSettings {});
    QSignalSpy done(&controller, &HerdController::contentionChanged);
    Experiment experiment;
    experiment.policy.seed = 3;
    controller.setContention(4, 2);
    controller.setResult(makeRunResult(experiment));
    const ContentionSettings settings {.clients = 4, .runs = 2, .seed = 3};
    QVERIFY(controller.contentionSettings() == settings);
    controller.setWanted(HerdView::Contention);
    QCOMPARE(controller.state(HerdView::Contention).phase, HerdPhase::Working); // however small
    QTRY_COMPARE_WITH_TIMEOUT(done.size(), 1, patience);
    QVERIFY(controller.contention()->settings == settings);
    QVERIFY(controller.contention()->points == computeContention(settings)->points);

    controller.setContention(5, 2);
    QTRY_COMPARE_WITH_TIMEOUT(done.size(), 2, patience);
    QCOMPARE(controller.contention()->settings.clients, 5);
    experiment.policy.seed = 4;
    controller.setResult(makeRunResult(experiment));
    QTRY_COMPARE_WITH_TIMEOUT(done.size(), 3, patience);
    QCOMPARE(controller.contention()->settings.seed, 4U);
}

void HerdControllerTest::theSameStudyIsNoNews()
{
    Watched watched;
    watched.controller.setContention(4, 2);
    watched.set(Experiment {});
    watched.controller.setWanted(HerdView::Contention);
    QTRY_VERIFY_WITH_TIMEOUT(watched.controller.contention(), patience);
    waitForJobs();
    watched.states.clear();
    const auto study = watched.controller.contention();
    watched.controller.setContention(4, 2);
    QVERIFY(watched.states.empty());
    QCOMPARE(runningJobs(), 0);
    QCOMPARE(watched.controller.contention(), study);
}

QTEST_GUILESS_MAIN(HerdControllerTest)
#include "test_herd_controller.moc"
