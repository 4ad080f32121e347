// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/playback/playback_access.h"

#include "ui/playback/scrubber.h"
#include "ui/playback/virtual_clock.h"

#include <QAccessibleWidget>

#include <algorithm>

namespace backoff {

namespace {

class ClockAccess final : public QAccessibleWidget
{
public:
    explicit ClockAccess(VirtualClock *clock)
        : QAccessibleWidget(clock, QAccessible::Clock)
        , m_clock(clock)
    {
    }

    [[nodiscard]] QString text(QAccessible::Text text) const override
    {
        return text == QAccessible::Name ? m_clock->spoken() : QAccessibleWidget::text(text);
    }

private:
    VirtualClock *m_clock; // the interface ends with it
};

// Its value is the share of the run in percent: bridges carry numbers alone. The time is told too.
class ScrubberAccess final : public QAccessibleWidget, public QAccessibleValueInterface
{
public:
    explicit ScrubberAccess(Scrubber *scrubber)
        : QAccessibleWidget(scrubber, QAccessible::Slider)
        , m_scrubber(scrubber)
    {
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface *>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    [[nodiscard]] QString text(QAccessible::Text text) const override
    {
        const bool isTime = text == QAccessible::Value || text == QAccessible::Description;
        return isTime ? m_scrubber->time() : QAccessibleWidget::text(text);
    }

    [[nodiscard]] QVariant currentValue() const override { return m_scrubber->share() * whole; }
    void setCurrentValue(const QVariant &value) override
    {
        const double share = std::clamp(value.toDouble() / whole, 0.0, 1.0);
        m_scrubber->setValue(qRound(share * Scrubber::steps));
    }
    [[nodiscard]] QVariant minimumValue() const override { return 0.0; }
    [[nodiscard]] QVariant maximumValue() const override { return whole; }
    [[nodiscard]] QVariant minimumStepSize() const override { return 1.0; }

private:
    static constexpr double whole = 100;

    Scrubber *m_scrubber; // the interface ends with it
};

QAccessibleInterface *accessOf(const QString &, QObject *object)
{
    if (auto *clock = qobject_cast<VirtualClock *>(object)) {
        return new ClockAccess(clock);
    }
    auto *scrubber = qobject_cast<Scrubber *>(object);
    return scrubber != nullptr ? new ScrubberAccess(scrubber) : nullptr;
}

} // namespace

void makePlaybackAccessible() { QAccessible::installFactory(accessOf); }

} // namespace backoff
