// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The herd's tables in the Export Table dialog: what has to be computed first, what is too long,
// and a comparison with a policy B.

#include "core/io/command_line.h"
#include "tests/ui/exports/tables/dialog_fixture.h"
#include "tests/ui/fail_on_warning.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

using namespace backoff;
using test::asViewed;
using test::contentOf;
using test::DialogFixture;
using test::written;

class TestTableDialogHerd : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void whatTakesLongIsComputedMeanwhile();
    void whatIsThereIsUsed();
    void longWorkIsLeft();
    void everyStrategyMustBeAllowed();
    void tooManyBinsAreTold();
    void tooManyBinsTogetherAreTold();
    void longHistogramsShowTheirFirstRows();
    void tooLongHistogramsNameTheCommand();
    void aStudyIsInMilliseconds();
    void aStudyIsCopied();
    void policyBHasItsRows();
    void policyBMayOverflow();
};

void TestTableDialogHerd::whatTakesLongIsComputedMeanwhile()
{
    DialogFixture f;
    f.experiment.fleet.clients = 20'000;
    QVERIFY(f.open(TableKind::Fleets));
    QVERIFY(f.says(QStringLiteral("Computing…")));
    for (const char *text : {"Save…", "Copy Text", "Copy as Table"}) {
        QVERIFY(!f.button(QString::fromUtf8(text))->isEnabled());
    }
    f.choose(DialogFixture::FormatChoice, Format::Json); // meanwhile
    QTRY_VERIFY(f.button(QStringLiteral("Save…"))->isEnabled());
    const std::string wanted
        = written(TableKind::Fleets, f.experiment, {Format::Json, {}, Language::English});
    QCOMPARE(f.preview()->toPlainText(), asViewed(wanted));
    f.saveAs(QStringLiteral("mine"));
    QCOMPARE(contentOf(f.path(QStringLiteral("mine.json"))).toStdString(), wanted);
    f.choose(DialogFixture::Kind, TableKind::FleetBins); // of the same fleets
    QVERIFY(f.button(QStringLiteral("Save…"))->isEnabled());
}

void TestTableDialogHerd::whatIsThereIsUsed()
{
    DialogFixture f;
    f.study = {.clients = 60, .runs = 40};
    ExportSource source = f.source();
    f.exporter.ask(TableKind::Contention, source);
    QVERIFY(!f.button(QStringLiteral("Save…"))->isEnabled());
    f.tableDialog()->reject();
    source = *computed(source, HerdView::Contention);
    f.exporter.ask(TableKind::Contention, source);
    QVERIFY(f.button(QStringLiteral("Save…"))->isEnabled());
    QCOMPARE(f.preview()->toPlainText(),
        asViewed(written(TableKind::Contention,
            f.experiment,
            {Format::Csv, {}, Language::English},
            source.study)));
    f.tableDialog()->reject();
    source.study.runs = 41; // what is there is of another study
    f.exporter.ask(TableKind::Contention, source);
    QVERIFY(!f.button(QStringLiteral("Save…"))->isEnabled());
}

