// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Playback: intents in, the next state out, and no clock but the one handed in.

#include "core/engine/playback.h"
#include "core/engine/run.h"
#include "tests/core/support/exact.h"
#include "tests/core/support/experiments.h"
#include "tests/core/support/random_runs.h"

#include <QtTest>

using namespace backoff;

namespace {

constexpr double frame = 1.0 / 64; // exact in binary, so that sums of frames are

struct Player {
    EventLog log;
    double unitsPerSecond = 1;
    Playback state {};

    explicit Player(const Experiment &experiment)
        : log(mergedEvents(run(experiment)))
        , unitsPerSecond(backoff::unitsPerSecond(experiment.policy.unit))
    {
    }

    Playback &operator()(const Intent &intent)
    {
        state = reduce(state, intent, {log, unitsPerSecond});
        return state;
    }
    [[nodiscard]] std::int64_t last() const { return static_cast<std::int64_t>(log.size()) - 1; }
    [[nodiscard]] Cursor at(std::int64_t index) const
    {
        return {index, log[static_cast<std::size_t>(index)].t};
    }
};

// Two lanes alike, waits 1 and 2 s, the end at 3 s; 20 events.
Experiment threeSeconds()
{
    Experiment experiment = scripted("T T S", 6);
    experiment.policy.base = 1;
    return experiment;
}

Experiment noTimeAtAll() { return scripted("S", 6); }

} // namespace

class PlaybackTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsPausedAtFit();
    void aStepIsOneEvent();
    void aStepPausesFirst();
    void stepsFromBetweenEvents();
    void stepsStopAtTheEnds();
    void speeds_data();
    void speeds();
    void milliseconds();
    void fitTakesTenSeconds_data();
    void fitTakesTenSeconds();
    void aFrameIsCapped();
    void timeNeverRunsBackwards();
    void pausedIsPaused();
    void atTheEndItPauses();
    void playFromTheEndStartsAgain();
    void aRunOfNoTimeEndsAtOnce();
    void fasterAndSlower();
    void fitStandsOutsideTheLadder();
    void scrubbing();
    void anotherTraceKeepsThePlayhead();
    void anotherTraceNeverResumes();
    void resetRestoresSpeedToo();
    void fiftyQuickSteps();
    void anHourInNoTime();
    void anythingGoes();
};

void PlaybackTest::startsPausedAtFit()
{
    QCOMPARE(Playback {}, (Playback {{0, 0}, false, Speed::Fit}));
}

void PlaybackTest::aStepIsOneEvent()
{
    Player player(threeSeconds());
    QCOMPARE(player.last(), std::int64_t {19});
    for (std::int64_t index = 1; index <= player.last(); ++index) {
        QCOMPARE(player(intent::StepForward {}).cursor, player.at(index));
    }
    for (std::int64_t index = player.last() - 1; index >= 0; --index) {
        QCOMPARE(player(intent::StepBack {}).cursor, player.at(index));
    }
}

void PlaybackTest::aStepPausesFirst()
{
    Player player(threeSeconds());
    const Intent steps[]
        = {intent::StepForward {}, intent::StepBack {}, intent::ToStart {}, intent::ToEnd {}};
    for (const Intent &step : steps) {
        player(intent::Scrub {0.5});
        QVERIFY(player(intent::Play {}).playing);
        QVERIFY(!player(step).playing);
    }
}

void PlaybackTest::stepsFromBetweenEvents()
{
    Player player(threeSeconds());
    const std::int64_t waitStarted = player(intent::Scrub {0.5}).cursor.index;
    QCOMPARE(player.at(waitStarted).t, 0.0);
    QCOMPARE(player(intent::StepForward {}).cursor, player.at(waitStarted + 1));
    QCOMPARE(player.state.cursor.t, 1.0);
    player(intent::Scrub {0.5});
    QCOMPARE(player(intent::StepBack {}).cursor, player.at(waitStarted)); // the event just passed
}

