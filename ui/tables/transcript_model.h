// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The transcript's lines as a list model; a line is worded when it is shown, so ten thousand
// attempts cost nothing until they are looked at.

#pragma once

#include "core/engine/transcript.h"
#include "ui/run_result.h"
#include "ui/style/theme.h"

#include <QAbstractListModel>
#include <QSize>

#include <vector>

namespace backoff {

class Labels;

class TranscriptModel : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit TranscriptModel(const Labels &labels, QObject *parent = nullptr);

    void setResult(const RunResultPtr &result);
    void setTheme(const Theme &theme);
    void setCurrentAttempt(std::int64_t attempt); // 0 for none
    // One for every line, so that none is ever measured; read at the view's next layout.
    void setLineSize(QSize size) { m_lineSize = size; }

    [[nodiscard]] int firstRowOf(std::int64_t attempt) const;
    [[nodiscard]] QString line(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    const Labels &m_labels;
    std::vector<TranscriptLine> m_lines;
    Unit m_unit = Unit::Seconds;
    std::int64_t m_current = 0;
    QSize m_lineSize;
    Theme m_theme = Theme::light();
};

} // namespace backoff
