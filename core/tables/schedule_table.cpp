// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/table.h"

#include <memory>
#include <utility>

namespace backoff {

Table scheduleTable(const Policy &policy, Schedule schedule)
{
    const auto rows = std::make_shared<const Schedule>(std::move(schedule));
    const auto column = [&rows]<typename T>(ColumnId id, T ScheduleRow::*member) {
        return Column {id, Cells<T>(rows, member)};
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
