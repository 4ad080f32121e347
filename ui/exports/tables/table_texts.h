// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How the Export Table dialog names what can be chosen, in the window's language.

#pragma once

#include "ui/exports/tables/table_settings.h"

#include <QStringList>

namespace backoff {

[[nodiscard]] QString tableText(TableKind kind); // "Run (the attempts)"
[[nodiscard]] QString formatText(Format format); // "CSV"
[[nodiscard]] QString suffixText(Format format); // "spreadsheet.csv"
[[nodiscard]] QString digitsText(Digits digits); // "3 decimals"
[[nodiscard]] QString languageText(Language language); // by its own name

// The chosen table's columns as the exports for readers head them, and as those for programs do:
// "Modelled (s)  ·  modelled_s".
[[nodiscard]] QStringList columnTexts(
    const TableSettings &settings, const TableSource &source, const Labels &labels);

} // namespace backoff
