// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/fleet.h"
#include "core/engine/run.h"
#include "core/io/program.h"
#include "core/io/table_export.h"
#include "core/tables/herd_tables.h"
#include "tests/support/approved.h"

#include <QTest>

using namespace backoff;

namespace {

// The version is no part of what is approved.
std::string withoutVersion(std::string text)
{
    const std::string name = generator();
    const std::size_t at = text.find(name);
    return at == std::string::npos ? text : text.replace(at, name.size(), "Backoff Lab x.y.z");
}

QString codeOf(Language language) { return QString::fromStdString(std::string(nameOf(language))); }

// Their bytes are the same in every language.
bool isForPrograms(Format format)
{
    return format == Format::Csv || format == Format::CsvSpreadsheet || format == Format::Tsv
        || format == Format::Json;
}

Experiment scripted()
{
    Experiment experiment;
    experiment.title = "Reserva: \"=1+1\", ñandú";
    experiment.notes = "Two lines\nand a tab\t.";
    experiment.policy.jitter = Jitter::Proportional;
    experiment.policy.unit = Unit::Milliseconds;
    experiment.policy.base = 100;
    experiment.policy.cap = std::nullopt;
    experiment.scenario.kind = ScenarioKind::Script;
    experiment.scenario.script = "T R:250.5 T P";
    experiment.scenario.callDuration = 10;
    return experiment;
}

// One of a single strategy, one of each.
std::vector<StrategyFleet> fleetsOf(const Experiment &experiment)
{
    std::vector<StrategyFleet> fleets;
    for (const Jitter jitter : allJitters) {
        Policy policy = experiment.policy;
        policy.jitter = jitter;
        if (jitter == experiment.policy.jitter || !experiment.title.empty()) {
            fleets.push_back({jitter, runFleet(policy, experiment.fleet)->value()});
        }
    }
    return fleets;
}

Table tableOf(TableKind kind, const Experiment &experiment)
{
    switch (kind) {
    case TableKind::Fleets:
        return fleetTable(experiment, fleetsOf(experiment));
    case TableKind::FleetBins:
        return fleetHistogram(experiment, fleetsOf(experiment));
    default:
        return makeTable(kind, experiment);
    }
}

// All are compared before any is complained of: one run shows every difference.
template<typename Origin>
bool areApproved(const QString &name, const Table &table, const Origin &origin)
{
    bool approved = true;
    for (const Format format : allFormats) {
        if (!isTable(format)) {
            continue;
        }
        for (const Language language : {Language::English, Language::Spanish}) {
            const QString suffix = QLatin1Char('.') + QLatin1String(suffixOf(format));
            const QString file
                = name + (isForPrograms(format) ? QString() : u'-' + codeOf(language)) + suffix;
            const auto written = withoutVersion(writeTable(table, origin, {format, {}, language}));
            approved = test::isApproved(file, written) && approved;
        }
    }
    return approved;
}

} // namespace

class TestApproved : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tables_data();
    void tables();
    void twoPolicies_data();
    void twoPolicies();
    void contention_data();
    void contention();
    void transcripts_data();
    void transcripts();
    void noRows();
};

void TestApproved::tables_data()
{
    QTest::addColumn<bool>("isScripted");
    QTest::addColumn<int>("kind");
    for (const TableKind kind : {TableKind::Retries,
             TableKind::Attempts,
             TableKind::Strategies,
             TableKind::Fleets,
             TableKind::FleetBins}) {
        const bool areBins = kind == TableKind::FleetBins;
        const std::string name = std::string(nameOf(kind)) + (areBins ? "-histogram" : "");
        QTest::addRow("default-%s", name.c_str()) << false << static_cast<int>(kind);
        QTest::addRow("script-%s", name.c_str()) << true << static_cast<int>(kind);
    }
}

void TestApproved::tables()
{
    QFETCH(bool, isScripted);
    QFETCH(int, kind);
    Experiment experiment = isScripted ? scripted() : Experiment {};
    const auto tableKind = static_cast<TableKind>(kind);
    if (isScripted && (tableKind == TableKind::Fleets || tableKind == TableKind::FleetBins)) {
        experiment.fleet = {.clients = 20, .outage = {}, .capacity = {}, .bin = 500};
        experiment.fleet.sharedSeed = true;
    }
    QVERIFY(areApproved(
        QString::fromLatin1(QTest::currentDataTag()), tableOf(tableKind, experiment), experiment));
}

