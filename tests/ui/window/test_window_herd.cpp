// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The views of the herd in the window: what gives way to them, their edits as steps of the one undo
// history, and policy B.

#include "tests/ui/window/window_fixture.h"
#include "ui/charts/chart_legend.h"
#include "ui/charts/chart_page.h"
#include "ui/charts/charts_panel.h"
#include "ui/exports/tables/table_dialog.h"
#include "ui/herd/fleet/value_slider.h"
#include "ui/herd/herd_controller.h"
#include "ui/herd/herd_pages.h"
#include "ui/herd/setting_box.h"
#include "ui/tables/results_panel.h"
#include "ui/timeline/timeline_view.h"
#include "ui/window/chart_tabs.h"
#include "ui/window/lower_area.h"

#include <QApplication>
#include <QClipboard>
#include <QTabBar>

using namespace backoff;

namespace {

struct HerdFixture : WindowFixture {
    using WindowFixture::WindowFixture;

    [[nodiscard]] ChartPage *page(HerdView view) const { return window.herd()->page(view); }
    [[nodiscard]] const HerdController *herd() const { return window.herd()->controller(); }
    void show(ChartsPanel::Tab tab) const { window.lower()->showChart(tab); }

    [[nodiscard]] SettingBox *box(HerdView view, Field field) const
    {
        for (SettingBox *box : page(view)->findChildren<SettingBox *>()) {
            if (box->field() == field) {
                return box;
            }
        }
        return nullptr;
    }
    void typeInto(HerdView view, Field field, const QString &typed) const
    {
        TextField *edit = box(view, field)->editor();
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, typed);
    }
    [[nodiscard]] bool shows(HerdView view) const
    {
        return page(view)->isVisible() && !window.timeline()->isVisible()
            && !window.results()->isVisible();
    }
    [[nodiscard]] bool showsTheRun() const
    {
        return window.timeline()->isVisible() && !window.lower()->showsHerd();
    }
};

} // namespace

class TestWindowHerd : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void theRunGivesWay_data();
    void theRunGivesWay();
    void oneLegendIsShown_data();
    void oneLegendIsShown();
    void onlyWhatIsShownIsComputed();
    void aFieldOfTheFleetIsOneStep();
    void aDragIsOneStep();
    void aRefusedSettingKeepsActionsFromGoingOn();
    void undoForgetsARefusedSetting();
    void policyBIsNoStep();
    void theCommandLineOfWhatIsShown();
    void fieldsOfThePagesKeepTheirKeys();
};

void TestWindowHerd::theRunGivesWay_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("large") << QSize(1440, 900);
    QTest::newRow("small") << QSize(1024, 600);
}

void TestWindowHerd::theRunGivesWay()
{
    QFETCH(const QSize, size);
    HerdFixture f(defaultExperiment(Unit::Seconds), size);
    QVERIFY(f.showsTheRun());
    const Qt::Key keys[] = {Qt::Key_3, Qt::Key_4, Qt::Key_5};
    for (const HerdView view : allHerdViews) {
        f.action(Qt::CTRL | keys[static_cast<std::size_t>(view)])->trigger();
        QCoreApplication::processEvents();
        QVERIFY(f.shows(view));
        QVERIFY(f.page(view)->width() >= f.page(view)->minimumSizeHint().width());
        QVERIFY(f.page(view)->height() >= f.page(view)->minimumSizeHint().height());
    }
    f.action(Qt::CTRL | Qt::Key_7)->trigger(); // the transcript
    QCoreApplication::processEvents();
    QVERIFY(f.showsTheRun());
    QVERIFY(f.window.results()->isVisible());
    f.action(Qt::CTRL | Qt::Key_4)->trigger();
    f.action(Qt::CTRL | Qt::Key_1)->trigger();
    QCoreApplication::processEvents();
    QVERIFY(f.showsTheRun());
    QVERIFY(f.window.charts()->isVisible());
}

void TestWindowHerd::oneLegendIsShown_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("room beside the tabs") << QSize(1440, 900);
    QTest::newRow("a row of its own") << QSize(1200, 720);
    QTest::newRow("small") << QSize(1024, 600);
}

void TestWindowHerd::oneLegendIsShown()
{
    QFETCH(const QSize, size);
    HerdFixture f(defaultExperiment(Unit::Seconds), size);
    for (const auto tab : {ChartsPanel::Strategies, ChartsPanel::Fleet, ChartsPanel::Contention}) {
        f.show(tab);
        QTRY_VERIFY(!f.herd()->state(*herdViewOf(tab)).isOlder());
        QCoreApplication::processEvents();
        int drawn = 0;
        for (ChartLegend *legend : f.window.charts()->findChildren<ChartLegend *>()) {
            const QImage image = legend->grab().toImage();
            bool blank = true;
            for (int x = 0; x < image.width(); ++x) {
                for (int y = 0; y < image.height(); ++y) {
                    blank = blank && image.pixel(x, y) == image.pixel(0, 0);
                }
            }
            drawn += legend->isVisible() && !blank;
        }
        QCOMPARE(drawn, 1);
    }
}

void TestWindowHerd::onlyWhatIsShownIsComputed()
{
    HerdFixture f;
    f.enter(Field::Base, QStringLiteral("1"));
    QVERIFY(!f.herd()->fleet());
    QVERIFY(!f.herd()->strategies());
    f.show(ChartsPanel::Fleet);
    QTRY_VERIFY(f.herd()->fleet());
    QCOMPARE(f.herd()->fleet()->experiment.policy.base, 1.0);
    QVERIFY(!f.herd()->strategies());
    QVERIFY(!f.herd()->contention());
}

