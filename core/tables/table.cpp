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
constexpr ColumnId compareColumns[] = {ColumnId::Jitter,
    ColumnId::StopReason,
    ColumnId::Attempts,
    ColumnId::Waited,
    ColumnId::Modelled,
    ColumnId::Elapsed};

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
        return {"jitter"};
    case ColumnId::Attempts:
        return {"attempts"};
    case ColumnId::Waited:
        return {"waited", true};
    }
    return {};
}

} // namespace

std::size_t Column::size() const
{
    return std::visit([](const auto &typed) { return typed.size(); }, cells);
}

std::size_t Table::rowCount() const { return columns.empty() ? 0 : columns.front().size(); }

std::span<const ColumnId> columnsOf(TableKind kind)
{
    switch (kind) {
    case TableKind::Retries:
        return scheduleColumns;
    case TableKind::Attempts:
        return runColumns;
    case TableKind::Strategies:
        return compareColumns;
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

std::optional<ColumnId> columnNamed(TableKind kind, Unit unit, std::string_view name)
{
    for (const ColumnId id : columnsOf(kind)) {
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
    }
    return {};
}

} // namespace backoff
