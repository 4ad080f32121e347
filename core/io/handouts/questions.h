// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Questions about one experiment, with answers that the engine computes: from the run, from its
// schedule, or by running the experiment once more with one thing changed.

#pragma once

#include "core/engine/schedule.h"
#include "core/engine/trace.h"
#include "core/io/labels.h"

#include <QString>

#include <vector>

namespace backoff {

struct HandoutQuestion {
    QString question;
    QString answer;

    bool operator==(const HandoutQuestion &) const = default;
};

inline constexpr std::size_t mostHandoutQuestions = 8;

// Those that make sense for this experiment, the most telling ones first; at most
// mostHandoutQuestions.
[[nodiscard]] std::vector<HandoutQuestion> handoutQuestions(
    const Trace &trace, const Schedule &schedule, const Labels &labels);

} // namespace backoff
