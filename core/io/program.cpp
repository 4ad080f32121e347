// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/program.h"

namespace backoff {

std::string programVersion() { return BACKOFF_VERSION; }

std::string generator() { return "Backoff Lab " + programVersion(); }

} // namespace backoff
