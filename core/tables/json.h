// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// JSON, schemaVersion 1: what reproduces the table, then its rows.
//
// One key a line, one row a line, LF, the keys always in the same order. Numbers are numbers, an
// empty cell is null; the seed is a string, for it may exceed 2^53.

#pragma once

#include "core/engine/experiment.h"
#include "core/tables/herd_tables.h"
#include "core/tables/number_format.h"
#include "core/tables/table.h"

#include <string>
#include <string_view>

namespace backoff {

// `generator` is the program and its version. A policy B stands beside the experiment.
[[nodiscard]] std::string toJson(
    const Table &table, const Experiment &experiment, std::string_view generator, Digits digits);

// The study stands as the experiment's title and its settings under the key "contention".
[[nodiscard]] std::string toJson(
    const Table &table, const ContentionStudy &study, std::string_view generator, Digits digits);

// The experiment as an object whose keys stand `indent` blanks deep, without a line end.
[[nodiscard]] std::string experimentJson(const Experiment &experiment, int indent);

[[nodiscard]] std::string jsonText(std::string_view text); // quoted and escaped

} // namespace backoff
