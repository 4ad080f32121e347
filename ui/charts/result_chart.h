// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A chart of a run's result: a function makes its spec, a ChartView draws it.
//
// A chart that is not shown computes nothing until it is. No Qt Charts type is seen from outside.

#pragma once

#include "ui/charts/chart_page.h"
#include "ui/run_result.h"

#include <optional>

namespace backoff {

class ChartView;

class ResultChart : public ChartPage
{
    Q_OBJECT

public:
    using MakeSpec = ChartSpec (*)(const RunResult &result, bool logScale);

    explicit ResultChart(MakeSpec makeSpec, QWidget *parent = nullptr);

    // As the ChartView has it.
    void setEqual(const QString &sentence);
    void setResult(const RunResultPtr &result);
    void setCursor(const Cursor &cursor); // the retry it stands in gets a quiet highlight
    // The highlight is this retry's instead: one that is being spoken of.
    void setPointedRetry(std::optional<std::int64_t> retry);
    [[nodiscard]] std::optional<std::int64_t> highlighted() const;
    void setTheme(const Theme &theme) override;
    void setDimmed(bool dimmed) override;
    void setLogScale(bool logScale) override;

    [[nodiscard]] const ChartSpec &spec() const;
    [[nodiscard]] std::vector<LegendEntry> legend() const override { return spec().legend; }
    [[nodiscard]] QString summary() override;
    [[nodiscard]] const ChartView *view() const { return m_view; }

    // Computes what is due even if the chart is not shown: for pictures.
    void refresh();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void invalidate();

    MakeSpec m_makeSpec;
    ChartView *m_view;
    RunResultPtr m_result;
    Cursor m_cursor;
    std::optional<std::int64_t> m_pointed;
    bool m_logScale = false;
    bool m_isDue = false;
};

// The retry whose wait the cursor stands in; none while a call is made.
[[nodiscard]] std::optional<std::int64_t> retryAt(const RunResult &result, const Cursor &cursor);

} // namespace backoff
