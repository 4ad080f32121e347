// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/fail_on_warning.h"
#include "ui/playback/frame_source.h"
#include "ui/playback/playback_controller.h"

#include <QSignalSpy>
#include <QTest>

using namespace backoff;

class TestPlaybackController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void anHourPlaysInNoTime();
    void anHourBetweenFramesIsHalfASecond();
    void timeNeverRunsBackwards();
    void theLastFrameIsForgottenOnResume();
    void pausedMeansNoActiveSource();
    void pausesByItselfAtTheEnd();
    void editsNeverResumeAndKeepThePlayhead();
    void scrubAndSpeedComputeNothing();
    void millisecondsPlayAsFastAsSeconds();
    void withoutAResultNothingMoves();
    void theTimerRunsOnlyWhileActive();
};

namespace {

Experiment blip()
{
    Experiment experiment;
    experiment.policy.cap = 8;
    experiment.scenario.failFirst = 4;
    return experiment;
}

struct Player {
    explicit Player(const Experiment &experiment)
    {
        controller.setResult(makeRunResult(experiment));
    }

    double t() const { return controller.playback().cursor.t; }

    ManualFrameSource frames;
    PlaybackController controller {&frames};
};

QString lineOf(const Event &event)
{
    static const char *const kinds[] = {"call starts", "call answers", "wait starts", "wait ends"};
    return QStringLiteral("%1 %2: %3 %4")
        .arg(event.t)
        .arg(event.lane == LaneId::Modelled ? QChar(u'M') : QChar(u'J'))
        .arg(QLatin1String(kinds[static_cast<int>(event.kind)]))
        .arg(event.attempt);
}

} // namespace

void TestPlaybackController::anHourPlaysInNoTime()
{
    Experiment experiment; // down for an hour; calls at 0, 900 and 2700 s fail, that at 6300 s not
    experiment.policy.base = 900;
    experiment.policy.cap.reset();
    experiment.policy.jitter = Jitter::None;
    experiment.scenario.kind = ScenarioKind::TimedOutage;
    experiment.scenario.downUntil = 3600;
    Player player(experiment);

    QStringList events = {lineOf(player.controller.result()->events.front())};
    std::int64_t seen = 0;
    connect(&player.controller, &PlaybackController::changed, this, [&](const Playback &playback) {
        while (seen < playback.cursor.index) {
            ++seen;
            events << lineOf(player.controller.result()->events[static_cast<std::size_t>(seen)]);
        }
    });
    player.controller.setSpeed(Speed::Fit);
    player.controller.play();
    for (int frame = 0; player.frames.isActive() && frame < 100'000; ++frame) {
        player.frames.showFrame(frame / 60.0);
    }

    QStringList expected;
    const auto add = [&expected](double t, const QStringList &what) {
        for (const QChar lane : {u'M', u'J'}) {
            for (const QString &event : what) {
                expected << QStringLiteral("%1 %2: %3").arg(t).arg(lane).arg(event);
            }
        }
    };
    const auto words = [](const char *text) { return QString::fromLatin1(text).split(u','); };
    add(0, words("call starts 1,call answers 1,wait starts 1"));
    add(900, words("wait ends 1,call starts 2,call answers 2,wait starts 2"));
    add(2700, words("wait ends 2,call starts 3,call answers 3,wait starts 3"));
    add(6300, words("wait ends 3,call starts 4,call answers 4"));
    QCOMPARE(events, expected);
    QVERIFY(!player.controller.playback().playing);
}

void TestPlaybackController::anHourBetweenFramesIsHalfASecond()
{
    Player player(blip());
    player.controller.setSpeed(Speed::One);
    player.controller.play();
    player.frames.showFrame(100);
    QCOMPARE(player.t(), 0.0);
    player.frames.showFrame(100 + 3600);
    QCOMPARE(player.t(), 0.5);
    QVERIFY(player.controller.playback().playing);
}

void TestPlaybackController::timeNeverRunsBackwards()
{
    Player player(blip());
    player.controller.setSpeed(Speed::One);
    player.controller.play();
    player.frames.showFrame(100);
    player.frames.showFrame(100.25);
    player.frames.showFrame(40); // a clock that was set back
    QCOMPARE(player.t(), 0.25);
    player.frames.showFrame(40.25);
    QCOMPARE(player.t(), 0.5);
}

