// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The transcript in the window's language: the lesson's lines in a fixed-width font. Ctrl+C copies
// the selected lines, or all of them where none is selected.

#pragma once

#include "core/engine/events.h"
#include "ui/run_result.h"
#include "ui/style/theme.h"

#include <QListView>

namespace backoff {

class Labels;
class TranscriptModel;

class TranscriptView : public QListView
{
    Q_OBJECT

public:
    explicit TranscriptView(const Labels &labels, QWidget *parent = nullptr);

    void setResult(const RunResultPtr &result);
    void setCursor(const Cursor &cursor);
    void setTheme(const Theme &theme);

protected:
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void copy() const;
    void fitLines();
    void scrollToAttempt();

    TranscriptModel *m_model;
    RunResultPtr m_result;
    std::int64_t m_attempt = -1;
    bool m_fits = false; // the lines' size is that of these lines in this font
};

} // namespace backoff
