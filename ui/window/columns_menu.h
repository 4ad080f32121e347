// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// View > Columns: which columns the schedule table shows. It opens on the table's header too.

#pragma once

#include <QMenu>

namespace backoff {

class AttemptsView;

class ColumnsMenu : public QMenu
{
    Q_OBJECT

public:
    ColumnsMenu(AttemptsView *table, QWidget *parent);

private:
    void showColumns();
    void choose();

    AttemptsView *m_table;
};

} // namespace backoff
