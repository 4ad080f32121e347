// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// dump_tables FOLDER: tables in every format, for the checks that let other programs read them. It
// lives in the user's locale and prints that locale's decimal point.
//
// A file is called EXPERIMENT-TABLE-LANG.SUFFIX, and titles.json says which title an experiment
// has. numbers-* are no experiment: they hold what no experiment gives, negative numbers among
// them, with all their digits. fields.* are hostile texts, one a line, as the separated formats
// write them.

#include "core/io/table_export.h"
#include "core/tables/csv.h"
#include "core/tables/json.h"
#include "core/tables/spreadsheet.h"
#include "core/tables/tsv.h"
#include "tests/io/writers/hostile.h"

#include <clocale>
#include <cstdio>
#include <fstream>
#include <limits>
#include <locale>
#include <vector>

using namespace backoff;

namespace {

struct Named {
    std::string name;
    Experiment experiment;
};

std::vector<Named> experiments()
{
    std::vector<Named> all;
    const auto add = [&all](const std::string &name) -> Experiment & {
        return all.emplace_back(Named {name, {}}).experiment;
    };
    add("default");
    add("empty").policy.attempts = 1;
    add("long").policy.attempts = 100;
    Experiment &large = add("large");
    large.policy.cap = std::nullopt;
    large.policy.attempts = 60;
    large.scenario.kind = ScenarioKind::AlwaysDown;
    for (std::size_t i = 0; i < std::size(test::hostileTitles); ++i) {
        Experiment &hostile = add("hostile" + std::to_string(i));
        hostile.title = test::hostileTitles[i];
        hostile.policy.jitter = i % 2 == 0 ? Jitter::Offsets : Jitter::Proportional;
        hostile.policy.unit = Unit::Milliseconds;
        hostile.scenario.kind = ScenarioKind::Script;
        hostile.scenario.script = "T R:2.5 P";
    }
    add("lines").title = " two\nlines,\ta tab\r\nand\xE2\x80\xA8more\x01 ";
    return all;
}

// An empty cell first, so that nothing hangs on the first row.
Table numbers()
{
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    const std::vector<double> values {none, -1.5, 0, -0.0004, 1e-300, 1e20, -2.5e300, 12345.678};
    Table table {TableKind::Strategies, Unit::Seconds, {}};
    table.columns
        = {{ColumnId::Attempts, Integers(std::vector<std::int64_t> {0, -1, 2, 3, 4, 5, 6, 7})},
            {ColumnId::Waited, Reals(values)},
            {ColumnId::StopReason,
                Words {Vocabulary::StopReason, std::vector<std::uint8_t> {0, 1, 2, 0, 1, 2, 0, 1}}},
            {ColumnId::Elapsed, Reals(std::vector<double> {1, 2, 3, 4, 5, none, 0.25, 1e15})}};
    return table;
}

class Dumper
{
public:
    explicit Dumper(std::string folder)
        : m_folder(std::move(folder))
    {
    }

    void write(const std::string &name, std::string_view bytes)
    {
        std::ofstream file(m_folder + "/" + name, std::ios::binary);
        file << bytes;
        m_isGood = m_isGood && file.flush().good();
    }

    void writeInAllFormats(const std::string &name,
        const Table &table,
        const Experiment &experiment,
        std::optional<Digits> digits)
    {
        for (const Language language : {Language::English, Language::Spanish}) {
            const std::string path = name + "-" + std::string(nameOf(language)) + ".";
            for (const Format format : allFormats) {
                if (isTable(format)) {
                    write(path + std::string(suffixOf(format)),
                        writeTable(table, experiment, {format, digits, language}));
                }
            }
        }
    }

    [[nodiscard]] bool isGood() const { return m_isGood; }

private:
    std::string m_folder;
    bool m_isGood = true;
};

template<typename Spell> std::string fields(Spell spell, std::string_view lineEnd)
{
    std::string out;
    for (const std::string_view title : test::hostileTitles) {
        out.append(spell(title)).append(lineEnd);
    }
    return out;
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 2) {
        std::fputs("usage: dump_tables FOLDER\n", stderr);
        return 2;
    }
    if (std::setlocale(LC_ALL, "") == nullptr) {
        std::fputs("the locale is not known\n", stderr);
        return 2;
    }
    std::locale::global(std::locale(""));
    std::puts(std::localeconv()->decimal_point);
    Dumper dumper(argv[1]);
    std::string titles;
    for (const auto &[name, experiment] : experiments()) {
        titles += (titles.empty() ? "{\n" : ",\n") + jsonText(name) + ": ";
        titles += jsonText(experiment.title);
        for (const TableKind kind :
            {TableKind::Retries, TableKind::Attempts, TableKind::Strategies}) {
            dumper.writeInAllFormats(name + "-" + std::string(nameOf(kind)),
                makeTable(kind, experiment),
                experiment,
                std::nullopt);
        }
    }
    dumper.writeInAllFormats("numbers-full", numbers(), {}, Digits::full());
    dumper.writeInAllFormats("numbers-fixed", numbers(), {}, Digits::fixed(3));
    dumper.write("titles.json", titles + "\n}\n");
    dumper.write("fields.csv", fields(csvText, "\r\n"));
    dumper.write("fields.spreadsheet.csv", fields(spreadsheetText, "\r\n"));
    dumper.write("fields.tsv", fields(tsvText, "\n"));
    return dumper.isGood() ? 0 : 3;
}
