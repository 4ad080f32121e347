// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a saved file keeps of the one that was opened: all of it where nothing was touched, and what
// this version does not know in any case.

#include "core/io/sessions/examples.h"
#include "tests/io/sessions/session_files.h"

#include <QTest>

using namespace backoff;

namespace {

Session readGood(const QString &path)
{
    auto read = readSession(test::bytesOf(path), windowLimits);
    const QString problem = test::problemOf(read);
    if (!problem.isEmpty()) {
        QTest::qFail(qPrintable(path + u' ' + problem), __FILE__, __LINE__);
        return {};
    }
    return std::get<Session>(std::move(read));
}

Session readText(const char *text) { return std::get<Session>(readSession(text, windowLimits)); }

} // namespace

class SessionBytesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void untouchedBytesStay_data();
    void untouchedBytesStay();
    void takenBackIsUntouched();
    void missingKeysTakeTheDefaults();
    void theDefaultsFollowUnitAndService();
    void numbersAsPeopleWriteThem();
    void unknownKeysAreKept();
    void keysMayBeEscaped();
    void laterViewsAreKeptUntilChanged();
    void policyBStandsInTheUnitOfTheExperiment();
    void examples_data();
    void examples();
};

void SessionBytesTest::untouchedBytesStay_data()
{
    QTest::addColumn<QString>("path");
    const QStringList names = test::sessionsIn(test::museum("good"));
    QVERIFY(names.size() >= 15);
    for (const QString &name : names) {
        QTest::newRow(qPrintable(name)) << test::museum("good/") + name;
    }
}

void SessionBytesTest::untouchedBytesStay()
{
    QFETCH(const QString, path);
    const Session session = readGood(path);
    QCOMPARE(sessionBytes(session), test::bytesOf(path));

    // Touched, it is written anew, and says the same and the change.
    Session changed = session;
    changed.experiment.title += "!";
    const std::string written = sessionBytes(changed);
    QVERIFY(written.find('\r') == std::string::npos);
    QVERIFY(written.starts_with("{\n  \"formatVersion\": 1,\n  \"title\": "));
    const Session back = std::get<Session>(readSession(written, windowLimits));
    QVERIFY(back.experiment == changed.experiment);
    QVERIFY(back.view == changed.view);
    // And written from there, the same once more.
    Session again = back;
    again.experiment.title += "!";
    changed.experiment.title += "!";
    QCOMPARE(sessionBytes(again), sessionBytes(changed));
}

void SessionBytesTest::takenBackIsUntouched()
{
    Session session = readText("{\"formatVersion\":1 }");
    session.experiment.policy.base = 3;
    session.view.logScale = true;
    QVERIFY(sessionBytes(session) != "{\"formatVersion\":1 }");
    session.experiment.policy.base = 0.5;
    QVERIFY(sessionBytes(session) != "{\"formatVersion\":1 }");
    session.view.logScale = false;
    QCOMPARE(sessionBytes(session), std::string("{\"formatVersion\":1 }"));
}

void SessionBytesTest::missingKeysTakeTheDefaults()
{
    const Session session = readText("{\"formatVersion\":1}");
    QVERIFY(session.experiment == defaultExperiment(Unit::Seconds));
    QVERIFY(session.view == SessionView {});
    QVERIFY(
        readText(R"({"formatVersion":1,"policy":{},"scenario":{},"fleet":{},"view":{}})").experiment
        == session.experiment);
}

void SessionBytesTest::theDefaultsFollowUnitAndService()
{
    QVERIFY(readText(R"({"formatVersion":1,"policy":{"unit":"ms"}})").experiment
        == defaultExperiment(Unit::Milliseconds));
    // Wherever the unit stands, the numbers beside it are in it.
    const Experiment mixed
        = readText(R"({"formatVersion":1,"policy":{"base":20,"unit":"ms"}})").experiment;
    QCOMPARE(mixed.policy.base, 20.0);
    QCOMPARE(*mixed.policy.cap, 30000.0);
    for (const ScenarioKind kind : allScenarios) {
        const std::string name(nameOf(kind));
        const std::string text = R"({"formatVersion":1,"scenario":{"name":")" + name + "\"}}";
        const Scenario scenario = readText(text.c_str()).experiment.scenario;
        QVERIFY(scenario.kind == kind);
        QCOMPARE(scenario.failFirst, defaultFailFirst(kind));
    }
}

void SessionBytesTest::numbersAsPeopleWriteThem()
{
    const Policy policy
        = readGood(test::museum("good/numbers-as-people-write-them.backofflab")).experiment.policy;
    QCOMPARE(policy.base, 0.5);
    QCOMPARE(*policy.cap, 30.0);
    QCOMPARE(policy.attempts, 6);
    QCOMPARE(policy.multiplier, 2.0);
    QCOMPARE(policy.seed, UINT64_MAX);
    const auto seed = [](const std::string &value) {
        const std::string text = R"({"formatVersion":1,"policy":{"seed":)" + value + "}}";
        return readText(text.c_str()).experiment.policy.seed;
    };
    QCOMPARE(seed("9007199254740993"), std::uint64_t {9007199254740993}); // 2^53 + 1
    QCOMPARE(seed("\"9007199254740993\""), std::uint64_t {9007199254740993});
    QCOMPARE(seed("-5"), std::uint64_t {5}); // as CPython drops the sign
    QCOMPARE(seed("\"-5\""), std::uint64_t {5});
    QCOMPARE(seed("0"), std::uint64_t {0});
}

