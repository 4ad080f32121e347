// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tables/attempts_view.h"

#include "core/io/labels.h"
#include "ui/exports/clipboard/clipboard.h"
#include "ui/exports/clipboard/shown_table.h"
#include "ui/style/app_style.h"
#include "ui/style/cell_delegate.h"
#include "ui/tables/attempts_model.h"
#include "ui/tables/copy_menu.h"

#include <QContextMenuEvent>
#include <QHeaderView>

#include <algorithm>

namespace backoff {

AttemptsView::AttemptsView(const Labels &labels, QWidget *parent)
    : QTableView(parent)
    , m_labels(labels)
    , m_model(new AttemptsModel(labels, this))
{
    setModel(m_model);
    setFont(withoutKerning(font()));
    setItemDelegate(new CellDelegate(this));
    setAccessibleName(tr("Schedule of the run"));
    setShowGrid(false);
    addCopyKeys(this, [this] { copy(); });
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
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
}

void AttemptsView::setResult(const RunResultPtr &result)
{
    m_result = result;
    m_model->setResult(result);
    fitColumns();
    updateGeometries(); // the scroll bars' ranges, as the playhead's row is scrolled to at once
}

// Each column is as wide as its header and its longest number; the outcome takes what is left.
// Numbers grow towards the end, so the first and the last rows tell.
void AttemptsView::fitColumns()
{
    constexpr int sample = 100;
    constexpr int padding = 24;
    const int rows = m_model->rowCount();
    for (int column = 0; column < AttemptsModel::ColumnCount; ++column) {
        int width = horizontalHeader()->sectionSizeHint(column);
        for (int row = 0; row < rows; ++row) {
            if (row == sample && rows > 2 * sample) {
                row = rows - sample;
            }
            const QString text = m_model->index(row, column).data().toString();
            width = std::max(width, fontMetrics().horizontalAdvance(text) + padding);
        }
        m_widths[static_cast<std::size_t>(column)] = width;
    }
    shareWidth();
}

void AttemptsView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    shareWidth();
}

void AttemptsView::shareWidth()
{
    const std::vector<int> shown = shownSections();
    int spare = viewport()->width();
    for (const int column : shown) {
        spare -= m_widths[static_cast<std::size_t>(column)];
    }
    const int each = std::max(0, spare) / static_cast<int>(shown.size());
    for (const int column : shown) {
        setColumnWidth(column, m_widths[static_cast<std::size_t>(column)] + each);
    }
}

std::vector<int> AttemptsView::shownSections() const
{
    std::vector<int> sections;
    for (int column = 0; column < AttemptsModel::ColumnCount; ++column) {
        if (!isColumnHidden(column)) {
            sections.push_back(column);
        }
    }
    return sections;
}

void AttemptsView::setShownColumns(const std::vector<ColumnId> &ids)
{
    const std::vector<ColumnId> shown = AttemptsModel::columnsFor(ids);
    for (int column = 0; column < AttemptsModel::ColumnCount; ++column) {
        const ColumnId id = AttemptsModel::idOf(static_cast<AttemptsModel::Column>(column));
        setColumnHidden(column, std::find(shown.begin(), shown.end(), id) == shown.end());
    }
    shareWidth();
}

std::vector<ColumnId> AttemptsView::shownColumns() const
{
    std::vector<ColumnId> ids;
    for (const int column : shownSections()) {
        ids.push_back(AttemptsModel::idOf(static_cast<AttemptsModel::Column>(column)));
    }
    return ids;
}

void AttemptsView::setCursor(const Cursor &cursor)
{
    const backoff::State state = stateAt(m_result->trace, m_result->events, cursor);
    const int row = static_cast<int>(state.jittered.attempt) - 1;
    if (row == m_model->currentRow()) {
        return;
    }
    m_model->setCurrentRow(row);
    // A hidden column is never scrolled to.
    scrollTo(m_model->index(std::max(row, 0), shownSections().front()));
}

void AttemptsView::contextMenuEvent(QContextMenuEvent *event)
{
    showCopyMenu(this, event->globalPos(), [this] { copy(); });
}

void AttemptsView::copy() const
{
    const std::vector<int> sections = shownSections();
    ShownTable table;
    table.language = nameOf(m_labels.language());
    for (const int section : sections) {
        const QVariant header = m_model->headerData(section, Qt::Horizontal, Qt::DisplayRole);
        table.columns.push_back(
            {header.toString().toStdString(), section != AttemptsModel::OutcomeColumn});
    }
    for (const int row : rowsToCopy(*this)) {
        std::vector<std::string> &cells = table.rows.emplace_back();
        for (const int section : sections) {
            cells.push_back(m_model->index(row, section).data().toString().toStdString());
        }
    }
    copyTable(table);
}

void AttemptsView::setTheme(const Theme &theme) { m_model->setTheme(theme); }

} // namespace backoff