void PlaybackTest::stepsStopAtTheEnds()
{
    Player player(threeSeconds());
    QCOMPARE(player(intent::StepBack {}).cursor, player.at(0));
    player(intent::ToEnd {});
    QCOMPARE(player.state.cursor, player.at(player.last()));
    QCOMPARE(player(intent::StepForward {}).cursor, player.at(player.last()));
    QCOMPARE(player(intent::ToStart {}).cursor, player.at(0));
}

void PlaybackTest::speeds_data()
{
    QTest::addColumn<Speed>("speed");
    QTest::addColumn<double>("expected");
    QTest::newRow("1/4") << Speed::Quarter << 0.25;
    QTest::newRow("1/2") << Speed::Half << 0.5;
    QTest::newRow("1") << Speed::One << 1.0;
    QTest::newRow("2") << Speed::Two << 2.0;
    QTest::newRow("5") << Speed::Five << 5.0;
    QTest::newRow("10") << Speed::Ten << 10.0;
    QTest::newRow("fit") << Speed::Fit << 0.3; // 3 s in ten
}

void PlaybackTest::speeds()
{
    QFETCH(const Speed, speed);
    QFETCH(const double, expected);
    Player player(threeSeconds());
    player(intent::SetSpeed {speed});
    QVERIFY(!player.state.playing);
    player(intent::Play {});
    for (int frames = 0; frames < 16; ++frames) {
        player(intent::Tick {frame});
    }
    QCOMPARE(player.state.cursor.t, 0.25 * expected); // fuzzy on purpose: 16 sums
    QCOMPARE(virtualRate(speed, {player.log, 1}), expected);
}

void PlaybackTest::milliseconds()
{
    Player player(lesson(ScenarioKind::BriefBlip, 2, 3, 1000));
    player(intent::SetSpeed {Speed::Two});
    player(intent::Play {});
    QCOMPARE(player(intent::Tick {0.25}).cursor.t, 500.0);
}

void PlaybackTest::fitTakesTenSeconds_data()
{
    QTest::addColumn<Experiment>("experiment");
    QTest::newRow("3 s") << threeSeconds();
    QTest::newRow("300 ms") << lesson(ScenarioKind::BriefBlip, 2, 3);
    QTest::newRow("51.1 s in ms") << lesson(ScenarioKind::AlwaysDown, 0, 10);
}

void PlaybackTest::fitTakesTenSeconds()
{
    QFETCH(const Experiment, experiment);
    Player player(experiment);
    player(intent::Play {});
    int frames = 0;
    while (player.state.playing && frames < 1000) {
        player(intent::Tick {frame});
        ++frames;
    }
    QVERIFY2(frames == 640 || frames == 641, qPrintable(QString::number(frames))); // rounding
    QCOMPARE(player.state.cursor, player.at(player.last()));
}

// A suspended laptop does not jump.
void PlaybackTest::aFrameIsCapped()
{
    Player player(threeSeconds());
    player(intent::SetSpeed {Speed::One});
    player(intent::Play {});
    QCOMPARE(exact(player(intent::Tick {3600}).cursor.t), exact(0.5));
    QCOMPARE(exact(player(intent::Tick {0.5}).cursor.t), exact(1.0));
    player(intent::SetSpeed {Speed::Two}); // capped first, then scaled
    QCOMPARE(exact(player(intent::Tick {0.75}).cursor.t), exact(2.0));
    QVERIFY(player.state.playing);
}

void PlaybackTest::timeNeverRunsBackwards()
{
    Player player(threeSeconds());
    player(intent::Scrub {1.5});
    player(intent::Play {});
    for (const double real : {-1.0,
             0.0,
             -1e300,
             -std::numeric_limits<double>::infinity(),
             std::numeric_limits<double>::quiet_NaN()}) {
        QCOMPARE(player(intent::Tick {real}).cursor.t, 1.5);
        QVERIFY(player.state.playing);
    }
}

