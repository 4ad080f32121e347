// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Holds the playback of the present run and moves it by intents; the reducer of the engine decides
// everything, the controller only gives it real time.
//
// While paused the frame source is stopped, and the last frame's time is forgotten: a program that
// was suspended goes on from where it stood.

#pragma once

#include "core/engine/playback.h"
#include "ui/run_result.h"

#include <QObject>

#include <optional>

namespace backoff {

class FrameSource;

class PlaybackController : public QObject
{
    Q_OBJECT

public:
    // The frame source must outlive the controller.
    explicit PlaybackController(FrameSource *frames, QObject *parent = nullptr);

    [[nodiscard]] const Playback &playback() const { return m_playback; }
    [[nodiscard]] const RunResultPtr &result() const { return m_result; }
    [[nodiscard]] double end() const; // 0 without a result

    // Keeps the playhead where it can and never resumes.
    void setResult(const RunResultPtr &result);

    void play() { apply(intent::Play {}); }
    void pause() { apply(intent::Pause {}); }
    void togglePlaying();
    void stepForward() { apply(intent::StepForward {}); }
    void stepBack() { apply(intent::StepBack {}); }
    void toStart() { apply(intent::ToStart {}); }
    void toEnd() { apply(intent::ToEnd {}); }
    void scrubTo(double t) { apply(intent::Scrub {t}); }
    void setSpeed(Speed speed) { apply(intent::SetSpeed {speed}); }
    void faster() { apply(intent::Faster {}); }
    void slower() { apply(intent::Slower {}); }
    void reset() { apply(intent::Reset {}); }

Q_SIGNALS:
    void changed(const backoff::Playback &playback);
    void resultChanged(const backoff::RunResultPtr &result); // before the changed() it causes

private:
    void apply(const Intent &intent);
    void onFrame(double now);
    void followPlaying();

    FrameSource *m_frames;
    RunResultPtr m_result;
    Playback m_playback;
    std::optional<double> m_lastFrame; // real seconds; none until the first frame after a start
};

} // namespace backoff
