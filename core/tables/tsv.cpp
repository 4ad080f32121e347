// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/tsv.h"

#include "core/tables/delimited.h"

#include <algorithm>

namespace backoff {

std::string tsvText(std::string_view text)
{
    std::string field = withoutFormula(text);
    std::ranges::replace_if(
        field, [](char c) { return c == '\t' || c == '\r' || c == '\n'; }, ' ');
    return field;
}

std::string toTsv(const Table &table, Digits digits)
{
    return toDelimited(
        table, digits, {.separator = '\t', .lineEnd = "\n", .start = {}, .field = tsvText});
}

} // namespace backoff
