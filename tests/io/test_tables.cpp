// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/run.h"
#include "core/tables/csv.h"
#include "core/tables/format.h"
#include "core/tables/json.h"
#include "core/tables/table.h"
#include "core/tables/text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <limits>

using namespace backoff;

namespace {

QByteArray bytes(const std::string &text) { return QByteArray::fromStdString(text); }

// "a,b\r\n1,2\r\n" -> {{a, b}, {1, 2}}; the tables under test need no quotes.
QList<QList<QByteArray>> csvRows(const Table &table)
{
    QList<QList<QByteArray>> rows;
    for (const QByteArray &line : bytes(toCsv(table, Digits::full())).split('\n')) {
        if (line.endsWith('\r')) {
            rows += line.chopped(1).split(',');
        }
    }
    return rows;
}

} // namespace

class TestTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scheduleCarriesEveryNumber();
    void runLeavesCellsEmpty();
    void compareChangesOnlyTheJitter();
    void compareSetsTwoPoliciesBesideEachOther();
    void comparisonSeesEveryStrategy();
    void columnNames();
    void choosesColumns();
    void csvText_data();
    void csvText();
    void csvEndsEveryLineWithCrLf();
    void jsonText();
    void jsonKeepsLargeSeedsAndNulls();
    void textAlignsCharactersNotBytes();
    void formatsByName();
};

void TestTables::scheduleCarriesEveryNumber()
{
    Policy policy;
    policy.attempts = 4;
    const Schedule schedule = makeSchedule(policy);
    const auto rows = csvRows(scheduleTable(policy, schedule));
    QCOMPARE(rows.size(), 4);
    for (std::size_t i = 0; i < schedule.size(); ++i) {
        const ScheduleRow &row = schedule[i];
        QList<QByteArray> expected {QByteArray::number(static_cast<qlonglong>(row.retry))};
        for (const double value : {row.modelled,
                 row.jittered,
                 row.modelledTotal,
                 row.jitteredTotal,
                 row.least,
                 row.most}) {
            expected += bytes(formatFull(value));
        }
        QCOMPARE(rows[static_cast<qsizetype>(i + 1)], expected);
    }
}

void TestTables::runLeavesCellsEmpty()
{
    Experiment experiment;
    experiment.policy.jitter = Jitter::None;
    experiment.scenario.kind = ScenarioKind::Script;
    experiment.scenario.script = "T R:5 S";
    QCOMPARE(bytes(toCsv(runTable(run(experiment)), Digits::full())),
        QByteArray("attempt,starts_at_s,outcome,error,modelled_s,jittered_s,elapsed_s\r\n"
                   "1,0,transient,ConnectionError,0.5,0.5,0.5\r\n"
                   "2,0.5,rate-limited,RateLimitError,1,5,5.5\r\n"
                   "3,5.5,success,,,,5.5\r\n"));
    experiment.scenario.script = "P";
    QCOMPARE(csvRows(runTable(run(experiment))).at(1).join(','),
        QByteArray("1,0,permanent,ValidationError,,,0"));
    experiment.scenario.kind = ScenarioKind::AlwaysDown;
    experiment.policy.attempts = 2;
    QCOMPARE(csvRows(runTable(run(experiment))).at(2).join(','),
        QByteArray("2,0.5,transient,ConnectionError,1,,0.5"));
}

void TestTables::compareChangesOnlyTheJitter()
{
    Experiment experiment;
    const auto rows = csvRows(compareTable(experiment));
    QCOMPARE(
        rows.at(0).join(','), QByteArray("jitter,outcome,attempts,waited_s,modelled_s,elapsed_s"));
    QCOMPARE(rows.size(), 7);
    for (qsizetype i = 0; i < 6; ++i) {
        Experiment one = experiment;
        one.policy.jitter = allJitters[i];
        const Trace trace = run(one);
        QCOMPARE(rows[i + 1],
            (QList<QByteArray> {bytes(std::string(nameOf(allJitters[i]))),
                "succeeded",
                "3",
                bytes(formatFull(trace.jittered.waited)),
                "1.5",
                bytes(formatFull(trace.jittered.attempts.back().elapsed))}));
    }
}

