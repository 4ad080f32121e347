// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The slider of the transport: where the playhead stands within the run, in 10,000 steps.
//
// A press anywhere takes the playhead there. valueChanged() comes from the user alone; showShare()
// moves it without. The wheel does nothing while another widget has the focus.

#pragma once

#include "ui/style/theme.h"

#include <QSlider>

namespace backoff {

class Scrubber : public QSlider
{
    Q_OBJECT

public:
    explicit Scrubber(QWidget *parent = nullptr);

    void showShare(double share); // 0 to 1
    [[nodiscard]] double share() const;
    // The time it stands at, in words: what a screen reader tells of it.
    void setTime(const QString &time) { m_time = time; }
    [[nodiscard]] QString time() const { return m_time; }
    void setTheme(const Theme &theme);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    static constexpr int steps = 10'000;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    [[nodiscard]] qreal scale() const { return m_theme.enlarged.scale; }
    [[nodiscard]] qreal xOf(double share) const;
    [[nodiscard]] int valueAt(qreal x) const;

    QString m_time;
    Theme m_theme = Theme::light();
};

} // namespace backoff
