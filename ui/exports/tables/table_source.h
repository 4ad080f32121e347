// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the tables of the Export Table dialog are made of, and how: each is the table that its
// command line gives.

#pragma once

#include "core/io/labels.h"
#include "core/io/table_export.h"
#include "ui/exports/export_source.h"
#include "ui/exports/tables/every_fleet.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace backoff {

inline constexpr TableKind allTableKinds[] = {TableKind::Attempts,
    TableKind::Retries,
    TableKind::Strategies,
    TableKind::Fleets,
    TableKind::FleetBins,
    TableKind::Contention};

struct TableSource {
    explicit TableSource(const ExportSource &source); // with what of the herd is there

    Experiment experiment; // valid
    std::optional<Policy> policyB; // for the comparison
    ContentionSettings study;
    std::shared_ptr<const EveryFleet> fleets; // null: not computed yet
    std::shared_ptr<const std::vector<ContentionRow>> contention;

    [[nodiscard]] bool has(TableKind kind) const; // all that the table needs
    [[nodiscard]] Unit unitOf(TableKind kind) const;
};

// Why there is no such table, for people; empty: there is one. Here and below the source must have
// what the table needs.
[[nodiscard]] QString problemText(TableKind kind, const TableSource &source, const Labels &labels);

// With all its columns. There must be no problem.
[[nodiscard]] Table wholeTable(TableKind kind, const TableSource &source);

// The first rows alone.
[[nodiscard]] Table firstRows(Table table, std::size_t count);

// The table, or some of its columns and rows, as the bytes of a file; of the run its transcript
// too.
[[nodiscard]] std::string writtenTable(
    const Table &table, const TableSource &source, const ExportSettings &settings);

[[nodiscard]] TableWords tableWords(
    const Table &table, const TableSource &source, const Labels &labels);

// "run-brief-blip-20260717.csv", "fleet-1000-20260717.csv"
[[nodiscard]] QString suggestedFileName(TableKind kind, const TableSource &source, Format format);

} // namespace backoff
