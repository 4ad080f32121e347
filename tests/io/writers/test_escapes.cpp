// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What people typed, as each format spells it.

#include "core/tables/html.h"
#include "core/tables/latex_text.h"
#include "core/tables/markdown.h"
#include "core/tables/plain_text.h"
#include "core/tables/spreadsheet.h"
#include "core/tables/tsv.h"

#include <QTest>

using namespace backoff;

namespace {

struct Row {
    const char *typed;
    const char *spelled;
};

template<std::size_t size>
void compareAll(const Row (&rows)[size], std::string (*spell)(std::string_view))
{
    for (const auto &[typed, spelled] : rows) {
        QCOMPARE(QByteArray::fromStdString(spell(typed)), QByteArray(spelled));
    }
}

} // namespace

class TestEscapes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneLine();
    void brokenUtf8();
    void spreadsheet();
    void tsv();
    void markdown();
    void html();
    void latex();
    void latexNeeds();
};

void TestEscapes::oneLine()
{
    constexpr Row rows[] {
        {"", ""},
        {" \n\t ", ""},
        {"  a  b ", "a b"},
        {"a\r\nb\tc\x01\x7f", "a b c"},
        {"a\xC2\x85" // next line
         "b\xE2\x80\xA8"
         "c\xE2\x80\xA9"
         "d",
            "a b c d"},
        {"ñ\xC2\xA0€ 😀", "ñ\xC2\xA0€ 😀"}, // no-break space
    };
    compareAll(rows, backoff::oneLine);
}

void TestEscapes::brokenUtf8()
{
    for (const std::string_view broken : {"\xFF", "\xC3", "\xE2\x80", "\x80", "\xC0\x8A"}) {
        QVERIFY(firstCharacter(broken).code == 0xFFFD);
        QCOMPARE(firstCharacter(broken).bytes.size(), std::size_t(1));
    }
    QVERIFY(firstCharacter("😀x").code == 0x1F600);
    QCOMPARE(firstCharacter("😀x").bytes.size(), std::size_t(4));
    QCOMPARE(characterCount("ñ€😀"), std::size_t(3));
}

void TestEscapes::spreadsheet()
{
    constexpr Row rows[] {
        {"full jitter", "full jitter"},
        {"a,b", "a,b"},
        {"a;b", "\"a;b\""},
        {"a \"b\"", "\"a \"\"b\"\"\""},
        {"=1+2", "'=1+2"},
        {"-1;2", "\"'-1;2\""},
        {"\rx", "\"'\rx\""},
    };
    compareAll(rows, spreadsheetText);
}

void TestEscapes::tsv()
{
    constexpr Row rows[] {
        {"full jitter", "full jitter"},
        {"a \"b\", c;d", "a \"b\", c;d"},
        {"a\tb\r\nc", "a b  c"},
        {"\tx", "' x"},
        {"@x", "'@x"},
    };
    compareAll(rows, tsvText);
}

void TestEscapes::markdown()
{
    constexpr Row rows[] {
        {"min(cap, base × multiplier^(r − 1))", "min(cap, base × multiplier^(r − 1))"},
        {"a|b_c*d`e", "a\\|b\\_c\\*d\\`e"},
        {"- a", "\\- a"},
        {"a - b", "a - b"},
        {"+ a", "\\+ a"},
        {"===", "\\==="},
        {"1. a", "1\\. a"},
        {"12) a", "12\\) a"},
        {"7.", "7\\."},
        {"1.5 s", "1.5 s"},
        {"a 0.5", "a 0.5"},
        {"# a", "\\# a"},
        {"<b> &amp;", "\\<b\\> \\&amp;"},
        {"[x](y) ![z]", "\\[x\\](y) \\!\\[z\\]"},
        {"~~a~~ $b$", "\\~\\~a\\~\\~ \\$b\\$"},
        {"www.a.org", "www\\.a.org"},
        {"http://a", "http\\://a"},
        {"a: b", "a: b"},
        {"a\nb", "a b"},
    };
    compareAll(rows, markdownText);
}

void TestEscapes::html()
{
    constexpr Row rows[] {
        {"<b>&\"'", "&lt;b&gt;&amp;&quot;'"},
        {"a\nb\x01", "a b"},
        {"ñ 😀", "ñ 😀"},
    };
    compareAll(rows, htmlText);
}

void TestEscapes::latex()
{
    constexpr Row rows[] {
        {"50% & 3_fast", "50\\% \\& 3\\_fast"},
        {"\\end{x}", "\\textbackslash{}end\\{x\\}"},
        {"#$~^", "\\#\\$\\textasciitilde{}\\textasciicircum{}"},
        {"a<b>c|d", "a\\textless{}b\\textgreater{}c\\textbar{}d"},
        {"\"'`", "\\texttt{\\symbol{34}}\\textquotesingle{}\\textasciigrave{}"},
        {"[*]", "{[}{*}{]}"},
        {"a-b--c,,", "a-b-\\kern0pt-c,\\kern0pt,"},
        {"× − ≥", "\\ensuremath{\\times} \\ensuremath{-} \\ensuremath{\\ge}"},
        {"a\n%b", "a \\%b"},
        {"ñ 😀", "ñ 😀"},
    };
    compareAll(rows, latexText);
}

void TestEscapes::latexNeeds()
{
    QCOMPARE(latexNeed("c ≥ 2 × 3 – ñandú ¿?"), LatexNeed::Nothing);
    QCOMPARE(latexNeed("«así»"), LatexNeed::T1Encoding);
    for (const char *text : {"😀", "שלום", "ħ", "Ω", "e\xCC\x81", "«😀»", "\xFF"}) {
        QCOMPARE(latexNeed(text), LatexNeed::UnicodeEngine);
    }
}

QTEST_APPLESS_MAIN(TestEscapes)
#include "test_escapes.moc"
