// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tables/transcript_view.h"

#include "ui/exports/clipboard/clipboard.h"
#include "ui/style/app_style.h"
#include "ui/tables/copy_menu.h"
#include "ui/tables/transcript_model.h"

#include <QContextMenuEvent>

#include <algorithm>

namespace backoff {

TranscriptView::TranscriptView(const Labels &labels, QWidget *parent)
    : QListView(parent)
    , m_model(new TranscriptModel(labels, this))
{
    setModel(m_model);
    setAccessibleName(tr("Transcript of the run"));
    addCopyKeys(this, [this] { copy(); });
    setFrameShape(QFrame::NoFrame);
    setFont(withoutKerning(fixedWidth(font())));
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setUniformItemSizes(true);
}

void TranscriptView::setResult(const RunResultPtr &result)
{
    m_result = result;
    m_attempt = -1;
    m_model->setResult(result);
    m_fits = false;
    fitLines();
}

// As wide as the longest line: attempts and delays grow towards the end, so the first lines and the
// last ones tell. Measured only while in sight, as a window starts without it.
void TranscriptView::fitLines()
{
    if (m_fits || !m_result || !isVisible()) {
        return;
    }
    m_fits = true;
    constexpr int sample = 100;
    constexpr int padding = 8;
    const int rows = m_model->rowCount();
    int width = 0;
    for (int row = 0; row < rows; ++row) {
        if (row == sample && rows > 2 * sample) {
            row = rows - sample;
        }
        width = std::max(width, fontMetrics().horizontalAdvance(m_model->line(row)));
    }
    m_model->setLineSize({width + padding, fontMetrics().height() + 2});
    scheduleDelayedItemsLayout();
}

void TranscriptView::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_fits = false;
        fitLines();
    }
}

void TranscriptView::showEvent(QShowEvent *event)
{
    QListView::showEvent(event);
    fitLines();
    scrollToAttempt();
}

void TranscriptView::setCursor(const Cursor &cursor)
{
    const std::int64_t attempt
        = stateAt(m_result->trace, m_result->events, cursor).jittered.attempt;
    if (attempt == m_attempt) {
        return;
    }
    m_attempt = attempt;
    m_model->setCurrentAttempt(attempt);
    if (isVisible()) {
        scrollToAttempt();
    }
}

void TranscriptView::scrollToAttempt()
{
    scrollTo(m_model->index(std::max(m_model->firstRowOf(m_attempt), 0)));
}

void TranscriptView::setTheme(const Theme &theme) { m_model->setTheme(theme); }

void TranscriptView::contextMenuEvent(QContextMenuEvent *event)
{
    showCopyMenu(this, event->globalPos(), [this] { copy(); });
}

void TranscriptView::copy() const
{
    QString text;
    for (const int row : rowsToCopy(*this)) {
        text += m_model->line(row) + QLatin1Char('\n');
    }
    copyPlainText(text);
}

} // namespace backoff
