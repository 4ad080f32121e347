// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/background.h"

#include <QPromise>
#include <QtConcurrentRun>

#include <algorithm>
#include <cmath>
#include <thread>

namespace backoff {

int machineThreads()
{
    return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, maxThreads);
}

QFuture<void> runInBackground(
    const std::stop_token &stop, const std::function<void(const LongWork &)> &job)
{
    return QtConcurrent::run([stop, job](QPromise<void> &promise) {
        promise.setProgressRange(0, backgroundSteps);
        const auto tell = [&promise](double fraction) {
            promise.setProgressValue(static_cast<int>(std::lround(fraction * backgroundSteps)));
        };
        job({.stop = stop, .progress = tell, .threads = machineThreads()});
    });
}

} // namespace backoff
