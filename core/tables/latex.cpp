// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/latex.h"

#include "core/tables/cell_writer.h"
#include "core/tables/latex_text.h"
#include "core/tables/plain_text.h"
#include "core/tables/row_writer.h"

#include <charconv>

namespace backoff {

namespace {

constexpr std::size_t mostRowsOfAPage = 40;
constexpr std::size_t headerLine = 10; // characters of a header before it goes on below

// The cells of a table as LaTeX: 1.5e+20 becomes 1.5\times 10^{20}.
class LatexCells
{
public:
    LatexCells(const Table &table, const TableWords &words, Digits digits)
        : m_cells(table,
            digits,
            "",
            [&words](Vocabulary vocabulary, std::uint8_t code) {
                return latexText(words.of(vocabulary)[code]);
            })
        , m_table(table)
    {
    }

    [[nodiscard]] std::size_t room() const { return m_cells.room() + powerRoom; }

    [[nodiscard]] char *write(char *to, std::size_t column, std::size_t row) const
    {
        char *const end = m_cells.write(to, column, row);
        char *const exponent = m_table.columns[column].hasWords() ? end : std::find(to, end, 'e');
        if (exponent == end) {
            return end;
        }
        int power = 0;
        std::from_chars(exponent + (exponent[1] == '+' ? 2 : 1), end, power);
        char *const base = std::ranges::copy(std::string_view("\\times 10^{"), exponent).out;
        char *const after = std::to_chars(base, base + powerRoom, power).ptr;
        *after = '}';
        return after + 1;
    }

private:
    static constexpr std::size_t powerRoom = 20;

    CellWriter m_cells;
    const Table &m_table;
};

// How many digits a column needs on either side of the decimal point.
std::string alignmentOf(const Table &table, std::size_t column, const LatexCells &cells)
{
    constexpr std::size_t powerWidth = 7; // of \times 10^{20}, in digits
    std::size_t left = 1;
    std::size_t right = 0;
    std::vector<char> buffer(cells.room());
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        const std::string_view cell(buffer.data(), cells.write(buffer.data(), column, row));
        const std::size_t power = cell.find('\\');
        const std::size_t end = std::min(power, cell.size());
        const std::size_t point = std::min(cell.find('.'), end);
        const std::size_t extra = power == std::string_view::npos ? 0 : powerWidth;
        left = std::max(left, point + (point == end ? extra : 0));
        right = std::max(right, point == end ? 0 : end - point - 1 + extra);
    }
    return "D{.}{.}{" + std::to_string(left) + "." + std::to_string(right) + "}";
}

// A table is as wide as its rules: nothing stands beside its outer columns.
std::string withinRules(const std::string &spec, std::size_t column, std::size_t columns)
{
    return (column == 0 ? "@{}" : "") + spec + (column + 1 == columns ? "@{}" : "");
}

std::string columnSpec(const Table &table, const LatexCells &cells)
{
    std::string spec;
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        const bool isWord = table.columns[column].hasWords();
        spec += withinRules(
            isWord ? "l" : alignmentOf(table, column, cells), column, table.columns.size());
    }
    return spec;
}

// A header in lines of a few words each, as narrow as the numbers below it.
std::string stacked(std::string_view header, char alignment)
{
    std::string lines;
    std::size_t length = 0; // of the last line
    for (std::string_view rest = header; !rest.empty();) {
        const std::string_view word = rest.substr(0, rest.find(' '));
        rest.remove_prefix(std::min(word.size() + 1, rest.size()));
        const bool fits = length + 1 + characterCount(word) <= headerLine;
        lines += lines.empty() ? "" : fits ? " " : " \\\\ ";
        length = characterCount(word) + (fits && length > 0 ? length + 1 : 0);
        lines += latexText(word);
    }
    return lines.find("\\\\") == std::string::npos
        ? lines
        : std::string("\\begin{tabular}[b]{@{}") + alignment + "@{}}" + lines + "\\end{tabular}";
}

std::string headerRow(const Table &table, const TableWords &words)
{
    const std::size_t columns = table.columns.size();
    std::string row;
    for (std::size_t column = 0; column < columns; ++column) {
        const char alignment = table.columns[column].hasWords() ? 'l' : 'c';
        row += column == 0 ? "  " : "\n  & ";
        row += "\\multicolumn{1}{" + withinRules({alignment}, column, columns) + "}{"
            + stacked(words.headers[column], alignment) + "}";
    }
    return row + " \\\\\n";
}

std::string comment(std::string_view text) { return "% " + oneLine(text) + "\n"; }

std::string needs(const TableWords &words, bool isLong)
{
    LatexNeed need = latexNeed(words.caption);
    for (const std::string &header : words.headers) {
        need = std::max(need, latexNeed(header));
    }
    std::string packages = "\\usepackage{booktabs,dcolumn";
    packages += isLong ? ",longtable}" : "}";
    packages += need == LatexNeed::T1Encoding ? "\\usepackage[T1]{fontenc}" : "";
    return comment(words.latexPreamble + " " + packages)
        + (need == LatexNeed::UnicodeEngine ? comment(words.latexEngine) : "");
}

// Small enough that the usual tables are no wider than the text of a plain article. One that is
// reaches into both margins alike.
constexpr std::string_view size = "\\footnotesize\n\\setlength{\\tabcolsep}{4pt}\n";

// What stands around the rows: a float, or a table that goes over pages with its headers on each.
struct Surroundings {
    std::string before;
    std::string after;
};

Surroundings onAPage(
    const std::string &caption, const std::string &spec, const std::string &headers)
{
    Surroundings around;
    around.before.append("\\begin{table}[htbp]\n").append(caption).append("\n").append(size);
    around.before += "\\makebox[\\linewidth]{%\n\\begin{tabular}{" + spec + "}\n";
    around.before += "\\toprule\n" + headers + "\\midrule\n";
    around.after = "\\bottomrule\n\\end{tabular}}\n\\end{table}\n";
    return around;
}

Surroundings overPages(
    const std::string &caption, const std::string &spec, const std::string &headers)
{
    const std::string head = "\\toprule\n" + headers + "\\midrule\n";
    Surroundings around;
    around.before.append("\\begingroup\n").append(size);
    around.before += "\\setlength{\\LTleft}{0pt plus 1fill minus 1fill}\n"
                     "\\setlength{\\LTright}{\\LTleft}\n";
    around.before += "\\begin{longtable}{" + spec + "}\n" + caption + " \\\\\n" + head;
    around.before += "\\endfirsthead\n" + head + "\\endhead\n\\bottomrule\n\\endfoot\n";
    around.after = "\\end{longtable}\n\\endgroup\n";
    return around;
}

} // namespace

std::string toLatex(const Table &table, const TableWords &words, Digits digits)
{
    const LatexCells cells(table, words, digits);
    const bool isLong = table.rowCount() > mostRowsOfAPage;
    const Surroundings around
        = (isLong ? overPages : onAPage)("\\caption{" + latexText(words.caption) + "}",
            columnSpec(table, cells),
            headerRow(table, words));
    RowFrame frame {std::vector<std::string>(table.columns.size(), " & "), " \\\\\n"};
    frame.before.front() = "  ";
    const auto cell = [&cells](char *to, std::size_t column, std::size_t row) {
        return cells.write(to, column, row);
    };

    std::string out = writeRows(
        needs(words, isLong) + around.before, frame, table.rowCount(), cells.room(), cell);
    out += around.after;
    for (const std::string &line : words.reproduction) {
        out += comment(line);
    }
    return out;
}

} // namespace backoff
