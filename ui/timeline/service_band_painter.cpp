// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/service_band_painter.h"

#include "ui/timeline/ghost.h"

#include <QPainter>

#include <algorithm>

namespace backoff {

// The stripes lean by `lean` times the height: 1 is "/", 0 is "|", -1 is "\". They are cut to the
// rectangle by arithmetic: clipping is not supported by every paint device.
static std::vector<QLineF> stripes(const QRectF &rect, int lean, qreal distance)
{
    std::vector<QLineF> lines;
    const qreal run = rect.height() * lean; // x at the top minus x at the bottom
    const qreal first = rect.left() - std::max(0.0, run) + distance / 2;
    const qreal last = rect.right() + std::max(0.0, -run);
    for (qreal bottom = first; bottom < last; bottom += distance) {
        const auto clippedAt = [&](qreal x) {
            const qreal inside = std::clamp(x, rect.left(), rect.right());
            const qreal share = run == 0 ? 0 : (inside - bottom) / run;
            return QPointF(inside, rect.bottom() - share * rect.height());
        };
        if (run == 0) {
            lines.emplace_back(bottom, rect.bottom(), bottom, rect.top());
        } else {
            lines.emplace_back(clippedAt(bottom), clippedAt(bottom + run));
        }
    }
    return lines;
}

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
        const QColor hatch = mixed(ground, refusing ? theme.permanent : theme.failure, 0.38);
        painter.setPen(QPen(hatch, 2, Qt::SolidLine, Qt::FlatCap));
        const std::vector<QLineF> lines = stripes(band.rect, lean, 8);
        painter.drawLines(lines.data(), static_cast<int>(lines.size()));
    }
    if (band.word.shown()) { // no stripe behind a letter
        QRectF plate = band.word.rect.adjusted(-4, 0, 4, 0);
        plate.setTop(band.rect.top());
        plate.setBottom(band.rect.bottom());
        painter.fillRect(plate, ground);
    }
}

} // namespace backoff
