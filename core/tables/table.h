// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// One table for everything that is exported: typed columns with ids, never a string a cell.
//
// Numbers are in the table's unit. A double cell that has no value is NaN; a word cell is a code of
// a vocabulary, whose fixed English word is nameOf's, empty where the cell is empty. The writers
// read nothing else, so a new table needs no writer of its own.

#pragma once

#include "core/engine/contention.h"
#include "core/engine/schedule.h"
#include "core/engine/trace.h"
#include "core/tables/cells.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace backoff {

// By its rows; nameOf gives the command that makes it.
enum class TableKind { Retries, Attempts, Strategies, Fleets, FleetBins, Contention };

enum class ColumnId {
    Retry,
    Modelled,
    Jittered,
    ModelledTotal,
    JitteredTotal,
    Least,
    Most,
    Attempt,
    StartsAt,
    Outcome,
    Error,
    Elapsed,
    Jitter,
    StopReason,
    Attempts,
    Waited,
    Clients,
    Calls,
    FirstBinPeak,
    LaterPeak,
    Recovered,
    ExhaustedClients,
    LastSuccess,
    P50,
    P99,
    WastedCalls,
    BinStart,
    Served,
    Failed,
    Backoff,
    Runs,
    MeanCompletion,
    SdCompletion,
    MeanCalls,
    SdCalls,
    Policy,
};

// What a word cell's code means: the value of the enum of that name; ErrorClass is an Outcome, and
// Policy is 0 for A, 1 for B.
enum class Vocabulary { Outcome, ErrorClass, Jitter, StopReason, Backoff, Policy };
inline constexpr Vocabulary allVocabularies[] = {Vocabulary::Outcome,
    Vocabulary::ErrorClass,
    Vocabulary::Jitter,
    Vocabulary::StopReason,
    Vocabulary::Backoff,
    Vocabulary::Policy};

using Integers = Cells<std::int64_t>;
using Reals = Cells<double>; // NaN: empty
struct Words {
    Vocabulary vocabulary = Vocabulary::Outcome;
    Cells<std::uint8_t> codes;

    [[nodiscard]] std::size_t size() const { return codes.size(); }
};

struct Column {
    ColumnId id = ColumnId::Retry;
    std::variant<Integers, Reals, Words> cells;

    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] bool hasWords() const { return std::holds_alternative<Words>(cells); }
};

struct Table {
    TableKind kind = TableKind::Retries;
    Unit unit = Unit::Seconds;
    std::vector<Column> columns; // at least one, all of one length
    bool everyJitter = false; // its rows are of every strategy, not of the experiment's own
    std::optional<Policy> policyB = {}; // there are rows of this policy too, as B

    [[nodiscard]] std::size_t rowCount() const;
};

inline constexpr double emptyCell = std::numeric_limits<double>::quiet_NaN();
[[nodiscard]] inline bool isEmptyCell(double cell) { return std::isnan(cell); }

// The N-1 retries of a policy. The table keeps the schedule: move it in where it may be long.
[[nodiscard]] Table scheduleTable(const Policy &policy, Schedule schedule);

// The attempts of the jittered lane.
[[nodiscard]] Table runTable(const Trace &trace);

// One row a strategy, in the order of allJitters: the same experiment, only the jitter changed.
// With a policy B the rows are those of A, the experiment's own, then the same of B under A's
// service; a first column tells them apart. B has the experiment's unit. validateComparison must
// have found nothing, for the experiment and for withPolicy(experiment, B).
[[nodiscard]] Table compareTable(
    const Experiment &experiment, const std::optional<Policy> &policyB = {});

// The table of that kind, of a valid experiment. Policy B is for the comparison alone.
[[nodiscard]] Table makeTable(
    TableKind kind, const Experiment &experiment, const std::optional<Policy> &policyB = {});

// The experiment's own problems whichever strategy is chosen: without a cap, decorrelated may
// overflow where the others do not. Each problem once.
[[nodiscard]] std::vector<Error> validateComparison(const Experiment &experiment, Limits limits);

// The ids of a kind of table, in order; and their names: `modelled_s`, or `modelled_ms` by unit.
// Where a comparison has a policy B, it has the column Policy too.
[[nodiscard]] std::span<const ColumnId> columnsOf(TableKind kind, bool hasPolicyB = false);
[[nodiscard]] std::string columnName(ColumnId id, Unit unit);
[[nodiscard]] std::optional<ColumnId> columnNamed(
    TableKind kind, Unit unit, std::string_view name, bool hasPolicyB = false);

// Only these columns, in this order. Ids that the table does not have, or a second time, are left
// out.
[[nodiscard]] Table selectColumns(Table table, std::span<const ColumnId> ids);

// The fixed English word of csv and json; empty for an empty cell.
[[nodiscard]] std::string_view wordOf(Vocabulary vocabulary, std::uint8_t code);
[[nodiscard]] std::size_t vocabularySize(Vocabulary vocabulary);

[[nodiscard]] std::string_view nameOf(TableKind kind); // `schedule`, `run`, `fleet`, ...

} // namespace backoff
