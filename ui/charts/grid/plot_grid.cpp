// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/grid/plot_grid.h"

#include "ui/accessibility/own_roles.h"
#include "ui/charts/grid/grid_scene.h"
#include "ui/charts/grid/rows_view.h"

#include <QKeyEvent>
#include <QPainter>

namespace backoff {

static constexpr double focusRadius = 5;

PlotGrid::PlotGrid(QWidget *parent)
    : QWidget(parent)
    , m_scene(new GridScene(this))
    , m_rows(new RowsView(m_scene, this))
{
    setAccessibleRole(this, QAccessible::Chart);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_scene->setFont(font());
    m_rows->setBackgroundBrush(m_scene->theme().card);
}

void PlotGrid::setSpec(const PlotGridSpec &spec)
{
    m_scene->setSpec(spec);
    setAccessibleDescription(m_equal.isEmpty() ? spec.summary : spec.summary + u' ' + m_equal);
    layOutAgain();
}

void PlotGrid::setTheme(const Theme &theme)
{
    if (theme != m_scene->theme()) {
        const bool resized = theme.enlarged != m_scene->theme().enlarged;
        m_scene->setTheme(theme);
        m_rows->setBackgroundBrush(theme.card);
        update();
        if (resized) {
            layOutAgain();
            updateGeometry();
        }
    }
}

void PlotGrid::setDimmed(bool dimmed)
{
    m_scene->setDimmed(dimmed);
    update();
}

const PlotGridSpec &PlotGrid::spec() const { return m_scene->spec(); }

const GridScene *PlotGrid::scene() const { return m_scene; }

QSize PlotGrid::sizeHint() const { return {700, 360}; }

QSize PlotGrid::minimumSizeHint() const
{
    const double rows = leastRowHeight(m_scene->fonts());
    return {240, static_cast<int>(rows + 2 * m_scene->fonts().line()) + 2 * inset()};
}

// Room for the ring of the focus.
int PlotGrid::inset() const { return qCeil(m_scene->theme().enlarged.line(2)) + 1; }

void PlotGrid::layOutAgain()
{
    const QRect inside = rect().marginsRemoved({inset(), inset(), inset(), inset()});
    m_scene->layOut(inside.size(), RowFit::Scrolled, m_rows->scrollBarWidth());
    const GridLayout &layout = m_scene->gridLayout();
    // As needed, the view would keep one that a higher grid needed before.
    m_rows->setVerticalScrollBarPolicy(
        layout.scrolls() ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    m_rows->setGeometry(inside.left(),
        inside.top() + static_cast<int>(layout.headerHeight),
        inside.width(),
        static_cast<int>(layout.shownHeight));
    update();
}

void PlotGrid::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_scene->theme().card);
    painter.translate(inset(), inset());
    m_scene->paintHeader(painter);
    painter.translate(0, m_rows->geometry().bottom() + 1 - inset());
    m_scene->paintAxis(painter);
    painter.resetTransform();
    if (hasFocus()) { // its ring, as the timeline has it
        const double line = m_scene->theme().enlarged.line(2);
        const QRectF ring = QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2);
        painter.setPen(QPen(m_scene->theme().accent, line));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(ring, focusRadius, focusRadius);
    }
}

void PlotGrid::resizeEvent(QResizeEvent *) { layOutAgain(); }

void PlotGrid::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_scene->setFont(font());
        layOutAgain();
    }
}

void PlotGrid::keyPressEvent(QKeyEvent *event)
{
    if (event->modifiers() != Qt::NoModifier || !m_rows->scrollByKey(event->key())) {
        event->ignore();
    }
}

void PlotGrid::mousePressEvent(QMouseEvent *event) { event->ignore(); }

} // namespace backoff
