// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/playback/frame_source.h"

namespace backoff {

static constexpr int frameMilliseconds = 16;
static constexpr double nanosecondsPerSecond = 1e9;

TimerFrameSource::TimerFrameSource(QObject *parent)
    : FrameSource(parent)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(frameMilliseconds);
    m_clock.start();
    connect(&m_timer, &QTimer::timeout, this, [this] {
        Q_EMIT frame(static_cast<double>(m_clock.nsecsElapsed()) / nanosecondsPerSecond);
    });
}

void TimerFrameSource::start() { m_timer.start(); }

void TimerFrameSource::stop() { m_timer.stop(); }

bool TimerFrameSource::isActive() const { return m_timer.isActive(); }

void ManualFrameSource::showFrame(double realSecondsNow)
{
    if (m_active) {
        Q_EMIT frame(realSecondsNow);
    }
}

} // namespace backoff
