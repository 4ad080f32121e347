// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/grid/grid_labels.h"

#include "ui/charts/grid/area_lines.h"
#include "ui/charts/line_crossing.h"

#include <algorithm>
#include <optional>

namespace backoff {

namespace {

// Pixels of a desk.
constexpr double gap = 3; // between a label and its point
constexpr double air = 4; // between two texts
constexpr double pointRoom = 5; // around a point
constexpr double spanStep = 6; // between two places that are tried for the text of a span

bool isSolid(AreaRole role)
{
    return role == AreaRole::Served || role == AreaRole::Failed || role == AreaRole::Draw;
}

class Placer
{
public:
    Placer(const Plot &plot, const PlotMap &map, const GridFonts &fonts)
        : m_map(map)
        , m_fonts(fonts)
        , m_room(map.plot.adjusted(0, -fonts.line() / 2, 0, 0))
        , m_gap(fonts.scale() * gap)
        , m_air(fonts.scale() * air)
        , m_pointRoom(fonts.enlarged().mark(pointRoom))
        , m_halfLine(fonts.enlarged().isOn() ? fonts.enlarged().line(1) / 2 : 0)
    {
        for (const PlotArea &area : plot.areas) {
            if (isSolid(area.role)) {
                addSolid(area);
            } else {
                const std::vector<QLineF> lines = outlineOf(area, map);
                m_lines.insert(m_lines.end(), lines.begin(), lines.end());
            }
        }
        for (const PlotLine &line : plot.lines) {
            addLine(line);
        }
        for (const PlotPoint &point : plot.points) {
            addPoint(point.at);
        }
        for (const ErrorBar &bar : plot.errorBars) {
            m_boxes.emplace_back(QRectF(map.point({bar.x, bar.high}), map.point({bar.x, bar.low}))
                                     .adjusted(-m_pointRoom, 0, m_pointRoom, 0));
        }
    }

    void place(const PlotSpan &span)
    {
        const QSizeF size = sizeOf(span.text, WordKind::SpanText);
        const double end = std::min(m_map.x(span.to), m_room.right()) - size.width() - m_air;
        for (double x = m_map.x(span.from) + m_air; x <= end; x += spanStep) {
            if (take({QPointF(x, m_map.plot.top() + 1), size}, span.text, WordKind::SpanText)) {
                return;
            }
        }
    }

    void place(const PlotLabel &label)
    {
        const WordKind kind = label.strong ? WordKind::StrongLabel : WordKind::Label;
        const QSizeF size = sizeOf(label.text, kind);
        const QPointF at = m_map.point(label.at);
        const double most = std::max(m_room.left(), m_room.right() - size.width());
        const double x
            = std::clamp(at.x() - shareLeft(label.align) * size.width(), m_room.left(), most);
        for (const double distance : {m_gap, m_gap + m_pointRoom}) {
            for (const double y : {at.y() - distance - size.height(), at.y() + distance}) {
                if (take({QPointF(x, y), size}, label.text, kind)) {
                    return;
                }
            }
        }
    }

    std::vector<PlacedWord> words;

private:
    static double shareLeft(PlotLabel::Align align)
    {
        switch (align) {
        case PlotLabel::Align::Left:
            return 0;
        case PlotLabel::Align::Centre:
            return 0.5;
        case PlotLabel::Align::Right:
            break;
        }
        return 1;
    }

    [[nodiscard]] QSizeF sizeOf(const QString &text, WordKind kind) const
    {
        return {m_fonts.width(kind, text), m_fonts.height(kind) - 2};
    }

    void addSolid(const PlotArea &area)
    {
        for (qsizetype i = 0; i + 1 < area.upper.size(); ++i) {
            const double low = std::min(area.lower[i].y(), area.lower[i + 1].y());
            const double high = std::max(area.upper[i].y(), area.upper[i + 1].y());
            const QRectF box(
                m_map.point({area.upper[i].x(), high}), m_map.point({area.upper[i + 1].x(), low}));
            if (!box.isEmpty()) {
                m_boxes.push_back(box);
            }
        }
    }

    void addLine(const PlotLine &line)
    {
        for (qsizetype i = 0; i + 1 < line.points.size(); ++i) {
            m_lines.emplace_back(m_map.point(line.points[i]), m_map.point(line.points[i + 1]));
        }
        if (line.withPoints) {
            for (const QPointF &point : line.points) {
                addPoint(point);
            }
        }
    }

    void addPoint(QPointF at)
    {
        const QPointF half(m_pointRoom, m_pointRoom);
        m_boxes.emplace_back(m_map.point(at) - half, m_map.point(at) + half);
    }

    bool take(const QRectF &rect, const QString &text, WordKind kind)
    {
        const QRectF reach = rect.adjusted(-m_halfLine, -m_halfLine, m_halfLine, m_halfLine);
        const bool isFree = !text.isEmpty() && m_room.contains(rect)
            && std::ranges::none_of(m_boxes, [&](const QRectF &b) { return b.intersects(rect); })
            && std::ranges::none_of(m_lines, [&](const QLineF &l) { return crosses(l, reach); });
        if (isFree) {
            words.push_back({text, rect, kind});
            m_boxes.push_back(rect.adjusted(-m_air, 0, m_air, 0));
        }
        return isFree;
    }

    const PlotMap &m_map;
    const GridFonts &m_fonts;
    QRectF m_room;
    double m_gap;
    double m_air;
    double m_pointRoom;
    double m_halfLine; // of thick ones; thin ones are taken for none
    std::vector<QRectF> m_boxes; // what no text may touch
    std::vector<QLineF> m_lines; // nor cross
};

} // namespace

std::vector<PlacedWord> placeLabels(const Plot &plot, const PlotMap &map, const GridFonts &fonts)
{
    const auto hasText = [](const auto &part) { return !part.text.isEmpty(); };
    if (std::ranges::none_of(plot.labels, hasText) && std::ranges::none_of(plot.spans, hasText)) {
        return {};
    }
    Placer placer(plot, map, fonts);
    for (const PlotSpan &span : plot.spans) {
        placer.place(span);
    }
    for (const PlotLabel &label : plot.labels) {
        placer.place(label);
    }
    return std::move(placer.words);
}

} // namespace backoff
