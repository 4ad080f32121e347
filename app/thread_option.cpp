// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/thread_option.h"

#include "core/engine/long_work.h"
#include "core/engine/units.h"

#include <algorithm>
#include <thread>

namespace backoff {

int readThreads(const Arguments &arguments, std::vector<Problem> &problems)
{
    const std::string *text = arguments.valueOf(OptionId::Threads);
    if (!text)
        return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, maxThreads);
    Result<std::int64_t> threads = parseInteger(*text, Field::Threads);
    if (threads && (*threads < 1 || *threads > maxThreads))
        threads = Error {ErrorCode::OutOfRange, Field::Threads, *text};
    if (threads)
        return static_cast<int>(*threads);
    problems.push_back({.kind = ProblemKind::BadField,
        .option = "--threads",
        .value = *text,
        .error = threads.error()});
    return 1;
}

} // namespace backoff
