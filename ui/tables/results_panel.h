// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The card below the charts: schedule table and transcript as tabs, and what can be saved of them.

#pragma once

#include "core/engine/events.h"
#include "ui/run_result.h"
#include "ui/style/card.h"
#include "ui/style/theme.h"

class QMenu;
class QStackedWidget;
class QTabBar;

namespace backoff {

class AttemptsView;
class Labels;
class TranscriptView;

class ResultsPanel : public Card
{
    Q_OBJECT

public:
    enum Tab { ScheduleTable, Transcript };

    // The menu of the "Save table" button stays the caller's.
    ResultsPanel(const Labels &labels, QMenu *saveMenu, QWidget *parent = nullptr);

    void setResult(const RunResultPtr &result);
    void setCursor(const Cursor &cursor);
    void setTheme(const Theme &theme);

    [[nodiscard]] QTabBar *tabs() const { return m_tabs; }
    [[nodiscard]] AttemptsView *table() const { return m_table; }
    [[nodiscard]] TranscriptView *transcript() const { return m_transcript; }

private:
    QTabBar *m_tabs;
    QStackedWidget *m_pages;
    AttemptsView *m_table;
    TranscriptView *m_transcript;
};

} // namespace backoff
