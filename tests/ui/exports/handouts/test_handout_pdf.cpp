// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The bytes of a PDF, whether saved or printed. What other programs see in it is
// check_handouts.sh's.

#include "tests/support/approved.h"
#include "tests/ui/exports/handouts/handout_cases.h"
#include "tests/ui/fail_on_warning.h"
#include "ui/exports/handouts/handout_pages.h"
#include "ui/exports/handouts/handout_print.h"

#include <QLocale>
#include <QPageSize>
#include <QPrinter>
#include <QTemporaryDir>
#include <QTest>

using namespace backoff;

namespace {

const Labels &english()
{
    static const Labels labels(Language::English);
    return labels;
}

QByteArray pdf(const Experiment &experiment, HandoutSettings settings = {})
{
    return QByteArray::fromStdString(
        handoutBytes(makeRunResult(experiment), settings, HandoutFormat::Pdf, english()));
}

qsizetype countOf(const QByteArray &bytes, const char *pattern)
{
    qsizetype count = 0;
    for (auto match
         = QRegularExpression(QLatin1String(pattern)).globalMatch(QString::fromLatin1(bytes));
         match.hasNext();
         match.next()) {
        ++count;
    }
    return count;
}

qsizetype pageCount(const QByteArray &bytes) { return countOf(bytes, "/Type /Page\\s"); }

// Everything but when it was made.
QString withoutDate(const QByteArray &bytes)
{
    static const QRegularExpression date(QStringLiteral("/CreationDate \\([^)]*\\)"));
    return QString::fromLatin1(bytes).remove(date);
}

struct Printer {
    Printer()
    {
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(file);
        printer.setPageSize(QPageSize(QPageSize::A4));
    }
    [[nodiscard]] QByteArray printed()
    {
        const bool done = printHandout(printer, makeRunResult({}), {}, english());
        return done ? test::contentOf(file) : QByteArray();
    }
    [[nodiscard]] QByteArray filed() const
    {
        return QByteArray::fromStdString(printedPdf(printer, makeRunResult({}), {}, english()));
    }

    QTemporaryDir folder;
    QString file = folder.filePath(QStringLiteral("printed.pdf"));
    QPrinter printer {QPrinter::HighResolution};
};

} // namespace

class TestHandoutPdf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void hasThePages_data();
    void hasThePages();
    void isDrawnAndEmbedded();
    void isNamed();
    void sameBytesInEveryLocale();
    void printsThePages();
    void printsAPart_data();
    void printsAPart();
    void printsOnThePrintersPaper();
    void tellsWhatCannotBePrinted();
};

void TestHandoutPdf::hasThePages_data()
{
    QTest::addColumn<Experiment>("experiment");
    for (const auto &[name, experiment] : handoutExperiments()) {
        QTest::newRow(name.c_str()) << experiment;
    }
}

void TestHandoutPdf::hasThePages()
{
    QFETCH(Experiment, experiment);
    const QSizeF a4(QPageSize(QPageSize::A4).sizePoints());
    const QByteArray bytes = pdf(experiment);
    QVERIFY(bytes.startsWith("%PDF-1.") && bytes.trimmed().endsWith("%%EOF"));
    const HandoutPages pages(makeRunResult(experiment), {}, english(), a4);
    QCOMPARE(pageCount(bytes), static_cast<qsizetype>(pages.count()));
    QCOMPARE(countOf(bytes, "/MediaBox \\[0 0 595\\S* 842\\S*\\]"), pageCount(bytes));
}

void TestHandoutPdf::isDrawnAndEmbedded()
{
    for (const auto &[name, experiment] : handoutExperiments()) {
        const QByteArray bytes = pdf(experiment);
        QCOMPARE(countOf(bytes, "/Subtype\\s*/Image"), 0);
        QVERIFY(countOf(bytes, "/FontFile") >= 2);
        QCOMPARE(countOf(bytes, "/FontFile"), countOf(bytes, "/Type /FontDescriptor"));
    }
}

void TestHandoutPdf::isNamed()
{
    Experiment experiment;
    experiment.title = "Café";
    const QByteArray title = "/Title (\xFE\xFF" + QByteArray("\0C\0a\0f\0\xE9", 8) + ')';
    QVERIFY(pdf(experiment).contains(title));
}

void TestHandoutPdf::sameBytesInEveryLocale()
{
    const QString english = withoutDate(pdf({}));
    QVERIFY(english.size() + 20 < pdf({}).size());
    for (const auto language : {QLocale::German, QLocale::Arabic, QLocale::Hindi}) {
        QLocale::setDefault(QLocale(language));
        const QString other = withoutDate(pdf({}));
        QLocale::setDefault(QLocale::c());
        QCOMPARE(other, english);
    }
}

void TestHandoutPdf::printsThePages()
{
    Printer printer;
    const QByteArray bytes = printer.printed();
    QCOMPARE(pageCount(bytes), pageCount(pdf({})));
    QCOMPARE(countOf(bytes, "/Subtype\\s*/Image"), 0);
    QCOMPARE(printer.printer.docName(), QStringLiteral("Retrying a flaky service: brief blip"));
    QVERIFY(printsToFile(printer.printer));
    QCOMPARE(withoutDate(printer.filed()), withoutDate(pdf({})));
}

void TestHandoutPdf::printsAPart_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<int>("pages");
    QTest::newRow("one") << 2 << 2 << 1;
    QTest::newRow("two") << 1 << 2 << 2;
    QTest::newRow("more than there are") << 2 << 9 << 2;
}

void TestHandoutPdf::printsAPart()
{
    QFETCH(int, from);
    QFETCH(int, to);
    QFETCH(int, pages);
    Printer printer;
    printer.printer.setPrintRange(QPrinter::PageRange);
    printer.printer.setFromTo(from, to);
    QCOMPARE(pageCount(printer.printed()), static_cast<qsizetype>(pages));
    QCOMPARE(pageCount(printer.filed()), static_cast<qsizetype>(pages));
}

void TestHandoutPdf::printsOnThePrintersPaper()
{
    Printer printer;
    printer.printer.setPageSize(QPageSize(QPageSize::A5));
    printer.printer.setPageOrientation(QPageLayout::Landscape);
    for (const QByteArray &bytes : {printer.printed(), printer.filed()}) {
        QVERIFY(pageCount(bytes) > pageCount(pdf({})));
        QCOMPARE(countOf(bytes, "/MediaBox \\[0 0 595\\S* 42\\d\\S*\\]"), pageCount(bytes));
    }
}

void TestHandoutPdf::tellsWhatCannotBePrinted()
{
    Printer printer;
    printer.printer.setOutputFileName(printer.folder.filePath(QStringLiteral("no/folder/a.pdf")));
    QTest::ignoreMessage(
        QtWarningMsg, QRegularExpression(QStringLiteral("^QPainter::begin\\(\\): Returned false")));
    QVERIFY(!printHandout(printer.printer, makeRunResult({}), {}, english()));
}

QTEST_MAIN(TestHandoutPdf)
#include "test_handout_pdf.moc"
