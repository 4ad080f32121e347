// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The timeline in the window: shows a result and the playhead, and lets the playhead be dragged.
//
// It takes finished values and asks nothing back; scrubbed() says where the user put the playhead.
// The playback keys come from outside (addPlaybackKeys): the view only takes the focus.

#pragma once

#include "ui/style/theme.h"
#include "ui/timeline/timeline_layout.h"

#include <QWidget>

#include <optional>

namespace backoff {

class TimelineView : public QWidget
{
    Q_OBJECT

public:
    explicit TimelineView(QWidget *parent = nullptr);

    void setResult(const RunResultPtr &result);
    void setCursorPosition(Cursor cursor);
    void setTheme(const Theme &theme);
    void setDimmed(bool dimmed); // the last good picture, while a field holds a bad value

    [[nodiscard]] const TimelineLayout &timelineLayout() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void scrubbed(double t);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    void forgetLayout();
    void describe();
    void scrubTo(qreal x);
    [[nodiscard]] QString noteAt(QPointF position) const;
    void showCursorShape(qreal x);

    RunResultPtr m_result;
    Cursor m_cursor;
    Theme m_theme = Theme::light();
    std::size_t m_lanes = 2; // of the result
    bool m_dimmed = false;
    bool m_dragging = false;
    mutable std::optional<TimelineLayout> m_layout; // made when it is first needed
};

} // namespace backoff
