// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/run.h"
#include "core/io/command_line.h"
#include "core/io/table_export.h"
#include "core/tables/tsv.h"
#include "tests/ui/fail_on_warning.h"
#include "ui/exports/clipboard/clipboard.h"
#include "ui/exports/clipboard/shown_table.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTest>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

using namespace backoff;

namespace {

QByteArray htmlOf(const QMimeData &mime) { return mime.data(QStringLiteral("text/html")); }

// The cells as a word processor gets them; empty where there is not exactly one table.
QList<QStringList> pasted(const QMimeData &mime)
{
    QTextDocument document;
    document.setHtml(mime.html());
    QList<QStringList> rows;
    const QList<QTextFrame *> frames = document.rootFrame()->childFrames();
    const auto *table = frames.size() == 1 ? qobject_cast<QTextTable *>(frames[0]) : nullptr;
    for (int row = 0; table && row < table->rows(); ++row) {
        QStringList cells;
        for (int column = 0; column < table->columns(); ++column) {
            const QTextTableCell cell = table->cellAt(row, column);
            QTextCursor cursor = cell.firstCursorPosition();
            cursor.setPosition(cell.lastCursorPosition().position(), QTextCursor::KeepAnchor);
            cells << cursor.selectedText();
        }
        rows << cells;
    }
    return rows;
}

QList<QStringList> separated(const QString &tsv)
{
    QList<QStringList> rows;
    for (const QString &line : tsv.chopped(1).split(u'\n')) {
        rows << line.split(u'\t');
    }
    return rows;
}

} // namespace

class TestClipboard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void tablesAreTheWriters_data();
    void tablesAreTheWriters();
    void digitsAreOfBothForms();
    void tablesPaste();
    void hostileTextsStayText();
    void numbersAreNeverTouched();
    void spreadsheetsAreToldNumbersAndTexts();
    void commandLine();
    void commandLinesOfTheHerd();
};

void TestClipboard::tablesAreTheWriters_data()
{
    QTest::addColumn<Language>("language");
    QTest::newRow("English") << Language::English;
    QTest::newRow("Spanish") << Language::Spanish;
}

void TestClipboard::tablesAreTheWriters()
{
    QFETCH(Language, language);
    const Experiment experiment = defaultExperiment(Unit::Seconds);
    const Table table = compareTable(experiment);
    copyTable(table, experiment, language);
    const QMimeData *mime = QGuiApplication::clipboard()->mimeData();
    QCOMPARE(mime->text().toStdString(), toTsv(table, Digits::full()));
    const TableWords words = tableWords(table, experiment, Labels(language));
    const QByteArray html = htmlOf(*mime);
    for (const std::string &header : words.headers) {
        QVERIFY(html.contains('>' + QByteArray::fromStdString(header) + "</th>"));
    }
    for (const std::string &jitter : words.of(Vocabulary::Jitter)) {
        QVERIFY(html.contains('>' + QByteArray::fromStdString(jitter) + "</td>"));
    }
    QVERIFY(html.contains("<table lang=\"" + QByteArray::fromStdString(words.language) + "\">"));
    QVERIFY(html.contains("charset=utf-8"));
    QCOMPARE(html.count("<table"), 1);
}

void TestClipboard::digitsAreOfBothForms()
{
    const Experiment experiment = defaultExperiment(Unit::Seconds);
    const Table table = runTable(run(experiment));
    const auto mime = tableAsMime(table, experiment, Language::English, Digits::fixed(1));
    QCOMPARE(mime->text().toStdString(), toTsv(table, Digits::fixed(1)));
    QVERIFY(htmlOf(*mime).contains(">0.2<"));
    QVERIFY(!htmlOf(*mime).contains(">0.176<"));
}

void TestClipboard::tablesPaste()
{
    Experiment experiment = defaultExperiment(Unit::Seconds);
    experiment.title = "A title of its own";
    const Table table = runTable(run(experiment));
    const auto mime = tableAsMime(table, experiment, Language::Spanish);
    const QList<QStringList> cells = pasted(*mime);
    QCOMPARE(cells.size(), 4); // headers and three attempts
    QCOMPARE(cells[1].size(), 7);
    QCOMPARE(cells[1].mid(0, 2), (QStringList {QStringLiteral("1"), QStringLiteral("0.000")}));
    QCOMPARE(separated(mime->text()).size(), 4);
    QCOMPARE(separated(mime->text())[0].value(6), QStringLiteral("elapsed_s"));
}

