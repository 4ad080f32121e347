// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The window fits small screens in both languages: nothing is cut, elided or covered.

#include "tests/ui/scripted.h"
#include "tests/ui/window/widget_walk.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/charts/charts_panel.h"
#include "ui/tables/results_panel.h"
#include "ui/window/lower_area.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QStyleOptionComboBox>
#include <QTabBar>

#include <optional>

using namespace backoff;

namespace {

bool isCut(const QLabel &label)
{
    const QMargins margins = label.contentsMargins();
    const int width = label.width() - margins.left() - margins.right();
    if (label.wordWrap()) {
        return label.heightForWidth(label.width()) > label.height();
    }
    return label.sizeHint().width() > label.width() || label.fontMetrics().height() > label.height()
        || label.fontMetrics().horizontalAdvance(label.text()) > width;
}

// A card has labels of its own; a button of a fixed size shows a symbol.
bool isCut(const QAbstractButton &button)
{
    const bool showsText = !button.layout() && button.minimumWidth() != button.maximumWidth();
    return showsText && button.sizeHint().width() > button.width();
}

bool isCut(const QTabBar &bar)
{
    for (int i = 0; i < bar.count(); ++i) {
        const QRect tab = bar.tabRect(i);
        if (bar.fontMetrics().horizontalAdvance(bar.tabText(i)) > tab.width()
            || !bar.rect().contains(tab)) {
            return true;
        }
    }
    return false;
}

bool isCut(const QComboBox &combo)
{
    QStyleOptionComboBox option;
    option.initFrom(&combo);
    option.currentText = combo.currentText();
    const QRect room = combo.style()->subControlRect(
        QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &combo);
    return combo.fontMetrics().horizontalAdvance(combo.currentText()) > room.width();
}

bool isCut(const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget)) {
        return isCut(*label);
    }
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget)) {
        return isCut(*button);
    }
    if (const auto *bar = qobject_cast<const QTabBar *>(&widget)) {
        return isCut(*bar);
    }
    if (const auto *combo = qobject_cast<const QComboBox *>(&widget)) {
        return isCut(*combo);
    }
    return false;
}

bool isTooSmall(const QWidget &widget)
{
    const QSize least = widget.minimumSizeHint();
    const bool isFixed = widget.minimumSize() == widget.maximumSize();
    const bool isHeader = widget.inherits("QHeaderView"); // its table gives it the place
    return !isFixed && !isHeader && least.isValid()
        && (widget.width() < least.width() || widget.height() < least.height());
}

bool isLeaf(const QWidget &widget, const QList<QWidget *> &shown)
{
    return std::none_of(shown.begin(), shown.end(), [&](const QWidget *other) {
        return widget.isAncestorOf(other);
    });
}

QStringList cutTexts(const QWidget &window)
{
    QStringList cut;
    for (const QWidget *widget : shownWidgets(window)) {
        if (isCut(*widget)) {
            cut << describe(*widget);
        }
    }
    return cut;
}

QStringList squeezed(const QWidget &window)
{
    QStringList found;
    for (const QWidget *widget : shownWidgets(window)) {
        if (isTooSmall(*widget)) {
            found << describe(*widget);
        }
    }
    return found;
}

QStringList overlaps(const QWidget &window)
{
    const QList<QWidget *> shown = shownWidgets(window);
    QList<const QWidget *> leaves;
    for (const QWidget *widget : shown) {
        if (isLeaf(*widget, shown)) {
            leaves << widget;
        }
    }
    QStringList found;
    for (qsizetype a = 0; a < leaves.size(); ++a) {
        for (qsizetype b = a + 1; b < leaves.size(); ++b) {
            if (shownRect(*leaves[a]).intersects(shownRect(*leaves[b]))) {
                found << describe(*leaves[a]) + QStringLiteral(" and ") + describe(*leaves[b]);
            }
        }
    }
    return found;
}

} // namespace

class TestWindowFit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void fitsASmallScreen_data();
    void fitsASmallScreen();
    void nothingIsCutOrCovered_data();
    void nothingIsCutOrCovered();
    void refusedValuesFit();
    void shortWindowShowsOneCard();
    void tabsFollowTheSize();
    void tabsStayReachable_data();
    void tabsStayReachable();
};

void TestWindowFit::fitsASmallScreen_data()
{
    QTest::addColumn<bool>("spanish");
    QTest::newRow("English") << false;
    QTest::newRow("Spanish") << true;
}

void TestWindowFit::fitsASmallScreen()
{
    QFETCH(bool, spanish);
    std::optional<SpanishTexts> texts;
    if (spanish) {
        texts.emplace();
        QVERIFY(texts->isInstalled());
    }
    WindowFixture f(
        scripted("T R:5 P", 40), {1024, 600}, spanish ? Language::Spanish : Language::English);
    const QSize least = f.window.minimumSizeHint();
    QVERIFY2(least.width() <= 1024 && least.height() <= 600,
        qPrintable(QStringLiteral("%1x%2").arg(least.width()).arg(least.height())));
    QCOMPARE(f.window.size(), QSize(1024, 600));
}

