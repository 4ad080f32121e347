// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A handout on pages of any size: what PDF, printer and preview paint. In points from the page's
// top left corner; drawn as vectors.

#pragma once

#include "core/io/handouts/handout_content.h"
#include "ui/exports/handouts/handout.h"
#include "ui/exports/handouts/page_flow.h"

#include <QSizeF>

#include <limits>

class QPagedPaintDevice;
class QPainter;

namespace backoff {

struct PageRange { // from 1
    int first = 1;
    int last = std::numeric_limits<int>::max();
};

class HandoutPages
{
public:
    // The labels must outlive it.
    HandoutPages(const RunResultPtr &result,
        const HandoutSettings &settings,
        const Labels &labels,
        QSizeF pagePoints);

    // The flow's boxes are pointed at by the pages.
    HandoutPages(const HandoutPages &) = delete;
    HandoutPages &operator=(const HandoutPages &) = delete;

    [[nodiscard]] int count() const { return static_cast<int>(m_pages.size()); }
    [[nodiscard]] const QString &heading() const { return m_heading; }
    void paint(QPainter &painter, int page) const; // from 0
    // False where the device could not be used.
    [[nodiscard]] bool paintOn(QPagedPaintDevice &device, PageRange range) const;

private:
    void paintFooter(QPainter &painter, int page) const;

    const Labels &m_labels;
    QSizeF m_size; // in the flow's units
    qreal m_margin;
    QString m_heading;
    Flow m_flow;
    std::vector<FlowPage> m_pages;
};

} // namespace backoff
