// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The timeline's lane of policy B: where it stands, what it says, how it is painted.

#include "tests/ui/fail_on_warning.h"
#include "tests/ui/pinned/pinned_pairs.h"
#include "ui/timeline/policy_difference.h"
#include "ui/timeline/timeline_painter.h"
#include "ui/timeline/timeline_view.h"

#include <QHelpEvent>
#include <QImage>
#include <QPainter>
#include <QToolTip>
#include <QtTest>

using namespace backoff;

class TestPinnedLane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void threeLanesOnOneAxis_data() { addPairs(); }
    void threeLanesOnOneAxis();
    void textsNeverOverlapAndStayInside_data() { addPairs(); }
    void textsNeverOverlapAndStayInside();
    void differences_data();
    void differences();
    void theNoteIsWholeInItsToolTip();
    void saysWhatItShows();
    void theViewGrowsByALane();
    void aShortViewGivesUpWordsBeforeMarks();
    void barsHaveAColourOfTheirOwn_data();
    void barsHaveAColourOfTheirOwn();
    void marksTurnSolidAsThePlayheadPasses();
    void everyPairPaints();

private:
    static void addPairs();
};

static constexpr QSizeF sizes[] = {{1110, 280}, {700, 210}, {320, 190}};

void TestPinnedLane::addPairs()
{
    QTest::addColumn<Experiment>("experiment");
    QTest::addColumn<Policy>("pinned");
    for (const PinnedPair &pair : pinnedPairs()) {
        QTest::newRow(pair.name) << pair.experiment << pair.pinned;
    }
}

void TestPinnedLane::threeLanesOnOneAxis()
{
    QFETCH(Experiment, experiment);
    QFETCH(Policy, pinned);
    const auto result = makeRunResult(experiment, pinned);
    const auto alone = makeRunResult(withPolicy(experiment, pinned));
    for (const QSizeF size : sizes) {
        const auto layout = TimelineLayout::make(*result, size, QFont());
        QCOMPARE(layout.lanes.size(), std::size_t {3});
        QCOMPARE(layout.end, std::max(endOf(result->trace), alone->trace.jittered.end));
        QVERIFY(layout.axis.span >= layout.end);
        const LaneLayout &lane = layout.lanes[2];
        QCOMPARE(lane.id, LaneId::Pinned);
        QCOMPARE(lane.title.text, QStringLiteral("Policy B"));
        QVERIFY(lane.centreY > layout.lanes[1].centreY);
        const std::vector<Attempt> &attempts = alone->trace.jittered.attempts;
        QCOMPARE(lane.circles.back().number, attempts.back().number);
        QVERIFY(
            std::abs(lane.circles.back().centre.x() - layout.xAt(attempts.back().startsAt)) < 1);
        QVERIFY(lane.bands.back().rect.right() >= layout.axis.right - 1);
        QVERIFY(layout.axisTop > lane.circles.back().label.rect.top());
        QVERIFY(layout.ticks.front().label.rect.bottom() <= size.height() + 1);
    }
}

void TestPinnedLane::textsNeverOverlapAndStayInside()
{
    QFETCH(Experiment, experiment);
    QFETCH(Policy, pinned);
    const auto result = makeRunResult(experiment, pinned);
    for (const QSizeF size : sizes) {
        const auto layout = TimelineLayout::make(*result, size, QFont());
        std::vector<QRectF> texts;
        for (const LaneLayout &lane : layout.lanes) {
            const std::vector<QRectF> inLane = lane.textRects();
            texts.insert(texts.end(), inLane.begin(), inLane.end());
            texts.push_back(lane.title.rect);
            for (const TextBox &line : lane.note) {
                texts.push_back(line.rect);
            }
        }
        for (const AxisTick &tick : layout.ticks) {
            texts.push_back(tick.label.rect);
        }
        for (std::size_t i = 0; i < texts.size(); ++i) {
            QVERIFY2(texts[i].left() >= 0 && texts[i].right() <= size.width() + 0.5, "clipped");
            for (std::size_t k = i + 1; k < texts.size(); ++k) {
                const QRectF common = texts[i] & texts[k];
                QVERIFY2(common.width() <= 0 || common.height() <= 3, "two texts overlap");
            }
        }
    }
}

