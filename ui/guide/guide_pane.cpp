// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/guide/guide_pane.h"

#include "ui/guide/guide_document.h"
#include "ui/guide/guide_scroll.h"
#include "ui/style/app_style.h"

#include <QFocusEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QTextBrowser>
#include <QTextOption>
#include <QToolButton>
#include <QVBoxLayout>

namespace backoff {

GuidePane::GuidePane(const Labels &labels, QWidget *parent)
    : QWidget(parent)
    , m_labels(labels)
    , m_content(guideContent(labels.language()))
    , m_theme(Theme::light())
    , m_title(new QLabel(tr("Guide")))
    , m_text(new QTextBrowser)
{
    m_text->setAccessibleName(tr("Guide: the formulas with the numbers of this experiment"));
    m_text->setOpenLinks(false);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setTabChangesFocus(true);
    m_text->setUndoRedoEnabled(false);
    // A long number is broken rather than cut off.
    m_text->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_text->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text->document()->setDocumentMargin(4);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase); // a card's

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(10, 10, 6, 10);
    column->setSpacing(6);
    column->addWidget(makeHeader());
    column->addWidget(m_text, 1);
    setTheme(m_theme);
}

QWidget *GuidePane::makeHeader()
{
    auto *header = new QWidget;
    setStyleRole(m_title, styleRole::section);
    auto *close = new QToolButton;
    close->setText(tr("Close"));
    close->setAccessibleName(tr("Close the guide"));
    setStyleRole(close, styleRole::link);
    connect(close, &QToolButton::clicked, this, &GuidePane::closeRequested);
    auto *row = new QHBoxLayout(header);
    row->setContentsMargins(4, 0, 8, 0);
    row->addWidget(m_title, 1);
    row->addWidget(close);
    return header;
}

void GuidePane::setResult(const RunResultPtr &result)
{
    m_result = result;
    m_cursor = {};
    refresh();
}

void GuidePane::setCursor(const Cursor &cursor)
{
    m_cursor = cursor;
    refresh();
}

void GuidePane::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_title->setFont(sectionFont());
    write();
}

void GuidePane::showEvent(QShowEvent *event)
{
    refresh();
    QWidget::showEvent(event);
}

// No proxy: Tab would go past what stands above the text.
void GuidePane::focusInEvent(QFocusEvent *event) { m_text->setFocus(event->reason()); }

void GuidePane::refresh()
{
    if (!m_result || !isVisible()) {
        return;
    }
    const GuideMoment moment = guideMomentAt(*m_result, m_cursor);
    if (m_result == m_shownResult && moment == m_moment) {
        return;
    }
    if (m_result != m_shownResult) {
        m_shownResult = m_result;
        m_rows = retryRows(*m_result);
        m_values.emplace(m_result->experiment());
    }
    m_moment = moment;
    std::vector<GuideLine> lines = linesNow();
    if (lines != m_lines) {
        m_lines = std::move(lines);
        write();
    }
}

std::vector<GuideLine> GuidePane::linesNow()
{
    m_values->setNames(guideFacts(*m_shownResult, m_rows, m_moment));
    return guideLines(m_content, *m_values, m_labels);
}

void GuidePane::write()
{
    const GuideScroll scroll(*m_text);
    writeGuide(*m_text->document(), m_lines, m_theme, bodyFont());
    scroll.restore(*m_text);
}

} // namespace backoff
