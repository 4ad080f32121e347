// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The part of a grid that scrolls. Keys and focus are the grid's.

#pragma once

#include <QGraphicsView>

namespace backoff {

class GridScene;

class RowsView : public QGraphicsView
{
    Q_OBJECT

public:
    explicit RowsView(GridScene *scene, QWidget *parent = nullptr);

    [[nodiscard]] bool canScroll() const;
    [[nodiscard]] int scrollBarWidth() const; // or what the style takes for it, if that is more
    // False: there is nothing to scroll, or the key is not for that.
    bool scrollByKey(int key);

protected:
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
};

} // namespace backoff
