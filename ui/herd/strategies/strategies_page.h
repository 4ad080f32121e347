// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The policy under every strategy side by side, on the same seed, and how much of that is luck.
// Above the plots the cap's placement can be switched, and a line says what that does.

#pragma once

#include "core/engine/experiment.h"
#include "ui/charts/chart_page.h"
#include "ui/herd/herd_results.h"
#include "ui/herd/herd_state.h"

class QBoxLayout;
class QLabel;

namespace backoff {

class CapSwitch;
class GivingLabel;
class PlotGrid;
class WorkRow;

class StrategiesPage : public ChartPage
{
    Q_OBJECT

public:
    explicit StrategiesPage(QWidget *parent = nullptr);

    void setResult(const StrategiesResultPtr &result); // null: nothing was computed yet
    // While it is not current, what is shown is older than the settings, and dimmed.
    void setState(const HerdState &state);
    // Of the switch and its line.
    void setExperiment(const Experiment &experiment);

    void setTheme(const Theme &theme) override;
    void setDimmed(bool dimmed) override;
    void setLogScale(bool logScale) override;
    void setLocked(bool locked) override;
    [[nodiscard]] std::vector<LegendEntry> legend() const override;
    [[nodiscard]] QString summary() override;

Q_SIGNALS:
    // Only valid experiments; each is a step of its own (gesture 0).
    void experimentEdited(const backoff::Experiment &next, backoff::Field field, int gesture);
    void cancelRequested();
    void computeRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void placeCap(CapPlacement placement);
    void showCapLine(const QString &text, QLatin1String role);
    void showPlots();
    void dim();

    Experiment m_experiment;
    StrategiesResultPtr m_result;
    HerdState m_state;
    bool m_logScale = false;
    bool m_dimmed = false;
    CapSwitch *m_switch;
    QLabel *m_capLine;
    GivingLabel *m_sentence;
    WorkRow *m_work;
    PlotGrid *m_grid;
    QBoxLayout *m_top; // the switch and its line
};

} // namespace backoff
