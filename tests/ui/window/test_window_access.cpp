// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Keyboard, screen readers, colours, and what stays over many edits.

#include "tests/ui/window/widget_walk.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/charts/charts_panel.h"
#include "ui/playback/playback_actions.h"
#include "ui/playback/transport_bar.h"
#include "ui/style/app_style.h"
#include "ui/tables/results_panel.h"
#include "ui/timeline/timeline_view.h"
#include "ui/window/lower_area.h"

#include <QAccessible>
#include <QApplication>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>

#include <map>
#include <optional>
#include <set>

using namespace backoff;

class TestWindowAccess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void everythingFocusableHasAName_data();
    void everythingFocusableHasAName();
    void tabReachesEverythingInOrder();
    void viewsDescribeWhatTheyShow();
    void shortcutsAreUnique();
    void menusHaveUniqueMnemonics_data();
    void menusHaveUniqueMnemonics();
    void paletteChangeSwitchesTheTheme();
    void threeHundredEditsLeaveNothingBehind();
};

namespace {

void addLanguages()
{
    QTest::addColumn<bool>("spanish");
    QTest::newRow("English") << false;
    QTest::newRow("Spanish") << true;
}

QString nameOf(const QObject *object)
{
    return object ? QString::fromLatin1(object->metaObject()->className()) + QLatin1Char(' ')
            + object->objectName()
                  : QStringLiteral("nothing");
}

void collectNameless(QAccessibleInterface *interface, QStringList &nameless, int &focusable)
{
    const QAccessible::State state = interface->state();
    const bool isCell = interface->role() == QAccessible::Cell; // its text is data, or none
    if (state.focusable && !state.invisible && !state.disabled && !isCell) {
        ++focusable;
        if (interface->text(QAccessible::Name).isEmpty()) {
            const QObject *object = interface->object();
            const QObject *parent = object ? object->parent() : nullptr;
            nameless << QStringLiteral("role %1, %2 in %3")
                            .arg(interface->role())
                            .arg(nameOf(object), nameOf(parent));
        }
    }
    for (int i = 0; i < std::min(interface->childCount(), 60); ++i) {
        if (QAccessibleInterface *child = interface->child(i)) {
            collectNameless(child, nameless, focusable);
        }
    }
}

// Of a menu and those below it: the letters that two entries share.
void collectSharedMnemonics(const QWidget &menu, QStringList &shared)
{
    std::map<QChar, QString> taken;
    for (const QAction *action : menu.actions()) {
        const QKeySequence keys = QKeySequence::mnemonic(action->text());
        if (!keys.isEmpty()) {
            const QChar letter(keys[0].key());
            if (!taken.try_emplace(letter, action->text()).second) {
                shared << taken[letter] + QStringLiteral(" and ") + action->text();
            }
        }
        if (action->menu()) {
            collectSharedMnemonics(*action->menu(), shared);
        }
    }
}

std::array<qsizetype, 4> objectCounts(const MainWindow &window)
{
    qsizetype items = 0;
    for (const auto *view : window.findChildren<QGraphicsView *>()) {
        items += view->scene()->items().size();
    }
    return {window.findChildren<QObject *>().size(),
        window.findChildren<QAction *>().size(),
        items,
        QApplication::allWidgets().size()};
}

} // namespace

void TestWindowAccess::everythingFocusableHasAName_data() { addLanguages(); }

void TestWindowAccess::everythingFocusableHasAName()
{
    QFETCH(bool, spanish);
    std::optional<SpanishTexts> texts;
    if (spanish) {
        texts.emplace();
    }
    for (const QSize size : {QSize(1024, 600), QSize(1440, 900)}) {
        WindowFixture f(defaultExperiment(Unit::Seconds),
            size,
            spanish ? Language::Spanish : Language::English);
        for (int tab = 0; tab < f.window.charts()->tabs()->count(); ++tab) {
            f.window.lower()->showChart(tab);
            QStringList nameless;
            int focusable = 0;
            collectNameless(QAccessible::queryAccessibleInterface(&f.window), nameless, focusable);
            QCOMPARE(nameless.join(u'\n'), QString());
            QVERIFY2(focusable > 25, qPrintable(QString::number(focusable)));
            for (const QWidget *stop : tabStops(f.window)) {
                QVERIFY2(!QAccessible::queryAccessibleInterface(const_cast<QWidget *>(stop))
                              ->text(QAccessible::Name)
                              .isEmpty(),
                    qPrintable(describe(*stop)));
            }
        }
    }
}

