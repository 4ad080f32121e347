// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A chart of a run's result: a function makes its spec, a ChartView draws it.
//
// A chart that is not shown computes nothing until it is. No Qt Charts type is seen from outside.

#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/run_result.h"
#include "ui/style/theme.h"

#include <QWidget>

#include <optional>

namespace backoff {

class ChartView;

class ResultChart : public QWidget
{
    Q_OBJECT

public:
    using MakeSpec = ChartSpec (*)(const RunResult &result, bool logScale);

    explicit ResultChart(MakeSpec makeSpec, QWidget *parent = nullptr);

    void setResult(const RunResultPtr &result);
    void setCursor(const Cursor &cursor); // the retry it stands in gets a quiet highlight
    void setTheme(const Theme &theme);
    void setDimmed(bool dimmed);
    void setLogScale(bool logScale);

    [[nodiscard]] const ChartSpec &spec() const;
    [[nodiscard]] QString summary(); // one sentence that says what the chart shows
    [[nodiscard]] const ChartView *view() const { return m_view; }

    // Computes what is due even if the chart is not shown: for pictures.
    void refresh();

Q_SIGNALS:
    void specChanged();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void invalidate();

    MakeSpec m_makeSpec;
    ChartView *m_view;
    RunResultPtr m_result;
    Cursor m_cursor;
    bool m_logScale = false;
    bool m_isDue = false;
};

// The retry whose wait the cursor stands in; none while a call is made.
[[nodiscard]] std::optional<std::int64_t> retryAt(const RunResult &result, const Cursor &cursor);

} // namespace backoff