// The rows of A, then those of B under A's service.
void TestTables::compareSetsTwoPoliciesBesideEachOther()
{
    Experiment experiment;
    experiment.scenario.kind = ScenarioKind::TimedOutage;
    Policy policyB = experiment.policy;
    policyB.cap = 1;
    policyB.attempts = 4;
    policyB.seed = 7;
    const Table table = compareTable(experiment, policyB);
    QVERIFY(table.policyB == policyB);
    const auto both = csvRows(table);
    const auto ofA = csvRows(compareTable(experiment));
    const auto ofB = csvRows(compareTable(withPolicy(experiment, policyB)));
    QCOMPARE(both.size(), 13);
    QCOMPARE(both.at(0), QList<QByteArray> {"policy"} + ofA.at(0));
    for (qsizetype row = 1; row < ofA.size(); ++row) {
        QCOMPARE(both.at(row), QList<QByteArray> {"A"} + ofA.at(row));
        QCOMPARE(both.at(row + 6), QList<QByteArray> {"B"} + ofB.at(row));
    }
    QVERIFY(ofA != ofB);

    // What reproduces it stays with the table where columns are chosen.
    const ColumnId chosen[] = {ColumnId::Elapsed, ColumnId::Policy};
    const Table fewer = selectColumns(table, chosen);
    QVERIFY(fewer.policyB == policyB);
    const QByteArray json = bytes(toJson(fewer, experiment, "a generator", Digits::full()));
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    QCOMPARE(object.value(u"experiment")[u"policy"][u"cap"].toDouble(), 30.0);
    QCOMPARE(object.value(u"policyB")[u"cap"].toDouble(), 1.0);
    QCOMPARE(object.value(u"policyB")[u"seed"].toString(), QStringLiteral("7"));
    QCOMPARE(object.value(u"rows")[11][u"policy"].toString(), QStringLiteral("B"));
    const Table one = compareTable(experiment);
    QVERIFY(!bytes(toJson(one, experiment, {}, Digits::full())).contains("policyB"));
}

void TestTables::comparisonSeesEveryStrategy()
{
    Experiment experiment;
    QVERIFY(validateComparison(experiment, commandLineLimits).empty());
    experiment.policy.multiplier = 1;
    experiment.policy.cap = std::nullopt;
    experiment.policy.attempts = 1000;
    QVERIFY(validate(experiment, commandLineLimits).empty());
    const auto errors = validateComparison(experiment, commandLineLimits); // 3^646 * 0.5
    QCOMPARE(errors.size(), std::size_t(1));
    QVERIFY(errors.front().code == ErrorCode::DelayOverflows);

    experiment.policy.base = -1;
    QCOMPARE(validateComparison(experiment, commandLineLimits).size(), std::size_t(1));
}

void TestTables::columnNames()
{
    QCOMPARE(columnName(ColumnId::Modelled, Unit::Seconds), std::string("modelled_s"));
    QCOMPARE(columnName(ColumnId::Modelled, Unit::Milliseconds), std::string("modelled_ms"));
    QCOMPARE(columnName(ColumnId::Retry, Unit::Milliseconds), std::string("retry"));
    QVERIFY(columnNamed(TableKind::Retries, Unit::Seconds, "least_s") == ColumnId::Least);
    QVERIFY(columnNamed(TableKind::Attempts, Unit::Seconds, "outcome") == ColumnId::Outcome);
    QVERIFY(columnNamed(TableKind::Strategies, Unit::Seconds, "outcome") == ColumnId::StopReason);
    QVERIFY(!columnNamed(TableKind::Retries, Unit::Milliseconds, "least_s"));
    QVERIFY(!columnNamed(TableKind::Retries, Unit::Seconds, "outcome"));
    QVERIFY(!columnNamed(TableKind::Retries, Unit::Seconds, ""));
    QVERIFY(!columnNamed(TableKind::Strategies, Unit::Seconds, "policy"));
    QVERIFY(columnNamed(TableKind::Strategies, Unit::Seconds, "policy", true) == ColumnId::Policy);
    QVERIFY(!columnNamed(TableKind::Attempts, Unit::Seconds, "policy", true));
}

void TestTables::choosesColumns()
{
    Policy policy;
    policy.attempts = 2;
    policy.jitter = Jitter::None;
    const Table table = scheduleTable(policy, makeSchedule(policy));
    const ColumnId ids[] = {ColumnId::Most, ColumnId::Retry, ColumnId::Most, ColumnId::Outcome};
    const Table chosen = selectColumns(table, ids);
    QCOMPARE(bytes(toCsv(chosen, Digits::fixed(1))), QByteArray("most_s,retry\r\n0.5,1\r\n"));
}

