// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Who wants no motion gets none: where the wish comes from, and what playing looks like then.

#include "tests/ui/fail_on_warning.h"
#include "tests/ui/own_settings.h"
#include "ui/accessibility/reduced_motion.h"
#include "ui/playback/frame_source.h"
#include "ui/playback/playback_controller.h"

#include <QApplication>
#include <QDir>
#include <QProxyStyle>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

using namespace backoff;

class TestReducedMotion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void theDesktopIsAsked_data();
    void theDesktopIsAsked();
    void aStyleWithoutTransitionsIsHeard();
    void theChoiceCountsMoreAndIsKept();
    void effectsOfTheToolkitComeBack();
    void thePlayheadJumpsFromEventToEvent();
    void theClockGoesOnAtItsPace();
    void pausingShowsTheTimeThatPassed();
    void playingOnNeverGoesBack();
    void theWishCanChangeWhileItPlays();

private:
    QString m_folder; // of the desktop's settings
};

namespace {

Experiment blip()
{
    Experiment experiment; // calls at 0, 0.5, 1.5 and 3.5 s fail, that at 7.5 s does not
    experiment.policy.jitter = Jitter::None;
    experiment.policy.cap = 8;
    experiment.scenario.failFirst = 4;
    return experiment;
}

struct Player {
    explicit Player(bool reduced)
    {
        controller.setResult(makeRunResult(blip()));
        controller.setReducedMotion(reduced);
        controller.setSpeed(Speed::One);
    }

    [[nodiscard]] double t() const { return controller.playback().cursor.t; }
    void showFrames(double from, double to)
    {
        for (int i = 0; from + i / 60.0 <= to; ++i) {
            frames.showFrame(from + i / 60.0);
        }
    }

    ManualFrameSource frames;
    PlaybackController controller {&frames};
};

class StillStyle : public QProxyStyle
{
public:
    int styleHint(StyleHint hint,
        const QStyleOption *option,
        const QWidget *widget,
        QStyleHintReturn *data) const override
    {
        return hint == SH_Widget_Animation_Duration
            ? 0
            : QProxyStyle::styleHint(hint, option, widget, data);
    }
};

void write(const QString &path, const QByteArray &text)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

} // namespace

void TestReducedMotion::init()
{
    failOnWarning();
    m_folder = test::useOwnSettings() + QStringLiteral("/desktop");
    QDir(m_folder).removeRecursively();
    qputenv("XDG_CONFIG_HOME", m_folder.toLocal8Bit());
    qputenv("XDG_CURRENT_DESKTOP", "none");
    setMotionChoice(MotionChoice::System);
}

void TestReducedMotion::theDesktopIsAsked_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("reduced");
    const auto row = [](const char *name, const char *file, const char *text, bool reduced) {
        QTest::newRow(name) << QString::fromLatin1(file) << QByteArray(text) << reduced;
    };
    row("nothing said", "other", "", false);
    row("KDE, instant", "kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", true);
    row("KDE, slower", "kdeglobals", "[KDE]\nAnimationDurationFactor=1.4\n", false);
    row("KDE, other things", "kdeglobals", "[KDE]\nSingleClick=false\n", false);
    row("GTK 4 off", "gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n", true);
    row("GTK 3 off", "gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n", true);
    row("GTK 3 on", "gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=1\n", false);
}

void TestReducedMotion::theDesktopIsAsked()
{
    QFETCH(const QString, file);
    QFETCH(const QByteArray, text);
    QFETCH(const bool, reduced);
    write(m_folder + QLatin1Char('/') + file, text);
    QCOMPARE(prefersReducedMotion(), reduced);
}

void TestReducedMotion::aStyleWithoutTransitionsIsHeard()
{
    const QString before = QApplication::style()->name();
    QVERIFY(!prefersReducedMotion());
    QApplication::setStyle(new StillStyle);
    QVERIFY(prefersReducedMotion());
    QApplication::setStyle(before);
    QVERIFY(!prefersReducedMotion());
}

void TestReducedMotion::theChoiceCountsMoreAndIsKept()
{
    QCOMPARE(motionChoice(), MotionChoice::System);
    setMotionChoice(MotionChoice::Reduced);
    QVERIFY(prefersReducedMotion());
    write(m_folder + QStringLiteral("/kdeglobals"), "[KDE]\nAnimationDurationFactor=0\n");
    setMotionChoice(MotionChoice::Full);
    QVERIFY(!prefersReducedMotion());
    QCOMPARE(motionChoice(), MotionChoice::Full);
    QSettings().setValue(QStringLiteral("accessibility/motion"), QStringLiteral("by hand"));
    QCOMPARE(motionChoice(), MotionChoice::System);
    QVERIFY(prefersReducedMotion());
}