void TestPinnedLane::differences_data()
{
    QTest::addColumn<Policy>("pinned");
    QTest::addColumn<QString>("text");
    const auto add = [](const char *text, auto change) {
        Policy policy;
        change(policy);
        QTest::newRow(text) << policy << QString::fromLatin1(text);
    };
    add("no difference", [](Policy &) {});
    add("base 0.1 s", [](Policy &b) { b.base = 0.1; });
    add("no cap", [](Policy &b) { b.cap.reset(); });
    add("cap 8 s, attempts 9", [](Policy &b) {
        b.attempts = 9;
        b.cap = 8;
    });
    add("multiplier 3, seed 18446744073709551615", [](Policy &b) {
        b.multiplier = 3;
        b.seed = UINT64_MAX;
    });
    add("no jitter", [](Policy &b) { // it reads no seed
        b.jitter = Jitter::None;
        b.seed = 1;
    });
    add("equal, seed 1", [](Policy &b) {
        b.jitter = Jitter::Equal;
        b.seed = 1;
    });
    add("proportional, spread 0.2, before the cap", [](Policy &b) {
        b.jitter = Jitter::Proportional;
        b.spread = 0.2;
        b.capPlacement = CapPlacement::Before;
    });
    add("no difference", [](Policy &b) { // of other strategies
        b.spread = 0.2;
        b.offsets = {1};
        b.capPlacement = CapPlacement::Before;
    });
    add("fixed offsets, offsets 0.2, 0.9, 0.5", [](Policy &b) { b.jitter = Jitter::Offsets; });
}

void TestPinnedLane::differences()
{
    QFETCH(Policy, pinned);
    QTEST(differenceFrom(Policy(), pinned), "text");
    Policy proportional;
    proportional.jitter = Jitter::Proportional;
    Policy before = proportional;
    before.capPlacement = CapPlacement::Before;
    QCOMPARE(differenceFrom(proportional, before), QStringLiteral("before the cap"));
    QCOMPARE(differenceFrom(before, proportional), QStringLiteral("after the cap"));
}

void TestPinnedLane::theNoteIsWholeInItsToolTip()
{
    Policy pinned;
    pinned.jitter = Jitter::Proportional;
    pinned.base = 0.1;
    pinned.cap.reset();
    pinned.attempts = 9;
    TimelineView view;
    view.resize(400, 220);
    view.setResult(makeRunResult(downFor(6), pinned));
    view.show();
    const LaneLayout &lane = view.timelineLayout().lanes[2];
    QVERIFY(lane.note.front().text.endsWith(u'…'));
    const auto help = [&](QPointF at) {
        QHelpEvent event(QEvent::ToolTip, at.toPoint(), view.mapToGlobal(at.toPoint()));
        QCoreApplication::sendEvent(&view, &event);
        return QToolTip::text();
    };
    QCOMPARE(help(lane.note.front().rect.center()),
        QStringLiteral("proportional, spread 0.5, after the cap, base 0.1 s, no cap, attempts 9"));
    QToolTip::hideText();
}

void TestPinnedLane::saysWhatItShows()
{
    Policy pinned;
    pinned.jitter = Jitter::None;
    pinned.attempts = 2;
    TimelineView view;
    view.setResult(makeRunResult(defaultExperiment(Unit::Seconds), pinned));
    QVERIFY2(view.accessibleDescription().contains(QStringLiteral(
                 "With policy B (no jitter, attempts 2) it gave up after attempt 2 at 0.500 s.")),
        qPrintable(view.accessibleDescription()));
}

void TestPinnedLane::theViewGrowsByALane()
{
    TimelineView view;
    view.setResult(makeRunResult(downFor(6)));
    const int hint = view.sizeHint().height();
    const int least = view.minimumSizeHint().height();
    view.setResult(makeRunResult(downFor(6), Policy()));
    QVERIFY(view.sizeHint().height() > hint + 40);
    QVERIFY(view.minimumSizeHint().height() <= least + 10); // a small screen has no more
    view.setResult(makeRunResult(downFor(6)));
    QCOMPARE(view.sizeHint().height(), hint);
    QCOMPARE(view.minimumSizeHint().height(), least);
}

