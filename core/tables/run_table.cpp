// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/table.h"

#include <utility>

namespace backoff {

namespace {

template<typename Cell> auto cellsOf(const Lane &lane, Cell cell)
{
    using Value = decltype(cell(lane.attempts.front()));
    std::vector<Value> values;
    values.reserve(lane.attempts.size());
    for (const Attempt &attempt : lane.attempts) {
        values.push_back(cell(attempt));
    }
    return Cells<Value>(std::move(values));
}

std::uint8_t outcomeCode(const Attempt &attempt)
{
    return static_cast<std::uint8_t>(attempt.answer.outcome);
}

} // namespace

Table runTable(const Trace &trace)
{
    const Lane &lane = trace.jittered;
    const auto column = [&lane](ColumnId id, auto cell) {
        return Column {id, cellsOf(lane, cell)};
    };
    const auto words = [&lane](ColumnId id, Vocabulary vocabulary) {
        return Column {id, Words {vocabulary, cellsOf(lane, outcomeCode)}};
    };

    Table table {TableKind::Attempts, trace.experiment.policy.unit, {}};
    table.columns = {column(ColumnId::Attempt, [](const Attempt &a) { return a.number; }),
        column(ColumnId::StartsAt, [](const Attempt &a) { return a.startsAt; }),
        words(ColumnId::Outcome, Vocabulary::Outcome),
        words(ColumnId::Error, Vocabulary::ErrorClass),
        column(ColumnId::Modelled, [](const Attempt &a) { return a.modelled.value_or(emptyCell); }),
        column(ColumnId::Jittered,
            [](const Attempt &a) { return a.hasWait() ? a.waited : emptyCell; }),
        column(ColumnId::Elapsed, [](const Attempt &a) { return a.elapsed; })};
    return table;
}

} // namespace backoff
