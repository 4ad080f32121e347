// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/support/experiments.h"
#include "tests/io/handouts/print_handout.h"

#include <QRegularExpression>
#include <QTest>

using namespace backoff;

namespace {

Experiment alwaysDown(std::int64_t attempts)
{
    Experiment experiment;
    experiment.policy.attempts = attempts;
    experiment.scenario.kind = ScenarioKind::AlwaysDown;
    return experiment;
}

QString valueOf(const HandoutContent &content, const char *name)
{
    for (const HandoutSetting &setting : content.settings) {
        if (setting.name == QLatin1String(name)) {
            return setting.value;
        }
    }
    return QStringLiteral("(not shown)");
}

} // namespace

class TestHandoutContent : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void headingIsTheTitle_data();
    void headingIsTheTitle();
    void longTitlesEnd();
    void notesAreParagraphs();
    void verdicts_data();
    void verdicts();
    void settingsAreThoseInUse();
    void longOffsetsEnd();
    void formulaHasTheNumbers_data();
    void formulaHasTheNumbers();
    void tableShowsEveryRow();
    void longTablesEnd();
    void hugeNumbersStayShort();
    void transcriptIsTheRuns();
    void longTranscriptsEnd();
    void reproductionHasNoTitle();
};

void TestHandoutContent::headingIsTheTitle_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("heading");
    const QString named = QStringLiteral("Retrying a flaky service: brief blip");
    QTest::newRow("none") << QString() << named;
    QTest::newRow("blank") << QStringLiteral(" \n\t ") << named;
    QTest::newRow("plain") << QStringLiteral("Café & tea") << QStringLiteral("Café & tea");
    QTest::newRow("lines") << QStringLiteral(" a\n\nb\tc\x01"
                                             "d ")
                           << QStringLiteral("a b c d");
    QTest::newRow("placeholder") << QStringLiteral("%1 %2 %3") << QStringLiteral("%1 %2 %3");
    QTest::newRow("markup") << QStringLiteral("<b>]]>") << QStringLiteral("<b>]]>");
}

void TestHandoutContent::headingIsTheTitle()
{
    QFETCH(QString, title);
    Experiment experiment;
    experiment.title = title.toStdString();
    QTEST(handoutOf(experiment).heading, "heading");
}

void TestHandoutContent::longTitlesEnd()
{
    Experiment experiment;
    experiment.title = std::string(199, 'w') + "\U0001F600\U0001F600";
    const QString heading = handoutOf(experiment).heading;
    QCOMPARE(heading, QString(199, u'w') + u'\u2026'); // the pair that was cut is gone
    experiment.title = std::string(200, 'w');
    QCOMPARE(handoutOf(experiment).heading, QString(200, u'w'));
}

