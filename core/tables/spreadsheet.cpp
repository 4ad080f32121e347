// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/spreadsheet.h"

#include "core/tables/delimited.h"

namespace backoff {

std::string spreadsheetText(std::string_view text)
{
    return quotedField(withoutFormula(text), ';');
}

std::string toSpreadsheet(const Table &table, Digits digits)
{
    return toDelimited(table,
        digits,
        {.separator = ';',
            .decimalPoint = ',',
            .lineEnd = "\r\n",
            .start = "\xEF\xBB\xBF",
            .field = spreadsheetText});
}

} // namespace backoff
