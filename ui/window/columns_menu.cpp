// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/columns_menu.h"

#include "ui/tables/attempts_model.h"
#include "ui/tables/attempts_view.h"

#include <QHeaderView>

namespace backoff {

ColumnsMenu::ColumnsMenu(AttemptsView *table, QWidget *parent)
    : QMenu(tr("C&olumns"), parent)
    , m_table(table)
{
    for (int column = 0; column < AttemptsModel::ColumnCount; ++column) {
        QAction *action = addAction(QString());
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, &ColumnsMenu::choose);
    }
    showColumns();
    connect(this, &QMenu::aboutToShow, this, &ColumnsMenu::showColumns);

    QHeaderView *header = table->horizontalHeader();
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QWidget::customContextMenuRequested, this, [this, header](QPoint place) {
        popup(header->mapToGlobal(place));
    });
}

// The headers' words follow the unit. The last column that is shown cannot be hidden.
void ColumnsMenu::showColumns()
{
    const bool one = m_table->shownColumns().size() == 1;
    for (int column = 0; column < AttemptsModel::ColumnCount; ++column) {
        QAction *action = actions().at(column);
        const bool shown = !m_table->isColumnHidden(column);
        action->setText(m_table->model()->headerData(column, Qt::Horizontal).toString());
        action->setChecked(shown);
        action->setEnabled(!one || !shown);
    }
}

void ColumnsMenu::choose()
{
    std::vector<ColumnId> shown;
    for (int column = 0; column < AttemptsModel::ColumnCount; ++column) {
        if (actions().at(column)->isChecked()) {
            shown.push_back(AttemptsModel::idOf(static_cast<AttemptsModel::Column>(column)));
        }
    }
    m_table->setShownColumns(shown);
}

} // namespace backoff
