// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The main window, shown and active, with frames by hand and every result it signalled counted.

#pragma once

#include "tests/ui/fail_on_warning.h"
#include "tests/ui/inputs/form_driver.h"
#include "tests/ui/own_settings.h"
#include "tests/ui/spanish_texts.h"
#include "ui/experiment_controller.h"
#include "ui/playback/frame_source.h"
#include "ui/playback/playback_controller.h"
#include "ui/window/main_window.h"

#include <QAction>
#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace backoff {

struct WindowFixture : FormDriver {
    explicit WindowFixture(const Experiment &experiment = defaultExperiment(Unit::Seconds),
        QSize size = {1280, 720},
        Language language = Language::English)
        : frames(new ManualFrameSource)
        , window(experiment, language, std::unique_ptr<FrameSource>(frames))
        , results(window.experimentController(), &ExperimentController::resultChanged)
    {
        panel = window.inputs();
        window.resize(size);
        window.show();
        active = QTest::qWaitForWindowActive(&window);
        QCoreApplication::processEvents(); // the layout settles
    }

    [[nodiscard]] const Experiment &experiment() const
    {
        return window.experimentController()->experiment();
    }
    [[nodiscard]] RunResultPtr result() const { return window.experimentController()->result(); }
    [[nodiscard]] QUndoStack *undoStack() const
    {
        return window.experimentController()->undoStack();
    }
    [[nodiscard]] PlaybackController *playback() const { return window.playbackController(); }
    [[nodiscard]] Cursor cursor() const { return playback()->playback().cursor; }
    [[nodiscard]] bool playing() const { return playback()->playback().playing; }

    // The window's action with these keys; none is a mistake of the test.
    [[nodiscard]] QAction *action(const QKeySequence &keys) const
    {
        for (QAction *action : window.findChildren<QAction *>()) {
            if (action->shortcuts().contains(keys)
                && action->shortcutContext() == Qt::WindowShortcut) {
                return action;
            }
        }
        return nullptr;
    }

    const QString settings = test::useOwnSettings(); // the folder they are in
    ManualFrameSource *frames; // the window's
    MainWindow window;
    QSignalSpy results;
    bool active = false;
};

} // namespace backoff
