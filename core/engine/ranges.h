// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Checks that validate() makes of more than one field: a value that does not pass adds its Error.

#pragma once

#include "core/engine/result.h"

#include <vector>

namespace backoff {

void requirePositive(double value, Field where, std::vector<Error> &problems);
void requireNotNegative(double value, Field where, std::vector<Error> &problems);

} // namespace backoff
