// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Where real time comes into the program: frames, each with the time that it is shown at.
//
// The only door. The times are monotonic seconds since some moment of the source's own; who plays
// takes differences. A stopped source has no timer running.

#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace backoff {

class FrameSource : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void start() = 0;
    virtual void stop() = 0;
    [[nodiscard]] virtual bool isActive() const = 0;

Q_SIGNALS:
    void frame(double realSecondsNow);
};

// About 60 frames a second while it is active.
class TimerFrameSource : public FrameSource
{
    Q_OBJECT

public:
    explicit TimerFrameSource(QObject *parent = nullptr);

    void start() override;
    void stop() override;
    [[nodiscard]] bool isActive() const override;

private:
    QTimer m_timer;
    QElapsedTimer m_clock;
};

// Frames by hand, for tests: no time passes but what is told.
class ManualFrameSource : public FrameSource
{
    Q_OBJECT

public:
    using FrameSource::FrameSource;

    void start() override { m_active = true; }
    void stop() override { m_active = false; }
    [[nodiscard]] bool isActive() const override { return m_active; }

    // A frame at this time, if anyone plays; the time may be any, before the last one too.
    void showFrame(double realSecondsNow);

private:
    bool m_active = false;
};

} // namespace backoff
