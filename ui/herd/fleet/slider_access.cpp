// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/fleet/slider_access.h"

#include "core/io/qt_text.h"
#include "core/tables/number_format.h"
#include "ui/herd/fleet/value_slider.h"

#include <QAccessibleWidget>

namespace backoff {

namespace {

class SliderAccess final : public QAccessibleWidget, public QAccessibleValueInterface
{
public:
    explicit SliderAccess(ValueSlider *slider)
        : QAccessibleWidget(slider, QAccessible::Slider)
        , m_slider(slider)
    {
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface *>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    [[nodiscard]] QString text(QAccessible::Text text) const override
    {
        return text == QAccessible::Value ? toQString(formatFull(m_slider->shownValue()))
                                          : QAccessibleWidget::text(text);
    }

    [[nodiscard]] QVariant currentValue() const override { return m_slider->shownValue(); }
    void setCurrentValue(const QVariant &value) override { m_slider->moveTo(value.toDouble()); }
    [[nodiscard]] QVariant minimumValue() const override
    {
        return m_slider->scale().valueAt(m_slider->minimum());
    }
    [[nodiscard]] QVariant maximumValue() const override
    {
        return m_slider->scale().valueAt(m_slider->maximum());
    }
    [[nodiscard]] QVariant minimumStepSize() const override { return 0.0; } // steps are factors

private:
    ValueSlider *m_slider; // the interface ends with it
};

QAccessibleInterface *accessOf(const QString &, QObject *object)
{
    auto *slider = qobject_cast<ValueSlider *>(object);
    return slider != nullptr ? new SliderAccess(slider) : nullptr;
}

} // namespace

void makeSlidersAccessible() { QAccessible::installFactory(accessOf); }

} // namespace backoff
