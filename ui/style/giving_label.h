// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A text that gives way: it takes as many lines as its width makes necessary, but where these have
// no room only the first few. The last one then ends in an ellipsis, and a tooltip says the whole
// of it. A sentence is as wide as it is let be; a caption wants one line, and needs the width of
// two. Plain text.

#pragma once

#include <QLabel>

namespace backoff {

class GivingLabel : public QLabel
{
    Q_OBJECT

public:
    explicit GivingLabel(QWidget *parent = nullptr); // a sentence
    explicit GivingLabel(const QString &caption, QWidget *parent = nullptr);

    // So many are shown in any case, if the text has them.
    void setLeastLines(int lines);

    [[nodiscard]] bool isElided() const;
    [[nodiscard]] int linesNeeded(int width) const;

    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] int heightOf(int lines) const;
    [[nodiscard]] QSize sizeWithin(int width) const;
    [[nodiscard]] int leastWidth() const;
    [[nodiscard]] QString shownText() const;

    bool m_isCaption = false;
    int m_leastLines = 1;
};

} // namespace backoff
