// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Numbers and lists of them as Python writes them: every literal reads back to the same double.

#pragma once

#include <QStringList>

#include <vector>

namespace backoff {

inline constexpr qsizetype pythonLineLength = 60; // of comments and lists, which can be broken

// 0.5, 30, 1e+22. The value must be finite.
[[nodiscard]] QString pythonNumber(double value);

// With a point, so that Python prints no delay as an integer: 30.0. Infinity is float('inf').
[[nodiscard]] QString pythonFloat(double value);

// `name = [0.2, 0.9, 0.5]`, each number as pythonNumber writes it.
[[nodiscard]] QStringList pythonList(const QString &name, const std::vector<double> &values);

// The same of floats, a run of equal ones at the end as `] + [30.0] * 9950`.
[[nodiscard]] QStringList pythonFloats(const QString &name, const std::vector<double> &values);

} // namespace backoff
