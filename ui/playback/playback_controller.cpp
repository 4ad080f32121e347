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
    show();
}

void PlaybackController::setReducedMotion(bool reduced)
{
    m_reducedMotion = reduced;
    show();
}

Playback PlaybackController::shown() const
{
    Playback shown = m_playback;
    if (m_reducedMotion && m_playback.playing) {
        const std::int64_t index = m_playback.cursor.index;
        const bool isNew = index != m_shown.cursor.index;
        shown.cursor = isNew ? Cursor {index, m_result->events[static_cast<std::size_t>(index)].t}
                             : m_shown.cursor;
    }
    return shown;
}

void PlaybackController::show()
{
    const Playback next = shown();
    if (next != m_shown) {
        m_shown = next;
        Q_EMIT changed(m_shown);
    }
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
