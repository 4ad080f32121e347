// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The program's name and version, as exports and --version say them.

#pragma once

#include <string>

namespace backoff {

[[nodiscard]] std::string programVersion(); // `1.2.3`
[[nodiscard]] std::string generator(); // `Backoff Lab 1.2.3`

} // namespace backoff