void TestPinnedLane::aShortViewGivesUpWordsBeforeMarks()
{
    const auto result = makeRunResult(downFor(6), Policy());
    const QFont font;
    const auto least = int(minimumTimelineHeight(font, 3));
    const auto calm = int(comfortableTimelineHeight(font, 3));
    QVERIFY(calm - least > 60);
    bool hadWords = false;
    for (int height = least; height <= calm; ++height) {
        const auto layout = TimelineLayout::make(*result, QSizeF(700, height), font);
        const bool hasWords = layout.lanes[2].bands.front().word.shown();
        QVERIFY(hasWords || !hadWords); // once there is room for them they stay
        hadWords = hasWords;
        QVERIFY(layout.radius >= 5);
        for (std::size_t i = 0; i < 3; ++i) { // rows do not touch
            const LaneLayout &lane = layout.lanes[i];
            const QRectF number = lane.circles.front().label.rect;
            QVERIFY(lane.bands.front().rect.bottom() <= lane.centreY - layout.radius);
            QVERIFY(number.top() >= lane.centreY + layout.radius - 1);
            const qreal next
                = i < 2 ? layout.lanes[i + 1].bands.front().rect.top() : layout.axisTop;
            QVERIFY(number.bottom() <= next + 1);
        }
        QVERIFY(layout.ticks.front().label.rect.bottom() <= height);
    }
    QVERIFY(hadWords);
}

static QImage painted(const TimelineLayout &layout, const Theme &theme)
{
    QImage image(layout.size.toSize(), QImage::Format_RGB32);
    image.fill(theme.card);
    QPainter painter(&image);
    TimelinePainter(painter, layout, theme, std::nullopt).paint();
    return image;
}

void TestPinnedLane::barsHaveAColourOfTheirOwn_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestPinnedLane::barsHaveAColourOfTheirOwn()
{
    QFETCH(bool, dark);
    const Theme theme = dark ? Theme::darkTheme() : Theme::light();
    const auto result = makeRunResult(downFor(4), Policy());
    const auto layout = TimelineLayout::make(*result, QSizeF(1000, 280), QFont());
    const QImage image = painted(layout, theme);
    const QColor colors[] = {theme.tint, theme.accent, theme.pinnedB};
    for (std::size_t i = 0; i < 3; ++i) {
        const LaneLayout &lane = layout.lanes[i];
        const QRectF bar = lane.bars.back().rect;
        QCOMPARE(
            image.pixelColor(qRound(bar.center().x() + bar.width() / 4), qRound(bar.top() + 2)),
            colors[i]);
    }
}

void TestPinnedLane::marksTurnSolidAsThePlayheadPasses()
{
    Experiment experiment = downFor(2);
    Policy pinned = experiment.policy;
    pinned.jitter = Jitter::None;
    pinned.attempts = 3; // calls at 0, 0.5 and 1.5 s
    const auto result = makeRunResult(experiment, pinned);
    const auto answered = [&](double t) {
        return TimelineMoment::at(*result, cursorAt(result->events, t)).answered[2];
    };
    QCOMPARE(answered(0), 1);
    QCOMPARE(answered(0.4), 1);
    QCOMPARE(answered(0.5), 2);
    QCOMPARE(answered(1.5), 3);
    // Of one instant one by one: the first call of each lane.
    const std::int64_t before = TimelineMoment::at(*result, {0, 0}).answered[2];
    QCOMPARE(before, 0);
    QCOMPARE(TimelineMoment::at(*makeRunResult(experiment), {0, 0}).answered[2], 0);
}

void TestPinnedLane::everyPairPaints()
{
    for (const PinnedPair &pair : pinnedPairs()) {
        const auto result = makeRunResult(pair.experiment, pair.pinned);
        for (const QSize size : {QSize(1110, 280), QSize(320, 120), QSize(40, 30)}) {
            TimelineView view;
            view.resize(size);
            view.setResult(result);
            view.setCursorPosition(cursorAt(result->events, endOf(result->events) / 2));
            QVERIFY2(!view.grab().isNull(), pair.name);
        }
    }
}

QTEST_MAIN(TestPinnedLane)
#include "test_pinned_lane.moc"
