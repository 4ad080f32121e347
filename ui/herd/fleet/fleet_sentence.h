// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// One sentence or two that say what the fleets show, from their numbers alone: true for every
// setting, also where jitter does not help (a seed that all share) or nothing does. In the
// program's language.

#pragma once

#include "ui/herd/herd_results.h"

#include <QString>

namespace backoff {

[[nodiscard]] QString fleetSentence(const FleetResult &result);

} // namespace backoff
