// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tables/attempts_model.h"

#include "core/io/labels.h"
#include "core/io/qt_text.h"
#include "core/io/shown_numbers.h"

#include <QFont>

#include <algorithm>
#include <utility>

namespace backoff {

namespace {

const QString noValue = QStringLiteral("\u2014");

QString markOf(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Success:
        return QStringLiteral("\u2713");
    case Outcome::Permanent:
        return QStringLiteral("\u2298");
    case Outcome::Transient:
    case Outcome::RateLimited:
        break;
    }
    return QStringLiteral("\u2715");
}

QColor colourOf(Outcome outcome, const Theme &theme)
{
    switch (outcome) {
    case Outcome::Success:
        return theme.successText;
    case Outcome::Permanent:
        return theme.permanentText;
    case Outcome::Transient:
    case Outcome::RateLimited:
        break;
    }
    return theme.failureText;
}

} // namespace

ColumnId AttemptsModel::idOf(Column column)
{
    constexpr ColumnId ids[] = {ColumnId::Attempt,
        ColumnId::StartsAt,
        ColumnId::Outcome,
        ColumnId::Modelled,
        ColumnId::Jittered,
        ColumnId::Elapsed};
    return ids[column];
}

std::optional<AttemptsModel::Column> AttemptsModel::columnOf(ColumnId id)
{
    if (id == ColumnId::Error) {
        return OutcomeColumn;
    }
    for (int column = 0; column < ColumnCount; ++column) {
        if (idOf(static_cast<Column>(column)) == id) {
            return static_cast<Column>(column);
        }
    }
    return std::nullopt;
}

std::vector<ColumnId> AttemptsModel::columnsFor(const std::vector<ColumnId> &ids)
{
    std::vector<ColumnId> all;
    std::vector<ColumnId> named;
    for (int i = 0; i < ColumnCount; ++i) {
        const auto column = static_cast<Column>(i);
        all.push_back(idOf(column));
        if (std::any_of(
                ids.begin(), ids.end(), [=](ColumnId id) { return columnOf(id) == column; })) {
            named.push_back(idOf(column));
        }
    }
    return named.empty() ? all : named;
}

AttemptsModel::AttemptsModel(const Labels &labels, QObject *parent)
    : QAbstractTableModel(parent)
    , m_labels(labels)
{
}

void AttemptsModel::setResult(const RunResultPtr &result)
{
    beginResetModel();
    m_rows = attemptRows(*result);
    m_unit = result->unit();
    m_currentRow = -1;
    endResetModel();
}

void AttemptsModel::setTheme(const Theme &theme)
{
    m_theme = theme;
    if (!m_rows.empty()) {
        Q_EMIT dataChanged(index(0, 0),
            index(rowCount() - 1, ColumnCount - 1),
            {Qt::ForegroundRole, Qt::BackgroundRole});
    }
}

void AttemptsModel::setCurrentRow(int row)
{
    if (row == m_currentRow) {
        return;
    }
    const int before = std::exchange(m_currentRow, row);
    rowChanged(before);
    rowChanged(row);
}

void AttemptsModel::rowChanged(int row)
{
    if (row >= 0 && row < rowCount()) {
        Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1), {Qt::BackgroundRole});
    }
}

int AttemptsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int AttemptsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant AttemptsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const AttemptRow &attempt = row(index.row());
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return cell(attempt, column);
    case Qt::AccessibleTextRole:
        return spoken(attempt, column);
    case Qt::AccessibleDescriptionRole:
        return index.row() == m_currentRow ? QVariant(tr("the playhead is here")) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(
            Qt::AlignVCenter | (column == OutcomeColumn ? Qt::AlignLeft : Qt::AlignRight)));
    case Qt::ForegroundRole:
        return foreground(attempt, column);
    case Qt::BackgroundRole:
        return index.row() == m_currentRow ? QVariant(m_theme.currentRow) : QVariant();
    default:
        return {};
    }
}

QVariant AttemptsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(Qt::Alignment(
            Qt::AlignVCenter | (section == OutcomeColumn ? Qt::AlignLeft : Qt::AlignRight)));
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    const QString unit = m_labels.unit(m_unit);
    switch (static_cast<Column>(section)) {
    case Number:
        return tr("attempt");
    case StartsAt:
        return tr("starts at (%1)").arg(unit);
    case OutcomeColumn:
        return tr("outcome");
    case Modelled:
        return tr("modelled ceiling (%1)").arg(unit);
    case Jittered:
        return tr("jittered delay (%1)").arg(unit);
    case Elapsed:
        return tr("elapsed (%1)").arg(unit);
    case ColumnCount:
        break;
    }
    return {};
}

QString AttemptsModel::cell(const AttemptRow &row, Column column) const
{
    switch (column) {
    case Number:
        return row.used ? countText(row.number) : QString();
    case StartsAt:
        return row.startsAt ? drawnText(*row.startsAt) : QString();
    case OutcomeColumn:
        return row.used ? markOf(row.outcome) + QLatin1Char(' ') + outcomeText(row)
                        : outcomeText(row);
    case Modelled:
        return row.modelled ? policyText(*row.modelled) : noValue;
    case Jittered:
        if (row.waitKind == WaitKind::None) {
            return noValue;
        }
        return row.waitKind == WaitKind::Jittered ? drawnText(row.jittered)
                                                  : policyText(row.jittered);
    case Elapsed:
        return row.elapsed ? drawnText(*row.elapsed) : QString();
    case ColumnCount:
        break;
    }
    return {};
}

// A cell without a value says so, and the outcome's mark is left to its word.
QString AttemptsModel::spoken(const AttemptRow &row, Column column) const
{
    if (column == OutcomeColumn) {
        return outcomeText(row);
    }
    const QString text = cell(row, column);
    return text.isEmpty() || text == noValue ? tr("none") : text;
}

QString AttemptsModel::outcomeText(const AttemptRow &row) const
{
    if (!row.used) {
        return tr("retry %1, not used").arg(row.number);
    }
    const QString error = toQString(errorClass(row.outcome));
    return (m_labels.outcome(row.outcome) + QLatin1Char(' ') + error).trimmed();
}

QVariant AttemptsModel::foreground(const AttemptRow &row, Column column) const
{
    if (!row.used) {
        return m_theme.mutedText;
    }
    return column == OutcomeColumn ? QVariant(colourOf(row.outcome, m_theme)) : QVariant();
}

} // namespace backoff
