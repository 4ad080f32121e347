// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The vectors in tests/data/golden, made by the lessons' own code on CPython.

#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QString>

#include <vector>

namespace backoff {

// Empty, which every test refuses, where the file is missing or no JSON.
[[nodiscard]] QJsonDocument golden(const QString &fileName);

[[nodiscard]] std::vector<double> numbers(const QJsonArray &array);

} // namespace backoff
