// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/grid/rows_view.h"

#include "ui/charts/grid/grid_scene.h"

#include <QMouseEvent>
#include <QScrollBar>
#include <QStyle>
#include <QWheelEvent>

#include <algorithm>

namespace backoff {

RowsView::RowsView(GridScene *scene, QWidget *parent)
    : QGraphicsView(scene, parent)
{
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setInteractive(false);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setFocusPolicy(Qt::NoFocus);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

bool RowsView::canScroll() const
{
    return verticalScrollBar()->minimum() < verticalScrollBar()->maximum();
}

int RowsView::scrollBarWidth() const
{
    const QScrollBar *bar = verticalScrollBar();
    bar->ensurePolished();
    return std::max(
        bar->sizeHint().width(), style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this));
}

bool RowsView::scrollByKey(int key)
{
    if (!canScroll()) {
        return false;
    }
    switch (key) {
    case Qt::Key_Up:
        verticalScrollBar()->triggerAction(QScrollBar::SliderSingleStepSub);
        return true;
    case Qt::Key_Down:
        verticalScrollBar()->triggerAction(QScrollBar::SliderSingleStepAdd);
        return true;
    case Qt::Key_PageUp:
        verticalScrollBar()->triggerAction(QScrollBar::SliderPageStepSub);
        return true;
    case Qt::Key_PageDown:
        verticalScrollBar()->triggerAction(QScrollBar::SliderPageStepAdd);
        return true;
    default:
        return false;
    }
}

// Where there is nothing to scroll the wheel belongs to whatever scrolls around the grid.
void RowsView::wheelEvent(QWheelEvent *event)
{
    if (canScroll()) {
        QGraphicsView::wheelEvent(event);
    } else {
        event->ignore();
    }
}

void RowsView::mousePressEvent(QMouseEvent *event) { event->ignore(); }

} // namespace backoff