void TestReducedMotion::effectsOfTheToolkitComeBack()
{
    QApplication::setEffectEnabled(Qt::UI_General, true);
    QApplication::setEffectEnabled(Qt::UI_AnimateMenu, true);
    QApplication::setEffectEnabled(Qt::UI_FadeTooltip, false);
    applyReducedMotion(true);
    QVERIFY(!QApplication::isEffectEnabled(Qt::UI_AnimateMenu));
    QVERIFY(!QApplication::isEffectEnabled(Qt::UI_FadeTooltip));
    applyReducedMotion(false);
    QVERIFY(QApplication::isEffectEnabled(Qt::UI_AnimateMenu));
    QVERIFY(!QApplication::isEffectEnabled(Qt::UI_FadeTooltip));
}

void TestReducedMotion::thePlayheadJumpsFromEventToEvent()
{
    Player still(true);
    Player gliding(false);
    QStringList times;
    connect(&still.controller, &PlaybackController::changed, this, [&](const Playback &playback) {
        const Cursor &cursor = playback.cursor;
        const double event = still.controller.result()->events[std::size_t(cursor.index)].t;
        QCOMPARE(cursor.t, event);
        const QString time = QString::number(cursor.t);
        if (times.isEmpty() || times.back() != time) {
            times << time;
        }
    });
    QSignalSpy stillChanges(&still.controller, &PlaybackController::changed);
    QSignalSpy glidingChanges(&gliding.controller, &PlaybackController::changed);
    for (Player *player : {&still, &gliding}) {
        player->controller.play();
        player->showFrames(0, 8);
        QVERIFY(!player->controller.playback().playing);
        QCOMPARE(player->t(), 7.5);
    }
    QCOMPARE(times.join(u' '), QStringLiteral("0 0.5 1.5 3.5 7.5"));
    QVERIFY(stillChanges.size() <= 6); // and not one a frame
    QVERIFY(glidingChanges.size() > 400);
}

void TestReducedMotion::theClockGoesOnAtItsPace()
{
    Player still(true);
    Player gliding(false);
    for (Player *player : {&still, &gliding}) {
        player->controller.play();
    }
    for (int frame = 0; frame <= 8 * 60; ++frame) {
        still.frames.showFrame(frame / 60.0);
        gliding.frames.showFrame(frame / 60.0);
        QCOMPARE(
            still.controller.playback().cursor.index, gliding.controller.playback().cursor.index);
        QCOMPARE(still.controller.playback().playing, gliding.controller.playback().playing);
    }
    QVERIFY(!still.controller.playback().playing);
}

// Between two events: where it stands is where it goes on.
void TestReducedMotion::pausingShowsTheTimeThatPassed()
{
    Player player(true);
    player.controller.play();
    player.showFrames(10, 11);
    QCOMPARE(player.t(), 0.5);
    player.controller.pause();
    QVERIFY(std::abs(player.t() - 1) < 0.02);
    player.controller.stepBack();
    QCOMPARE(player.t(), 0.5);
}

void TestReducedMotion::playingOnNeverGoesBack()
{
    Player player(true);
    player.controller.scrubTo(1);
    player.controller.play();
    QCOMPARE(player.t(), 1.0);
    player.showFrames(0, 0.25);
    QCOMPARE(player.t(), 1.0);
    player.controller.setSpeed(Speed::Two);
    QCOMPARE(player.t(), 1.0);
    player.showFrames(0.25, 0.75);
    QCOMPARE(player.t(), 1.5);
    player.controller.toEnd();
    player.controller.play(); // once more, from the start
    QCOMPARE(player.t(), 0.0);
}

void TestReducedMotion::theWishCanChangeWhileItPlays()
{
    Player player(true);
    player.controller.play();
    player.showFrames(0, 0.75);
    QCOMPARE(player.t(), 0.5);
    player.controller.setReducedMotion(false);
    const double glides = player.t();
    QVERIFY(glides > 0.7);
    player.controller.setReducedMotion(true);
    player.showFrames(0.75, 1);
    QCOMPARE(player.t(), glides); // no step back: it stands until the next event
}

QTEST_MAIN(TestReducedMotion)
#include "test_reduced_motion.moc"
