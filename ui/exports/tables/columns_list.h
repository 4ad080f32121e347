// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The columns of a table: which of them, and in what order. At least one stays chosen.

#pragma once

#include "ui/exports/tables/table_settings.h"

#include <QStringList>
#include <QWidget>

class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace backoff {

class ColumnsList : public QWidget
{
    Q_OBJECT

public:
    explicit ColumnsList(QWidget *parent = nullptr);

    // One text a column, in the same order.
    void show(const std::vector<ColumnChoice> &columns, const QStringList &texts);
    [[nodiscard]] std::vector<ColumnChoice> columns() const;

    [[nodiscard]] QListWidget *list() const { return m_list; }

Q_SIGNALS:
    void changed();

private:
    void keepOne(QListWidgetItem *changed);
    void move(int by);
    void updateButtons();

    QListWidget *m_list;
    QPushButton *m_up;
    QPushButton *m_down;
};

} // namespace backoff
