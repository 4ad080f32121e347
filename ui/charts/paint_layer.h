// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// An item of a scene that paints with a function: what lies below or above the charts of a view.

#pragma once

#include <QGraphicsItem>

#include <functional>
#include <utility>

namespace backoff {

class PaintLayer : public QGraphicsItem
{
public:
    using Paint = std::function<void(QPainter &)>;

    PaintLayer(QGraphicsItem *parent, double z, Paint paint)
        : QGraphicsItem(parent)
        , m_paint(std::move(paint))
    {
        setZValue(z);
    }

    void setArea(const QRectF &area)
    {
        prepareGeometryChange();
        m_area = area;
        update();
    }

    [[nodiscard]] QRectF boundingRect() const override { return m_area; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override
    {
        m_paint(*painter);
    }

private:
    QRectF m_area;
    Paint m_paint;
};

} // namespace backoff
