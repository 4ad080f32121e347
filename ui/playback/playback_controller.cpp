// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/playback/playback_controller.h"

#include "ui/playback/frame_source.h"

#include <utility>

namespace backoff {

PlaybackController::PlaybackController(FrameSource *frames, QObject *parent)
    : QObject(parent)
    , m_frames(frames)
{
    connect(m_frames, &FrameSource::frame, this, &PlaybackController::onFrame);
}

double PlaybackController::end() const { return m_result ? endOf(m_result->events) : 0; }

void PlaybackController::setResult(const RunResultPtr &result)
{
    m_result = result;
    Q_EMIT resultChanged(m_result);
    apply(intent::NewTrace {});
}

void PlaybackController::togglePlaying() { m_playback.playing ? pause() : play(); }

void PlaybackController::request(const Intent &intent)
{
    if (!m_prepare || m_prepare()) {
        apply(intent);
    }
}

void PlaybackController::apply(const Intent &intent)
{
    if (!m_result) {
        return;
    }
    const PlaybackContext context {m_result->events, unitsPerSecond(m_result->unit())};
    const Playback next = reduce(m_playback, intent, context);
    if (next == m_playback) {
        return;
    }
    m_playback = next;
    followPlaying();
    Q_EMIT changed(m_playback);
}

void PlaybackController::onFrame(double now)
{
    if (const std::optional<double> last = std::exchange(m_lastFrame, now)) {
        apply(intent::Tick {now - *last});
    }
}

void PlaybackController::followPlaying()
{
    if (m_playback.playing == m_frames->isActive()) {
        return;
    }
    m_lastFrame.reset();
    if (m_playback.playing) {
        m_frames->start();
    } else {
        m_frames->stop();
    }
}

} // namespace backoff