void SessionBytesTest::unknownKeysAreKept()
{
    Session session = readGood(test::museum("good/unknown-keys.backofflab"));
    session.experiment.policy.base = 2;
    QCOMPARE(QString::fromStdString(sessionBytes(session)), QString::fromUtf8(R"({
  "formatVersion": 1,
  "title": "Unknown keys everywhere",
  "notes": "",
  "policy": {
    "base": 2,
    "multiplier": 2,
    "cap": 30,
    "attempts": 6,
    "jitter": "full",
    "spread": 0.5,
    "capPlacement": "after",
    "offsets": [0.2, 0.9, 0.5],
    "seed": "20260717",
    "unit": "s",
    "budget": {
      "seconds": 12.50,
      "ids": [18446744073709551615, 1E+2, -0, 0.10]
    },
    "hedge": null
  },
  "scenario": {
    "name": "long-outage",
    "failFirst": 6,
    "downFrom": 0,
    "downUntil": 10,
    "retryAfter": 5,
    "script": "T T R:5 S",
    "callDuration": 0,
    "region": "eu\u002dwest"
  },
  "fleet": {
    "clients": 1000,
    "outage": 4,
    "capacity": 120,
    "bin": 0.25,
    "sharedSeed": false,
    "threads": 4
  },
  "view": {
    "chart": "herd",
    "table": "lesson",
    "logScale": false,
    "speed": "20",
    "columns": ["attempt", "cost", "elapsed"],
    "contentionClients": 100,
    "contentionRuns": 100,
    "zoom": 1.250
  },
  "madeBy": "another program",
  "lessons": [
    {"id": "herd", "done": false}
  ],
  "zebra": ""
}
)"));
}

void SessionBytesTest::keysMayBeEscaped()
{
    Session session = readGood(test::museum("good/escaped-keys.backofflab"));
    QCOMPARE(session.experiment.policy.base, 3.0);
    session.experiment.policy.base = 4;
    const std::string bytes = sessionBytes(session);
    QVERIFY(bytes.find(R"("base": 4,)") != std::string::npos);
    QVERIFY(bytes.find(R"("later\n": 4)") != std::string::npos);
    QVERIFY(bytes.ends_with("  \"q\\\"uote\\\\\": 5,\n  \"\\\\\": 6\n}\n"));
}

void SessionBytesTest::laterViewsAreKeptUntilChanged()
{
    Session session = readGood(test::museum("good/unknown-keys.backofflab"));
    SessionView known;
    known.columns = {ColumnId::Attempt, ColumnId::Elapsed};
    QVERIFY(session.view == known);
    session.view.chart = ChartTab::Cumulative;
    session.view.columns = {ColumnId::Attempt};
    const std::string bytes = sessionBytes(session);
    QVERIFY(bytes.find("\"chart\": \"cumulative\",") != std::string::npos);
    QVERIFY(bytes.find("\"columns\": [\"attempt\"],") != std::string::npos);
    QVERIFY(bytes.find("\"table\": \"lesson\",") != std::string::npos);
    QVERIFY(bytes.find("\"speed\": \"20\",") != std::string::npos);
}

void SessionBytesTest::policyBStandsInTheUnitOfTheExperiment()
{
    Session session = readText(R"({"formatVersion":1,"policy":{"unit":"ms"},
        "view":{"policyB":{"base":0.25,"unit":"s","hedge":[1]}}})");
    QVERIFY(session.view.policyB);
    Policy expected = defaultExperiment(Unit::Milliseconds).policy;
    expected.base = 250;
    QVERIFY(*session.view.policyB == expected);
    // Its unit is the experiment's where it names none.
    const Session plain
        = readText(R"({"formatVersion":1,"policy":{"unit":"ms"},"view":{"policyB":{}}})");
    QVERIFY(*plain.view.policyB == defaultExperiment(Unit::Milliseconds).policy);

    session.experiment.title = "touched";
    const std::string bytes = sessionBytes(session);
    QVERIFY(bytes.find("\"hedge\": [1]") != std::string::npos);
    const Session back = std::get<Session>(readSession(bytes, windowLimits));
    QVERIFY(back.view == session.view);
    session.view.policyB.reset();
    QVERIFY(sessionBytes(session).find("policyB") == std::string::npos);
}

void SessionBytesTest::examples_data()
{
    QTest::addColumn<QString>("id");
    for (const Example &example : backoff::examples(Language::English)) {
        QTest::newRow(example.id.c_str()) << QString::fromStdString(example.id);
    }
}

void SessionBytesTest::examples()
{
    QFETCH(const QString, id);
    const std::string name = id.toStdString();
    Session english = openExample(name, Language::English);
    Session spanish = openExample(name, Language::Spanish);
    QVERIFY(!english.origin);
    const QString folder = QStringLiteral(BACKOFF_SOURCE_DIR "/resources/examples/");
    QCOMPARE(sessionBytes(english), test::bytesOf(folder + id + QStringLiteral(".backofflab")));
    QCOMPARE(sessionBytes(spanish), test::bytesOf(folder + id + QStringLiteral(".es.backofflab")));
    QVERIFY(!english.experiment.title.empty() && !english.experiment.notes.empty());
    QVERIFY(english.experiment.title != spanish.experiment.title);
    QVERIFY(english.experiment.notes != spanish.experiment.notes);
    // Every file of the folder is one of these, in two languages.
    QCOMPARE(static_cast<std::size_t>(test::sessionsIn(folder).size()),
        2 * backoff::examples(Language::Spanish).size());

    spanish.experiment.title = english.experiment.title;
    spanish.experiment.notes = english.experiment.notes;
    QVERIFY(english.experiment == spanish.experiment);
    QVERIFY(english.view == spanish.view);
}

QTEST_APPLESS_MAIN(SessionBytesTest)
#include "test_session_bytes.moc"