void TestClipboard::hostileTextsStayText()
{
    const std::vector<std::string> hostile {"=1+2",
        "+1",
        "-1",
        "@x",
        "a|b",
        "50% & 3_fast",
        "<b>bold</b>",
        "\"quoted\"",
        "two\nlines",
        "a\ttab",
        "😀",
        "مرحبا"};
    ShownTable table;
    table.columns = {{"<i>head</i>", false}, {"=number", true}};
    for (const std::string &text : hostile) {
        table.rows.push_back({text, "1"});
    }
    const auto mime = tableAsMime(table);
    const QList<QStringList> cells = pasted(*mime);
    const QList<QStringList> fields = separated(mime->text());
    QCOMPARE(cells.size(), static_cast<qsizetype>(hostile.size()) + 1);
    QCOMPARE(fields.size(), static_cast<qsizetype>(hostile.size()) + 1);
    QCOMPARE(cells[0][0], QStringLiteral("<i>head</i>"));
    QCOMPARE(fields[0][1], QStringLiteral("'=number"));
    for (std::size_t i = 0; i < hostile.size(); ++i) {
        const auto row = static_cast<qsizetype>(i) + 1;
        QString oneLine = QString::fromStdString(hostile[i]);
        oneLine.replace(u'\n', u' ').replace(u'\t', u' ');
        QCOMPARE(cells[row], (QStringList {oneLine, QStringLiteral("1")}));
        const QString apostrophe = i < 4 ? QStringLiteral("'") : QString();
        QCOMPARE(fields[row], (QStringList {apostrophe + oneLine, QStringLiteral("1")}));
    }
}

void TestClipboard::numbersAreNeverTouched()
{
    ShownTable table;
    table.language = "es";
    table.columns = {{"n", true}, {"t", false}};
    table.rows = {{"-1.5", "-1.5"}};
    const auto mime = tableAsMime(table);
    QCOMPARE(mime->text(), QStringLiteral("n\tt\n-1.5\t'-1.5\n"));
    QCOMPARE(
        pasted(*mime).value(1), (QStringList {QStringLiteral("-1.5"), QStringLiteral("-1.5")}));
    QVERIFY(htmlOf(*mime).contains("<table lang=\"es\">"));
}

// As LibreOffice Calc needs it where its language has a decimal comma: without, 0.176 becomes 176.
void TestClipboard::spreadsheetsAreToldNumbersAndTexts()
{
    ShownTable table;
    table.columns = {{"n", true}, {"t", false}};
    table.rows = {{"-1849.023", "=1+2"},
        {"1e-9", "2"},
        {"3", "\"q\""},
        {"1.25e300", ""},
        {"\u2014", ""},
        {"", ""}};
    const QByteArray html = htmlOf(*tableAsMime(table));
    const QByteArray right = "<tr><td style=\"text-align: right\"";
    const QByteArray text = "<td sdnum=\"1033;0;@\">";
    QVERIFY(html.contains(
        right + " sdval=\"-1849.023\" sdnum=\"1033;0;0.000\">-1849.023</td>" + text + "=1+2</td>"));
    QVERIFY(
        html.contains(right + " sdval=\"1e-9\" sdnum=\"1033;0;0E+0\">1e-9</td>" + text + "2</td>"));
    QVERIFY(html.contains(right + " sdval=\"3\" sdnum=\"1033;0;0\">3</td>" + text + "&quot;q"));
    QVERIFY(html.contains(" sdval=\"1.25e300\" sdnum=\"1033;0;0.00E+0\">1.25e300<"));
    QVERIFY(html.contains(right + ">\u2014</td>"));
    QVERIFY(html.contains(right + "></td>"));
}

void TestClipboard::commandLine()
{
    Experiment experiment = defaultExperiment(Unit::Seconds);
    experiment.title = "it's";
    copyCommandLine(experiment, TableKind::Retries);
    QCOMPARE(QGuiApplication::clipboard()->text(),
        QStringLiteral("backofflab-cli schedule --title 'it'\\''s'"));
}

void TestClipboard::commandLinesOfTheHerd()
{
    Experiment experiment = defaultExperiment(Unit::Seconds);
    experiment.fleet.clients = 50;
    experiment.policy.jitter = Jitter::Equal;
    ExportSource source(makeRunResult(experiment));
    source.study.runs = 7;
    copyCommandLine(HerdView::Fleet, source);
    QCOMPARE(QGuiApplication::clipboard()->text(),
        QStringLiteral("backofflab-cli fleet --jitter all --clients 50"));
    copyCommandLine(HerdView::Strategies, source);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("backofflab-cli compare"));
    copyCommandLine(HerdView::Contention, source);
    QCOMPARE(
        QGuiApplication::clipboard()->text(), QStringLiteral("backofflab-cli contention --runs 7"));

    // Decorrelated would be refused: the experiment's own strategy alone is not.
    experiment.policy.cap.reset();
    experiment.policy.attempts = 700;
    experiment.policy.jitter = Jitter::None;
    QCOMPARE(commandLineOf(HerdView::Fleet, makeRunResult(experiment)),
        std::string("backofflab-cli fleet --cap none --attempts 700 --jitter none --clients 50"));
}

QTEST_MAIN(TestClipboard)
#include "test_clipboard.moc"
