// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/fleet/service_marks.h"

#include "ui/herd/fleet/fleet_words.h"

#include <cmath>
#include <functional>
#include <optional>

namespace backoff {

namespace {

// Shares of the axis that words take in a narrow plot, and from which height on they stand.
constexpr double downWidth = 0.09;
constexpr double downUntilWidth = 0.25;
constexpr double capacityWidth = 0.42;
constexpr double wordsFrom = 0.75;
constexpr double beside = 0.006; // between the outage and its words
constexpr int places = 10; // that are tried within the outage

std::optional<std::size_t> firstRow(
    const FleetFrame &frame, const std::function<bool(std::size_t row)> &hasRoom)
{
    for (std::size_t row = 0; row < frame.columns.rows.size(); ++row) {
        if (!frame.columns.rows[row].empty() && hasRoom(row)) {
            return row;
        }
    }
    return {};
}

} // namespace

ServiceMarks::ServiceMarks(const FleetFrame &frame)
    : m_frame(frame)
{
    const std::size_t shown = firstRow(frame, [](std::size_t) { return true; }).value_or(0);
    m_downRow = shown;
    m_capacityRow = shown;
    placeDown();
    placeCapacity();
}

void ServiceMarks::placeDown()
{
    const double end = m_frame.outageEnd();
    const auto within = firstRow(m_frame, [&](std::size_t row) {
        const double width = downWidth * m_frame.xTo();
        for (int i = 0; i <= places && width <= end; ++i) {
            const double from = (end - width) * i / places;
            if (m_frame.isFree(row, from, from + width, wordsFrom)) {
                return true;
            }
        }
        return false;
    });
    const auto behind = firstRow(m_frame, [&](std::size_t row) {
        return m_frame.isFree(row, end, end + downUntilWidth * m_frame.xTo(), wordsFrom);
    });
    m_downBeside = !within && behind;
    m_downRow = within.value_or(behind.value_or(m_downRow));
}

void ServiceMarks::placeCapacity()
{
    const double height = m_frame.counts.at(m_frame.room);
    const auto free = firstRow(m_frame, [&](std::size_t row) {
        return m_frame.isFree(row, (1 - capacityWidth) * m_frame.xTo(), m_frame.xTo(), height);
    });
    m_capacityRow = free.value_or(m_capacityRow);
}

void ServiceMarks::addTo(Plot &plot, std::size_t row) const
{
    if (m_frame.outageEnd() > 0) {
        addOutage(plot, row);
    }
    if (std::isfinite(m_frame.room) && !m_frame.isDownToTheEnd()) {
        addCapacity(plot, row);
    }
}

void ServiceMarks::addOutage(Plot &plot, std::size_t row) const
{
    const double end = m_frame.outageEnd();
    const bool inside = row == m_downRow && !m_downBeside;
    const QString down = FleetWords::down(m_frame.settings, m_frame.unit, m_frame.isDownToTheEnd());
    plot.spans.push_back({0, end, inside ? down : QString()});
    if (row == m_downRow && m_downBeside) {
        plot.labels.push_back({{end + beside * m_frame.xTo(), 1},
            FleetWords::down(m_frame.settings, m_frame.unit, true),
            PlotLabel::Align::Left});
    }
}

void ServiceMarks::addCapacity(Plot &plot, std::size_t row) const
{
    const bool onAxis = m_frame.counts.holds(m_frame.room);
    const double y = m_frame.counts.at(m_frame.room);
    if (onAxis) {
        plot.lines.push_back({LineRole::Capacity, {{m_frame.outageEnd(), y}, {m_frame.xTo(), y}}});
    }
    if (row == m_capacityRow) {
        plot.labels.push_back({{m_frame.xTo(), y},
            FleetWords::capacity(m_frame.room, onAxis),
            PlotLabel::Align::Right});
    }
}

} // namespace backoff