void TestHandoutContent::notesAreParagraphs()
{
    Experiment experiment;
    QCOMPARE(handoutOf(experiment).notes, QStringList());
    experiment.notes = "one \x02 two\r\nthree\n\n \t \n four\u2028"
                       "five\rsix";
    QCOMPARE(handoutOf(experiment).notes,
        QStringList({QStringLiteral("one two"),
            QStringLiteral("three"),
            QStringLiteral("four"),
            QStringLiteral("five"),
            QStringLiteral("six")}));
    experiment.notes = std::string(100'000, 'x');
    QCOMPARE(handoutOf(experiment).notes.front().size(), 100'000);
}

void TestHandoutContent::verdicts_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<int>("attempts");
    QTest::addColumn<QString>("verdict");
    const auto row = [](const char *name, const char *script, int attempts, const char *verdict) {
        QTest::newRow(name) << QString::fromLatin1(script) << attempts
                            << QString::fromLatin1(verdict);
    };
    row("at once",
        "S",
        6,
        "Answered at once, on attempt 1 of 6. Waited in all: 0 s. Really slept: 0 s.");
    row("recovered",
        "T T S",
        6,
        "Recovered on attempt 3 of 6. Waited in all: 1.5 s. Really slept: 0 s.");
    row("permanent",
        "T P",
        6,
        "Stopped on attempt 2 of 6: permanent error. Waited in all: 0.5 s. Really slept: 0 s.");
    row("exhausted",
        "T T T",
        3,
        "Gave up after 3 attempts. Waited in all: 1.5 s. Really slept: 0 s.");
    row("only one",
        "T",
        1,
        "Gave up after the only attempt. Waited in all: 0 s. Really slept: 0 s.");
}

void TestHandoutContent::verdicts()
{
    QFETCH(QString, script);
    QFETCH(int, attempts);
    QTEST(handoutOf(scripted(script.toStdString(), attempts)).verdict, "verdict");
}

void TestHandoutContent::settingsAreThoseInUse()
{
    const HandoutContent usual = handoutOf({});
    QCOMPARE(valueOf(usual, "Base"), QStringLiteral("0.5 s"));
    QCOMPARE(valueOf(usual, "Attempts"), QStringLiteral("6, the first call included"));
    QCOMPARE(valueOf(usual, "Jitter"), QStringLiteral("Full jitter"));
    QCOMPARE(valueOf(usual, "Fail first"), QStringLiteral("2"));
    for (const char *unused : {"Spread", "Offsets", "Down until", "Retry after", "Script"}) {
        QCOMPARE(valueOf(usual, unused), QStringLiteral("(not shown)"));
    }

    Experiment other = scripted("T R:5", 4, Jitter::Proportional);
    other.policy.cap = std::nullopt;
    const HandoutContent content = handoutOf(other);
    QCOMPARE(valueOf(content, "Cap"), QStringLiteral("none"));
    QCOMPARE(valueOf(content, "Spread"), QStringLiteral("0.5"));
    QCOMPARE(valueOf(content, "Cap placement"), QStringLiteral("jitter after the cap"));
    QCOMPARE(valueOf(content, "Script"), QStringLiteral("T R:5"));
    QCOMPARE(valueOf(content, "Fail first"), QStringLiteral("(not shown)"));
}

void TestHandoutContent::longOffsetsEnd()
{
    Experiment experiment;
    experiment.policy.jitter = Jitter::Offsets;
    experiment.policy.offsets.assign(1000, 0.25);
    const QString offsets = valueOf(handoutOf(experiment), "Offsets");
    QCOMPARE(offsets.count(QStringLiteral("0.25")), 12);
    QVERIFY(offsets.endsWith(u'\u2026'));
}

void TestHandoutContent::formulaHasTheNumbers_data()
{
    QTest::addColumn<double>("multiplier");
    QTest::addColumn<bool>("capped");
    QTest::addColumn<QString>("delay");
    QTest::newRow("capped") << 2.0 << true
                            << QStringLiteral("c = min(cap, base × multiplier^(r − 1)) = min(30, "
                                              "0.5 × 2^(r − 1)) s");
    QTest::newRow("no cap") << 1.5 << false
                            << QStringLiteral(
                                   "c = base × multiplier^(r − 1) = 0.5 × 1.5^(r − 1) s");
}

void TestHandoutContent::formulaHasTheNumbers()
{
    QFETCH(double, multiplier);
    QFETCH(bool, capped);
    QFETCH(QString, delay);
    Experiment experiment;
    experiment.policy.multiplier = multiplier;
    if (!capped) {
        experiment.policy.cap = std::nullopt;
    }
    const QStringList formula = handoutOf(experiment).formula;
    QCOMPARE(formula.size(), 2);
    QCOMPARE(formula[0], QStringLiteral("Modelled delay before retry r = 1, 2, …: ") + delay);
    QCOMPARE(formula[1], QStringLiteral("Full jitter: wait = uniform(0, c)"));
}

void TestHandoutContent::tableShowsEveryRow()
{
    const HandoutTable table = handoutOf(alwaysDown(40)).table;
    QCOMPARE(table.rows.size(), std::size_t(40));
    QCOMPARE(table.omitted, QString());
    QCOMPARE(table.headers.size(), 7);
    QCOMPARE(table.headers[1], QStringLiteral("Starts at (s)"));
    QCOMPARE(table.isNumber, (std::vector<bool> {true, true, false, false, true, true, true}));
    for (const QStringList &row : table.rows) {
        QCOMPARE(row.size(), table.headers.size());
    }
    QCOMPARE(table.rows[1].join(u' '),
        QStringLiteral("2 0.176 transient ConnectionError 1.000 0.181 0.357"));
    QCOMPARE(table.rows[39][5], QString()); // nothing is waited after the last
}

void TestHandoutContent::longTablesEnd()
{
    for (const std::int64_t attempts : {41, 10'000}) {
        const HandoutTable table = handoutOf(alwaysDown(attempts)).table;
        QCOMPARE(table.rows.size(), mostHandoutRows);
        QCOMPARE(table.rows[38].front(), QStringLiteral("39"));
        QCOMPARE(table.rows[39].front(), QString::number(attempts)); // how it ended
        QCOMPARE(table.omitted, QStringLiteral("Rows left out here: %1").arg(attempts - 40));
    }
}

void TestHandoutContent::hugeNumbersStayShort()
{
    Experiment experiment = alwaysDown(6);
    experiment.policy.base = 1e300;
    experiment.policy.cap = 1e306;
    const HandoutContent content = handoutOf(experiment);
    for (const QStringList &row : content.table.rows) {
        for (const QString &cell : row) {
            QVERIFY2(cell.size() <= 16, qPrintable(cell));
        }
    }
    QVERIFY(content.verdict.contains(QStringLiteral("3.1e301 s")));
    QCOMPARE(valueOf(content, "Base"), QStringLiteral("1e300 s"));
}

void TestHandoutContent::transcriptIsTheRuns()
{
    const Trace trace = run(scripted("T R:5 T P", 6, Jitter::Full));
    const Labels labels(Language::English);
    const HandoutTranscript transcript
        = makeHandout(trace, makeSchedule(trace.experiment.policy), labels).transcript;
    QCOMPARE(transcript.lines.join(u'\n') + u'\n', labels.transcript(trace, Digits::fixed(3)));
    QCOMPARE(transcript.omitted, QString());
    QCOMPARE(transcript.closing, std::size_t(0));
}

void TestHandoutContent::longTranscriptsEnd()
{
    const HandoutTranscript transcript = handoutOf(alwaysDown(10'000)).transcript;
    QCOMPARE(transcript.closing, std::size_t(3));
    QCOMPARE(transcript.lines.size(), 39);
    QVERIFY(transcript.lines[35].contains(QStringLiteral("transient failure")));
    QCOMPARE(transcript.lines[36].trimmed(), QStringLiteral("attempt 10000/10000..."));
    QVERIFY(transcript.lines[38].startsWith(QStringLiteral("final ConnectionError")));
    QCOMPARE(transcript.omitted, QStringLiteral("Lines left out here: %1").arg(20'001 - 39));
    QCOMPARE(handoutOf(alwaysDown(19)).transcript.lines.size(), 39); // 38 and the final error
    QCOMPARE(handoutOf(alwaysDown(19)).transcript.omitted, QString());
}

void TestHandoutContent::reproductionHasNoTitle()
{
    Experiment experiment = alwaysDown(4);
    experiment.title = "A title";
    const HandoutContent content = handoutOf(experiment);
    QVERIFY(content.reproduction.front().startsWith(QStringLiteral("Backoff Lab ")));
    QVERIFY(content.reproduction.contains(QStringLiteral("Seed: 20260717")));
    QCOMPARE(
        content.command, QStringLiteral("backofflab-cli run --attempts 4 --scenario always-down"));
}

QTEST_APPLESS_MAIN(TestHandoutContent)
#include "test_handout_content.moc"
