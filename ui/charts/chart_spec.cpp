// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_spec.h"

#include <algorithm>

namespace backoff {

Curve outlineOf(const std::vector<Mark> &marks, MarkRole role)
{
    // Between two boxes upper and lower edge are one line, which encloses nothing.
    Curve outline;
    for (const Mark &mark : marks) {
        if (mark.role != role) {
            continue;
        }
        outline.points << QPointF(mark.left, mark.bottom) << QPointF(mark.left, mark.top)
                       << QPointF(mark.right, mark.top) << QPointF(mark.right, mark.bottom);
        outline.lower << QPointF(mark.left, mark.bottom) << QPointF(mark.right, mark.bottom);
    }
    return outline;
}

namespace {

bool isLower(const QPointF &a, const QPointF &b) { return a.y() < b.y(); }

// Calls use(begin, end) for each of `count` stretches of about equal length.
template<typename Use> void forBuckets(const QList<QPointF> &points, qsizetype count, Use use)
{
    for (qsizetype bucket = 0; bucket < count; ++bucket) {
        use(points.begin() + points.size() * bucket / count,
            points.begin() + points.size() * (bucket + 1) / count);
    }
}

} // namespace

QList<QPointF> thinned(const QList<QPointF> &points, qsizetype limit)
{
    if (points.size() <= limit) {
        return points;
    }
    QList<QPointF> result {points.front()};
    forBuckets(points, limit / 2, [&](auto begin, auto end) {
        const auto [least, most] = std::minmax_element(begin, end, isLower);
        result << *std::min(least, most);
        if (least != most) {
            result << *std::max(least, most);
        }
    });
    result << points.back();
    return result;
}

QList<QPointF> envelope(const QList<QPointF> &points, Edge edge, qsizetype limit)
{
    if (points.size() <= limit) {
        return points;
    }
    QList<QPointF> result;
    forBuckets(points, limit, [&](auto begin, auto end) {
        const auto extreme = edge == Edge::Upper ? std::max_element(begin, end, isLower)
                                                 : std::min_element(begin, end, isLower);
        result << QPointF(begin->x(), extreme->y()) << QPointF((end - 1)->x(), extreme->y());
    });
    return result;
}

} // namespace backoff
