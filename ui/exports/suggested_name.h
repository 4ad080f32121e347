// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The name that is suggested for a file: what it shows, of which settings, by which seed. The same
// in both languages, and nothing in it needs quotes.

#pragma once

#include "core/engine/experiment.h"

#include <QString>

#include <cstdint>
#include <string_view>

namespace backoff {

// "run-brief-blip-20260717.csv"
[[nodiscard]] QString nameOfRun(
    std::string_view what, const Experiment &experiment, std::string_view suffix);

// "fleet-1000-20260717.csv": of so many clients.
[[nodiscard]] QString nameOfHerd(
    std::string_view what, std::int64_t clients, std::uint64_t seed, std::string_view suffix);

} // namespace backoff