// Once each: the form from top to bottom, then the right side from top to bottom, then the
// transport from left to right.
void TestWindowAccess::tabReachesEverythingInOrder()
{
    WindowFixture f(defaultExperiment(Unit::Seconds), {1440, 900});
    const QList<const QWidget *> regions {f.window.inputs(),
        f.window.timeline(),
        f.window.charts(),
        f.window.lower()->handle(1),
        f.window.results(),
        f.window.transport()};
    const auto regionOf = [&](const QWidget *widget) {
        for (qsizetype i = 0; i < regions.size(); ++i) {
            if (widget == regions[i] || regions[i]->isAncestorOf(widget)) {
                return i;
            }
        }
        return qsizetype(-1);
    };
    QWidget *const first = f.text(Field::Base);
    first->setFocus();
    QList<QWidget *> visited {first};
    for (int i = 0; i < 80; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        if (QApplication::focusWidget() == first) {
            break;
        }
        visited << QApplication::focusWidget();
    }
    for (qsizetype i = 0; i < visited.size(); ++i) {
        QVERIFY2(regionOf(visited[i]) >= 0, qPrintable(describe(*visited[i])));
        QVERIFY2(visited.indexOf(visited[i]) == i, qPrintable(describe(*visited[i])));
        if (i > 0) {
            QVERIFY2(regionOf(visited[i]) >= regionOf(visited[i - 1]),
                qPrintable(describe(*visited[i - 1]) + QStringLiteral(" before ")
                    + describe(*visited[i])));
        }
    }
    // Of the cards, radio buttons in all but their looks, Tab reaches the chosen one alone.
    for (QWidget *stop : tabStops(f.window)) {
        const bool otherCard
            = stop->inherits("backoff::ScenarioCard") && !stop->property("checked").toBool();
        QVERIFY2(visited.contains(stop) != otherCard, qPrintable(describe(*stop)));
    }
}

void TestWindowAccess::viewsDescribeWhatTheyShow()
{
    WindowFixture f;
    const auto description = [](QWidget *widget) {
        return QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Description);
    };
    const QString timeline = description(f.window.timeline());
    QVERIFY2(timeline.contains(QStringLiteral("recovered on attempt 3")), qPrintable(timeline));
    const QString delays = description(f.window.charts()->delays());
    QVERIFY2(!delays.isEmpty(), "delays");
    f.enter(Field::FailFirst, QStringLiteral("4"));
    QVERIFY(description(f.window.timeline()) != timeline);
    QVERIFY(description(f.window.charts()->delays()) != delays);
}

// A key of the window is one action's alone; a key of a panel is one action's within it.
void TestWindowAccess::shortcutsAreUnique()
{
    WindowFixture f;
    std::map<QKeySequence, QString> ofWindow;
    for (const QAction *action : f.window.findChildren<QAction *>()) {
        if (action->shortcutContext() != Qt::WindowShortcut) {
            continue;
        }
        for (const QKeySequence &keys : action->shortcuts()) {
            QVERIFY2(ofWindow.try_emplace(keys, action->text()).second,
                qPrintable(keys.toString() + u' ' + action->text()));
            QVERIFY2(keys[0].keyboardModifiers() != Qt::NoModifier
                    || keys[0].key() >= Qt::Key_F1 // a bare key would be stolen from a field
                    || !action->isEnabled(), // a presenter's, where no field is in sight
                qPrintable(keys.toString()));
        }
    }
    QVERIFY(ofWindow.size() >= 14);
    int panels = 0;
    for (const QWidget *widget : f.window.findChildren<QWidget *>()) {
        std::set<QKeySequence> ofPanel;
        for (const QAction *action : widget->actions()) {
            if (action->shortcutContext() != Qt::WidgetWithChildrenShortcut) {
                continue;
            }
            for (const QKeySequence &keys : action->shortcuts()) {
                QVERIFY2(ofPanel.insert(keys).second, qPrintable(keys.toString()));
                QVERIFY2(!ofWindow.contains(keys), qPrintable(keys.toString()));
            }
        }
        panels += !ofPanel.empty();
    }
    QCOMPARE(panels, 3); // the timeline and the two charts of the run
}

