// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/service_band_painter.h"

#include "ui/style/hatch.h"
#include "ui/timeline/ghost.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace backoff {

QColor serviceGround(ServiceState state, const Theme &theme)
{
    switch (state) {
    case ServiceState::Answering:
        return theme.answeringStrip;
    case ServiceState::Failing:
    case ServiceState::RateLimiting:
        return theme.failingStrip;
    case ServiceState::Refusing:
        return mixed(theme.card, theme.permanent, 0.14);
    }
    return theme.card;
}

QColor serviceInk(ServiceState state, const Theme &theme)
{
    switch (state) {
    case ServiceState::Answering:
        return theme.successText;
    case ServiceState::Failing:
    case ServiceState::RateLimiting:
        return theme.failureText;
    case ServiceState::Refusing:
        return theme.permanentText;
    }
    return theme.text;
}

void paintServiceBand(QPainter &painter, const ServiceBand &band, const Theme &theme)
{
    const QColor ground = serviceGround(band.state, theme);
    painter.fillRect(band.rect, ground);
    if (band.state != ServiceState::Answering) {
        const bool refusing = band.state == ServiceState::Refusing;
        const int lean = band.state == ServiceState::Failing ? 1 : refusing ? -1 : 0;
        const double strength = theme.enlarged.isOn() ? 1 : 0.38;
        const QColor hatch = mixed(ground, refusing ? theme.permanent : theme.failure, strength);
        const qreal least = theme.enlarged.mark(8);
        const qreal distance = std::max(least, std::round(band.rect.height() * 0.45));
        const qreal width = theme.enlarged.line(distance / 4 / theme.enlarged.scale);
        painter.setPen(QPen(hatch, width, Qt::SolidLine, Qt::FlatCap));
        const QRectF hatched = theme.enlarged.isOn() ? insideCorners(band.rect, width) : band.rect;
        const std::vector<QLineF> lines = hatchLines(hatched, lean, distance);
        painter.drawLines(lines.data(), static_cast<int>(lines.size()));
    }
    if (band.word.shown()) { // no stripe behind a letter
        const qreal air = 4 * theme.enlarged.scale;
        QRectF plate = band.word.rect.adjusted(-air, 0, air, 0);
        plate.setTop(band.rect.top());
        plate.setBottom(band.rect.bottom());
        painter.fillRect(plate, ground);
    }
}

} // namespace backoff
