// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/table.h"

#include <utility>

namespace backoff {

namespace {

template<typename T> std::vector<T> cellsOf(const Schedule &schedule, T ScheduleRow::*member)
{
    std::vector<T> cells;
    cells.reserve(schedule.size());
    for (const ScheduleRow &row : schedule)
        cells.push_back(row.*member);
    return cells;
}

} // namespace

Table scheduleTable(const Policy &policy, const Schedule &schedule)
{
    const auto column = [&schedule](ColumnId id, auto ScheduleRow::*member) {
        return Column {id, cellsOf(schedule, member)};
    };
    Table table {TableKind::Retries, policy.unit, {}};
    table.columns = {column(ColumnId::Retry, &ScheduleRow::retry),
        column(ColumnId::Modelled, &ScheduleRow::modelled),
        column(ColumnId::Jittered, &ScheduleRow::jittered),
        column(ColumnId::ModelledTotal, &ScheduleRow::modelledTotal),
        column(ColumnId::JitteredTotal, &ScheduleRow::jitteredTotal),
        column(ColumnId::Least, &ScheduleRow::least),
        column(ColumnId::Most, &ScheduleRow::most)};
    return table;
}

} // namespace backoff
