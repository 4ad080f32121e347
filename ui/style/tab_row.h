// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A row of tabs that all stay in sight: without room for their words these end in an ellipsis, and
// a tooltip says the whole of it.

#pragma once

#include <QTabBar>

namespace backoff {

class TabRow : public QTabBar
{
    Q_OBJECT

public:
    explicit TabRow(QWidget *parent = nullptr);

protected:
    void tabLayoutChange() override;
};

} // namespace backoff