void TestTables::csvText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("field");
    QTest::newRow("plain") << QByteArray("full jitter") << QByteArray("full jitter");
    QTest::newRow("empty") << QByteArray("") << QByteArray("");
    QTest::newRow("comma") << QByteArray("a,b") << QByteArray("\"a,b\"");
    QTest::newRow("quote") << QByteArray("a \"b\"") << QByteArray("\"a \"\"b\"\"\"");
    QTest::newRow("lf") << QByteArray("a\nb") << QByteArray("\"a\nb\"");
    QTest::newRow("crlf") << QByteArray("a\r\nb") << QByteArray("\"a\r\nb\"");
    QTest::newRow("equals") << QByteArray("=1+1") << QByteArray("'=1+1");
    QTest::newRow("plus") << QByteArray("+1") << QByteArray("'+1");
    QTest::newRow("minus") << QByteArray("-1") << QByteArray("'-1");
    QTest::newRow("at") << QByteArray("@SUM(A1)") << QByteArray("'@SUM(A1)");
    QTest::newRow("tab") << QByteArray("\tx") << QByteArray("'\tx");
    QTest::newRow("cr") << QByteArray("\rx") << QByteArray("\"'\rx\"");
    QTest::newRow("formula with comma")
        << QByteArray("=A(1,\"x\")") << QByteArray("\"'=A(1,\"\"x\"\")\"");
    QTest::newRow("equals inside") << QByteArray("a=b") << QByteArray("a=b");
    QTest::newRow("utf-8") << QByteArray("ñandú") << QByteArray("ñandú");
}

void TestTables::csvText()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, field);
    QCOMPARE(bytes(backoff::csvText(text.toStdString())), field);
}

void TestTables::csvEndsEveryLineWithCrLf()
{
    const QByteArray csv = bytes(toCsv(compareTable(Experiment {}), Digits::full()));
    QCOMPARE(csv.count('\n'), 7);
    QCOMPARE(csv.count("\r\n"), 7);
    QVERIFY(csv.endsWith("\r\n"));
}

void TestTables::jsonText()
{
    QCOMPARE(bytes(backoff::jsonText("a\"b\\c\n\t\r\x01\x1f/ñ")),
        QByteArray("\"a\\\"b\\\\c\\n\\t\\r\\u0001\\u001f/ñ\""));
}

void TestTables::jsonKeepsLargeSeedsAndNulls()
{
    Experiment experiment;
    experiment.policy.seed = std::numeric_limits<std::uint64_t>::max();
    experiment.policy.cap = std::nullopt;
    const QByteArray json
        = bytes(toJson(runTable(run(experiment)), experiment, "a generator", Digits::full()));
    QJsonParseError problem;
    const QJsonObject object = QJsonDocument::fromJson(json, &problem).object();
    QCOMPARE(problem.error, QJsonParseError::NoError);
    QCOMPARE(object.value(u"schemaVersion").toInt(), 1);
    QCOMPARE(object.value(u"generator").toString(), QStringLiteral("a generator"));

    const QJsonObject policy = object.value(u"experiment")[u"policy"].toObject();
    QCOMPARE(policy.value(u"seed").toString(), QStringLiteral("18446744073709551615"));
    QVERIFY(policy.value(u"cap").isNull());
    QCOMPARE(policy.value(u"base").toDouble(), 0.5);

    const QJsonArray rows = object.value(u"rows").toArray();
    QCOMPARE(rows.size(), 3);
    QVERIFY(rows.last()[u"error"].isNull());
    QVERIFY(rows.last()[u"jittered_s"].isNull());
    QCOMPARE(rows.first()[u"outcome"].toString(), QStringLiteral("transient"));
}

void TestTables::textAlignsCharactersNotBytes()
{
    const Words outcomes {Vocabulary::StopReason, std::vector<std::uint8_t> {0, 2}};
    Table table {TableKind::Strategies, Unit::Seconds, {}};
    table.columns = {{ColumnId::StopReason, outcomes},
        {ColumnId::Waited,
            Reals(std::vector<double> {0.5, std::numeric_limits<double>::quiet_NaN()})}};
    TableWords words;
    words.headers = {"Fin", "Espera (s)"};
    words.words[static_cast<std::size_t>(Vocabulary::StopReason)] = {"éxito", "", "agotado"};
    words.reproduction = {"one", "two"};
    QCOMPARE(bytes(toText(table, words, Digits::fixed(3))),
        QByteArray("Fin      Espera (s)\n"
                   "-------  ----------\n"
                   "éxito         0.500\n"
                   "agotado\n"
                   "\n"
                   "one\n"
                   "two\n"));
}

void TestTables::formatsByName()
{
    for (const Format format : allFormats) {
        QVERIFY(!nameOf(format).empty());
        QVERIFY(formatNamed(nameOf(format)) == format);
    }
    QVERIFY(!formatNamed("xml"));
    QVERIFY(suffixOf(Format::CsvSpreadsheet) == "spreadsheet.csv");
    QVERIFY(suffixOf(Format::Markdown) == "md");
    QVERIFY(suffixOf(Format::Transcript) == "txt");
    QVERIFY(suffixOf(Format::Python) == "py");
    QCOMPARE(defaultDigits(Format::Csv), Digits::full());
    QCOMPARE(defaultDigits(Format::Text), Digits::fixed(3));
}

QTEST_APPLESS_MAIN(TestTables)
#include "test_tables.moc"
