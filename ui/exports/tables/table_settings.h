// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the Export Table dialog sets, and the one way from it to the bytes of a file: the preview,
// the file and the copied text are the same bytes.

#pragma once

#include "core/io/labels.h"
#include "core/tables/format.h"
#include "core/tables/table.h"

#include <QString>

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace backoff {

inline constexpr TableKind allTableKinds[]
    = {TableKind::Attempts, TableKind::Retries, TableKind::Strategies};

struct ColumnChoice {
    ColumnId id = ColumnId::Attempt;
    bool chosen = true;

    bool operator==(const ColumnChoice &) const = default;
};

struct TableSettings {
    explicit TableSettings(Language language); // all columns of every table

    TableKind kind = TableKind::Attempts;
    Format format = Format::Csv;
    std::optional<Digits> digits; // none: the format's own
    Language language;

    [[nodiscard]] const std::vector<ColumnChoice> &columns() const; // of this kind, in order
    void setColumns(std::vector<ColumnChoice> columns);

    bool operator==(const TableSettings &) const = default;

private:
    std::array<std::vector<ColumnChoice>, std::size(allTableKinds)> m_columns; // by kind
};

// The formats that a table can be written in; a run has its transcript too.
[[nodiscard]] std::vector<Format> formatsOf(TableKind kind);

[[nodiscard]] bool hasColumns(Format format); // a transcript has none
[[nodiscard]] bool hasWords(Format format); // false: English whatever the language

// Why there is no such table of this experiment, which is valid itself.
[[nodiscard]] std::optional<Error> problemOf(TableKind kind, const Experiment &experiment);

// The table with the chosen columns. problemOf must have found nothing, here and below.
[[nodiscard]] Table chosenTable(const Experiment &experiment, const TableSettings &settings);

[[nodiscard]] std::string bytesOf(const Experiment &experiment, const TableSettings &settings);

// "run-brief-blip-20260717.csv"
[[nodiscard]] QString suggestedFileName(
    TableKind kind, const Experiment &experiment, Format format);

} // namespace backoff
