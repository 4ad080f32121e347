// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The handle between charts and tables. Tab reaches it, and Up, Down, Page Up, Page Down, Home and
// End move it: what the mouse drags, keys can too.

#pragma once

#include <QSplitterHandle>

namespace backoff {

class CardHandle : public QSplitterHandle
{
    Q_OBJECT

public:
    explicit CardHandle(QSplitter *splitter);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
};

} // namespace backoff
