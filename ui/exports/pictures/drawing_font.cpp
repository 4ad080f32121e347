// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/pictures/drawing_font.h"

#include "ui/charts/chart_layout.h"
#include "ui/timeline/timeline_layout.h"

#include <algorithm>

namespace backoff {

namespace {

constexpr int smallestFont = 9;
constexpr double gridShare = 0.8;
constexpr double widthInLetters = 54; // of a timeline, when its letters are large
constexpr std::size_t mostAttempts = 12; // of a short run: each of its values counts

QFont sized(QFont font, int pixels)
{
    font.setPixelSize(pixels);
    return font;
}

// Of the sizes from `largest` down to two thirds of the body's, the largest that shows most.
template<typename CountShown>
QFont fontThatShowsMost(const QFont &body, int largest, const CountShown &countShown)
{
    QFont best = sized(body, largest);
    std::size_t most = 0;
    const int least = std::max(smallestFont, body.pixelSize() * 2 / 3);
    for (int pixels = largest; pixels >= least; --pixels) {
        const QFont font = sized(body, pixels);
        const std::size_t shown = countShown(font);
        if (shown > most) {
            most = shown;
            best = font;
        }
    }
    return best;
}

std::size_t countValues(const TimelineLayout &layout)
{
    std::size_t count = 0;
    for (const LaneLayout &lane : layout.lanes) {
        for (const WaitBar &bar : lane.bars) {
            count += bar.value.shown() ? 1U : 0U;
        }
    }
    return count;
}

bool isShort(const RunResult &result)
{
    return std::ranges::all_of(lanesOf(result),
        [&](LaneId id) { return laneOf(result, id).attempts.size() <= mostAttempts; });
}

// Up to a third larger than the other letters: a timeline's rows are as high as its letters, and
// what is left over would be empty.
int largestForRows(const QFont &body, QSizeF size, std::size_t lanes)
{
    int pixels = std::max(body.pixelSize(),
        std::min(body.pixelSize() * 4 / 3, static_cast<int>(size.width() / widthInLetters)));
    while (pixels > body.pixelSize()
        && comfortableTimelineHeight(sized(body, pixels), lanes) > size.height()) {
        --pixels;
    }
    while (pixels > smallestFont
        && minimumTimelineHeight(sized(body, pixels), lanes) > size.height()) {
        --pixels;
    }
    return pixels;
}

} // namespace

QFont chartFont(const QFont &body, const ChartSpec &spec, QSizeF size)
{
    return fontThatShowsMost(body, body.pixelSize(), [&](const QFont &font) {
        return layOut(spec, size, font).labels.size();
    });
}

QFont gridFont(const QFont &body)
{
    return sized(body, std::max(smallestFont, qRound(body.pixelSize() * gridShare)));
}

QFont timelineFont(const QFont &body, const RunResult &result, QSizeF size)
{
    const int largest = largestForRows(body, size, lanesOf(result).size());
    if (!isShort(result)) { // most values have no room at any size
        return sized(body, largest);
    }
    return fontThatShowsMost(body, largest, [&](const QFont &font) {
        return countValues(TimelineLayout::make(result, size, font));
    });
}

} // namespace backoff