void TestWindowHerd::aFieldOfTheFleetIsOneStep()
{
    HerdFixture f;
    f.show(ChartsPanel::Fleet);
    f.typeInto(HerdView::Fleet, Field::Clients, QStringLiteral("500"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(f.experiment().fleet.clients, 500);
    QCOMPARE(f.undoStack()->count(), 1);
    f.undoStack()->undo();
    QCOMPARE(f.experiment().fleet.clients, 1000);
    QCOMPARE(f.box(HerdView::Fleet, Field::Clients)->editor()->text(), QStringLiteral("1000"));
}

void TestWindowHerd::aDragIsOneStep()
{
    HerdFixture f;
    f.show(ChartsPanel::Fleet);
    QCoreApplication::processEvents();
    ValueSlider *slider = f.box(HerdView::Fleet, Field::Clients)->slider();
    const QSignalSpy fleets(f.window.herd()->controller(), &HerdController::fleetChanged);
    for (int drag = 1; drag <= 2; ++drag) {
        const int y = slider->height() / 2;
        const int from = slider->width() / 2 * drag - 8;
        QTest::mousePress(slider, Qt::LeftButton, {}, {from, y});
        for (int x = from; x > from - 24; x -= 4) {
            QTest::mouseMove(slider, {x, y});
        }
        QTest::mouseRelease(slider, Qt::LeftButton, {}, {from - 24, y});
        QCOMPARE(f.undoStack()->count(), drag);
    }
    QVERIFY(fleets.count() > 4); // live: not only at the end of a drag
}

void TestWindowHerd::aRefusedSettingKeepsActionsFromGoingOn()
{
    HerdFixture f;
    f.show(ChartsPanel::Fleet);
    f.typeInto(HerdView::Fleet, Field::Capacity, QStringLiteral("1"));
    f.show(ChartsPanel::Delays);
    f.action(Qt::CTRL | Qt::Key_E)->trigger();
    QVERIFY(!f.window.findChild<TableDialog *>());
    QVERIFY(f.shows(HerdView::Fleet)); // where the text to mend is
    QVERIFY(f.box(HerdView::Fleet, Field::Capacity)->editor()->hasFocus());
    QVERIFY(!f.box(HerdView::Fleet, Field::Capacity)->problem().isEmpty());
    QCOMPARE(*f.experiment().fleet.capacity, 120.0);

    // Another edit leaves the text alone.
    f.enter(Field::Base, QStringLiteral("2"));
    QCOMPARE(f.box(HerdView::Fleet, Field::Capacity)->editor()->text(), QStringLiteral("1"));
}

void TestWindowHerd::undoForgetsARefusedSetting()
{
    HerdFixture f;
    f.enter(Field::Base, QStringLiteral("2"));
    f.show(ChartsPanel::Fleet);
    f.typeInto(HerdView::Fleet, Field::Bin, QStringLiteral("0"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    f.action(Qt::CTRL | Qt::Key_Z)->trigger();
    QCOMPARE(f.box(HerdView::Fleet, Field::Bin)->editor()->text(), QStringLiteral("0.25"));
    QCOMPARE(f.experiment().policy.base, 2.0);
    f.action(Qt::CTRL | Qt::Key_Z)->trigger();
    QCOMPARE(f.experiment().policy.base, 0.5);
}

void TestWindowHerd::policyBIsNoStep()
{
    HerdFixture f;
    QAction *pin = f.action(Qt::CTRL | Qt::Key_B);
    QAction *unpin = f.action(Qt::CTRL | Qt::SHIFT | Qt::Key_B);
    QVERIFY(!unpin->isEnabled());
    f.type(Field::Base, QStringLiteral("1")); // half typed: it is applied first
    pin->trigger();
    QVERIFY(f.result()->pinned);
    QCOMPARE(f.result()->pinned->policy().base, 1.0);
    QVERIFY(unpin->isEnabled());
    QCOMPARE(f.undoStack()->count(), 1);
    f.action(Qt::CTRL | Qt::Key_Z)->trigger();
    QCOMPARE(f.experiment().policy.base, 0.5);
    QCOMPARE(f.result()->pinned->policy().base, 1.0); // B stays
    unpin->trigger();
    QVERIFY(!f.result()->pinned);
    QVERIFY(!unpin->isEnabled());
}

void TestWindowHerd::theCommandLineOfWhatIsShown()
{
    HerdFixture f;
    QAction *copy = nullptr;
    for (QAction *action : f.window.findChildren<QAction *>()) {
        if (action->text() == QStringLiteral("Copy Command &Line")) {
            copy = action;
        }
    }
    QVERIFY(copy);
    const auto copied = [&](ChartsPanel::Tab tab) {
        f.show(tab);
        copy->trigger();
        return QGuiApplication::clipboard()->text().trimmed();
    };
    QCOMPARE(copied(ChartsPanel::Delays), QStringLiteral("backofflab-cli run"));
    QCOMPARE(copied(ChartsPanel::Strategies), QStringLiteral("backofflab-cli compare"));
    QCOMPARE(copied(ChartsPanel::Fleet), QStringLiteral("backofflab-cli fleet --jitter all"));
    QCOMPARE(copied(ChartsPanel::Contention), QStringLiteral("backofflab-cli contention"));
}

void TestWindowHerd::fieldsOfThePagesKeepTheirKeys()
{
    HerdFixture f;
    f.show(ChartsPanel::Fleet);
    QCoreApplication::processEvents();
    ValueSlider *slider = f.box(HerdView::Fleet, Field::Clients)->slider();
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Right);
    QVERIFY(f.experiment().fleet.clients > 1000);
    QTest::keyClick(slider, Qt::Key_Space);
    QVERIFY(!f.playing());
    QCOMPARE(f.cursor(), Cursor {});
}

QTEST_MAIN(TestWindowHerd)
#include "test_window_herd.moc"
