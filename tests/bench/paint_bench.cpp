// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// From an edit of the experiment to every view painted, beside one repaint of a bare chart with as
// many bars that fills a window of the same size: about as many pixels are painted by both.

#include "tests/bench/benches.h"
#include "tests/bench/ratios.h"
#include "ui/charts/charts_panel.h"
#include "ui/experiment_controller.h"
#include "ui/playback/frame_source.h"
#include "ui/playback/transport_bar.h"
#include "ui/tables/results_panel.h"
#include "ui/timeline/timeline_view.h"
#include "ui/verdict/verdict_bar.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QChartView>
#include <QPaintEvent>

#include <algorithm>
#include <memory>
#include <set>

namespace backoff {

namespace {

constexpr int attempts = 20;

Experiment experimentOf(double base)
{
    Experiment experiment = defaultExperiment(Unit::Seconds);
    experiment.policy.attempts = attempts;
    experiment.policy.base = base;
    experiment.scenario.kind = ScenarioKind::AlwaysDown;
    return experiment;
}

std::unique_ptr<MainWindow> shownWindow()
{
    auto window = std::make_unique<MainWindow>(
        experimentOf(0.5), Language::English, std::make_unique<ManualFrameSource>());
    window->resize(1440, 900);
    window->show();
    QCoreApplication::processEvents();
    return window;
}

// Which widgets are painted while it lives.
class PaintWatch : public QObject
{
public:
    PaintWatch() { qApp->installEventFilter(this); }

    bool eventFilter(QObject *object, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            m_painted.insert(object);
        }
        return false;
    }
    [[nodiscard]] bool hasSeen(const QWidget &view) const
    {
        const auto parts = view.findChildren<QWidget *>();
        return m_painted.contains(&view)
            || std::any_of(parts.begin(), parts.end(), [this](const QWidget *part) {
                   return m_painted.contains(part);
               });
    }

private:
    std::set<const QObject *> m_painted;
};

void edit(MainWindow &window, bool odd)
{
    window.experimentController()->apply(experimentOf(odd ? 0.25 : 0.5), Field::Base);
    QCoreApplication::processEvents(); // as the event loop does: layout, then paint
}

bool everyViewIsPainted(MainWindow &window)
{
    const PaintWatch watch;
    edit(window, true);
    const QList<const QWidget *> views {window.findChild<VerdictBar *>(),
        window.timeline(),
        window.charts()->delays(),
        window.results(),
        window.transport()};
    return std::all_of(
        views.begin(), views.end(), [&](const QWidget *view) { return watch.hasSeen(*view); });
}

void editToPainted(benchmark::State &state)
{
    const auto window = shownWindow();
    if (!everyViewIsPainted(*window)) {
        state.SkipWithError("an edit left a view unpainted");
        return;
    }
    bool odd = false;
    for (auto _ : state) {
        edit(*window, odd);
        odd = !odd;
    }
}

void bareRepaint(benchmark::State &state)
{
    const QSize size = shownWindow()->size();
    auto *bars = new QBarSet(QString());
    for (int retry = 1; retry < attempts; ++retry) {
        bars->append(retry);
    }
    auto *series = new QBarSeries;
    series->append(bars);
    auto *chart = new QChart;
    chart->addSeries(series);
    chart->createDefaultAxes();
    QChartView view(chart);
    view.resize(size);
    view.show();
    QCoreApplication::processEvents();
    for (auto _ : state) {
        view.viewport()->repaint();
    }
}

} // namespace

void addPaintBench(Ratios &ratios)
{
    ratios.add(
        "edit to painted, 20 attempts", editToPainted, "one bare chart repaint", bareRepaint, 3);
}

} // namespace backoff
