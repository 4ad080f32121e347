// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/playback/scrubber.h"

#include "ui/playback/playback_access.h"

#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QWheelEvent>

#include <algorithm>

namespace backoff {

// Pixels of a desk.
static constexpr qreal handleRadius = 9;
static constexpr qreal grooveHeight = 5;
static constexpr int barHeight = 28;
static constexpr int leastWidth = 64;

Scrubber::Scrubber(QWidget *parent)
    : QSlider(Qt::Horizontal, parent)
{
    makePlaybackAccessible();
    setRange(0, steps);
    setSingleStep(steps / 100);
    setPageStep(steps / 10);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void Scrubber::showShare(double share)
{
    if (isSliderDown()) {
        return; // the hand on it knows better
    }
    const QSignalBlocker blocker(this);
    setValue(qRound(std::clamp(share, 0.0, 1.0) * steps));
}

double Scrubber::share() const { return static_cast<double>(value()) / steps; }

void Scrubber::setTheme(const Theme &theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

QSize Scrubber::sizeHint() const { return QSize(400, m_theme.enlarged.pixels(barHeight)); }

QSize Scrubber::minimumSizeHint() const
{
    return QSize(leastWidth, m_theme.enlarged.pixels(barHeight));
}

void Scrubber::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF middle(xOf(share()), height() / 2.0);
    const qreal radius = scale() * handleRadius;
    const auto groove = [&](qreal from, qreal to, const QColor &color) {
        const qreal thickness = scale() * grooveHeight;
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        const QRectF rect(from, middle.y() - thickness / 2, to - from, thickness);
        painter.drawRoundedRect(rect, thickness / 2, thickness / 2);
    };
    groove(xOf(0) - radius, xOf(1) + radius, m_theme.border);
    groove(xOf(0) - radius, middle.x(), m_theme.accent);
    painter.setPen(QPen(m_theme.accent, 2 * scale()));
    painter.setBrush(m_theme.card);
    painter.drawEllipse(middle, radius - scale(), radius - scale());
    if (hasFocus()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.accent);
        painter.drawEllipse(middle, 4 * scale(), 4 * scale());
        painter.setPen(QPen(m_theme.accent, 1.5 * scale()));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(middle, radius + 2.5 * scale(), radius + 2.5 * scale());
    }
}

void Scrubber::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    setSliderDown(true);
    setValue(valueAt(event->position().x()));
}

void Scrubber::mouseMoveEvent(QMouseEvent *event)
{
    if (isSliderDown()) {
        setValue(valueAt(event->position().x()));
    }
}

void Scrubber::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        setSliderDown(false);
    }
}

void Scrubber::wheelEvent(QWheelEvent *event)
{
    if (hasFocus()) {
        QSlider::wheelEvent(event);
    } else {
        event->ignore();
    }
}

qreal Scrubber::xOf(double share) const
{
    const qreal inset = scale() * (handleRadius + 4); // room for the focus ring
    return inset + share * (width() - 2 * inset);
}

int Scrubber::valueAt(qreal x) const
{
    const qreal length = std::max(1.0, xOf(1) - xOf(0));
    return qRound(std::clamp((x - xOf(0)) / length, 0.0, 1.0) * steps);
}

} // namespace backoff
