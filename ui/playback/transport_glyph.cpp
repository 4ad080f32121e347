// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/playback/transport_glyph.h"

#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QTransform>

#include <algorithm>

namespace backoff {

namespace {

QPainterPath bar(double left, double width)
{
    QPainterPath path;
    path.addRoundedRect(QRectF(left, -0.36, width, 0.72), 0.04, 0.04);
    return path;
}

QPainterPath triangle(double left, double right)
{
    QPainterPath path;
    path.moveTo(left, -0.36);
    path.lineTo(right, 0);
    path.lineTo(left, 0.36);
    path.closeSubpath();
    return path;
}

QPainterPath mirrored(const QPainterPath &path) { return QTransform::fromScale(-1, 1).map(path); }

class GlyphIconEngine : public QIconEngine
{
public:
    GlyphIconEngine(TransportGlyph glyph, const QColor &color, const QColor &disabled)
        : m_glyph(glyph)
        , m_color(color)
        , m_disabled(disabled)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        paintGlyph(*painter, rect, m_glyph, mode == QIcon::Disabled ? m_disabled : m_color);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new GlyphIconEngine(*this); }

private:
    TransportGlyph m_glyph;
    QColor m_color;
    QColor m_disabled;
};

} // namespace

QPainterPath pathOf(TransportGlyph glyph)
{
    switch (glyph) {
    case TransportGlyph::ToStart:
        return mirrored(pathOf(TransportGlyph::ToEnd));
    case TransportGlyph::StepBack:
        return mirrored(pathOf(TransportGlyph::StepForward));
    case TransportGlyph::Play:
        return triangle(-0.24, 0.4);
    case TransportGlyph::Pause: {
        QPainterPath path = bar(-0.3, 0.2);
        path.addPath(bar(0.1, 0.2));
        return path;
    }
    case TransportGlyph::StepForward: {
        QPainterPath path = bar(-0.38, 0.12);
        path.addPath(triangle(-0.14, 0.42));
        return path;
    }
    case TransportGlyph::ToEnd: {
        QPainterPath path = triangle(-0.46, -0.02);
        path.addPath(triangle(-0.08, 0.36));
        path.addPath(bar(0.34, 0.12));
        return path;
    }
    }
    return {};
}

QIcon iconOf(TransportGlyph glyph, const QColor &color, const QColor &disabled)
{
    return QIcon(new GlyphIconEngine(glyph, color, disabled));
}

void paintGlyph(QPainter &painter, const QRectF &square, TransportGlyph glyph, const QColor &color)
{
    const qreal side = std::min(square.width(), square.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(square.center());
    painter.scale(side, side);
    painter.fillPath(pathOf(glyph).simplified(), color);
    painter.restore();
}

} // namespace backoff