void TestPlaybackController::theLastFrameIsForgottenOnResume()
{
    Player player(blip());
    player.controller.setSpeed(Speed::One);
    player.controller.play();
    player.frames.showFrame(1);
    player.frames.showFrame(1.25);
    player.controller.pause();
    player.controller.play();
    player.frames.showFrame(1.5); // the first frame after a resume only says what time it is
    QCOMPARE(player.t(), 0.25);
    player.frames.showFrame(1.75);
    QCOMPARE(player.t(), 0.5);
}

void TestPlaybackController::pausedMeansNoActiveSource()
{
    Player player(blip());
    QVERIFY(!player.frames.isActive());
    player.controller.togglePlaying();
    QVERIFY(player.frames.isActive());
    player.controller.togglePlaying();
    QVERIFY(!player.frames.isActive());

    const std::function<void()> pausing[] = {
        [&] { player.controller.stepForward(); },
        [&] { player.controller.stepBack(); },
        [&] { player.controller.toStart(); },
        [&] { player.controller.scrubTo(1); },
        [&] { player.controller.reset(); },
        [&] { player.controller.setResult(player.controller.result()); },
        [&] { player.controller.toEnd(); },
    };
    for (const auto &pause : pausing) {
        player.controller.play();
        QVERIFY(player.frames.isActive());
        pause();
        QVERIFY(!player.controller.playback().playing);
        QVERIFY(!player.frames.isActive());
    }
}

void TestPlaybackController::pausesByItselfAtTheEnd()
{
    Player player(blip());
    player.controller.setSpeed(Speed::Ten);
    player.controller.play();
    player.frames.showFrame(0);
    player.frames.showFrame(0.5);
    player.frames.showFrame(1);
    QCOMPARE(player.t(), 7.5);
    QVERIFY(!player.frames.isActive());
    player.controller.play(); // from the end: once more
    QCOMPARE(player.t(), 0.0);
    QVERIFY(player.frames.isActive());
}

void TestPlaybackController::editsNeverResumeAndKeepThePlayhead()
{
    Player player(blip());
    player.controller.scrubTo(2);
    Experiment edited = blip();
    edited.policy.seed = 7;
    player.controller.setResult(makeRunResult(edited));
    QCOMPARE(player.t(), 2.0);

    player.controller.play();
    edited.policy.attempts = 2; // the run now ends at 0.5 s
    player.controller.setResult(makeRunResult(edited));
    QCOMPARE(player.t(), 0.5);
    QVERIFY(!player.controller.playback().playing);
    QVERIFY(!player.frames.isActive());
}

void TestPlaybackController::scrubAndSpeedComputeNothing()
{
    Player player(blip());
    const RunResultPtr before = player.controller.result();
    QSignalSpy results(&player.controller, &PlaybackController::resultChanged);
    QSignalSpy changes(&player.controller, &PlaybackController::changed);
    player.controller.scrubTo(3);
    player.controller.setSpeed(Speed::Two);
    player.controller.setSpeed(Speed::Two); // nothing new to say
    player.controller.faster();
    QCOMPARE(changes.size(), 3);
    QCOMPARE(results.size(), 0);
    QCOMPARE(player.controller.result(), before);
    QCOMPARE(player.controller.playback().speed, Speed::Five);
}

void TestPlaybackController::millisecondsPlayAsFastAsSeconds()
{
    Experiment experiment = blip();
    experiment.policy.unit = Unit::Milliseconds;
    experiment.policy.base = 500;
    experiment.policy.cap = 8000;
    Player player(experiment);
    player.controller.setSpeed(Speed::One);
    player.controller.play();
    player.frames.showFrame(0);
    player.frames.showFrame(0.25);
    QCOMPARE(player.t(), 250.0);
}

void TestPlaybackController::withoutAResultNothingMoves()
{
    ManualFrameSource frames;
    PlaybackController controller(&frames);
    controller.play();
    controller.stepForward();
    QVERIFY(!frames.isActive());
    QCOMPARE(controller.end(), 0.0);
}

void TestPlaybackController::theTimerRunsOnlyWhileActive()
{
    TimerFrameSource frames;
    QSignalSpy spy(&frames, &FrameSource::frame);
    QVERIFY(!frames.isActive());
    frames.start();
    QVERIFY(frames.isActive());
    QTRY_VERIFY(spy.size() >= 3);
    frames.stop();
    QVERIFY(!frames.isActive());
    for (qsizetype i = 1; i < spy.size(); ++i) {
        QVERIFY(spy[i][0].toDouble() > spy[i - 1][0].toDouble());
    }
}

QTEST_GUILESS_MAIN(TestPlaybackController)
#include "test_playback_controller.moc"
