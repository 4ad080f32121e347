// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/tables/table_settings.h"

#include <span>
#include <utility>

namespace backoff {

static std::vector<ColumnChoice> allOf(std::span<const ColumnId> ids)
{
    std::vector<ColumnChoice> columns;
    for (const ColumnId id : ids) {
        columns.push_back({id, true});
    }
    return columns;
}

TableSettings::TableSettings(Language its)
    : language(its)
{
    for (const TableKind each : allTableKinds) {
        m_columns[static_cast<std::size_t>(each)] = allOf(columnsOf(each));
    }
    m_columns[ofBoth] = allOf(columnsOf(TableKind::Strategies, true));
}

std::size_t TableSettings::index() const
{
    return hasPolicyB && kind == TableKind::Strategies ? ofBoth : static_cast<std::size_t>(kind);
}

const std::vector<ColumnChoice> &TableSettings::columns() const { return m_columns[index()]; }

void TableSettings::setColumns(std::vector<ColumnChoice> columns)
{
    m_columns[index()] = std::move(columns);
}

std::vector<Format> formatsOf(TableKind kind)
{
    std::vector<Format> formats;
    for (const Format format : allFormats) {
        if (isFormatOf(format, kind)) {
            formats.push_back(format);
        }
    }
    return formats;
}

bool hasDigits(Format format) { return format != Format::Python; }

bool hasWords(Format format)
{
    switch (format) {
    case Format::Csv:
    case Format::CsvSpreadsheet:
    case Format::Tsv:
    case Format::Json:
        return false;
    case Format::Text:
    case Format::Markdown:
    case Format::Latex:
    case Format::Html:
    case Format::Transcript:
    case Format::Python:
        break;
    }
    return true;
}

Table chosenColumns(const Table &table, const TableSettings &settings)
{
    std::vector<ColumnId> ids;
    for (const ColumnChoice &column : settings.columns()) {
        if (column.chosen) {
            ids.push_back(column.id);
        }
    }
    return selectColumns(table, ids);
}

std::string bytesOf(const Table &table, const TableSource &source, const TableSettings &settings)
{
    return writtenTable(chosenColumns(table, settings), source, settings.output());
}

} // namespace backoff
