// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/sessions/view_reader.h"

#include "core/io/sessions/json_text.h"
#include "core/io/sessions/view_names.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace backoff {

namespace {

void keepLaterValue(std::string_view key, const JsonValue &value, JsonMembers &laterValues)
{
    laterValues.push_back({std::string(key), withoutCarriageReturns(value.raw())});
}

template<typename Value, typename Named>
void readChoice(ObjectReader &reader,
    std::string_view key,
    Value &target,
    Named named,
    JsonMembers &laterValues)
{
    const std::optional<JsonValue> value = reader.takeOf(JsonKind::String, key, "string");
    if (!value) {
        return;
    }
    if (const std::optional<Value> known = named(value->string())) {
        target = *known;
    } else {
        keepLaterValue(key, *value, laterValues);
    }
}

void readColumns(ObjectReader &reader, SessionOrigin &origin)
{
    constexpr std::string_view key = "columns";
    const auto list = reader.takeOf(JsonKind::Array, key, "list of strings");
    if (!list) {
        return;
    }
    std::vector<ColumnId> columns;
    const std::vector<JsonValue> items = list->parts();
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!reader.is(items[i], JsonKind::String, itemOf(key, i), "string")) {
            return;
        }
        const std::optional<ColumnId> column = viewColumnNamed(items[i].string());
        if (column && std::ranges::find(columns, *column) == columns.end()) {
            columns.push_back(*column);
        }
    }
    if (columns.size() < items.size()) {
        keepLaterValue(key, *list, origin.laterViewValues);
    }
    origin.view.columns = std::move(columns);
}

} // namespace

void readTabs(ObjectReader &reader, SessionView &view, JsonMembers &laterValues)
{
    readChoice(reader, "chart", view.chart, chartTabNamed, laterValues);
    readChoice(reader, "table", view.table, tableTabNamed, laterValues);
    reader.boolean("logScale", view.logScale);
}

void readView(ObjectReader reader, SessionOrigin &origin)
{
    SessionView &view = origin.view;
    readTabs(reader, view, origin.laterViewValues);
    readChoice(reader, "speed", view.speed, speedNamed, origin.laterViewValues);
    readColumns(reader, origin);
    reader.integer("contentionClients", view.contentionClients, Field::Contenders);
    reader.integer("contentionRuns", view.contentionRuns, Field::Runs);
    origin.unknownOfView = reader.unknown();
}

} // namespace backoff