void TestTableDialogHerd::longWorkIsLeft()
{
    DialogFixture f;
    f.study = {.clients = 2000, .runs = 100'000};
    QVERIFY(f.open(TableKind::Contention));
    QVERIFY(f.says(QStringLiteral("Computing…")));
    f.choose(DialogFixture::Kind, TableKind::Attempts);
    QVERIFY(f.button(QStringLiteral("Save…"))->isEnabled());
    f.choose(DialogFixture::Kind, TableKind::Contention);
    QVERIFY(!f.button(QStringLiteral("Save…"))->isEnabled());
    f.tableDialog()->reject();
}

// As of the command line, whose table has all of them.
void TestTableDialogHerd::everyStrategyMustBeAllowed()
{
    DialogFixture f;
    f.experiment.policy.cap.reset();
    f.experiment.policy.attempts = 700;
    f.experiment.policy.jitter = Jitter::None;
    f.experiment.fleet.clients = 3;
    QVERIFY(f.open(TableKind::Fleets));
    QTRY_VERIFY(f.says(QStringLiteral("retry 647")));
    QVERIFY(!f.button(QStringLiteral("Save…"))->isEnabled());
}

void TestTableDialogHerd::tooManyBinsAreTold()
{
    DialogFixture f;
    f.experiment.fleet.bin = 1e-7;
    f.experiment.fleet.capacity.reset();
    QVERIFY(f.open(TableKind::Fleets));
    QTRY_VERIFY(f.says(QStringLiteral("would be longer than 10000000 bins")));
    QVERIFY(!f.button(QStringLiteral("Save…"))->isEnabled());
}

// Each would fit, all of them together do not: the command line refuses them too.
void TestTableDialogHerd::tooManyBinsTogetherAreTold()
{
    DialogFixture f;
    f.experiment.fleet.clients = 10;
    f.experiment.fleet.bin = 5e-6;
    f.experiment.fleet.capacity.reset();
    QVERIFY(f.open(TableKind::FleetBins));
    QTRY_VERIFY(f.says(QStringLiteral("would be longer than 10000000 bins")));
    f.choose(DialogFixture::Kind, TableKind::Fleets);
    QVERIFY(f.button(QStringLiteral("Save…"))->isEnabled());
}

void TestTableDialogHerd::longHistogramsShowTheirFirstRows()
{
    DialogFixture f;
    f.experiment.fleet.clients = 10;
    f.experiment.fleet.capacity.reset();
    f.experiment.fleet.bin = 0.001;
    QVERIFY(f.open(TableKind::FleetBins));
    f.choose(DialogFixture::FormatChoice, Format::Csv);
    QTRY_VERIFY(f.button(QStringLiteral("Save…"))->isEnabled());
    const std::string wanted
        = written(TableKind::FleetBins, f.experiment, {Format::Csv, {}, Language::English});
    const qsizetype rows = QByteArray::fromStdString(wanted).count('\n') - 1;
    QVERIFY(rows > 20'000);
    QVERIFY(f.says(QStringLiteral("The first lines of a table of %1 rows").arg(rows)));
    const QString shown = f.preview()->toPlainText();
    QVERIFY(shown.count(u'\n') >= previewLines - 2);
    QVERIFY(asViewed(wanted).startsWith(shown));
    f.saveAs(QStringLiteral("long"));
    QCOMPARE(contentOf(f.path(QStringLiteral("long.csv"))).toStdString(), wanted);
}

void TestTableDialogHerd::tooLongHistogramsNameTheCommand()
{
    DialogFixture f;
    f.experiment.fleet.clients = 10;
    f.experiment.fleet.capacity.reset();
    f.experiment.fleet.bin = 1e-5;
    QVERIFY(f.open(TableKind::FleetBins));
    QTRY_VERIFY(f.says(QStringLiteral("more than the 1,000,000 that are exported here")));
    QVERIFY(f.says(QString::fromStdString(commandLine(f.experiment, TableKind::FleetBins, true))));
    QVERIFY(!f.button(QStringLiteral("Save…"))->isEnabled());
    f.choose(DialogFixture::Kind, TableKind::Fleets); // a row a fleet is no longer than ever
    f.choose(DialogFixture::FormatChoice, Format::Csv);
    QVERIFY(f.button(QStringLiteral("Save…"))->isEnabled());
    QCOMPARE(f.preview()->toPlainText(),
        asViewed(written(TableKind::Fleets, f.experiment, {Format::Csv, {}, Language::English})));
}

void TestTableDialogHerd::aStudyIsInMilliseconds()
{
    DialogFixture f;
    QVERIFY(f.open(TableKind::Contention));
    f.choose(DialogFixture::FormatChoice, Format::Text);
    QVERIFY(f.columns()->item(3)->text().contains(QStringLiteral("(ms)")));
    QVERIFY(f.columns()->item(3)->text().endsWith(QStringLiteral("mean_completion_ms")));
    QVERIFY(f.preview()->toPlainText().contains(QStringLiteral("Mean completion (ms)")));
}

void TestTableDialogHerd::aStudyIsCopied()
{
    DialogFixture f;
    QVERIFY(f.open(TableKind::Contention));
    f.choose(DialogFixture::LanguageChoice, Language::Spanish);
    f.columns()->item(1)->setCheckState(Qt::Unchecked);
    f.button(QStringLiteral("Copy as Table"))->click();
    const QMimeData *mime = QGuiApplication::clipboard()->mimeData();
    QCOMPARE(mime->text().section(u'\n', 0, 0),
        QStringLiteral("jitter\truns\tmean_completion_ms\tsd_completion_ms\tmean_calls\tsd_calls"));
    QVERIFY(mime->html().contains(QStringLiteral("lang=\"es\"")));
}

void TestTableDialogHerd::policyBHasItsRows()
{
    DialogFixture f;
    f.policyB = f.experiment.policy;
    f.policyB->base = 0.1;
    QVERIFY(f.open(TableKind::Strategies));
    f.choose(DialogFixture::FormatChoice, Format::Json);
    QCOMPARE(f.columns()->count(), 7);
    const ExportSettings json {Format::Json, {}, Language::English};
    QCOMPARE(f.preview()->toPlainText(),
        asViewed(writeTable(compareTable(f.experiment, f.policyB), f.experiment, json)));
    f.columns()->item(0)->setCheckState(Qt::Unchecked);
    f.tableDialog()->reject();
    f.policyB.reset(); // unpinned: the table is as it was, its columns too
    QVERIFY(f.open(TableKind::Strategies));
    QCOMPARE(f.columns()->count(), 6);
    QCOMPARE(
        f.preview()->toPlainText(), asViewed(written(TableKind::Strategies, f.experiment, json)));
}

void TestTableDialogHerd::policyBMayOverflow()
{
    DialogFixture f;
    f.policyB = f.experiment.policy;
    f.policyB->cap.reset();
    f.policyB->attempts = 700;
    f.policyB->jitter = Jitter::None;
    QVERIFY(f.open(TableKind::Strategies));
    QVERIFY(f.says(QStringLiteral("retry 647")));
    QVERIFY(!f.button(QStringLiteral("Save…"))->isEnabled());
    f.choose(DialogFixture::Kind, TableKind::Attempts);
    QVERIFY(f.button(QStringLiteral("Save…"))->isEnabled());
}

QTEST_MAIN(TestTableDialogHerd)
#include "test_table_dialog_herd.moc"
