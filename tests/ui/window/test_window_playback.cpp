// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Playing, stepping and scrubbing move the cursor alone; keys reach what has the focus.

#include "tests/ui/window/widget_walk.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/charts/charts_panel.h"
#include "ui/playback/playback_actions.h"
#include "ui/playback/scrubber.h"
#include "ui/playback/transport_bar.h"
#include "ui/playback/transport_button.h"
#include "ui/playback/virtual_clock.h"
#include "ui/tables/attempts_model.h"
#include "ui/tables/attempts_view.h"
#include "ui/tables/results_panel.h"
#include "ui/timeline/timeline_view.h"

#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QGraphicsView>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

using namespace backoff;

namespace {

Experiment recovering() // 2 s of waiting and more
{
    Experiment experiment = defaultExperiment(Unit::Seconds);
    experiment.scenario.failFirst = 4;
    return experiment;
}

bool agrees(const WindowFixture &f)
{
    const TransportBar &bar = *f.window.transport();
    const QString name = f.playing() ? QStringLiteral("Pause") : QStringLiteral("Play");
    const auto glyph = f.playing() ? TransportGlyph::Pause : TransportGlyph::Play;
    return bar.playButton()->glyph() == glyph && bar.actions()->playPause()->text() == name
        && f.frames->isActive() == f.playing();
}

QStringList activeTimers(const QObject &root)
{
    QStringList owners;
    QList<const QObject *> objects {&root};
    for (const QObject *child : root.findChildren<QObject *>()) {
        objects << child;
    }
    for (const QObject *object : objects) {
        auto *owner = const_cast<QObject *>(object);
        if (!QAbstractEventDispatcher::instance()->registeredTimers(owner).isEmpty()) {
            owners << QString::fromLatin1(object->metaObject()->className());
        }
    }
    return owners;
}

} // namespace

class TestWindowPlayback : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void movingNeverComputes();
    void everyViewFollowsTheCursor();
    void editKeepsThePlayheadAndNeverResumes();
    void keysOnTimelineAndCharts_data();
    void keysOnTimelineAndCharts();
    void spacePressesTheFocusedButton();
    void controlSpaceWorksEverywhere();
    void fiftyQuickStepsAndAPlay();
    void playheadIsDragged();
    void anHourBetweenFramesIsHalfASecond();
    void pausedMeansNoTimer();
    void closingPauses();
    void eachSentenceIsAnnounced();
    void motionIsReducedByTheMenu();
};

void TestWindowPlayback::movingNeverComputes()
{
    WindowFixture f(recovering());
    const RunResultPtr result = f.result();
    f.playback()->setSpeed(Speed::One);
    f.window.play();
    QVERIFY(f.playing());
    for (int i = 0; i < 20; ++i) {
        f.frames->showFrame(i * 0.1);
        QCoreApplication::processEvents();
    }
    QVERIFY(std::abs(f.cursor().t - 1.9) < 1e-9);
    while (f.cursor().t < f.playback()->end()) {
        f.playback()->stepForward();
    }
    f.playback()->stepBack();
    f.playback()->scrubTo(1);
    f.playback()->toStart();
    QCOMPARE(f.result(), result);
    QCOMPARE(f.playback()->result(), result);
    QCOMPARE(f.results.size(), 0);
    QCOMPARE(f.undoStack()->count(), 0);
}

void TestWindowPlayback::everyViewFollowsTheCursor()
{
    WindowFixture f(recovering());
    const Attempt &second = f.result()->trace.jittered.attempts[1];
    const auto image = [](QWidget *widget) { return widget->grab().toImage(); };
    const QImage timeline = image(f.window.timeline());
    const QImage delays = image(f.window.charts()->delays());
    const QString sentence = f.window.sentence();
    f.playback()->scrubTo((second.answeredAt + second.elapsed) / 2); // within wait 2
    QVERIFY(image(f.window.timeline()) != timeline);
    QVERIFY(image(f.window.charts()->delays()) != delays);
    QVERIFY(f.window.sentence() != sentence);
    QVERIFY(f.window.sentence().startsWith(QStringLiteral("Attempt 2 failed; waiting ")));
    QCOMPARE(f.window.results()->table()->attempts()->currentRow(), 1);
    QVERIFY(f.window.transport()->scrubber()->value() > 0);
    f.playback()->toStart();
    QVERIFY(image(f.window.timeline()) == timeline);
    QVERIFY(image(f.window.charts()->delays()) == delays);
    QCOMPARE(f.window.sentence(), sentence);
}

