// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The style sheet of a handout in HTML: light and dark on the screen, black on white on paper.

#pragma once

#include <string_view>

namespace backoff {

[[nodiscard]] std::string_view handoutStyleSheet();

} // namespace backoff
