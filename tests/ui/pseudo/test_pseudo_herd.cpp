// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The views of the herd in a language of doubled texts: settings, messages and plots have room.

#include "tests/ui/presentation/painted_texts.h"
#include "tests/ui/pseudo/pseudo_window.h"
#include "ui/charts/chart_page.h"
#include "ui/charts/charts_panel.h"
#include "ui/charts/grid/grid_scene.h"
#include "ui/charts/grid/plot_grid.h"
#include "ui/herd/herd_controller.h"
#include "ui/herd/herd_pages.h"
#include "ui/herd/setting_box.h"
#include "ui/inputs/text_field.h"
#include "ui/window/chart_tabs.h"
#include "ui/window/lower_area.h"

using namespace backoff;

namespace {

struct PseudoHerd : PseudoWindow {
    PseudoHerd(HerdView shown, const Experiment &experiment, QSize size)
        : PseudoWindow(experiment, size)
        , view(shown)
    {
        window.lower()->showChart(tabOf(view));
    }

    [[nodiscard]] bool isComputed() const
    {
        return QTest::qWaitFor(
            [this] {
                const HerdState &state = window.herd()->controller()->state(view);
                return state.phase == HerdState::Phase::Current;
            },
            60'000);
    }

    void typeEverywhere(const QString &typed) const
    {
        for (SettingBox *box : window.herd()->page(view)->findChildren<SettingBox *>()) {
            TextField *edit = box->editor();
            if (!edit->isVisible() || edit->isReadOnly()) {
                continue;
            }
            edit->setFocus();
            edit->selectAll();
            QTest::keyClicks(edit, typed);
            QTest::keyClick(edit, Qt::Key_Return);
        }
    }

    // What lies on something else in a strip of the plots, or is cut by its edge.
    [[nodiscard]] QString collisions() const
    {
        const auto *grid = window.herd()->page(view)->findChild<PlotGrid *>();
        const GridLayout &layout = grid->scene()->gridLayout();
        return (strip(layout.header, layout.width, layout.headerHeight)
            + strip(layout.words, layout.width, layout.rowsHeight)
            + strip(layout.axis, layout.width, layout.axisHeight))
            .join(u'\n');
    }

    HerdView view;

private:
    static QStringList strip(const std::vector<PlacedWord> &words, double width, double height)
    {
        std::vector<test::PaintedText> texts;
        for (const PlacedWord &word : words) {
            texts.push_back({word.text, word.rect.height(), word.rect});
        }
        return test::collisions(texts, {0, 0, width, height});
    }
};

} // namespace

class TestPseudoHerd : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void plotsAndWordsFit_data();
    void plotsAndWordsFit();
    void problemsFit_data();
    void problemsFit();
};

void TestPseudoHerd::plotsAndWordsFit_data()
{
    QTest::addColumn<HerdView>("view");
    QTest::addColumn<Experiment>("experiment");
    QTest::addColumn<QSize>("size");
    Experiment single = defaultExperiment(Unit::Seconds); // a sentence in the place of plots
    single.policy.attempts = 1;
    Experiment endless = defaultExperiment(Unit::Milliseconds);
    endless.fleet.outage.reset();
    endless.fleet.capacity.reset();
    endless.policy.cap.reset();
    const std::pair<const char *, Experiment> experiments[]
        = {{"usual", defaultExperiment(Unit::Seconds)}, {"single", single}, {"endless", endless}};
    for (const HerdView view : allHerdViews) {
        for (const auto &[name, experiment] : experiments) {
            for (const QSize size : {QSize(1024, 600), QSize(1280, 720)}) {
                QTest::addRow("%s, view %d, %d wide", name, int(view), size.width())
                    << view << experiment << size;
            }
        }
    }
}

void TestPseudoHerd::plotsAndWordsFit()
{
    QFETCH(HerdView, view);
    QFETCH(Experiment, experiment);
    QFETCH(QSize, size);
    PseudoHerd f(view, experiment, size);
    QCOMPARE(f.misfits(size), QString()); // while it is computed
    QVERIFY(f.isComputed());
    QCOMPARE(f.misfits(size), QString());
    QCOMPARE(f.collisions(), QString());
}

void TestPseudoHerd::problemsFit_data()
{
    QTest::addColumn<HerdView>("view");
    QTest::newRow("fleet") << HerdView::Fleet;
    QTest::newRow("contention") << HerdView::Contention;
}

void TestPseudoHerd::problemsFit()
{
    QFETCH(HerdView, view);
    PseudoHerd f(view, defaultExperiment(Unit::Seconds), {1024, 600});
    QVERIFY(f.isComputed());
    f.typeEverywhere(QStringLiteral("abc"));
    QCOMPARE(f.misfits(), QString());
}

QTEST_MAIN(TestPseudoHerd)
#include "test_pseudo_herd.moc"