void PlaybackTest::pausedIsPaused()
{
    Player player(threeSeconds());
    player(intent::Scrub {1.5});
    const Playback before = player.state;
    QCOMPARE(player(intent::Tick {0.1}), before);
    player(intent::Play {});
    QVERIFY(player.state.playing);
    QCOMPARE(player(intent::Pause {}), before);
    QCOMPARE(player(intent::Tick {0.1}), before);
}

void PlaybackTest::atTheEndItPauses()
{
    Player player(threeSeconds());
    player(intent::SetSpeed {Speed::Ten});
    player(intent::Play {});
    QCOMPARE(player(intent::Tick {0.5}), (Playback {player.at(player.last()), false, Speed::Ten}));
}

void PlaybackTest::playFromTheEndStartsAgain()
{
    Player player(threeSeconds());
    player(intent::ToEnd {});
    QCOMPARE(player(intent::Play {}), (Playback {{0, 0}, true, Speed::Fit}));
}

void PlaybackTest::aRunOfNoTimeEndsAtOnce()
{
    for (const Speed speed : allSpeeds) {
        Player player(noTimeAtAll());
        player(intent::SetSpeed {speed});
        player(intent::Play {});
        player(intent::Tick {frame});
        QCOMPARE(player.state, (Playback {player.at(player.last()), false, speed}));
    }
}

void PlaybackTest::fasterAndSlower()
{
    Player player(threeSeconds());
    player(intent::SetSpeed {Speed::Quarter});
    for (const bool playing : {false, true}) {
        if (playing) {
            player(intent::Play {});
        }
        for (const Speed speed : {Speed::Half, Speed::One, Speed::Two, Speed::Five, Speed::Ten}) {
            QCOMPARE(player(intent::Faster {}).speed, speed);
            QCOMPARE(player.state.playing, playing);
        }
        for (const Speed speed :
            {Speed::Five, Speed::Two, Speed::One, Speed::Half, Speed::Quarter, Speed::Quarter}) {
            QCOMPARE(player(intent::Slower {}).speed, speed);
            QCOMPARE(player.state.playing, playing);
        }
    }
}

// A run of three seconds fits into ten at 0.3x: between a quarter and a half.
void PlaybackTest::fitStandsOutsideTheLadder()
{
    Player player(threeSeconds());
    QCOMPARE(player.state.speed, Speed::Fit);
    QCOMPARE(player(intent::Faster {}).speed, Speed::Half);
    player(intent::SetSpeed {Speed::Fit});
    QCOMPARE(player(intent::Slower {}).speed, Speed::Quarter);
    player(intent::SetSpeed {Speed::Ten});
    QCOMPARE(player(intent::Faster {}).speed, Speed::Ten);
}

void PlaybackTest::scrubbing()
{
    Player player(threeSeconds());
    QCOMPARE(player(intent::Scrub {2.25}).cursor, cursorAt(player.log, 2.25));
    QCOMPARE(player.state.cursor.t, 2.25);
    QCOMPARE(player(intent::Scrub {-1}).cursor.t, 0.0);
    QCOMPARE(player(intent::Scrub {99}).cursor, player.at(player.last()));
}

void PlaybackTest::anotherTraceKeepsThePlayhead()
{
    Player player(threeSeconds());
    player(intent::Scrub {2.25});
    player.log = mergedEvents(run(scripted("T T T T T S", 6))); // longer
    QCOMPARE(player(intent::NewTrace {}).cursor, cursorAt(player.log, 2.25));
    player.log = mergedEvents(run(scripted("T T S", 6))); // over at 1.5 s
    QCOMPARE(player(intent::NewTrace {}).cursor, player.at(player.last()));
    player.log = mergedEvents(run(noTimeAtAll()));
    QCOMPARE(player(intent::NewTrace {}).cursor.t, 0.0);
    QVERIFY(player.state.cursor.index <= player.last());
}

