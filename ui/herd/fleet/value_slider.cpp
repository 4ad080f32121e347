// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/fleet/value_slider.h"

#include "ui/herd/fleet/slider_access.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace backoff {

static constexpr int sliderHeight = 16;
static constexpr int leastWidth = 60;
static constexpr qreal handleRadius = 5;
static constexpr qreal grooveHeight = 3;
static constexpr int wheelNotch = 120; // eighths of a degree
static constexpr quint64 sameTurnMs = 400;

ValueSlider::ValueSlider(QWidget *parent)
    : QSlider(Qt::Horizontal, parent)
{
    makeSlidersAccessible();
    QSlider::setRange(0, SliderScale::steps);
    setSingleStep(SliderScale::steps / 100);
    setPageStep(SliderScale::steps / 10);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(this, &QSlider::valueChanged, this, [this](int step) {
        const double value = m_scale.valueAt(step);
        if (value != m_value) {
            m_value = value;
            const bool continues = m_continues;
            m_continues = true;
            Q_EMIT moved(value, continues);
        }
    });
}

void ValueSlider::setScale(const SliderScale &scale)
{
    m_scale = scale;
    showValue(m_value);
}

// A handle under the hand stays where the hand is, and one that stands for the value already stays
// there: a step back then leads to where it came from.
void ValueSlider::showValue(double value)
{
    m_value = value;
    if (!isSliderDown() && m_scale.valueAt(this->value()) != value) {
        const QSignalBlocker blocker(this);
        setValue(m_scale.stepOf(value));
        update();
    }
}

void ValueSlider::moveTo(double value)
{
    m_continues = false;
    setValue(m_scale.stepOf(value));
}

QSize ValueSlider::sizeHint() const { return {leastWidth, sliderHeight}; }

QSize ValueSlider::minimumSizeHint() const { return {leastWidth, sliderHeight}; }

void ValueSlider::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour = palette().color(isEnabled() ? QPalette::Highlight : QPalette::Mid);
    const qreal middle = height() / 2.0;
    const qreal x = xOf(value());
    const auto groove = [&](qreal from, qreal to, const QColor &fill) {
        const QRectF rect(from, middle - grooveHeight / 2, to - from, grooveHeight);
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill);
        painter.drawRoundedRect(rect, grooveHeight / 2, grooveHeight / 2);
    };
    groove(xOf(0), xOf(maximum()), palette().color(QPalette::Mid));
    groove(xOf(0), x, colour);
    painter.setPen(QPen(colour, 2));
    painter.setBrush(hasFocus() ? colour : palette().color(QPalette::Base));
    painter.drawEllipse(QPointF(x, middle), handleRadius - 1, handleRadius - 1);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, 1));
        painter.drawEllipse(QPointF(x, middle), handleRadius + 2, handleRadius + 2);
    }
}

void ValueSlider::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    m_continues = false;
    setSliderDown(true);
    const qreal fromHandle = event->position().x() - xOf(value());
    const bool onHandle = std::abs(fromHandle) <= handleRadius + 2;
    m_grip = onHandle ? fromHandle : 0;
    if (!onHandle) { // taking the handle moves nothing
        setValue(stepAt(event->position().x()));
    }
}

void ValueSlider::mouseMoveEvent(QMouseEvent *event)
{
    if (isSliderDown()) {
        setValue(stepAt(event->position().x() - m_grip));
    }
}

void ValueSlider::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        setSliderDown(false);
    }
}

void ValueSlider::keyPressEvent(QKeyEvent *event)
{
    m_continues = event->isAutoRepeat();
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Down:
        stepBy(-1, singleStep());
        break;
    case Qt::Key_Right:
    case Qt::Key_Up:
        stepBy(1, singleStep());
        break;
    default:
        QSlider::keyPressEvent(event);
    }
}

// On, until the value is another one: near its end a scale of whole numbers has many steps for one.
void ValueSlider::stepBy(int count, int size)
{
    const int from = value();
    int step = from;
    do {
        step += count * size;
    } while (
        step > minimum() && step < maximum() && m_scale.valueAt(step) == m_scale.valueAt(from));
    setValue(step);
}

void ValueSlider::wheelEvent(QWheelEvent *event)
{
    if (!hasFocus()) {
        event->ignore();
        return;
    }
    m_continues = m_lastWheel != 0 && event->timestamp() - m_lastWheel < sameTurnMs;
    m_wheelAngle = m_continues ? m_wheelAngle + event->angleDelta().y() : event->angleDelta().y();
    const int notches = m_wheelAngle / wheelNotch;
    m_wheelAngle -= notches * wheelNotch;
    m_lastWheel = event->timestamp();
    if (notches != 0) {
        stepBy(notches, singleStep());
    }
    event->accept();
}

qreal ValueSlider::xOf(int step) const
{
    const qreal inset = handleRadius + 3; // room for the focus ring
    return inset + static_cast<qreal>(step) / maximum() * (width() - 2 * inset);
}

int ValueSlider::stepAt(qreal x) const
{
    const qreal length = std::max(1.0, xOf(maximum()) - xOf(0));
    return qRound(std::clamp((x - xOf(0)) / length, 0.0, 1.0) * maximum());
}

} // namespace backoff
