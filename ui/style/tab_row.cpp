// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/tab_row.h"

namespace backoff {

TabRow::TabRow(QWidget *parent)
    : QTabBar(parent)
{
    setDrawBase(false);
    setExpanding(false);
    setUsesScrollButtons(false);
    setElideMode(Qt::ElideRight);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void TabRow::tabLayoutChange()
{
    QTabBar::tabLayoutChange();
    for (int i = 0; i < count(); ++i) {
        const bool isElided = isTabVisible(i) && tabRect(i).width() < tabSizeHint(i).width();
        setTabToolTip(i, isElided ? tabText(i) : QString());
    }
}

} // namespace backoff
