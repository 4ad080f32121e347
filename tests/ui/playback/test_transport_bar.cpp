// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/fail_on_warning.h"
#include "ui/playback/frame_source.h"
#include "ui/playback/playback_actions.h"
#include "ui/playback/playback_controller.h"
#include "ui/playback/scrubber.h"
#include "ui/playback/speed_chooser.h"
#include "ui/playback/transport_bar.h"
#include "ui/playback/transport_button.h"
#include "ui/playback/virtual_clock.h"

#include <QAccessible>
#include <QAction>
#include <QImage>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

using namespace backoff;

class TestTransportBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void buttonActionAndStateAgree();
    void fiftyQuickStepsAndAPlay();
    void bareKeysWorkOnThePanelAlone();
    void controlSpaceWorksEverywhere();
    void scrubberDragsAndTakesKeys();
    void wheelLeavesUnfocusedControlsAlone();
    void speedIsShownAndChosen();
    void clockKeepsItsPlace();
    void clockHasRoomForEveryTime();
    void everyControlHasAName();
    void tabGoesFromLeftToRight();
    void fits1024InALongLanguage();
    void aRunOfNoTimeIsShown();
};

namespace {

struct Window {
    explicit Window(std::int64_t failFirst = 4)
    {
        Experiment experiment;
        experiment.policy.cap = 8;
        experiment.scenario.failFirst = failFirst;
        controller.setResult(makeRunResult(experiment));
        panel->setFocusPolicy(Qt::StrongFocus);
        auto *column = new QVBoxLayout(&window);
        column->addWidget(panel);
        column->addWidget(bar);
        bar->actions()->addKeysTo(panel);
        window.resize(1024, 300);
        window.show();
    }

    bool activate() { return QTest::qWaitForWindowActive(&window); }
    double t() const { return controller.playback().cursor.t; }
    bool playing() const { return controller.playback().playing; }
    bool agrees() const
    {
        const TransportGlyph glyph = playing() ? TransportGlyph::Pause : TransportGlyph::Play;
        const QString name = playing() ? QStringLiteral("Pause") : QStringLiteral("Play");
        return bar->playButton()->glyph() == glyph && bar->playButton()->text() == name
            && bar->playButton()->accessibleName() == name
            && bar->actions()->playPause()->text() == name && frames.isActive() == playing();
    }

    ManualFrameSource frames;
    PlaybackController controller {&frames};
    QWidget window;
    QWidget *panel = new QWidget(&window);
    TransportBar *bar = new TransportBar(&controller, &window);
};

void turnWheel(QWidget *widget)
{
    const QPointF middle = QRectF(widget->rect()).center();
    QWheelEvent event(middle,
        widget->mapToGlobal(middle),
        {},
        QPoint(0, -120),
        Qt::NoButton,
        Qt::NoModifier,
        Qt::NoScrollPhase,
        false);
    QCoreApplication::sendEvent(widget, &event);
}

} // namespace

void TestTransportBar::buttonActionAndStateAgree()
{
    Window w;
    QVERIFY(w.agrees());
    QTest::mouseClick(w.bar->playButton(), Qt::LeftButton);
    QVERIFY(w.playing() && w.agrees());
    w.bar->actions()->playPause()->trigger();
    QVERIFY(!w.playing() && w.agrees());
    w.controller.setSpeed(Speed::Ten);
    w.controller.play();
    for (int i = 0; i < 10; ++i) { // to the end: pauses by itself
        w.frames.showFrame(i * 0.5);
    }
    QVERIFY(!w.playing() && w.agrees());
}

void TestTransportBar::fiftyQuickStepsAndAPlay()
{
    Window w;
    const QList<TransportButton *> buttons = w.bar->findChildren<TransportButton *>();
    QCOMPARE(buttons.size(), 5);
    w.controller.play();
    for (int i = 0; i < 50; ++i) {
        QTest::mouseClick(buttons[i % 3 == 2 ? 1 : 3], Qt::LeftButton);
        QVERIFY(!w.playing() && w.agrees());
    }
    QTest::mouseClick(w.bar->playButton(), Qt::LeftButton);
    QVERIFY(w.playing() && w.agrees());
}

