// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is typed as a prediction, read as the rest of the program reads what is typed.

#pragma once

#include "core/engine/result.h"
#include "core/engine/units.h"
#include "core/io/lessons/lesson.h"

#include <QString>

namespace backoff {

// In the answer's unit: 24 of `24` and `24 %`; a duration in `unit`.
[[nodiscard]] Result<double> readPrediction(const QString &typed, AnswerUnit answerUnit, Unit unit);

// In full, to be typed over.
[[nodiscard]] QString typedPrediction(double value);

} // namespace backoff
