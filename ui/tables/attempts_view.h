// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The schedule table: scrolls with the playhead, whose attempt is the highlighted row. Columns may
// be hidden, but never all of them. Ctrl+C copies the selected rows, or all of them where none is
// selected, as they are shown.

#pragma once

#include "core/engine/events.h"
#include "core/tables/table.h"
#include "ui/run_result.h"
#include "ui/style/theme.h"

#include <QTableView>

#include <array>
#include <vector>

namespace backoff {

class AttemptsModel;
class Labels;

class AttemptsView : public QTableView
{
    Q_OBJECT

public:
    explicit AttemptsView(const Labels &labels, QWidget *parent = nullptr);

    void setResult(const RunResultPtr &result);
    void setCursor(const Cursor &cursor);
    void setTheme(const Theme &theme);

    // Shows the columns of these ids and hides the others; where none would be left, shows all.
    void setShownColumns(const std::vector<ColumnId> &ids);
    [[nodiscard]] std::vector<ColumnId> shownColumns() const; // in the table's order

    [[nodiscard]] AttemptsModel *attempts() const { return m_model; }

    void copy() const;

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitColumns();
    void shareWidth();
    [[nodiscard]] std::vector<int> shownSections() const;

    const Labels &m_labels;
    AttemptsModel *m_model;
    RunResultPtr m_result;
    std::array<int, 6> m_widths {}; // what each column needs
};

} // namespace backoff