void TestWindowFit::nothingIsCutOrCovered_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("spanish");
    QTest::addColumn<int>("chart"); // with the second chart the second table, too
    QTest::addColumn<Experiment>("experiment");
    Experiment apart = defaultExperiment(Unit::Seconds); // a line more in the verdict
    apart.policy.attempts = 4;
    apart.scenario.kind = ScenarioKind::TimedOutage;
    apart.scenario.downUntil = 3.4;
    const std::pair<const char *, Experiment> experiments[]
        = {{"blip", defaultExperiment(Unit::Seconds)},
            {"permanent", scripted("T R:5 P", 40)},
            {"lanes apart", apart}};
    for (const QSize size : {QSize(1024, 600), QSize(1280, 720), QSize(1440, 900)}) {
        for (const bool spanish : {false, true}) {
            for (int chart = ChartsPanel::Delays; chart <= ChartsPanel::Contention; ++chart) {
                for (const auto &[name, experiment] : experiments) {
                    QTest::addRow("%s %d wide, %s, chart %d",
                        name,
                        size.width(),
                        spanish ? "Spanish" : "English",
                        chart)
                        << size << spanish << chart << experiment;
                }
            }
        }
    }
}

void TestWindowFit::nothingIsCutOrCovered()
{
    QFETCH(QSize, size);
    QFETCH(bool, spanish);
    QFETCH(int, chart);
    QFETCH(Experiment, experiment);
    std::optional<SpanishTexts> texts;
    if (spanish) {
        texts.emplace();
    }
    WindowFixture f(experiment, size, spanish ? Language::Spanish : Language::English);
    if (chart == ChartsPanel::Cumulative) {
        f.window.lower()->showTable(ResultsPanel::Transcript);
    }
    f.window.lower()->showChart(chart);
    f.playback()->scrubTo(f.playback()->end() / 2); // the longest sentence
    QCoreApplication::processEvents();
    QCOMPARE(f.window.size(), size);
    QCOMPARE(cutTexts(f.window).join(u'\n'), QString());
    QCOMPARE(overlaps(f.window).join(u'\n'), QString());
    QCOMPARE(squeezed(f.window).join(u'\n'), QString());
}

void TestWindowFit::refusedValuesFit()
{
    WindowFixture f(defaultExperiment(Unit::Seconds), {1024, 600});
    f.enter(Field::Base, QStringLiteral("abc"));
    f.enter(Field::Attempts, QStringLiteral("1,000"));
    QCoreApplication::processEvents();
    QCOMPARE(cutTexts(f.window).join(u'\n'), QString());
    QCOMPARE(overlaps(f.window).join(u'\n'), QString());
}

void TestWindowFit::shortWindowShowsOneCard()
{
    WindowFixture f(defaultExperiment(Unit::Seconds), {1024, 600});
    QVERIFY(f.window.lower()->isCompact());
    QVERIFY(f.window.charts()->isVisible() != f.window.results()->isVisible());
    WindowFixture tall(defaultExperiment(Unit::Seconds), {1440, 900});
    QVERIFY(!tall.window.lower()->isCompact());
    QVERIFY(tall.window.charts()->isVisible() && tall.window.results()->isVisible());
}

void TestWindowFit::tabsFollowTheSize()
{
    WindowFixture f(defaultExperiment(Unit::Seconds), {1440, 900});
    f.window.lower()->showTable(ResultsPanel::Transcript);
    f.window.lower()->showChart(ChartsPanel::Cumulative);
    for (const QSize size : {QSize(1024, 600), QSize(1440, 900), QSize(1024, 600)}) {
        f.window.resize(size);
        QCoreApplication::processEvents();
        QCOMPARE(f.window.lower()->isCompact(), size.height() == 600);
        QVERIFY(f.window.charts()->cumulative()->isVisible()); // what was shown last stays
        QCOMPARE(overlaps(f.window).join(u'\n'), QString());
    }
    f.window.lower()->showTable(ResultsPanel::Transcript); // chosen in the short window
    QVERIFY(!f.window.charts()->isVisible());
    f.window.resize(1440, 900);
    QCoreApplication::processEvents();
    QVERIFY(f.window.charts()->isVisible() && f.window.results()->isVisible());
    QCOMPARE(f.window.results()->tabs()->currentIndex(), int(ResultsPanel::Transcript));
    QVERIFY(f.window.results()->tabs()->isVisible());
}

void TestWindowFit::tabsStayReachable_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("one card") << QSize(1024, 600);
    QTest::newRow("both cards") << QSize(1440, 900);
}

void TestWindowFit::tabsStayReachable()
{
    QFETCH(QSize, size);
    WindowFixture f(defaultExperiment(Unit::Seconds), size);
    const auto press = [&](Qt::Key digit) {
        QTest::keyClick(QApplication::focusWidget(), digit, Qt::ControlModifier);
    };
    f.text(Field::Base)->setFocus();
    const auto *charts = f.window.charts();
    const auto *results = f.window.results();
    press(Qt::Key_2);
    QVERIFY(charts->cumulative()->isVisible() && !charts->delays()->isVisible());
    press(Qt::Key_7);
    QCOMPARE(results->tabs()->currentIndex(), int(ResultsPanel::Transcript));
    QVERIFY(results->isVisible());
    press(Qt::Key_1);
    QVERIFY(charts->delays()->isVisible());
    press(Qt::Key_6);
    QCOMPARE(results->tabs()->currentIndex(), int(ResultsPanel::ScheduleTable));
    QVERIFY(results->isVisible());
    QVERIFY(f.experiment() == defaultExperiment(Unit::Seconds));
}

QTEST_MAIN(TestWindowFit)
#include "test_window_fit.moc"
