// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What stands under a tab of the card of charts. The card tells it colours, scale and whether it is
// out of date; it tells the card its legend.

#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/style/theme.h"

#include <QWidget>

#include <vector>

namespace backoff {

class ChartPage : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual void setTheme(const Theme &theme) = 0;
    virtual void setDimmed(bool dimmed) = 0;
    virtual void setLogScale(bool logScale) = 0;
    [[nodiscard]] virtual std::vector<LegendEntry> legend() const = 0;
    [[nodiscard]] virtual QString summary() = 0; // one sentence for those who do not see it

    // While presenting the page's fields are out of the way: nothing is edited by accident.
    virtual void setLocked(bool) { }

Q_SIGNALS:
    void legendChanged();
};

} // namespace backoff
