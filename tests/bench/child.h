// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Another program, run to its end: how long it took, and what it wrote.

#pragma once

#include <string>
#include <vector>

namespace backoff {

struct ChildTimes {
    bool ok = false; // it started and ended with 0
    double processor = 0; // seconds, in user code and in the system
    double clock = 0;
};

// Its standard output goes to the file; its messages are dropped.
[[nodiscard]] ChildTimes runChild(
    const std::vector<std::string> &commandLine, const std::string &outputFile);

// A folder of this process, gone when it ends.
[[nodiscard]] const std::string &scratchFolder();

} // namespace backoff
