// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tables/results_panel.h"

#include "ui/style/app_style.h"
#include "ui/style/tab_row.h"
#include "ui/tables/attempts_view.h"
#include "ui/tables/transcript_view.h"

#include <QMenu>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace backoff {

ResultsPanel::ResultsPanel(const Labels &labels, QMenu *saveMenu, QWidget *parent)
    : Card(parent)
    , m_tabs(new TabRow)
    , m_pages(new QStackedWidget)
    , m_table(new AttemptsView(labels))
    , m_transcript(new TranscriptView(labels))
{
    m_tabs->setAccessibleName(tr("Results"));
    m_tabs->addTab(tr("Schedule table"));
    m_tabs->addTab(tr("Transcript"));
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_transcript);
    connect(m_tabs, &QTabBar::currentChanged, m_pages, &QStackedWidget::setCurrentIndex);

    auto *save = new QToolButton;
    save->setText(tr("Export table"));
    save->setMenu(saveMenu);
    save->setPopupMode(QToolButton::InstantPopup);
    save->setFocusPolicy(Qt::StrongFocus);

    addToTopLeft(m_tabs);
    addToTopRight(save);
    body()->addWidget(m_pages);
}

void ResultsPanel::setResult(const RunResultPtr &result)
{
    m_table->setResult(result);
    m_transcript->setResult(result);
}

void ResultsPanel::setCursor(const Cursor &cursor)
{
    m_table->setCursor(cursor);
    m_transcript->setCursor(cursor);
}

void ResultsPanel::setTheme(const Theme &theme)
{
    m_table->setTheme(theme);
    m_transcript->setTheme(theme);
}

} // namespace backoff
