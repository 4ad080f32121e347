// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The schedule table: scrolls with the playhead, whose attempt is the highlighted row.

#pragma once

#include "core/engine/events.h"
#include "ui/run_result.h"
#include "ui/style/theme.h"

#include <QTableView>

#include <array>

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

    [[nodiscard]] AttemptsModel *attempts() const { return m_model; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitColumns();
    void shareWidth();

    AttemptsModel *m_model;
    RunResultPtr m_result;
    std::array<int, 6> m_widths {}; // what each column needs
};

} // namespace backoff
