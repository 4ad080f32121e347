// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tables/attempts_view.h"

#include "core/io/labels.h"
#include "ui/tables/attempts_model.h"

#include <QHeaderView>

namespace backoff {

AttemptsView::AttemptsView(const Labels &labels, QWidget *parent)
    : QTableView(parent)
    , m_model(new AttemptsModel(labels, this))
{
    setModel(m_model);
    setAccessibleName(tr("Schedule table"));
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setTabKeyNavigation(false);
    setWordWrap(false);
    // Rows of one fixed height: ten thousand of them are never measured.
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
}

void AttemptsView::setResult(const RunResultPtr &result)
{
    m_result = result;
    m_model->setResult(result);
    fitColumns();
}

// Every column is wide enough for its header; what is left over is shared.
void AttemptsView::fitColumns()
{
    int widest = 0;
    for (int column = 0; column < AttemptsModel::ColumnCount; ++column) {
        widest = std::max(widest, horizontalHeader()->sectionSizeHint(column));
    }
    horizontalHeader()->setMinimumSectionSize(std::min(widest, 160));
}

void AttemptsView::setCursor(const Cursor &cursor)
{
    const backoff::State state = stateAt(m_result->trace, m_result->events, cursor);
    const int row = static_cast<int>(state.jittered.attempt) - 1;
    if (row == m_model->currentRow()) {
        return;
    }
    m_model->setCurrentRow(row);
    scrollTo(m_model->index(std::max(row, 0), 0));
}

void AttemptsView::setTheme(const Theme &theme) { m_model->setTheme(theme); }

} // namespace backoff
