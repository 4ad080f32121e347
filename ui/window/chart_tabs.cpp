// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/chart_tabs.h"

#include "ui/charts/charts_panel.h"

namespace backoff {

int tabOf(HerdView view)
{
    switch (view) {
    case HerdView::Strategies:
        return ChartsPanel::Strategies;
    case HerdView::Fleet:
        return ChartsPanel::Fleet;
    case HerdView::Contention:
        return ChartsPanel::Contention;
    }
    return ChartsPanel::Delays;
}

std::optional<HerdView> herdViewOf(int tab)
{
    for (const HerdView view : allHerdViews) {
        if (tab == tabOf(view)) {
            return view;
        }
    }
    return std::nullopt;
}

PictureKind pictureOf(int tab)
{
    switch (tab) {
    case ChartsPanel::Cumulative:
        return PictureKind::Cumulative;
    case ChartsPanel::Strategies:
        return PictureKind::Strategies;
    case ChartsPanel::Fleet:
        return PictureKind::Fleet;
    case ChartsPanel::Contention:
        return PictureKind::Contention;
    default:
        return PictureKind::Delays;
    }
}

} // namespace backoff
