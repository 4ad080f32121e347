// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/table.h"

#include <algorithm>
#include <utility>

namespace backoff {

namespace {

constexpr ColumnId scheduleColumns[] = {ColumnId::Retry,
    ColumnId::Modelled,
    ColumnId::Jittered,
    ColumnId::ModelledTotal,
    ColumnId::JitteredTotal,
    ColumnId::Least,
    ColumnId::Most};
constexpr ColumnId runColumns[] = {ColumnId::Attempt,
    ColumnId::StartsAt,
    ColumnId::Outcome,
    ColumnId::Error,
    ColumnId::Modelled,
    ColumnId::Jittered,
    ColumnId::Elapsed};
constexpr ColumnId compareColumns[] = {ColumnId::Policy, // the first: only with a policy B
    ColumnId::Jitter,
    ColumnId::StopReason,
    ColumnId::Attempts,
    ColumnId::Waited,
    ColumnId::Modelled,
    ColumnId::Elapsed};

constexpr ColumnId fleetColumns[] = {ColumnId::Jitter,
    ColumnId::Clients,
    ColumnId::Calls,
    ColumnId::FirstBinPeak,
    ColumnId::LaterPeak,
    ColumnId::Recovered,
    ColumnId::ExhaustedClients,
    ColumnId::LastSuccess,
    ColumnId::P50,
    ColumnId::P99,
    ColumnId::WastedCalls};
constexpr ColumnId fleetBinColumns[]
    = {ColumnId::Jitter, ColumnId::BinStart, ColumnId::Calls, ColumnId::Served, ColumnId::Failed};
constexpr ColumnId contentionColumns[] = {ColumnId::Backoff,
    ColumnId::Clients,
    ColumnId::Runs,
    ColumnId::MeanCompletion,
    ColumnId::SdCompletion,
    ColumnId::MeanCalls,
    ColumnId::SdCalls};

struct ColumnStem {
    std::string_view stem;
    bool isDuration = false; // its name ends in the unit
};

ColumnStem stemOf(ColumnId id)
{
    switch (id) {
    case ColumnId::Retry:
        return {"retry"};
    case ColumnId::Modelled:
        return {"modelled", true};
    case ColumnId::Jittered:
        return {"jittered", true};
    case ColumnId::ModelledTotal:
        return {"modelled_total", true};
    case ColumnId::JitteredTotal:
        return {"jittered_total", true};
    case ColumnId::Least:
        return {"least", true};
    case ColumnId::Most:
        return {"most", true};
    case ColumnId::Attempt:
        return {"attempt"};
    case ColumnId::StartsAt:
        return {"starts_at", true};
    case ColumnId::Outcome:
    case ColumnId::StopReason:
        return {"outcome"};
    case ColumnId::Error:
        return {"error"};
    case ColumnId::Elapsed:
        return {"elapsed", true};
    case ColumnId::Jitter:
    case ColumnId::Backoff:
        return {"jitter"};
    case ColumnId::Attempts:
        return {"attempts"};
    case ColumnId::Waited:
        return {"waited", true};
    case ColumnId::Clients:
        return {"clients"};
    case ColumnId::Calls:
        return {"calls"};
    case ColumnId::FirstBinPeak:
        return {"first_bin_peak"};
    case ColumnId::LaterPeak:
        return {"later_peak"};
    case ColumnId::Recovered:
        return {"recovered"};
    case ColumnId::ExhaustedClients:
        return {"exhausted"};
    case ColumnId::LastSuccess:
        return {"last_success", true};
    case ColumnId::P50:
        return {"p50", true};
    case ColumnId::P99:
        return {"p99", true};
    case ColumnId::WastedCalls:
        return {"wasted_calls"};
    case ColumnId::BinStart:
        return {"bin_start", true};
    case ColumnId::Served:
        return {"served"};
    case ColumnId::Failed:
        return {"failed"};
    case ColumnId::Runs:
        return {"runs"};
    case ColumnId::MeanCompletion:
        return {"mean_completion", true};
    case ColumnId::SdCompletion:
        return {"sd_completion", true};
    case ColumnId::MeanCalls:
        return {"mean_calls"};
    case ColumnId::SdCalls:
        return {"sd_calls"};
    case ColumnId::Policy:
        return {"policy"};
    }
    return {};
}

} // namespace

std::size_t Column::size() const
{
    return std::visit([](const auto &typed) { return typed.size(); }, cells);
}

std::size_t Table::rowCount() const { return columns.empty() ? 0 : columns.front().size(); }

std::span<const ColumnId> columnsOf(TableKind kind, bool hasPolicyB)
{
    switch (kind) {
    case TableKind::Retries:
        return scheduleColumns;
    case TableKind::Attempts:
        return runColumns;
    case TableKind::Strategies:
        return std::span(compareColumns).subspan(hasPolicyB ? 0 : 1);
    case TableKind::Fleets:
        return fleetColumns;
    case TableKind::FleetBins:
        return fleetBinColumns;
    case TableKind::Contention:
        return contentionColumns;
    }
    return {};
}

std::string columnName(ColumnId id, Unit unit)
{
    const ColumnStem column = stemOf(id);
    std::string name(column.stem);
    if (column.isDuration) {
        name.append("_").append(nameOf(unit));
    }
    return name;
}

std::optional<ColumnId> columnNamed(
    TableKind kind, Unit unit, std::string_view name, bool hasPolicyB)
{
    for (const ColumnId id : columnsOf(kind, hasPolicyB)) {
        if (columnName(id, unit) == name) {
            return id;
        }
    }
    return std::nullopt;
}

Table selectColumns(Table table, std::span<const ColumnId> ids)
{
    std::vector<Column> chosen;
    for (const ColumnId id : ids) {
        const auto found = std::ranges::find(table.columns, id, &Column::id);
        if (found == table.columns.end()) {
            continue;
        }
        chosen.push_back(std::move(*found));
        table.columns.erase(found);
    }
    table.columns = std::move(chosen);
    return table;
}

std::string_view wordOf(Vocabulary vocabulary, std::uint8_t code)
{
    switch (vocabulary) {
    case Vocabulary::Outcome:
        return nameOf(static_cast<Outcome>(code));
    case Vocabulary::ErrorClass:
        return errorClass(static_cast<Outcome>(code));
    case Vocabulary::Jitter:
        return nameOf(static_cast<Jitter>(code));
    case Vocabulary::StopReason:
        return nameOf(static_cast<StopReason>(code));
    case Vocabulary::Backoff:
        return nameOf(static_cast<Backoff>(code));
    case Vocabulary::Policy:
        return code == 0 ? "A" : "B";
    }
    return {};
}

std::size_t vocabularySize(Vocabulary vocabulary)
{
    switch (vocabulary) {
    case Vocabulary::Outcome:
    case Vocabulary::ErrorClass:
        return 4;
    case Vocabulary::Jitter:
        return std::size(allJitters);
    case Vocabulary::StopReason:
        return 3;
    case Vocabulary::Backoff:
        return std::size(allBackoffs);
    case Vocabulary::Policy:
        return 2;
    }
    return 0;
}

std::string_view nameOf(TableKind kind)
{
    switch (kind) {
    case TableKind::Retries:
        return "schedule";
    case TableKind::Attempts:
        return "run";
    case TableKind::Strategies:
        return "compare";
    case TableKind::Fleets:
    case TableKind::FleetBins:
        return "fleet";
    case TableKind::Contention:
        return "contention";
    }
    return {};
}

} // namespace backoff