void PlaybackTest::anotherTraceNeverResumes()
{
    Player player(threeSeconds());
    player(intent::SetSpeed {Speed::Half});
    player(intent::Scrub {1.25});
    player.log = mergedEvents(run(scripted("T T T T S", 6)));
    QVERIFY(!player(intent::NewTrace {}).playing);
    QCOMPARE(player.state.speed, Speed::Half);
    QVERIFY(!player(intent::Tick {frame}).playing);
    QCOMPARE(player.state.cursor.t, 1.25);
}

void PlaybackTest::resetRestoresSpeedToo()
{
    Player player(threeSeconds());
    player(intent::SetSpeed {Speed::Five});
    player(intent::Scrub {1.25});
    player(intent::Play {});
    QCOMPARE(player(intent::Reset {}), Playback {});
}

void PlaybackTest::fiftyQuickSteps()
{
    Player player(lesson(ScenarioKind::AlwaysDown, 0, 10));
    player(intent::Play {});
    for (int step = 0; step < 50; ++step) {
        player(intent::StepForward {});
    }
    QCOMPARE(player.state, (Playback {player.at(50), false, Speed::Fit}));
    QVERIFY(player(intent::Play {}).playing);
    QCOMPARE(player.state.cursor, player.at(50));
}

// 7,200 half-second frames at 1x, and every event is passed once and in order.
void PlaybackTest::anHourInNoTime()
{
    Experiment experiment;
    experiment.policy = {.base = 60, .multiplier = 1, .cap = {}, .attempts = 100};
    experiment.scenario = {.kind = ScenarioKind::TimedOutage, .downFrom = 0, .downUntil = 3600};
    Player player(experiment);
    player(intent::SetSpeed {Speed::One});
    player(intent::Play {});
    std::int64_t before = 0;
    std::int64_t ticks = 0;
    while (player.state.playing) {
        player(intent::Tick {0.5});
        QVERIFY(player.state.cursor.index >= before);
        before = player.state.cursor.index;
        ++ticks;
    }
    QCOMPARE(player.state.cursor, player.at(player.last()));
    QCOMPARE(static_cast<double>(ticks), std::ceil(player.log.back().t / 0.5));
}

// Whatever comes, the cursor lies in the log, its time in the run and beside its event.
void PlaybackTest::anythingGoes()
{
    RandomRuns runs(4);
    for (int round = 0; round < 200; ++round) {
        Player player(runs.next());
        for (int i = 0; i < 60; ++i) {
            const double anyTime = static_cast<double>(runs.below(200)) / 10 - 3;
            const Intent intents[] = {intent::Play {},
                intent::Pause {},
                intent::StepForward {},
                intent::StepBack {},
                intent::ToStart {},
                intent::ToEnd {},
                intent::Scrub {anyTime},
                intent::SetSpeed {allSpeeds[runs.below(std::size(allSpeeds))]},
                intent::Faster {},
                intent::Slower {},
                intent::Tick {anyTime},
                intent::NewTrace {},
                intent::Reset {}};
            const Intent &intent = intents[runs.below(std::size(intents))];
            const bool wasPlaying = player.state.playing;
            if (std::holds_alternative<intent::NewTrace>(intent)) {
                player.log = mergedEvents(run(runs.next()));
            }
            player(intent);
            const Cursor cursor = player.state.cursor;
            QVERIFY(0 <= cursor.index && cursor.index <= player.last());
            QVERIFY(player.at(cursor.index).t <= cursor.t && cursor.t <= player.log.back().t);
            QVERIFY(cursor.index == player.last() || cursor.t <= player.at(cursor.index + 1).t);
            QVERIFY(!(player.state.playing && cursor.index == player.last()));
            if (!wasPlaying && !std::holds_alternative<intent::Play>(intent)) {
                QVERIFY(!player.state.playing); // only Play plays
            }
        }
    }
}

QTEST_GUILESS_MAIN(PlaybackTest)
#include "test_playback.moc"
