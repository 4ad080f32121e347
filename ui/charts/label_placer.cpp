// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/label_placer.h"

#include "ui/charts/line_crossing.h"

#include <algorithm>

namespace backoff {

namespace {

Ink inkOf(const ChartLabel &label, const Spot &spot)
{
    if (label.unused || label.role == LabelRole::Remark) {
        return Ink::Unused;
    }
    if (label.role == LabelRole::Range) {
        return Ink::Range;
    }
    if (label.role == LabelRole::PinnedDrawn || label.pinned) {
        return Ink::Pinned;
    }
    if (label.role == LabelRole::Total || label.role == LabelRole::FinalTotal) {
        return label.jittered ? Ink::Jittered : Ink::Modelled;
    }
    switch (spot.ground) {
    case Spot::Ground::Bar:
        return Ink::OnBar;
    case Spot::Ground::Box:
        return Ink::OnBox;
    case Spot::Ground::Card:
        break;
    }
    return Ink::OnCard;
}

} // namespace

LabelPlacer::LabelPlacer(const ChartSpec &spec,
    const PlotMap &map,
    QSizeF canvas,
    const QFont &boldFont,
    const Enlargement &enlarged)
    : m_spec(spec)
    , m_map(map)
    , m_canvas(QPointF(0, 0), canvas)
    , m_metrics(boldFont)
    , m_gap(enlarged.mark(3))
    , m_air(4 * enlarged.scale)
    , m_halfLine(enlarged.isOn() ? enlarged.line(1) / 2 : 0)
{
    m_canvas.setLeft(map.plot.left());
    m_canvas.setBottom(map.plot.bottom());
    m_drawnFits = widest(LabelRole::Drawn) + 2 <= map.slot() * spec.labelRoom;
    m_pinnedFits = widest(LabelRole::PinnedDrawn) + 2 <= map.slot() * spec.pinnedRoom;
    m_rangeStep = stepOf(LabelRole::Range);
    m_totalStep = stepOf(LabelRole::Total);
    collectObstacles();
}

double LabelPlacer::widest(LabelRole role) const
{
    double width = 0;
    for (const ChartLabel &label : m_spec.labels) {
        if (label.role == role) {
            width = std::max(width, m_metrics.horizontalAdvance(label.texts.back()));
        }
    }
    return width;
}

std::int64_t LabelPlacer::stepOf(LabelRole role) const
{
    return labelStep(m_map.slot(), widest(role) + (role == LabelRole::Total ? 4 * m_air : m_air));
}

void LabelPlacer::collectObstacles()
{
    for (const Mark &mark : m_spec.marks) {
        const QRectF rect = m_map.rect(mark);
        if (mark.left == mark.right || mark.top == mark.bottom) {
            m_lines.emplace_back(rect.topLeft(), rect.bottomRight());
        } else {
            m_areas.push_back(rect);
        }
    }
    for (const Curve &curve : m_spec.curves) {
        for (qsizetype i = 1; !curve.asDots && i < curve.points.size(); ++i) {
            m_lines.emplace_back(m_map.point(curve.points[i - 1]), m_map.point(curve.points[i]));
        }
    }
}

std::vector<PlacedText> LabelPlacer::place()
{
    for (const ChartLabel &label : m_spec.labels) {
        if (!isWanted(label)) {
            continue;
        }
        if (auto text = placed(label)) {
            if (label.role == LabelRole::Range) {
                m_lastRange = text->text;
            }
            m_done.push_back(*std::move(text));
        } else if (label.role != LabelRole::PinnedDrawn) { // these wait for no second line
            m_isComplete = false;
        }
    }
    return std::move(m_done);
}

bool LabelPlacer::isWanted(const ChartLabel &label) const
{
    if (m_spec.retries > mostBars) {
        return true; // there are a few only
    }
    const auto retry = std::int64_t(label.spots.front().at.x());
    switch (label.role) {
    case LabelRole::Drawn:
        return m_drawnFits;
    case LabelRole::PinnedDrawn:
        return m_pinnedFits;
    case LabelRole::Range: // where not all have a place, the same text again says nothing
        return m_rangeStep == 1
            || ((retry == 1 || retry % m_rangeStep == 0) && !label.texts.contains(m_lastRange));
    case LabelRole::Total:
        return retry % m_totalStep == 0;
    case LabelRole::FinalTotal:
    case LabelRole::Remark:
        break;
    }
    return true;
}

std::optional<PlacedText> LabelPlacer::placed(const ChartLabel &label) const
{
    for (const QString &text : label.texts) {
        for (const Spot &spot : label.spots) {
            const QRectF rect = rectFor(spot, text);
            if (isFree(rect, spot)) {
                const bool bold = label.role != LabelRole::Total && label.role != LabelRole::Remark;
                return PlacedText {text, rect, inkOf(label, spot), bold};
            }
        }
    }
    return std::nullopt;
}

QRectF LabelPlacer::rectFor(const Spot &spot, const QString &text) const
{
    const QSizeF size(m_metrics.horizontalAdvance(text), m_metrics.height() - 2);
    const QPointF at = m_map.point(spot.at);
    QPointF corner(at.x() - size.width() / 2, at.y() - m_gap - size.height());
    switch (spot.side) {
    case SpotSide::Above:
        break;
    case SpotSide::Above2:
        corner.ry() -= size.height();
        break;
    case SpotSide::AboveEndingAt:
        corner.setX(at.x() - size.width());
        break;
    case SpotSide::AboveStartingAt:
        corner.setX(at.x());
        break;
    case SpotSide::Inside:
        corner.setY(at.y() + m_gap);
        break;
    case SpotSide::UpperLeft:
        corner = {at.x() - size.width() - m_gap, at.y() - m_gap - size.height()};
        break;
    case SpotSide::LowerRight:
        corner = {at.x() + m_gap + 1, at.y() + m_gap};
        break;
    case SpotSide::LowerRight2:
        corner = {at.x() + m_gap + 1, at.y() + m_gap + size.height()};
        break;
    case SpotSide::UpperRight:
        corner = {at.x() + 2 * m_gap, at.y() - m_gap - size.height()};
        break;
    case SpotSide::RightOf:
        corner = {at.x() + 2 * m_gap, at.y() - size.height() / 2};
        break;
    }
    if (spot.within.isNull()) {
        const double right = std::max(m_canvas.left(), m_canvas.right() - size.width());
        corner.setX(std::clamp(corner.x(), m_canvas.left(), right));
    }
    return {corner, size};
}

bool LabelPlacer::isFree(const QRectF &rect, const Spot &spot) const
{
    const auto touches = [&](const PlacedText &other) {
        return other.rect.adjusted(-m_air, 0, m_air, 0).intersects(rect);
    };
    const QRectF reach = rect.adjusted(-m_halfLine, -m_halfLine, m_halfLine, m_halfLine);
    const auto isCrossed = [&](const QLineF &line) { return crosses(line, reach); };
    if (!m_canvas.contains(rect) || std::ranges::any_of(m_done, touches)
        || std::ranges::any_of(m_lines, isCrossed)) {
        return false;
    }
    if (!spot.within.isNull()) {
        return m_map.rect(spot.within).adjusted(1, 0, -1, 0).contains(rect);
    }
    return std::ranges::none_of(m_areas, [&](const QRectF &area) { return area.intersects(rect); });
}

} // namespace backoff
