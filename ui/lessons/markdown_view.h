// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A piece of Markdown, as high as it needs to be at its width: what scrolls it is around it.
//
// The text may come from anybody's file. HTML in it is text, pictures become their words, links are
// no links, and nothing is ever loaded, neither from the disk nor from the net.

#pragma once

#include <QTextBrowser>

namespace backoff {

class MarkdownView : public QTextBrowser
{
    Q_OBJECT

public:
    // `name`: what it is, for those who do not see where it stands.
    MarkdownView(const QString &markdown, const QString &name, QWidget *parent = nullptr);

    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void fitIndent();

    mutable int m_measuredWidth = -1;
    mutable int m_measuredHeight = 0;
};

} // namespace backoff
