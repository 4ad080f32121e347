// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/playback/scrubber.h"

#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QWheelEvent>

#include <algorithm>

namespace backoff {

static constexpr qreal handleRadius = 9;
static constexpr qreal grooveHeight = 5;

Scrubber::Scrubber(QWidget *parent)
    : QSlider(Qt::Horizontal, parent)
{
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
    update();
}

QSize Scrubber::sizeHint() const { return QSize(400, 28); }

QSize Scrubber::minimumSizeHint() const { return QSize(120, 28); }

void Scrubber::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal middle = height() / 2.0;
    const qreal x = xOf(share());
    const auto groove = [&](qreal from, qreal to, const QColor &color) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        const QRectF rect(from, middle - grooveHeight / 2, to - from, grooveHeight);
        painter.drawRoundedRect(rect, grooveHeight / 2, grooveHeight / 2);
    };
    groove(xOf(0) - handleRadius, xOf(1) + handleRadius, m_theme.border);
    groove(xOf(0) - handleRadius, x, m_theme.accent);
    painter.setPen(QPen(m_theme.accent, 2));
    painter.setBrush(m_theme.card);
    painter.drawEllipse(QPointF(x, middle), handleRadius - 1, handleRadius - 1);
    if (hasFocus()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.accent);
        painter.drawEllipse(QPointF(x, middle), 4, 4);
        painter.setPen(QPen(m_theme.accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF(x, middle), handleRadius + 2.5, handleRadius + 2.5);
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
    const qreal inset = handleRadius + 4; // room for the focus ring
    return inset + share * (width() - 2 * inset);
}

int Scrubber::valueAt(qreal x) const
{
    const qreal length = std::max(1.0, xOf(1) - xOf(0));
    return qRound(std::clamp((x - xOf(0)) / length, 0.0, 1.0) * steps);
}

} // namespace backoff
