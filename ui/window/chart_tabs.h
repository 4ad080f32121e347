// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Which view of the herd and which picture stand under a tab of the charts.

#pragma once

#include "ui/exports/pictures/picture.h"
#include "ui/herd/herd_state.h"

#include <optional>

namespace backoff {

[[nodiscard]] int tabOf(HerdView view); // a ChartsPanel::Tab
[[nodiscard]] std::optional<HerdView> herdViewOf(int tab); // none: a chart of the run
[[nodiscard]] PictureKind pictureOf(int tab);

} // namespace backoff
