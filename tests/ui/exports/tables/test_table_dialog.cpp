// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the Export Table dialog shows and saves: the bytes of the writers.

#include "core/engine/run.h"
#include "tests/ui/exports/tables/dialog_fixture.h"
#include "tests/ui/fail_on_warning.h"

using namespace backoff;
using test::asViewed;
using test::contentOf;
using test::DialogFixture;
using test::written;

namespace {

QString firstLine(const DialogFixture &f)
{
    return f.preview()->toPlainText().section(u'\n', 0, 0);
}

} // namespace

class TestTableDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void savesWhatIsPreviewed_data();
    void savesWhatIsPreviewed();
    void digitsAreTheWriters_data();
    void digitsAreTheWriters();
    void columnsAreChosenAndMoved();
    void columnsCanBeDragged();
    void oneColumnStays();
    void everyTableHasColumnsOfItsOwn();
    void columnsAreNamedForReadersAndPrograms();
    void longTablesShowTheirFirstLines();
};

void TestTableDialog::savesWhatIsPreviewed_data()
{
    QTest::addColumn<TableKind>("kind");
    QTest::addColumn<Format>("format");
    QTest::addColumn<Language>("language");
    for (const TableKind kind : allTableKinds) {
        for (const Format format : allFormats) {
            for (const Language language : {Language::English, Language::Spanish}) {
                if (isFormatOf(format, kind)) {
                    const std::string name = std::string(nameOf(kind)) + " as "
                        + std::string(nameOf(format)) + " " + std::string(nameOf(language));
                    QTest::newRow(name.c_str()) << kind << format << language;
                }
            }
        }
    }
}

void TestTableDialog::savesWhatIsPreviewed()
{
    QFETCH(TableKind, kind);
    QFETCH(Format, format);
    QFETCH(Language, language);
    DialogFixture f;
    f.experiment.title = "=1+2 a|b 50% & 3_fast <b> \"quoted\"\n😀 مرحبا";
    QVERIFY(f.open(kind));
    f.choose(DialogFixture::LanguageChoice, language);
    f.choose(DialogFixture::FormatChoice, format);
    const std::string wanted = written(kind, f.experiment, {format, {}, language});
    QVERIFY(!wanted.empty());
    const QString viewed = asViewed(wanted).section(u'\n', 0, previewLines - 1);
    QCOMPARE(f.preview()->toPlainText(), viewed);
    f.saveAs(QStringLiteral("mine"));
    const std::string_view suffix = suffixOf(format);
    const QString path = f.path(QStringLiteral("mine."))
        + QString::fromLatin1(suffix.data(), static_cast<qsizetype>(suffix.size()));
    QCOMPARE(contentOf(path).toStdString(), wanted);
    QCOMPARE(f.saved.size(), 1);
    QVERIFY(f.tableDialog()); // it stays, for the next file
    QVERIFY(f.says(QStringLiteral("Saved: ") + path));
}

void TestTableDialog::digitsAreTheWriters_data()
{
    QTest::addColumn<int>("data");
    QTest::addColumn<int>("decimals"); // -1: full
    QTest::newRow("none") << 0 << 0;
    QTest::newRow("6 decimals") << 6 << 6;
    QTest::newRow("17 decimals") << 17 << 17;
    QTest::newRow("full") << -1 << -1;
}

void TestTableDialog::digitsAreTheWriters()
{
    QFETCH(int, data);
    QFETCH(int, decimals);
    const Digits digits = decimals < 0 ? Digits::full() : Digits::fixed(decimals);
    DialogFixture f;
    QVERIFY(f.open(TableKind::Attempts));
    for (const Format format : {Format::Csv, Format::Markdown, Format::Transcript}) {
        f.choose(DialogFixture::FormatChoice, format);
        f.choose(DialogFixture::DigitsChoice, data);
        QCOMPARE(f.preview()->toPlainText(),
            asViewed(
                written(TableKind::Attempts, f.experiment, {format, digits, Language::English})));
    }
}

