// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inputs/outage_drawing.h"

#include <QPainter>

#include <initializer_list>

namespace backoff {

static constexpr double up = 5;
static constexpr double down = 19;
static constexpr double end = 39;

// A step line that starts up and changes side at each x.
static QPainterPath stepLine(std::initializer_list<double> changes)
{
    QPainterPath path(QPointF(1, up));
    double y = up;
    for (const double x : changes) {
        path.lineTo(x, y);
        y = y == up ? down : up;
        path.lineTo(x, y);
    }
    path.lineTo(end, y);
    return path;
}

// Down from the first call to the last, and on: the line ends in an arrow.
static QPainterPath endlessPath()
{
    QPainterPath path(QPointF(1, down));
    path.lineTo(end, down);
    path.moveTo(end - 5, down - 4);
    path.lineTo(end, down);
    path.lineTo(end - 5, down + 4);
    return path;
}

static QPainterPath noEntryPath()
{
    QPainterPath path;
    path.addEllipse(QPointF(20, 12), 10, 10);
    path.moveTo(15, 12);
    path.lineTo(25, 12);
    return path;
}

// Short refusals, then a clock: come back later.
static QPainterPath clockPath()
{
    QPainterPath path(QPointF(1, up));
    path.lineTo(6, up);
    path.lineTo(6, down);
    path.lineTo(13, down);
    path.addEllipse(QPointF(23, 12), 9, 9);
    path.moveTo(23, 7);
    path.lineTo(23, 12);
    path.lineTo(26.5, 14);
    path.moveTo(33.5, up);
    path.lineTo(end, up);
    return path;
}

QPainterPath outagePath(ScenarioKind kind)
{
    switch (kind) {
    case ScenarioKind::BriefBlip:
        return stepLine({8, 18});
    case ScenarioKind::LongOutage:
        return stepLine({6});
    case ScenarioKind::PermanentError:
        return noEntryPath();
    case ScenarioKind::AlwaysDown:
        return endlessPath();
    case ScenarioKind::TimedOutage:
        return stepLine({9, 31});
    case ScenarioKind::RateLimited:
        return clockPath();
    case ScenarioKind::Script:
        return stepLine({5, 10, 15, 20, 24, 31, 35});
    }
    return {};
}

QColor outageColor(ScenarioKind kind, const Theme &theme)
{
    switch (kind) {
    case ScenarioKind::PermanentError:
        return theme.permanent;
    case ScenarioKind::Script:
        return theme.mutedText;
    default:
        return theme.failure;
    }
}

void drawOutage(QPainter &painter, QPointF topLeft, ScenarioKind kind, const Theme &theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(topLeft);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(outageColor(kind, theme), 2, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
    painter.drawPath(outagePath(kind));
    painter.restore();
}

} // namespace backoff
