// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Boxes one below the other, cut into pages: what fits, what stays together, which table heads are
// repeated. A tested value; the painter only walks it.

#pragma once

#include <QPointF>

#include <functional>
#include <memory>
#include <vector>

class QPainter;

namespace backoff {

// The smallest thing that no page break cuts: a line, a row of a table, a picture.
struct FlowBox {
    qreal height = 0;
    qreal before = 0; // blank above it, but not at a page's top
    bool keepWithNext = false; // a page does not end with it
    bool startsPage = false;
    std::shared_ptr<const FlowBox> header; // set again above it where it begins a page
    std::function<void(QPainter &painter, const QPointF &topLeft)> paint;
};
using Flow = std::vector<FlowBox>;

struct PlacedBox {
    const FlowBox *box = nullptr; // of the flow, or a header of one
    qreal y = 0;
};
using FlowPage = std::vector<PlacedBox>;

// No page is empty. Boxes that are kept together but higher than a page are cut all the same; a box
// higher than a page stands alone. The flow must outlive the pages.
[[nodiscard]] std::vector<FlowPage> paginate(const Flow &flow, qreal pageHeight);

} // namespace backoff