void TestWindowPlayback::editKeepsThePlayheadAndNeverResumes()
{
    WindowFixture f(recovering());
    f.playback()->setSpeed(Speed::One);
    f.window.play();
    f.frames->showFrame(0);
    f.frames->showFrame(0.25);
    f.enter(Field::Multiplier, QStringLiteral("3"));
    QVERIFY(!f.playing() && agrees(f));
    QCOMPARE(f.cursor().t, 0.25);
    QCOMPARE(f.playback()->playback().speed, Speed::One);
    f.action(Qt::CTRL | Qt::Key_Z)->trigger();
    QVERIFY(!f.playing());
    QCOMPARE(f.cursor().t, 0.25);
}

void TestWindowPlayback::keysOnTimelineAndCharts_data()
{
    QTest::addColumn<bool>("onTimeline");
    QTest::newRow("timeline") << true;
    QTest::newRow("chart") << false;
}

void TestWindowPlayback::keysOnTimelineAndCharts()
{
    QFETCH(bool, onTimeline);
    WindowFixture f(recovering());
    QWidget *view = f.window.timeline();
    if (!onTimeline) {
        view = f.window.charts()->delays()->findChild<QGraphicsView *>();
    }
    view->setFocus();
    QVERIFY(view->hasFocus());
    const auto press = [&](int key) { QTest::keyClick(view, static_cast<Qt::Key>(key)); };
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    QCOMPARE(f.cursor().index, 2);
    press(Qt::Key_Left);
    QCOMPARE(f.cursor().index, 1);
    press(Qt::Key_End);
    QCOMPARE(f.cursor().t, f.playback()->end());
    press(Qt::Key_Home);
    QCOMPARE(f.cursor(), Cursor {});
    const Speed before = f.playback()->playback().speed;
    press(Qt::Key_Minus);
    const Speed slower = f.playback()->playback().speed;
    QVERIFY(slower != before);
    press(Qt::Key_Minus);
    QVERIFY(f.playback()->playback().speed != slower);
    press(Qt::Key_Plus);
    QCOMPARE(f.playback()->playback().speed, slower);
    press(Qt::Key_Space);
    QVERIFY(f.playing() && agrees(f));
    press(Qt::Key_Space);
    QVERIFY(!f.playing() && agrees(f));
}

void TestWindowPlayback::spacePressesTheFocusedButton()
{
    WindowFixture f(recovering());
    int pressed = 0;
    for (QWidget *widget : tabStops(f.window)) {
        auto *button = qobject_cast<QToolButton *>(widget);
        if (!button || button->menu() || button == f.window.transport()->playButton()) {
            continue;
        }
        button->setFocus();
        QVERIFY(button->hasFocus());
        QSignalSpy clicked(button, &QAbstractButton::clicked);
        QTest::keyClick(button, Qt::Key_Space);
        QVERIFY2(clicked.size() == 1, qPrintable(button->accessibleName()));
        QVERIFY2(!f.playing(), qPrintable(button->accessibleName()));
        ++pressed;
    }
    QVERIFY(pressed >= 5); // four of the transport, and the new seed
}

void TestWindowPlayback::controlSpaceWorksEverywhere()
{
    WindowFixture f(recovering());
    int places = 0;
    for (QWidget *widget : tabStops(f.window)) {
        widget->setFocus();
        QCOMPARE(QApplication::focusWidget(), widget);
        QTest::keyClick(widget, Qt::Key_Space, Qt::ControlModifier);
        QVERIFY2(f.playing() && agrees(f), qPrintable(widget->accessibleName()));
        QTest::keyClick(widget, Qt::Key_Space, Qt::ControlModifier);
        QVERIFY2(!f.playing() && agrees(f), qPrintable(widget->accessibleName()));
        ++places;
    }
    QVERIFY2(places > 20, qPrintable(QString::number(places)));
    QCOMPARE(f.results.size(), 0); // and changes nothing there
}

void TestWindowPlayback::fiftyQuickStepsAndAPlay()
{
    WindowFixture f(recovering());
    f.window.timeline()->setFocus();
    f.window.play();
    for (int i = 0; i < 50; ++i) {
        QTest::keyClick(f.window.timeline(), i % 3 == 2 ? Qt::Key_Left : Qt::Key_Right);
        QVERIFY(!f.playing() && agrees(f));
    }
    QTest::mouseClick(f.window.transport()->playButton(), Qt::LeftButton);
    QVERIFY(f.playing() && agrees(f));
    f.window.transport()->actions()->playPause()->trigger();
    QVERIFY(!f.playing() && agrees(f));
}

