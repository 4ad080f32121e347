// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tables/transcript_model.h"

#include "core/io/labels.h"

#include <algorithm>
#include <utility>

namespace backoff {

TranscriptModel::TranscriptModel(const Labels &labels, QObject *parent)
    : QAbstractListModel(parent)
    , m_labels(labels)
{
}

void TranscriptModel::setResult(const RunResultPtr &result)
{
    beginResetModel();
    m_lines = makeTranscript(result->trace);
    m_unit = result->unit();
    m_current = 0;
    endResetModel();
}

void TranscriptModel::setTheme(const Theme &theme)
{
    m_theme = theme;
    if (!m_lines.empty()) {
        Q_EMIT dataChanged(
            index(0), index(rowCount() - 1), {Qt::ForegroundRole, Qt::BackgroundRole});
    }
}

void TranscriptModel::setCurrentAttempt(std::int64_t attempt)
{
    const std::int64_t before = std::exchange(m_current, attempt);
    for (const std::int64_t changed : {before, attempt}) {
        const int first = firstRowOf(changed);
        if (first >= 0) {
            const int last
                = std::min(first + 2, rowCount() - 1); // a call, its failure, the closing line
            Q_EMIT dataChanged(index(first), index(last), {Qt::BackgroundRole});
        }
    }
}

int TranscriptModel::firstRowOf(std::int64_t attempt) const
{
    const auto found = std::lower_bound(m_lines.begin(),
        m_lines.end(),
        attempt,
        [](const TranscriptLine &line, std::int64_t number) { return line.attempt < number; });
    const bool there = found != m_lines.end() && found->attempt == attempt;
    return there ? static_cast<int>(found - m_lines.begin()) : -1;
}

QString TranscriptModel::line(int row) const
{
    return m_labels.transcriptLine(
        m_lines[static_cast<std::size_t>(row)], m_unit, Digits::fixed(3));
}

int TranscriptModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant TranscriptModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const TranscriptLine &line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return this->line(index.row());
    case Qt::SizeHintRole:
        return m_lineSize.isValid() ? QVariant(m_lineSize) : QVariant();
    case Qt::BackgroundRole:
        return line.attempt == m_current ? QVariant(m_theme.currentRow) : QVariant();
    case Qt::ForegroundRole:
        switch (line.kind) {
        case LineKind::ReplyReceived:
            return m_theme.successText;
        case LineKind::PermanentFailure:
            return m_theme.permanentText;
        case LineKind::FinalError:
            return line.answer.outcome == Outcome::Permanent ? m_theme.permanentText
                                                             : m_theme.failureText;
        case LineKind::TransientFailure:
        case LineKind::RateLimited:
            return m_theme.failureText;
        case LineKind::Attempt:
            break;
        }
        return {};
    default:
        return {};
    }
}

} // namespace backoff
