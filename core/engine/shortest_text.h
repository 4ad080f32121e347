// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The shortest text that reads back to the same double: how an Error quotes a number, and what a
// change of unit moves the decimal point of. For what a person reads, see core/tables.

#pragma once

#include <string>

namespace backoff {

[[nodiscard]] std::string shortestText(double value);

} // namespace backoff
