// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How what stands between the braces of a text is written.

#pragma once

#include "core/io/facts/fact_sources.h"
#include "core/io/labels.h"

#include <QString>

#include <span>
#include <string_view>

namespace backoff {

// Of a number: {waited|time}.
struct NumberFormat {
    std::string_view name;
    QString (*text)(double value, Unit unit);
};

// Of the experiment, with no expression before it: {|outcome}.
struct WordFormat {
    std::string_view name;
    QString (*text)(FactSources &sources, const Labels &labels);
};

// The first is the one where none is named.
[[nodiscard]] std::span<const NumberFormat> numberFormats();
[[nodiscard]] std::span<const WordFormat> wordFormats();

} // namespace backoff
