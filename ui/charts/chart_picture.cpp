// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_picture.h"

#include "ui/charts/chart_view.h"

#include <QFont>
#include <QPainter>

namespace backoff {

void paintChart(QPainter &painter,
    const QRectF &area,
    const ChartSpec &spec,
    const Theme &theme,
    const QFont &font)
{
    ChartView view;
    view.setFont(font);
    view.setTheme(theme);
    view.setMinimumSize(1, 1); // or a small chart would be laid out larger and squeezed
    view.resize(area.size().toSize());
    view.setSpec(spec);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    view.scene()->render(
        &painter, area, QRectF(QPointF(0, 0), QSizeF(view.size())), Qt::IgnoreAspectRatio);
    painter.restore();
}

} // namespace backoff
