// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The tab of the fleet: its settings, a sentence that says what is shown, and the load over time a
// strategy. What is older than the settings is dimmed.

#pragma once

#include "core/io/labels.h"
#include "ui/charts/chart_page.h"
#include "ui/charts/grid/plot_grid_spec.h"
#include "ui/herd/herd_results.h"
#include "ui/herd/herd_state.h"

namespace backoff {

class FleetForm;
class GivingLabel;
class PlotGrid;
class WorkRow;

class FleetPage : public ChartPage
{
    Q_OBJECT

public:
    // The labels must outlive the page.
    explicit FleetPage(const Labels &labels, QWidget *parent = nullptr);

    void setExperiment(const Experiment &experiment); // into the form
    void setResult(const FleetResultPtr &result); // null: nothing is shown
    void setState(const HerdState &state);

    // Applies the field being edited. False if a bad value stands.
    bool commit();
    void focusFirstProblem();

    void setTheme(const Theme &theme) override;
    void setDimmed(bool dimmed) override;
    void setLogScale(bool logScale) override;
    void setLocked(bool locked) override;
    [[nodiscard]] std::vector<LegendEntry> legend() const override;
    [[nodiscard]] QString summary() override;

Q_SIGNALS:
    void fleetEdited(const backoff::FleetSettings &next, backoff::Field field, int gesture);
    void problemsChanged(int count);
    void cancelRequested();
    void computeRequested();

private:
    void showSpec();
    void showDimming();

    FleetForm *m_form;
    GivingLabel *m_sentence;
    WorkRow *m_work;
    PlotGrid *m_grid;
    FleetResultPtr m_result;
    PlotGridSpec m_spec;
    bool m_logScale = false;
    bool m_dimmed = false; // by a bad value of the policy or the service
    bool m_hasProblem = false; // a bad value of its own
    bool m_older = false; // than the settings
};

} // namespace backoff
