// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Holds the playback of the present run and moves it by intents; the reducer of the engine decides
// everything, the controller only gives it real time.
//
// While paused the frame source is stopped, and the last frame's time is forgotten: a program that
// was suspended goes on from where it stood.
//
// With reduced motion the playhead does not glide while it plays: it stands still until the next
// event's time has come and then is there. The time that passes, and so the pace, are the same.

#pragma once

#include "core/engine/playback.h"
#include "ui/run_result.h"

#include <QObject>

#include <functional>
#include <optional>

namespace backoff {

class FrameSource;

class PlaybackController : public QObject
{
    Q_OBJECT

public:
    // The frame source must outlive the controller.
    explicit PlaybackController(FrameSource *frames, QObject *parent = nullptr);

    [[nodiscard]] const Playback &playback() const { return m_shown; }
    [[nodiscard]] const RunResultPtr &result() const { return m_result; }
    [[nodiscard]] double end() const; // 0 without a result

    // Keeps the playhead where it can and never resumes.
    void setResult(const RunResultPtr &result);

    void setReducedMotion(bool reduced);

    // Asked before the playhead moves at the user's wish; false: it stays. The window applies the
    // field being edited here, so that what is played is what the fields say.
    void setPreparation(std::function<bool()> prepare) { m_prepare = std::move(prepare); }

    void play() { request(intent::Play {}); }
    void pause() { apply(intent::Pause {}); }
    void togglePlaying();
    void stepForward() { request(intent::StepForward {}); }
    void stepBack() { request(intent::StepBack {}); }
    void toStart() { request(intent::ToStart {}); }
    void toEnd() { request(intent::ToEnd {}); }
    void scrubTo(double t) { request(intent::Scrub {t}); }
    void setSpeed(Speed speed) { request(intent::SetSpeed {speed}); }
    void faster() { request(intent::Faster {}); }
    void slower() { request(intent::Slower {}); }
    void reset() { apply(intent::Reset {}); }

Q_SIGNALS:
    void changed(const backoff::Playback &playback);
    void resultChanged(const backoff::RunResultPtr &result); // before the changed() it causes

private:
    void request(const Intent &intent);
    void apply(const Intent &intent);
    void onFrame(double now);
    void followPlaying();
    [[nodiscard]] Playback shown() const;
    void show();

    FrameSource *m_frames;
    std::function<bool()> m_prepare;
    RunResultPtr m_result;
    Playback m_playback; // as time passes
    Playback m_shown; // as it is told
    bool m_reducedMotion = false;
    std::optional<double> m_lastFrame; // real seconds; none until the first frame after a start
};

} // namespace backoff
