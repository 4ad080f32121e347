// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/json.h"

#include "core/tables/cell_writer.h"
#include "core/tables/experiment_json.h"
#include "core/tables/row_writer.h"

namespace backoff {

std::string jsonText(std::string_view text)
{
    static constexpr std::string_view hex = "0123456789abcdef";
    std::string out = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out.append("\\").append(1, c);
        } else if (c == '\n') {
            out += "\\n";
        } else if (c == '\t') {
            out += "\\t";
        } else if (c == '\r') {
            out += "\\r";
        } else if (byte < 0x20) {
            out.append("\\u00").append(1, hex[byte >> 4]).append(1, hex[byte & 15]);
        } else {
            out += c;
        }
    }
    return out + '"';
}

namespace {

std::string write(const Table &table,
    std::string_view experiment, // an object
    std::string_view generator,
    Digits digits)
{
    const CellWriter cells(table, digits, "null", [](Vocabulary vocabulary, std::uint8_t code) {
        return jsonText(wordOf(vocabulary, code));
    });
    RowFrame frame {{}, "},\n"};
    for (const Column &column : table.columns) {
        const std::string before = frame.before.empty() ? "    {" : ", ";
        frame.before.push_back(before + jsonText(columnName(column.id, table.unit)) + ": ");
    }
    const auto cell = [&cells](char *to, std::size_t column, std::size_t row) {
        return cells.write(to, column, row);
    };
    const bool hasRows = table.rowCount() > 0;
    const std::string head = "{\n  \"schemaVersion\": 1,\n  \"generator\": " + jsonText(generator)
        + ",\n  \"experiment\": " + std::string(experiment)
        + (table.policyB ? ",\n  \"policyB\": " + jsonObject(policyMembers(*table.policyB), 4) : "")
        + ",\n  \"rows\": [" + (hasRows ? "\n" : "");
    std::string out = writeRows(head, frame, table.rowCount(), cells.room(), cell);
    if (hasRows) {
        out.replace(out.size() - 2, 2, "\n  "); // no comma after the last row
    }
    out += "]\n}\n"; // in place: the rows may be many
    return out;
}

} // namespace

std::string toJson(
    const Table &table, const Experiment &experiment, std::string_view generator, Digits digits)
{
    return write(table, experimentJson(experiment, 4), generator, digits);
}

std::string toJson(
    const Table &table, const ContentionStudy &study, std::string_view generator, Digits digits)
{
    const std::string settings = jsonObject(
        {
            {"clients", std::to_string(study.settings.clients)},
            {"runs", std::to_string(study.settings.runs)},
            {"seed", jsonText(std::to_string(study.settings.seed))},
        },
        6);
    const std::string experiment
        = jsonObject({{"title", jsonText(study.title)}, {"contention", settings}}, 4);
    return write(table, experiment, generator, digits);
}

} // namespace backoff
