// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Where a program's words go, and the exit status that tells what became of them.

#pragma once

#include "app/messages.h"

#include <QString>

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
    std::string_view program = {}; // in front of what is told
    std::function<StreamResult(std::string_view)> out; // all the bytes, or it says why not
    std::function<void(std::string_view)> error;
    bool errorIsTerminal = false; // somebody looks on: progress is shown there
};

// "PROGRAM: LINE", whatever the line has in it.
void tell(const QString &line, const Streams &streams);

// To standard output; where that fails, why is told.
[[nodiscard]] ExitCode print(
    std::string_view bytes, const Messages &messages, const Streams &streams);

} // namespace backoff
