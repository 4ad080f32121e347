// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Numbers that no experiment gives, and hostile words, in every format: numbers are never touched,
// words always read as they are.

#include "core/tables/csv.h"
#include "core/tables/html.h"
#include "core/tables/latex.h"
#include "core/tables/markdown.h"
#include "core/tables/spreadsheet.h"
#include "core/tables/tsv.h"

#include <QTest>

#include <limits>

using namespace backoff;

namespace {

QByteArray bytes(const std::string &text) { return QByteArray::fromStdString(text); }

Table numbers(std::vector<double> values)
{
    const std::vector<std::int64_t> attempts(values.size(), -7);
    Table table {TableKind::Strategies, Unit::Seconds, {}};
    table.columns = {{ColumnId::Attempts, Integers(attempts)},
        {ColumnId::Waited, Reals(std::move(values))},
        {ColumnId::StopReason,
            Words {Vocabulary::StopReason, std::vector<std::uint8_t>(attempts.size(), 2)}}};
    return table;
}

TableWords hostileWords()
{
    TableWords words;
    words.language = "\"><x>";
    words.caption = "<b>\n\\end{table}";
    words.headers = {"=a|b", "50% & 3", "<c>"};
    words.words[static_cast<std::size_t>(Vocabulary::StopReason)] = {"", "", "-->|&"};
    words.reproduction = {"- x\ny", "1. \xE2\x80\xA8 \\input z"};
    words.latexPreamble = "needs\n";
    words.latexEngine = "engine\n";
    return words;
}

constexpr double none = std::numeric_limits<double>::quiet_NaN();
const std::vector<double> oddValues {-1.5, none, -0.0, 1e20, 5e-324};

} // namespace

class TestCells : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void separated();
    void markdown();
    void html();
    void latex();
    void latexGoesOverPages();
};

void TestCells::separated()
{
    const Table table = numbers(oddValues);
    QCOMPARE(bytes(toCsv(table, Digits::full())),
        QByteArray("attempts,waited_s,outcome\r\n-7,-1.5,exhausted\r\n-7,,exhausted\r\n"
                   "-7,-0,exhausted\r\n-7,1e+20,exhausted\r\n-7,5e-324,exhausted\r\n"));
    QCOMPARE(bytes(toTsv(table, Digits::full())),
        QByteArray("attempts\twaited_s\toutcome\n-7\t-1.5\texhausted\n-7\t\texhausted\n"
                   "-7\t-0\texhausted\n-7\t1e+20\texhausted\n-7\t5e-324\texhausted\n"));
    QCOMPARE(bytes(toSpreadsheet(table, Digits::fixed(3))),
        QByteArray("\xEF\xBB\xBF"
                   "attempts;waited_s;outcome\r\n-7;-1,500;exhausted\r\n-7;;exhausted\r\n"
                   "-7;0,000;exhausted\r\n-7;100000000000000000000,000;exhausted\r\n"
                   "-7;0,000;exhausted\r\n"));
}

void TestCells::markdown()
{
    QCOMPARE(bytes(toMarkdown(numbers({-1.5, none}), hostileWords(), Digits::full())),
        QByteArray("| \\=a\\|b | 50% \\& 3 | \\<c\\>     |\n"
                   "| -----: | -------: | --------- |\n"
                   "|     -7 |     -1.5 | \\--\\>\\|\\& |\n"
                   "|     -7 |          | \\--\\>\\|\\& |\n"
                   "\n"
                   "- \\- x y\n"
                   "- 1\\. \\\\input z\n"));
}

void TestCells::html()
{
    const QByteArray page = bytes(toHtml(numbers({-1.5, none}), hostileWords(), Digits::full()));
    for (const char *part : {"<html lang=\"&quot;&gt;&lt;x&gt;\">",
             "<title>&lt;b&gt; \\end{table}</title>",
             "<caption><bdi>&lt;b&gt; \\end{table}</bdi></caption>",
             "<th scope=\"col\">&lt;c&gt;</th></tr>\n",
             "<tr><th scope=\"row\" class=\"number\">-7</th><td class=\"number\">-1.5</td>"
             "<td>--&gt;|&amp;</td></tr>\n",
             "<td class=\"number\"></td>",
             "<li><bdi>- x y</bdi></li>"}) {
        QVERIFY2(page.contains(part), page.constData());
    }
}

void TestCells::latex()
{
    const QByteArray tex = bytes(toLatex(numbers(oddValues), hostileWords(), Digits::full()));
    for (const char *part : {"% needs \\usepackage{booktabs,dcolumn}\n\\begin{table}",
             "\\caption{\\textless{}b\\textgreater{} \\textbackslash{}end\\{table\\}}\n",
             "{@{}D{.}{.}{2.0}D{.}{.}{8.1}l@{}}", // -7; 1\\times 10^{20}; -1.5
             "\\multicolumn{1}{c}{50\\% \\& 3}",
             "  -7 & -1.5 & -\\kern0pt-\\textgreater{}\\textbar{}\\& \\\\\n",
             "  -7 &  & ",
             "  -7 & 1\\times 10^{20} & ",
             "  -7 & 5\\times 10^{-324} & ",
             "\\end{table}\n% - x y\n% 1. \\input z\n"}) {
        QVERIFY2(tex.contains(part), (tex + "\nhas no " + part).constData());
    }
    QVERIFY(!tex.contains("engine"));

    TableWords words = hostileWords();
    words.caption = "😀";
    QVERIFY(toLatex(numbers({1}), words, Digits::full()).find("\n% engine\n") != std::string::npos);
    words.caption = "«a»";
    QVERIFY(
        toLatex(numbers({1}), words, Digits::full()).find("[T1]{fontenc}\n") != std::string::npos);
}

void TestCells::latexGoesOverPages()
{
    const auto isLong = [](std::size_t rows) {
        const std::string tex
            = toLatex(numbers(std::vector<double>(rows, 1)), hostileWords(), Digits::full());
        const bool isLongTable = tex.find("\\begin{longtable}") != std::string::npos;
        return isLongTable && tex.find("dcolumn,longtable}") != std::string::npos;
    };
    QVERIFY(!isLong(40));
    QVERIFY(isLong(41));
}

QTEST_APPLESS_MAIN(TestCells)
#include "test_cells.moc"
