// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/herd_tables.h"

#include <cstdint>
#include <utility>

namespace backoff {

namespace {

// A cell a row, as the function has it.
template<typename Row, typename Cell> auto cellsOf(std::span<const Row> rows, Cell cell)
{
    using Value = decltype(cell(rows.front()));
    std::vector<Value> values;
    values.reserve(rows.size());
    for (const Row &row : rows) {
        values.push_back(cell(row));
    }
    return Cells<Value>(std::move(values));
}

// A cell a bin of every fleet: `cell(fleet, bin, k)`.
template<typename Cell> auto binCellsOf(std::span<const StrategyFleet> fleets, Cell cell)
{
    using Value = decltype(cell(fleets.front(), FleetBin(), 0));
    std::size_t count = 0;
    for (const StrategyFleet &fleet : fleets) {
        count += fleet.run.bins.size();
    }
    std::vector<Value> values;
    values.reserve(count);
    for (const StrategyFleet &fleet : fleets) {
        for (std::size_t k = 0; k < fleet.run.bins.size(); ++k) {
            values.push_back(cell(fleet, fleet.run.bins[k], k));
        }
    }
    return Cells<Value>(std::move(values));
}

Table emptyTable(
    TableKind kind, const Experiment &experiment, std::span<const StrategyFleet> fleets)
{
    return {kind, experiment.policy.unit, {}, fleets.size() > 1};
}

std::uint8_t codeOf(const StrategyFleet &fleet) { return static_cast<std::uint8_t>(fleet.jitter); }

} // namespace

Table fleetTable(const Experiment &experiment, std::span<const StrategyFleet> fleets)
{
    const auto count = [&](ColumnId id, std::int64_t FleetRun::*member) {
        return Column {id, cellsOf(fleets, [member](const auto &f) { return f.run.*member; })};
    };
    const auto time = [&](ColumnId id, std::optional<double> FleetRun::*member) {
        return Column {id, cellsOf(fleets, [member](const StrategyFleet &fleet) {
                           return (fleet.run.*member).value_or(emptyCell);
                       })};
    };
    const std::int64_t clients = experiment.fleet.clients;

    Table table = emptyTable(TableKind::Fleets, experiment, fleets);
    table.columns = {{ColumnId::Jitter, Words {Vocabulary::Jitter, cellsOf(fleets, codeOf)}},
        {ColumnId::Clients, cellsOf(fleets, [clients](const auto &) { return clients; })},
        count(ColumnId::Calls, &FleetRun::calls),
        count(ColumnId::FirstBinPeak, &FleetRun::firstBinPeak),
        count(ColumnId::LaterPeak, &FleetRun::laterPeak),
        count(ColumnId::Recovered, &FleetRun::recovered),
        count(ColumnId::ExhaustedClients, &FleetRun::exhausted),
        time(ColumnId::LastSuccess, &FleetRun::lastSuccess),
        time(ColumnId::P50, &FleetRun::p50),
        time(ColumnId::P99, &FleetRun::p99),
        count(ColumnId::WastedCalls, &FleetRun::wasted)};
    return table;
}

Table fleetHistogram(const Experiment &experiment, std::span<const StrategyFleet> fleets)
{
    const auto count = [&](ColumnId id, auto of) {
        return Column {id,
            binCellsOf(fleets,
                [of](const StrategyFleet &, const FleetBin &bin, auto) { return of(bin); })};
    };
    const double width = experiment.fleet.bin;

    Table table = emptyTable(TableKind::FleetBins, experiment, fleets);
    table.columns = {
        {ColumnId::Jitter,
            Words {Vocabulary::Jitter,
                binCellsOf(fleets, [](const auto &f, auto, auto) { return codeOf(f); })}},
        {ColumnId::BinStart,
            binCellsOf(fleets,
                [width](const auto &, auto, auto k) { return static_cast<double>(k) * width; })},
        count(ColumnId::Calls, [](const FleetBin &bin) { return bin.calls; }),
        count(ColumnId::Served, [](const FleetBin &bin) { return bin.served; }),
        count(ColumnId::Failed, [](const FleetBin &bin) { return bin.failed(); })};
    return table;
}

Table contentionTable(const std::vector<ContentionRow> &rows)
{
    const std::span all(rows);
    const auto column = [&](ColumnId id, auto of) { return Column {id, cellsOf(all, of)}; };
    using Row = ContentionRow;

    Table table {TableKind::Contention, Unit::Milliseconds, {}};
    table.columns = {
        {ColumnId::Backoff,
            Words {Vocabulary::Backoff,
                cellsOf(all, [](const Row &r) { return static_cast<std::uint8_t>(r.backoff); })}},
        column(ColumnId::Clients, [](const Row &r) { return r.clients; }),
        column(ColumnId::Runs, [](const Row &r) { return r.runs; }),
        column(ColumnId::MeanCompletion, [](const Row &r) { return r.completion.mean; }),
        column(ColumnId::SdCompletion,
            [](const Row &r) { return r.completion.deviation.value_or(emptyCell); }),
        column(ColumnId::MeanCalls, [](const Row &r) { return r.calls.mean; }),
        column(
            ColumnId::SdCalls, [](const Row &r) { return r.calls.deviation.value_or(emptyCell); })};
    return table;
}

} // namespace backoff