void TestTransportBar::bareKeysWorkOnThePanelAlone()
{
    Window w;
    QVERIFY(w.activate());
    w.panel->setFocus();
    QTest::keyClick(w.panel, Qt::Key_Right);
    QCOMPARE(w.controller.playback().cursor.index, 1);
    QTest::keyClick(w.panel, Qt::Key_Left);
    QCOMPARE(w.controller.playback().cursor.index, 0);
    QTest::keyClick(w.panel, Qt::Key_End);
    QCOMPARE(w.t(), 7.5);
    QTest::keyClick(w.panel, Qt::Key_Home);
    QCOMPARE(w.t(), 0.0);
    w.controller.setSpeed(Speed::Two);
    QTest::keyClick(w.panel, Qt::Key_Minus);
    QCOMPARE(w.controller.playback().speed, Speed::One);
    QTest::keyClick(w.panel, Qt::Key_Plus);
    QCOMPARE(w.controller.playback().speed, Speed::Two);
    QTest::keyClick(w.panel, Qt::Key_Space);
    QVERIFY(w.playing());
    w.controller.pause();

    TransportButton *toEnd = w.bar->findChildren<TransportButton *>().last();
    toEnd->setFocus();
    QTest::keyClick(toEnd, Qt::Key_Space); // clicks the button that has the focus
    QCOMPARE(w.t(), 7.5);
    QVERIFY(!w.playing());
}

void TestTransportBar::controlSpaceWorksEverywhere()
{
    Window w;
    QVERIFY(w.activate());
    w.bar->speedChooser()->setFocus();
    QTest::keyClick(w.bar->speedChooser(), Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(w.playing());
    w.panel->setFocus();
    QTest::keyClick(w.panel, Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(!w.playing());
}

void TestTransportBar::scrubberDragsAndTakesKeys()
{
    Window w;
    Scrubber *scrubber = w.bar->scrubber();
    w.controller.play();
    const int y = scrubber->height() / 2;
    QTest::mousePress(scrubber, Qt::LeftButton, {}, QPoint(scrubber->width() / 2, y));
    QVERIFY(!w.playing()); // the hand takes over
    QVERIFY(std::abs(w.t() - 3.75) < 0.05);
    QTest::mouseMove(scrubber, QPoint(scrubber->width() + 50, y));
    QCOMPARE(w.t(), 7.5);
    QTest::mouseRelease(scrubber, Qt::LeftButton, {}, QPoint(scrubber->width() + 50, y));

    w.controller.toStart();
    QCOMPARE(scrubber->value(), 0);
    QTest::keyClick(scrubber, Qt::Key_Right);
    QCOMPARE(w.t(), 0.075);
    QTest::keyClick(scrubber, Qt::Key_End);
    QCOMPARE(w.t(), 7.5);
    QTest::keyClick(scrubber, Qt::Key_Home);
    QCOMPARE(w.t(), 0.0);
}

void TestTransportBar::wheelLeavesUnfocusedControlsAlone()
{
    Window w;
    QVERIFY(w.activate());
    w.controller.scrubTo(3);
    w.panel->setFocus();
    const Playback before = w.controller.playback();
    turnWheel(w.bar->scrubber());
    turnWheel(w.bar->speedChooser());
    QCOMPARE(w.controller.playback(), before);
    w.bar->scrubber()->setFocus();
    turnWheel(w.bar->scrubber());
    QVERIFY(w.controller.playback() != before);
}

void TestTransportBar::speedIsShownAndChosen()
{
    Window w;
    SpeedChooser *chooser = w.bar->speedChooser();
    QCOMPARE(chooser->count(), 7);
    QSignalSpy spy(chooser, &SpeedChooser::chosen);
    for (const Speed speed : allSpeeds) {
        w.controller.setSpeed(speed);
        QCOMPARE(chooser->currentIndex(), static_cast<int>(speed));
    }
    QVERIFY(spy.isEmpty());
    chooser->setCurrentIndex(static_cast<int>(Speed::Quarter));
    QCOMPARE(w.controller.playback().speed, Speed::Quarter);
    QVERIFY(chooser->currentText().contains(u'¼'));
    QVERIFY(!w.playing());
}

void TestTransportBar::clockKeepsItsPlace()
{
    Window w;
    VirtualClock *clock = w.bar->clock();
    w.controller.scrubTo(2.769);
    QCOMPARE(clock->text(), QStringLiteral("2.769 s"));
    const auto heard = [](QWidget *widget, QAccessible::Text text) {
        return QAccessible::queryAccessibleInterface(widget)->text(text);
    };
    QCOMPARE(heard(clock, QAccessible::Name), QStringLiteral("Virtual time 2.769 s"));
    QCOMPARE(heard(w.bar->scrubber(), QAccessible::Value), QStringLiteral("2.769 s"));
    const QSize before = clock->sizeHint();
    w.controller.scrubTo(1.111);
    QCOMPARE(clock->sizeHint(), before);
}

// Whole: wider than its room a number would lose its first digits.
void TestTransportBar::clockHasRoomForEveryTime()
{
    Window w;
    VirtualClock *clock = w.bar->clock();
    for (const double base : {1.0, 1e9, 3e-9}) {
        Experiment experiment;
        experiment.policy.base = base;
        experiment.policy.cap = {};
        experiment.policy.jitter = Jitter::None;
        w.controller.setResult(makeRunResult(experiment));
        const int room = clock->sizeHint().width();
        for (const double time : {0.0, base / 3, 1234567.891, 4.5678e8}) {
            if (time <= w.controller.end()) {
                w.controller.scrubTo(time);
                clock->setLongest(clock->text().section(u' ', 0, 0));
                QVERIFY2(clock->sizeHint().width() <= room, qPrintable(clock->text()));
            }
        }
    }
}

void TestTransportBar::everyControlHasAName()
{
    Window w;
    QStringList names;
    for (QWidget *widget : w.bar->findChildren<QWidget *>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible()) {
            continue;
        }
        const QString name = QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name);
        QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
        QVERIFY2(!names.contains(name), qPrintable(name));
        names << name;
    }
    QCOMPARE(names.size(), 7);
    for (const TransportButton *button : w.bar->findChildren<TransportButton *>()) {
        QVERIFY2(button->toolTip().contains(u'('), qPrintable(button->toolTip()));
    }
}

