// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The main window in the language of doubled texts, on a small screen.

#pragma once

#include "tests/support/fit_checks.h"
#include "tests/support/pseudo_language.h"
#include "tests/ui/window/window_fixture.h"

namespace backoff {

struct SpeaksTwice {
    test::PseudoTexts texts; // before the window is made
};

struct PseudoWindow : private SpeaksTwice, WindowFixture {
    explicit PseudoWindow(
        const Experiment &experiment = defaultExperiment(Unit::Seconds), QSize size = {1024, 600})
        : WindowFixture(experiment, size, Language::Spanish)
    {
    }

    // A layout within a layout tells it of its new needs by an event.
    static void settle()
    {
        constexpr int depth = 6;
        for (int i = 0; i < depth; ++i) {
            QCoreApplication::processEvents();
        }
    }

    // What does not fit, once all of it has its place; the size it was given counts too.
    [[nodiscard]] QString misfits(QSize size = {1024, 600}) const
    {
        settle();
        return window.size() == size
            ? test::misfits(window)
            : QStringLiteral("the window is %1x%2").arg(window.width()).arg(window.height());
    }
};

} // namespace backoff