void TestWindowPlayback::playheadIsDragged()
{
    WindowFixture f(recovering());
    TimelineView *timeline = f.window.timeline();
    const TimelineLayout layout = timeline->timelineLayout();
    const int y = timeline->height() / 2;
    const auto at = [&](double share) { return QPoint(qRound(layout.xAt(share * layout.end)), y); };
    f.window.play();
    QTest::mousePress(timeline, Qt::LeftButton, {}, at(0));
    QVERIFY(!f.playing() && agrees(f)); // the hand takes over
    QTest::mouseMove(timeline, at(0.5));
    QCOMPARE(f.cursor().t, layout.timeAt(at(0.5).x()));
    QVERIFY(f.window.transport()->clock()->text() != QStringLiteral("0.000 s"));
    QTest::mouseMove(timeline, at(1) + QPoint(500, 0));
    QCOMPARE(f.cursor().t, layout.end);
    QTest::mouseRelease(timeline, Qt::LeftButton, {}, at(1));
    QTest::mouseMove(timeline, at(0.25));
    QCOMPARE(f.cursor().t, layout.end);
    QCOMPARE(f.results.size(), 0);
    QCOMPARE(f.undoStack()->count(), 0);
}

void TestWindowPlayback::anHourBetweenFramesIsHalfASecond()
{
    WindowFixture f(recovering());
    f.playback()->setSpeed(Speed::One);
    f.window.play();
    f.frames->showFrame(10);
    f.frames->showFrame(10 + 3600);
    QCOMPARE(f.cursor().t, 0.5);
    QCOMPARE(f.window.transport()->clock()->text(), QStringLiteral("0.500 s"));
    f.playback()->pause();
    f.window.play(); // what passed while paused is forgotten
    f.frames->showFrame(99'999);
    QCOMPARE(f.cursor().t, 0.5);
}

// With the real clock: no timer of any kind runs in the window once the layout has settled.
void TestWindowPlayback::pausedMeansNoTimer()
{
    MainWindow window(recovering(), Language::English, std::make_unique<TimerFrameSource>());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.timeline()->setFocus(); // a text field's cursor blinks
    QTRY_COMPARE(activeTimers(window), QStringList());
    const auto *frames = window.findChild<TimerFrameSource *>();
    QVERIFY(!frames->isActive());
    window.play();
    QVERIFY(frames->isActive());
    window.playbackController()->pause();
    QVERIFY(!frames->isActive());
    QTRY_COMPARE(activeTimers(window), QStringList());
    window.playbackController()->stepForward();
    window.playbackController()->scrubTo(1);
    window.playbackController()->setSpeed(Speed::Ten);
    window.play();
    QTRY_VERIFY(!window.playbackController()->playback().playing); // to the end by itself
    QVERIFY(!frames->isActive());
    QTRY_COMPARE(activeTimers(window), QStringList());
}

void TestWindowPlayback::closingPauses()
{
    WindowFixture f(recovering());
    f.window.play();
    f.window.close();
    QVERIFY(!f.playing() && !f.frames->isActive());
}

// A screen reader is told of it by the name that it has from then on.
void TestWindowPlayback::eachSentenceIsAnnounced()
{
    WindowFixture f(recovering());
    const auto labels = f.window.findChildren<QLabel *>();
    const auto sentence = std::ranges::find(labels, f.window.sentence(), &QLabel::text);
    QVERIFY(sentence != labels.end());
    QStringList told;
    while (f.cursor().t < f.playback()->end()) {
        f.playback()->stepForward();
        QCOMPARE((*sentence)->accessibleName(), f.window.sentence());
        told << f.window.sentence();
    }
    told.removeDuplicates(); // both lanes have their events
    QVERIFY(told.size() > 10);
}

void TestWindowPlayback::motionIsReducedByTheMenu()
{
    WindowFixture f(recovering());
    const auto glidesAs = [&f](const char *choice) {
        const auto actions = f.window.findChildren<QAction *>();
        const QString text = QString::fromLatin1(choice);
        (*std::ranges::find(actions, text, &QAction::text))->trigger();
        f.playback()->toStart();
        f.playback()->play();
        bool glides = false;
        for (int frame = 0; frame < 60; ++frame) {
            f.frames->showFrame(frame / 60.0);
            const Cursor cursor = f.cursor();
            glides |= cursor.t != f.result()->events[std::size_t(cursor.index)].t;
        }
        return glides;
    };
    QVERIFY(!glidesAs("&Reduced"));
    QVERIFY(glidesAs("&Full"));
    QVERIFY(!glidesAs("&Reduced"));
    QVERIFY(glidesAs("As the &System"));
}

QTEST_MAIN(TestWindowPlayback)
#include "test_window_playback.moc"