// Every text twice as long still leaves a scrubber that can be used.
void TestTransportBar::tabGoesFromLeftToRight()
{
    Window w;
    QVERIFY(w.activate());
    w.panel->setFocus();
    int lastX = -1;
    for (int stop = 0; stop < 7; ++stop) { // five buttons, scrubber, speed
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        const QWidget *focused = QApplication::focusWidget();
        QVERIFY(w.bar->isAncestorOf(focused));
        QVERIFY2(focused->x() > lastX, qPrintable(focused->accessibleName()));
        lastX = focused->x();
    }
}

void TestTransportBar::fits1024InALongLanguage()
{
    Window w;
    SpeedChooser *chooser = w.bar->speedChooser();
    for (int i = 0; i < chooser->count(); ++i) {
        chooser->setItemText(i, chooser->itemText(i) + chooser->itemText(i));
    }
    w.bar->clock()->setLongest(QStringLiteral("1234567890.123"));
    QVERIFY2(w.bar->minimumSizeHint().width() <= 1024,
        qPrintable(QString::number(w.bar->minimumSizeHint().width())));
}

void TestTransportBar::aRunOfNoTimeIsShown()
{
    Window w(0);
    QCOMPARE(w.controller.end(), 0.0);
    QCOMPARE(w.bar->clock()->text(), QStringLiteral("0.000 s"));
    QTest::mouseClick(w.bar->playButton(), Qt::LeftButton);
    QVERIFY(!w.playing() && w.agrees());
    QTest::keyClick(w.bar->scrubber(), Qt::Key_End);
    QCOMPARE(w.t(), 0.0);
}

QTEST_MAIN(TestTransportBar)
#include "test_transport_bar.moc"
