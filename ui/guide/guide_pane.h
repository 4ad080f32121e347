// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Help > Guide: the formulas, with the numbers of the experiment that stands and of the retry under
// the playhead, as a column beside the run.
//
// It is written anew only where it says something else, so that it may be told every frame; what is
// at its top stays there. Hidden it computes nothing.

#pragma once

#include "core/engine/events.h"
#include "core/io/labels.h"
#include "ui/charts/retry_rows.h"
#include "ui/guide/guide_lines.h"
#include "ui/guide/guide_moment.h"
#include "ui/guide/guide_values.h"
#include "ui/run_result.h"
#include "ui/style/theme.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QTextBrowser;

namespace backoff {

class GuidePane : public QWidget
{
    Q_OBJECT

public:
    // The labels outlive it.
    explicit GuidePane(const Labels &labels, QWidget *parent = nullptr);

    void setResult(const RunResultPtr &result);
    void setCursor(const Cursor &cursor);
    void setTheme(const Theme &theme); // takes the font anew too

Q_SIGNALS:
    void closeRequested();

protected:
    void showEvent(QShowEvent *event) override;
    void focusInEvent(QFocusEvent *event) override; // the text has it

private:
    [[nodiscard]] QWidget *makeHeader();
    void refresh();
    [[nodiscard]] std::vector<GuideLine> linesNow();
    void write();

    const Labels &m_labels;
    std::vector<GuideSection> m_content;
    RunResultPtr m_result;
    Cursor m_cursor;
    Theme m_theme;

    // Of the result that was last shown.
    RunResultPtr m_shownResult;
    std::vector<RetryRow> m_rows;
    std::optional<GuideValues> m_values;
    GuideMoment m_moment;
    std::vector<GuideLine> m_lines;

    QLabel *m_title;
    QTextBrowser *m_text;
};

} // namespace backoff
