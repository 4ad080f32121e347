// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// `--threads N`: how many threads work. No result depends on it.

#pragma once

#include "app/arguments.h"

#include <vector>

namespace backoff {

// As many as there are processors where nothing is given.
[[nodiscard]] int readThreads(const Arguments &arguments, std::vector<Problem> &problems);

} // namespace backoff
