// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Where a reader is in the guide, while its text is written anew: the section at the top of the
// view stays there, and the text cursor in its section.

#pragma once

#include <QtGlobal>

class QTextBrowser;

namespace backoff {

class GuideScroll
{
public:
    explicit GuideScroll(const QTextBrowser &browser); // as it is now
    void restore(QTextBrowser &browser) const;

private:
    int m_topSection = 0;
    qreal m_fromTop = 0; // the view's upper edge, from the section's
    int m_cursorSection = 0;
    int m_fromStart = 0; // the text cursor, from the section's first character
};

} // namespace backoff
