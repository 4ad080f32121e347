// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How the window shows an experiment, as a session keeps it: tabs, log scale, speed, columns, the
// size of the study of contention, the policy pinned as B.

#pragma once

#include "core/io/sessions/session.h"

namespace backoff {

class LowerArea;
class ChartsPanel;
class ExperimentController;
class HerdPages;
class PlaybackController;
class ResultsPanel;

// Where the window keeps it.
struct ViewHolders {
    ChartsPanel *charts = nullptr;
    ResultsPanel *results = nullptr;
    LowerArea *lower = nullptr;
    PlaybackController *playback = nullptr;
    HerdPages *herd = nullptr;
    ExperimentController *experiments = nullptr;
};

// As it is shown. Columns keep the words of `saved` where those mean what is shown: what was not
// touched is saved as it was.
[[nodiscard]] SessionView shownView(const ViewHolders &window, const SessionView &saved);

void showView(const SessionView &view, const ViewHolders &window);

} // namespace backoff