void TestTableDialog::columnsAreChosenAndMoved()
{
    DialogFixture f;
    QVERIFY(f.open(TableKind::Attempts));
    f.choose(DialogFixture::FormatChoice, Format::Csv);
    f.columns()->item(1)->setCheckState(Qt::Unchecked);
    f.columns()->item(3)->setCheckState(Qt::Unchecked);
    QCOMPARE(firstLine(f), QStringLiteral("attempt,outcome,modelled_s,jittered_s,elapsed_s"));
    QVERIFY(!f.button(QStringLiteral("Move Up"))->isEnabled()); // the first one is current
    f.columns()->setCurrentRow(6);
    QVERIFY(!f.button(QStringLiteral("Move Down"))->isEnabled());
    f.button(QStringLiteral("Move Up"))->click();
    f.button(QStringLiteral("Move Up"))->click();
    QCOMPARE(firstLine(f), QStringLiteral("attempt,outcome,elapsed_s,modelled_s,jittered_s"));
    QCOMPARE(f.columns()->currentRow(), 4);
    f.button(QStringLiteral("Move Down"))->click();
    QCOMPARE(firstLine(f), QStringLiteral("attempt,outcome,modelled_s,elapsed_s,jittered_s"));
    f.saveAs(QStringLiteral("mine"));
    QCOMPARE(
        QString::fromUtf8(contentOf(f.path(QStringLiteral("mine.csv")))).remove(u'\r').trimmed(),
        f.preview()->toPlainText());
}

// As a drop does it.
void TestTableDialog::columnsCanBeDragged()
{
    DialogFixture f;
    QVERIFY(f.open(TableKind::Strategies));
    f.choose(DialogFixture::FormatChoice, Format::Tsv);
    QVERIFY(f.columns()->model()->moveRow({}, 5, {}, 0));
    QCOMPARE(
        firstLine(f), QStringLiteral("elapsed_s\tjitter\toutcome\tattempts\twaited_s\tmodelled_s"));
}

void TestTableDialog::oneColumnStays()
{
    DialogFixture f;
    QVERIFY(f.open(TableKind::Attempts));
    f.choose(DialogFixture::FormatChoice, Format::Csv);
    for (int row = 0; row < f.columns()->count(); ++row) {
        f.columns()->item(row)->setCheckState(Qt::Unchecked);
    }
    QCOMPARE(f.columns()->item(6)->checkState(), Qt::Checked);
    QCOMPARE(firstLine(f), QStringLiteral("elapsed_s"));
}

void TestTableDialog::everyTableHasColumnsOfItsOwn()
{
    DialogFixture f;
    QVERIFY(f.open(TableKind::Attempts));
    f.choose(DialogFixture::FormatChoice, Format::Csv);
    f.columns()->item(0)->setCheckState(Qt::Unchecked);
    f.choose(DialogFixture::Kind, TableKind::Retries);
    QCOMPARE(firstLine(f),
        QStringLiteral(
            "retry,modelled_s,jittered_s,modelled_total_s,jittered_total_s,least_s,most_s"));
    f.choose(DialogFixture::Kind, TableKind::Attempts);
    QCOMPARE(
        firstLine(f), QStringLiteral("starts_at_s,outcome,error,modelled_s,jittered_s,elapsed_s"));
}

void TestTableDialog::columnsAreNamedForReadersAndPrograms()
{
    DialogFixture f;
    f.labels = Labels(Language::Spanish);
    f.experiment = defaultExperiment(Unit::Milliseconds);
    QVERIFY(f.open(TableKind::Attempts));
    const Table table = runTable(run(f.experiment));
    const TableWords words = tableWords(table, f.experiment, f.labels);
    QCOMPARE(f.columns()->count(), static_cast<int>(table.columns.size()));
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const QString text = f.columns()->item(static_cast<int>(i))->text();
        const QString id
            = QString::fromStdString(columnName(table.columns[i].id, Unit::Milliseconds));
        QVERIFY2(text.startsWith(QString::fromStdString(words.headers[i])), qPrintable(text));
        QVERIFY2(text.endsWith(id), qPrintable(text));
    }
}

void TestTableDialog::longTablesShowTheirFirstLines()
{
    DialogFixture f;
    f.experiment.policy.attempts = windowLimits.maxAttempts;
    f.experiment.scenario.kind = ScenarioKind::AlwaysDown;
    QVERIFY(f.open(TableKind::Attempts));
    f.choose(DialogFixture::FormatChoice, Format::Csv);
    const QString whole = asViewed(
        written(TableKind::Attempts, f.experiment, {Format::Csv, {}, Language::English}));
    QCOMPARE(f.preview()->toPlainText(), whole.section(u'\n', 0, previewLines - 1));
    QVERIFY(f.says(QStringLiteral("The first 200 of 10001 lines")));
    f.saveAs(QStringLiteral("long"));
    QCOMPARE(contentOf(f.path(QStringLiteral("long.csv"))).count('\n'), 10'001);
    f.choose(DialogFixture::Kind, TableKind::Strategies);
    QVERIFY(!f.says(QStringLiteral("lines")));
}

QTEST_MAIN(TestTableDialog)
#include "test_table_dialog.moc"
