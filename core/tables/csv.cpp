// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/csv.h"

#include "core/tables/delimited.h"

namespace backoff {

std::string csvText(std::string_view text) { return quotedField(withoutFormula(text), ','); }

std::string toCsv(const Table &table, Digits digits)
{
    return toDelimited(
        table, digits, {.separator = ',', .lineEnd = "\r\n", .start = {}, .field = csvText});
}

} // namespace backoff
