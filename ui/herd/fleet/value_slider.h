// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A slim slider under a field. It moves the field's value while it is dragged; what is typed beyond
// its ends stays as typed, with the handle at that end.
//
// moved() comes from the user alone; `continues` is true for every move of one drag, one held key
// or one turn of the wheel but the first. The wheel does nothing while another widget has the
// focus.

#pragma once

#include "ui/herd/fleet/slider_scale.h"

#include <QSlider>

namespace backoff {

class ValueSlider : public QSlider
{
    Q_OBJECT

public:
    explicit ValueSlider(QWidget *parent = nullptr);

    void setScale(const SliderScale &scale);
    void showValue(double value); // signals nothing
    void moveTo(double value); // as the user does

    [[nodiscard]] const SliderScale &scale() const { return m_scale; }
    [[nodiscard]] double shownValue() const { return m_value; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void moved(double value, bool continues);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    [[nodiscard]] qreal xOf(int step) const;
    [[nodiscard]] int stepAt(qreal x) const;
    void stepBy(int count, int size);

    SliderScale m_scale;
    double m_value = 0; // the field's
    bool m_continues = false;
    qreal m_grip = 0; // where the handle was taken, from its middle
    int m_wheelAngle = 0; // not yet a whole notch
    quint64 m_lastWheel = 0; // time stamp, in ms
};

} // namespace backoff
