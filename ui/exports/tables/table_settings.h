// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the Export Table dialog sets.

#pragma once

#include "ui/exports/tables/table_source.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace backoff {

struct ColumnChoice {
    ColumnId id = ColumnId::Attempt;
    bool chosen = true;

    bool operator==(const ColumnChoice &) const = default;
};

struct TableSettings {
    explicit TableSettings(Language language); // all columns of every table

    TableKind kind = TableKind::Attempts;
    bool hasPolicyB = false; // a comparison has one column more then
    Format format = Format::Csv;
    std::optional<Digits> digits; // none: the format's own
    Language language;

    [[nodiscard]] const std::vector<ColumnChoice> &columns() const; // of this table, in order
    void setColumns(std::vector<ColumnChoice> columns);

    [[nodiscard]] ExportSettings output() const { return {format, digits, language}; }

    bool operator==(const TableSettings &) const = default;

private:
    static constexpr std::size_t ofBoth = std::size(allTableKinds); // a comparison with B
    [[nodiscard]] std::size_t index() const;

    std::array<std::vector<ColumnChoice>, ofBoth + 1> m_columns; // by kind
};

// The formats that a table can be written in; a run has its transcript too.
[[nodiscard]] std::vector<Format> formatsOf(TableKind kind);

[[nodiscard]] bool hasDigits(Format format); // false: they are not for choice
[[nodiscard]] bool hasWords(Format format); // false: English whatever the language

// The chosen columns of the table.
[[nodiscard]] Table chosenColumns(const Table &table, const TableSettings &settings);

// The one way to what is previewed, saved and copied: of the table, which may be cut.
[[nodiscard]] std::string bytesOf(
    const Table &table, const TableSource &source, const TableSettings &settings);

} // namespace backoff
