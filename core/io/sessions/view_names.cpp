// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/sessions/view_names.h"

namespace backoff {

namespace {

template<typename Value, typename Values, typename NameOf>
std::optional<Value> named(std::string_view name, const Values &values, NameOf nameOf)
{
    for (const Value value : values) {
        if (nameOf(value) == name) {
            return value;
        }
    }
    return std::nullopt;
}

template<typename Values> std::string namesOf(const Values &values)
{
    std::string names;
    for (const auto value : values) {
        names.append(names.empty() ? "" : ", ").append(nameOf(value));
    }
    return names;
}

constexpr ChartTab allChartTabs[] = {ChartTab::Delays,
    ChartTab::Cumulative,
    ChartTab::Strategies,
    ChartTab::Fleet,
    ChartTab::Contention};
constexpr TableTab allTableTabs[] = {TableTab::Attempts, TableTab::Transcript};

} // namespace

std::string_view nameOf(ChartTab tab)
{
    switch (tab) {
    case ChartTab::Delays:
        return "delays";
    case ChartTab::Cumulative:
        return "cumulative";
    case ChartTab::Strategies:
        return "strategies";
    case ChartTab::Fleet:
        return "fleet";
    case ChartTab::Contention:
        return "contention";
    }
    return {};
}

std::string_view nameOf(TableTab tab)
{
    return tab == TableTab::Attempts ? "schedule" : "transcript";
}

std::string_view nameOf(Speed speed)
{
    switch (speed) {
    case Speed::Quarter:
        return "1/4";
    case Speed::Half:
        return "1/2";
    case Speed::One:
        return "1";
    case Speed::Two:
        return "2";
    case Speed::Five:
        return "5";
    case Speed::Ten:
        return "10";
    case Speed::Fit:
        return "fit";
    }
    return {};
}

std::string_view viewNameOf(ColumnId column)
{
    switch (column) {
    case ColumnId::Attempt:
        return "attempt";
    case ColumnId::StartsAt:
        return "starts_at";
    case ColumnId::Outcome:
        return "outcome";
    case ColumnId::Error:
        return "error";
    case ColumnId::Modelled:
        return "modelled";
    case ColumnId::Jittered:
        return "jittered";
    case ColumnId::Elapsed:
        return "elapsed";
    default:
        return {}; // no column of that table
    }
}

std::string allChartNames() { return namesOf(allChartTabs); }
std::string allTableNames() { return namesOf(allTableTabs); }

std::optional<ChartTab> chartTabNamed(std::string_view name)
{
    return named<ChartTab>(name, allChartTabs, [](ChartTab tab) { return nameOf(tab); });
}

std::optional<TableTab> tableTabNamed(std::string_view name)
{
    return named<TableTab>(name, allTableTabs, [](TableTab tab) { return nameOf(tab); });
}

std::optional<Speed> speedNamed(std::string_view name)
{
    return named<Speed>(name, allSpeeds, [](Speed speed) { return nameOf(speed); });
}

std::optional<ColumnId> viewColumnNamed(std::string_view name)
{
    return named<ColumnId>(name, columnsOf(TableKind::Attempts), viewNameOf);
}

} // namespace backoff
