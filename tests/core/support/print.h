// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Engine values as lines of text, so that a whole run is compared in one line of a test and read
// like the lesson.

#pragma once

#include "core/engine/events.h"
#include "core/engine/result.h"
#include "core/engine/trace.h"
#include "core/engine/transcript.h"

#include <QString>
#include <QStringList>

#include <string_view>
#include <vector>

namespace backoff {

[[nodiscard]] QString text(std::string_view latin1);

// The lines of a raw string, blank ones and indentation dropped.
[[nodiscard]] QStringList lines(const char *rawText);

// attempt 1 at 0: transient, modelled 100, drew 35.2, clock 35.2
// exhausted after 3 calls: waited 300, not waited 400, end 300
[[nodiscard]] QStringList print(const Lane &lane);

// 0 modelled call 1 starts
[[nodiscard]] QStringList print(const EventLog &log);

// modelled: waiting after 1; jittered: finished 3
[[nodiscard]] QString print(const State &state);

// attempt 1/3
// transient failure, modelled 100, jittered 35.2
[[nodiscard]] QStringList print(const std::vector<TranscriptLine> &transcript);

// BadToken Script 'X' 2
[[nodiscard]] QString print(const Error &error);
[[nodiscard]] QStringList print(const std::vector<Error> &errors);

// The waits of a lane, in order.
[[nodiscard]] std::vector<double> waits(const Lane &lane);

} // namespace backoff
