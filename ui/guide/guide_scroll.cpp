// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/guide/guide_scroll.h"

#include "ui/guide/guide_document.h"

#include <QAbstractTextDocumentLayout>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>

#include <algorithm>
#include <vector>

namespace backoff {

namespace {

struct Section {
    qreal top = 0;
    int start = 0;
};

// Never empty: a document without headings is one section.
std::vector<Section> sectionsOf(const QTextDocument &document)
{
    std::vector<Section> sections;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (isGuideHeading(block)) {
            const QRectF area = document.documentLayout()->blockBoundingRect(block);
            sections.push_back({area.top(), block.position()});
        }
    }
    if (sections.empty()) {
        sections.emplace_back();
    }
    sections.front() = {};
    return sections;
}

} // namespace

GuideScroll::GuideScroll(const QTextBrowser &browser)
{
    const auto sections = sectionsOf(*browser.document());
    const int top = browser.verticalScrollBar()->value();
    const int cursor = browser.textCursor().position();
    for (int i = 0; i < int(sections.size()); ++i) {
        const Section &section = sections[static_cast<std::size_t>(i)];
        if (section.top <= top) {
            m_topSection = i;
            m_fromTop = top - section.top;
        }
        if (section.start <= cursor) {
            m_cursorSection = i;
            m_fromStart = cursor - section.start;
        }
    }
}

void GuideScroll::restore(QTextBrowser &browser) const
{
    const auto sections = sectionsOf(*browser.document());
    const auto at = [&](int section) {
        return sections[std::min(static_cast<std::size_t>(section), sections.size() - 1)];
    };
    QTextCursor cursor(browser.document());
    cursor.movePosition(QTextCursor::End);
    cursor.setPosition(std::min(at(m_cursorSection).start + m_fromStart, cursor.position()));
    browser.setTextCursor(cursor);
    browser.verticalScrollBar()->setValue(qRound(at(m_topSection).top + m_fromTop));
}

} // namespace backoff
