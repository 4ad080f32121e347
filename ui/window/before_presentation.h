// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the window was like before it was presented, and is again afterwards.

#pragma once

#include "core/io/lessons/lesson_progress.h"
#include "ui/window/focus_place.h"

#include <QRect>

namespace backoff {

struct BeforePresentation {
    Qt::WindowStates state;
    QRect geometry;
    FocusPlace focus;
    LessonProgress lesson; // no steps while none is open
};

} // namespace backoff
