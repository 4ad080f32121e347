// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/run.h"
#include "core/io/program.h"
#include "core/io/table_export.h"
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

Table tableOf(TableKind kind, const Experiment &experiment)
{
    switch (kind) {
    case TableKind::Retries:
        return scheduleTable(experiment.policy, makeSchedule(experiment.policy));
    case TableKind::Attempts:
        return runTable(run(experiment));
    case TableKind::Strategies:
        return compareTable(experiment);
    }
    return {};
}

} // namespace

class TestApproved : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tables_data();
    void tables();
    void transcripts_data();
    void transcripts();
    void noRows();
};

void TestApproved::tables_data()
{
    QTest::addColumn<bool>("isScripted");
    QTest::addColumn<int>("kind");
    for (const TableKind kind : {TableKind::Retries, TableKind::Attempts, TableKind::Strategies}) {
        const std::string name(nameOf(kind));
        QTest::addRow("default-%s", name.c_str()) << false << static_cast<int>(kind);
        QTest::addRow("script-%s", name.c_str()) << true << static_cast<int>(kind);
    }
}

void TestApproved::tables()
{
    QFETCH(bool, isScripted);
    QFETCH(int, kind);
    const Experiment experiment = isScripted ? scripted() : Experiment {};
    const Table table = tableOf(static_cast<TableKind>(kind), experiment);
    const QString name = QString::fromLatin1(QTest::currentDataTag());

    // All are compared before any is complained of: one run shows every difference.
    bool approved = true;
    for (const Language language : {Language::English, Language::Spanish}) {
        const auto compare = [&](Format format, const QString &suffix) {
            const auto written
                = withoutVersion(writeTable(table, experiment, {format, {}, language}));
            approved = test::isApproved(name + suffix, written) && approved;
        };
        compare(Format::Text, u'-' + codeOf(language) + QStringLiteral(".txt"));
        compare(Format::Csv, QStringLiteral(".csv")); // for programs: the same in every language
        compare(Format::Json, QStringLiteral(".json"));
    }
    QVERIFY(approved);
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
    const Table table = tableOf(TableKind::Retries, experiment);
    QCOMPARE(table.rowCount(), std::size_t(0));
    QCOMPARE(writeTable(table, experiment, {Format::Csv, {}, Language::English}),
        std::string("retry,modelled_s,jittered_s,modelled_total_s,jittered_total_s,least_s,"
                    "most_s\r\n"));
    QVERIFY(writeTable(table, experiment, {Format::Json, {}, Language::English})
                .ends_with("  \"rows\": []\n}\n"));
    QVERIFY(writeTable(table, experiment, {Format::Text, {}, Language::English})
                .starts_with("Retry  Modelled (s)"));
}

QTEST_APPLESS_MAIN(TestApproved)
#include "test_approved.moc"
