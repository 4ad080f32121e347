// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Numbers as text that differs wherever a bit differs. QCOMPARE on two doubles is a fuzzy
// comparison; on two of these texts it is an exact one, and its message can be read.

#pragma once

#include <QString>
#include <QStringList>

#include <array>
#include <charconv>
#include <optional>
#include <vector>

namespace backoff {

// The shortest digits that read back to the same double.
[[nodiscard]] inline QString exact(double value)
{
    std::array<char, 64> buffer;
    const auto [end, code] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return QString::fromLatin1(buffer.data(), end - buffer.data());
}

[[nodiscard]] inline QString exact(const std::optional<double> &value)
{
    return value ? exact(*value) : QStringLiteral("none");
}

[[nodiscard]] inline QString exact(const std::vector<double> &values)
{
    QStringList texts;
    for (const double value : values) {
        texts.append(exact(value));
    }
    return texts.join(u' ');
}

} // namespace backoff
