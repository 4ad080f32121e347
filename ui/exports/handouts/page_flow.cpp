// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/handouts/page_flow.h"

namespace backoff {

namespace {

class Paginator
{
public:
    explicit Paginator(qreal pageHeight)
        : m_pageHeight(pageHeight)
    {
    }

    // Boxes first to last (excluded) belong together.
    void place(const Flow &flow, std::size_t first, std::size_t last)
    {
        const FlowBox &begin = flow[first];
        const bool newPage
            = begin.startsPage || m_used + heightOf(flow, first, last) > m_pageHeight;
        if (newPage && !m_page.empty()) {
            endPage();
        }
        for (std::size_t i = first; i < last; ++i) {
            placeOne(flow[i]);
        }
    }

    [[nodiscard]] std::vector<FlowPage> pages()
    {
        endPage();
        return std::move(m_pages);
    }

private:
    static qreal heightOf(const Flow &flow, std::size_t first, std::size_t last)
    {
        qreal height = 0;
        for (std::size_t i = first; i < last; ++i) {
            height += flow[i].before + flow[i].height;
        }
        return height;
    }

    void placeOne(const FlowBox &box)
    {
        if (!m_page.empty() && m_used + box.before + box.height > m_pageHeight) {
            endPage();
        }
        if (m_page.empty()) {
            if (box.header) {
                put(*box.header);
            }
        } else {
            m_used += box.before;
        }
        put(box);
    }

    void put(const FlowBox &box)
    {
        m_page.push_back({&box, m_used});
        m_used += box.height;
    }

    void endPage()
    {
        if (!m_page.empty()) {
            m_pages.push_back(std::move(m_page));
        }
        m_page.clear();
        m_used = 0;
    }

    qreal m_pageHeight;
    qreal m_used = 0;
    FlowPage m_page;
    std::vector<FlowPage> m_pages;
};

} // namespace

std::vector<FlowPage> paginate(const Flow &flow, qreal pageHeight)
{
    Paginator paginator(pageHeight);
    for (std::size_t first = 0; first < flow.size();) {
        std::size_t last = first + 1;
        while (last < flow.size() && flow[last - 1].keepWithNext && !flow[last].startsPage) {
            ++last;
        }
        paginator.place(flow, first, last);
        first = last;
    }
    return paginator.pages();
}

} // namespace backoff
