// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The tab of the study of contention: its settings, what its rows say in words, how far it is, and
// calls and time against the number of clients.
//
// While the settings that stand are not those of what is shown, that is dimmed.

#pragma once

#include "core/io/labels.h"
#include "ui/charts/chart_page.h"
#include "ui/herd/herd_results.h"
#include "ui/herd/herd_state.h"

namespace backoff {

class ContentionForm;
class GivingLabel;
class PlotGrid;
class WorkRow;

class ContentionPage : public ChartPage
{
    Q_OBJECT

public:
    // The labels must outlive the page.
    explicit ContentionPage(const Labels &labels, QWidget *parent = nullptr);

    // Null: nothing has been computed yet.
    void setResult(const ContentionResultPtr &result);
    void setState(const HerdState &state);
    // As ContentionForm has them.
    void setSettings(const ContentionSettings &settings);
    void setSeed(std::uint64_t seed);
    bool commit();
    void focusFirstProblem();

    void setTheme(const Theme &theme) override;
    void setDimmed(bool dimmed) override;
    void setLogScale(bool logScale) override;
    void setLocked(bool locked) override;
    [[nodiscard]] std::vector<LegendEntry> legend() const override;
    [[nodiscard]] QString summary() override;

    [[nodiscard]] const PlotGrid *grid() const { return m_grid; }

Q_SIGNALS:
    void contentionEdited(std::int64_t clients, std::int64_t runs);
    void problemsChanged(int count);
    void cancelRequested();
    void computeRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showResult();
    void showDimming();

    ContentionForm *m_form;
    GivingLabel *m_sentence;
    WorkRow *m_work;
    PlotGrid *m_grid;
    ContentionResultPtr m_result;
    HerdState m_state;
    bool m_logScale = false;
    bool m_isDimmed = false; // by a bad value elsewhere
    bool m_hasProblem = false; // a bad value of its own
};

} // namespace backoff
