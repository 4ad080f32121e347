// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/tables/columns_list.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace backoff {

namespace {

constexpr int idRole = Qt::UserRole;

} // namespace

ColumnsList::ColumnsList(QWidget *parent)
    : QWidget(parent)
    , m_list(new QListWidget)
    , m_up(new QPushButton(tr("Move &Up")))
    , m_down(new QPushButton(tr("Move Do&wn")))
{
    m_list->setAccessibleName(tr("Columns"));
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setMinimumHeight(3 * fontMetrics().lineSpacing());
    setFocusProxy(m_list);

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_up);
    buttons->addWidget(m_down);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);

    connect(m_list, &QListWidget::itemChanged, this, &ColumnsList::keepOne);
    connect(m_list, &QListWidget::currentRowChanged, this, &ColumnsList::updateButtons);
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, [this] {
        updateButtons();
        Q_EMIT changed();
    });
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
}

void ColumnsList::show(const std::vector<ColumnChoice> &columns, const QStringList &texts)
{
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    for (std::size_t i = 0; i < columns.size(); ++i) {
        auto *item = new QListWidgetItem(texts[static_cast<qsizetype>(i)], m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable
            | Qt::ItemIsDragEnabled);
        item->setData(idRole, static_cast<int>(columns[i].id));
        item->setCheckState(columns[i].chosen ? Qt::Checked : Qt::Unchecked);
    }
    m_list->setCurrentRow(0);
    updateButtons();
}

std::vector<ColumnChoice> ColumnsList::columns() const
{
    std::vector<ColumnChoice> columns;
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem *item = m_list->item(row);
        columns.push_back(
            {static_cast<ColumnId>(item->data(idRole).toInt()), item->checkState() == Qt::Checked});
    }
    return columns;
}

void ColumnsList::keepOne(QListWidgetItem *changed)
{
    const std::vector<ColumnChoice> all = columns();
    if (std::ranges::none_of(all, &ColumnChoice::chosen)) {
        const QSignalBlocker blocker(m_list);
        changed->setCheckState(Qt::Checked);
        return;
    }
    Q_EMIT this->changed();
}

void ColumnsList::move(int by)
{
    const int row = m_list->currentRow();
    const int target = row + by;
    if (row < 0 || target < 0 || target >= m_list->count()) {
        return;
    }
    {
        const QSignalBlocker blocker(m_list);
        m_list->insertItem(target, m_list->takeItem(row));
        m_list->setCurrentRow(target);
    }
    updateButtons();
    Q_EMIT changed();
}

void ColumnsList::updateButtons()
{
    const int row = m_list->currentRow();
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_list->count());
}

} // namespace backoff