void TestApproved::twoPolicies_data()
{
    QTest::addColumn<Experiment>("experiment");
    QTest::addColumn<Policy>("policyB");
    Policy policyB;
    policyB.base = 0.1;
    QTest::newRow("default-compare-b") << Experiment {} << policyB;
    const Experiment experiment = scripted();
    policyB = experiment.policy;
    policyB.cap = 150;
    policyB.attempts = 3;
    policyB.spread = 0.2;
    policyB.capPlacement = CapPlacement::Before;
    policyB.offsets = {0, 1};
    policyB.seed = ~std::uint64_t {0};
    QTest::newRow("script-compare-b") << experiment << policyB;
}

void TestApproved::twoPolicies()
{
    QFETCH(Experiment, experiment);
    QFETCH(Policy, policyB);
    QVERIFY(areApproved(QString::fromLatin1(QTest::currentDataTag()),
        compareTable(experiment, policyB),
        experiment));
}

void TestApproved::contention_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<int>("runs");
    QTest::newRow("default-contention") << QString() << 3;
    QTest::newRow("one-run-contention") << QStringLiteral("Fila: \"=1+1\", ñandú") << 1;
}

void TestApproved::contention()
{
    QFETCH(QString, title);
    QFETCH(int, runs);
    const ContentionStudy study {title.toStdString(), {.clients = 20, .runs = runs, .seed = 7}};
    QVERIFY(areApproved(QString::fromLatin1(QTest::currentDataTag()),
        contentionTable(*runContention(study.settings)),
        study));
}

void TestApproved::transcripts_data()
{
    QTest::addColumn<QString>("script");
    QTest::newRow("every-answer") << QStringLiteral("T R:5 T R:500ms P");
    QTest::newRow("last-is-a-hint") << QStringLiteral("T T T T T R:2.5");
    QTest::newRow("recovers") << QStringLiteral("T T S");
}

void TestApproved::transcripts()
{
    QFETCH(QString, script);
    Experiment experiment;
    experiment.scenario.kind = ScenarioKind::Script;
    experiment.scenario.script = script.toStdString();
    const QString name
        = QStringLiteral("transcript-") + QString::fromLatin1(QTest::currentDataTag());
    bool approved = true;
    for (const Language language : {Language::English, Language::Spanish}) {
        approved = test::isApproved(name + u'-' + codeOf(language) + QStringLiteral(".txt"),
                       writeTranscript(run(experiment), {Format::Transcript, {}, language}))
            && approved;
    }
    QVERIFY(approved);
}

void TestApproved::noRows()
{
    Experiment experiment;
    experiment.policy.attempts = 1;
    const Table table = makeTable(TableKind::Retries, experiment);
    QCOMPARE(table.rowCount(), std::size_t(0));
    const auto as = [&](Format format) {
        return QByteArray::fromStdString(
            writeTable(table, experiment, {format, {}, Language::English}));
    };
    const QByteArray ids("retry,modelled_s,jittered_s,modelled_total_s,jittered_total_s,least_s,"
                         "most_s\r\n");
    QCOMPARE(as(Format::Csv), ids);
    QCOMPARE(as(Format::CsvSpreadsheet), "\xEF\xBB\xBF" + QByteArray(ids).replace(',', ';'));
    QCOMPARE(as(Format::Tsv), QByteArray(ids).replace(',', '\t').replace('\r', ""));
    QVERIFY(as(Format::Json).endsWith("  \"rows\": []\n}\n"));
    QVERIFY(as(Format::Text).startsWith("Retry  Modelled (s)"));
    QVERIFY(as(Format::Markdown).contains("\n| ----: | -----------: |"));
    QVERIFY(as(Format::Html).contains("</thead>\n</table>"));
    QVERIFY(as(Format::Latex).contains("\\midrule\n\\bottomrule"));
}

QTEST_APPLESS_MAIN(TestApproved)
#include "test_approved.moc"