void TestWindowAccess::menusHaveUniqueMnemonics_data() { addLanguages(); }

void TestWindowAccess::menusHaveUniqueMnemonics()
{
    QFETCH(bool, spanish);
    std::optional<SpanishTexts> texts;
    if (spanish) {
        texts.emplace();
    }
    WindowFixture f(defaultExperiment(Unit::Seconds),
        {1280, 720},
        spanish ? Language::Spanish : Language::English);
    QStringList shared;
    collectSharedMnemonics(*f.window.menuBar(), shared);
    QCOMPARE(shared.join(u'\n'), QString());
    QVERIFY(f.window.menuBar()->actions().size() >= 5);
}

void TestWindowAccess::paletteChangeSwitchesTheTheme()
{
    const QPalette before = QApplication::palette();
    WindowFixture f(defaultExperiment(Unit::Seconds), {1440, 900});
    const auto ground = [&] { // of the verdict's card, the timeline and the chart
        const QImage image = f.window.grab().toImage();
        const auto at = [&](const QWidget *widget, QPoint point) {
            return QColor(image.pixel(widget->mapTo(&f.window, point)));
        };
        return QList<QColor> {at(f.window.timeline(), {2, 2}),
            at(f.window.charts(), {f.window.charts()->width() / 2, 6}),
            at(f.window.results(), {f.window.results()->width() / 2, 6}),
            at(f.window.transport(), {4, 4})};
    };
    const Theme light = Theme::of(before);
    const Theme other = light.dark ? Theme::light() : Theme::darkTheme();
    QCOMPARE(ground(), QList<QColor>(4, light.card));
    QApplication::setPalette(paletteOf(other));
    QCoreApplication::processEvents();
    QCOMPARE(ground(), QList<QColor>(4, other.card));
    QApplication::setPalette(before);
    QCoreApplication::processEvents();
    QCOMPARE(ground(), QList<QColor>(4, light.card));
    QCOMPARE(f.results.size(), 0);
}

void TestWindowAccess::threeHundredEditsLeaveNothingBehind()
{
    WindowFixture f;
    const auto edit = [&](int i) {
        Experiment next = defaultExperiment(Unit::Seconds);
        next.policy.attempts = 2 + i % 7;
        next.policy.seed = std::uint64_t(i);
        next.policy.jitter = allJitters[std::size_t(i) % std::size(allJitters)];
        next.scenario.kind = allScenarios[std::size_t(i) % std::size(allScenarios)];
        f.window.experimentController()->apply(next, Edit::Properties);
        if (i % 21 == 0) {
            f.window.lower()->showChart(i / 21 % 2);
            f.window.lower()->showTable(i / 21 % 2);
            f.playback()->toEnd();
        }
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    for (int i = 1; i <= 42; ++i) { // each jitter with each service, every view shown once
        edit(i);
    }
    const auto before = objectCounts(f.window);
    for (int i = 1; i <= 336; ++i) { // and ends where it began
        edit(i);
    }
    const auto after = objectCounts(f.window);
    for (std::size_t i = 0; i < before.size(); ++i) {
        QCOMPARE(after[i], before[i]);
    }
}

QTEST_MAIN(TestWindowAccess)
#include "test_window_access.moc"
