// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The schedule table's rows as a Qt model: a thin, typed adapter over AttemptRow.

#pragma once

#include "core/tables/table.h"
#include "ui/style/theme.h"
#include "ui/tables/attempt_rows.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace backoff {

class Labels;

class AttemptsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Number, StartsAt, OutcomeColumn, Modelled, Jittered, Elapsed, ColumnCount };

    // As the exports and session files name the columns; the outcome's shows the error too.
    [[nodiscard]] static ColumnId idOf(Column column);
    [[nodiscard]] static std::optional<Column> columnOf(ColumnId id);
    // Those columns, in the table's order, that show any of these ids; all where none does.
    [[nodiscard]] static std::vector<ColumnId> columnsFor(const std::vector<ColumnId> &ids);

    explicit AttemptsModel(const Labels &labels, QObject *parent = nullptr);

    void setResult(const RunResultPtr &result);
    void setTheme(const Theme &theme);
    void setCurrentRow(int row); // the attempt at the playhead; -1 for none

    [[nodiscard]] int currentRow() const { return m_currentRow; }
    [[nodiscard]] const AttemptRow &row(int index) const
    {
        return m_rows[static_cast<std::size_t>(index)];
    }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString cell(const AttemptRow &row, Column column) const;
    [[nodiscard]] QString spoken(const AttemptRow &row, Column column) const;
    [[nodiscard]] QString outcomeText(const AttemptRow &row) const;
    [[nodiscard]] QVariant foreground(const AttemptRow &row, Column column) const;
    void rowChanged(int row);

    const Labels &m_labels;
    std::vector<AttemptRow> m_rows;
    Unit m_unit = Unit::Seconds;
    int m_currentRow = -1;
    Theme m_theme = Theme::light();
};

} // namespace backoff
