// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The study of contention as a whole program, on every processor: what
// tests/contention_reference.py is in Python.

#include "core/engine/contention.h"

#include <cstdio>
#include <thread>

int main()
{
    const auto threads = static_cast<int>(std::thread::hardware_concurrency());
    const auto study = backoff::runContention({}, {.threads = threads});
    for (const backoff::ContentionRow &row : *study) {
        std::printf("%s %.17g %.17g %.17g %.17g\n",
            backoff::nameOf(row.backoff).data(),
            row.completion.mean,
            row.completion.deviation.value_or(0),
            row.calls.mean,
            row.calls.deviation.value_or(0));
    }
    return study->empty() ? 1 : 0;
}
