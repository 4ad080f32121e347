// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Options to exit code. Everything is computed first and written at once, so that nothing is
// written where something is wrong.

#pragma once

#include "app/options.h"

#include <functional>
#include <string_view>

namespace backoff {

enum ExitCode : int {
    ExitDone = 0, // a run that ends exhausted is a result too
    ExitBadUsage = 2,
    ExitNotWritten = 3, // a file or standard output; or a session could not be used
};

enum class StreamResult {
    Written,
    Closed, // nobody reads any more: no reason for a message
    Full,
    Failed,
};

struct Streams {
    std::function<StreamResult(std::string_view)> out; // all the bytes, or it says why not
    std::function<void(std::string_view)> error;
    bool errorIsTerminal = false; // somebody looks on: progress is shown there
};

// The schedule, run or comparison of a valid experiment; for the comparison, validateComparison
// must have found nothing.
[[nodiscard]] Table makeTable(TableKind kind, const Experiment &experiment);

// 3 where a session alone is to blame, 2 for every other problem.
[[nodiscard]] ExitCode exitCodeOf(std::span<const Problem> problems);

[[nodiscard]] ExitCode runCommand(const Options &options, const Streams &streams);

} // namespace backoff
