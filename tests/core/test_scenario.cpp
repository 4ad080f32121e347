// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The flaky service: what each scenario answers to call n at time t.

#include "core/engine/scenario.h"
#include "core/engine/trace.h"
#include "tests/core/support/print.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace backoff;

namespace {

QString outcomes(const Scenario &scenario, std::int64_t calls)
{
    const Service service(scenario, Unit::Seconds);
    QStringList result;
    for (std::int64_t call = 1; call <= calls; ++call) {
        result.append(text(nameOf(service.answerTo(call, 0).outcome)));
    }
    return result.join(u' ');
}

} // namespace

class ScenarioTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answers_data();
    void answers();
    void anOutageOfSomeMillions();
    void aTimedOutageIsHalfOpen_data();
    void aTimedOutageIsHalfOpen();
    void whatTheErrorSays();
    void defaults();
    void usedParameters_data();
    void usedParameters();
    void names();
};

void ScenarioTest::answers_data()
{
    QTest::addColumn<Scenario>("scenario");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const Scenario &scenario, const char *expected) {
        QTest::newRow(name) << scenario << QString::fromLatin1(expected);
    };
    using enum ScenarioKind;
    row("brief blip", {.kind = BriefBlip, .failFirst = 2}, "transient transient success success");
    row("no failure at all",
        {.kind = BriefBlip, .failFirst = 0},
        "success success success success");
    row("long outage",
        {.kind = LongOutage, .failFirst = 3},
        "transient transient transient success");
    row("permanent at once",
        {.kind = PermanentError, .failFirst = 0},
        "permanent permanent permanent permanent");
    row("permanent later",
        {.kind = PermanentError, .failFirst = 1},
        "transient permanent permanent permanent");
    row("always down",
        {.kind = AlwaysDown, .failFirst = 0},
        "transient transient transient transient");
    row("rate limited",
        {.kind = RateLimited, .failFirst = 2},
        "rate-limited rate-limited success success");
    row("rate limited, 0 calls",
        {.kind = RateLimited, .failFirst = 0},
        "success success success success");
    row("script",
        {.kind = Script, .script = "T R:1 P"},
        "transient rate-limited permanent success");
    row("empty script", {.kind = Script, .script = ""}, "success success success success");
}

void ScenarioTest::answers()
{
    QFETCH(const Scenario, scenario);
    QTEST(outcomes(scenario, 4), "expected");
}

void ScenarioTest::anOutageOfSomeMillions()
{
    const Service service(
        {.kind = ScenarioKind::LongOutage, .failFirst = maxFailFirst}, Unit::Seconds);
    QCOMPARE(service.answerTo(maxFailFirst, 0).outcome, Outcome::Transient);
    QCOMPARE(service.answerTo(maxFailFirst + 1, 0).outcome, Outcome::Success);
}

void ScenarioTest::aTimedOutageIsHalfOpen_data()
{
    QTest::addColumn<double>("t");
    QTest::addColumn<Outcome>("expected");
    QTest::newRow("before") << 0.0 << Outcome::Success;
    QTest::newRow("just before") << std::nextafter(2.0, 0.0) << Outcome::Success;
    QTest::newRow("from") << 2.0 << Outcome::Transient;
    QTest::newRow("within") << 3.0 << Outcome::Transient;
    QTest::newRow("just before the end") << std::nextafter(4.5, 0.0) << Outcome::Transient;
    QTest::newRow("until") << 4.5 << Outcome::Success;
    QTest::newRow("after") << 1e9 << Outcome::Success;
}

void ScenarioTest::aTimedOutageIsHalfOpen()
{
    QFETCH(const double, t);
    const Service service(
        {.kind = ScenarioKind::TimedOutage, .downFrom = 2, .downUntil = 4.5}, Unit::Seconds);
    QTEST(service.answerTo(1, t).outcome, "expected");
    QTEST(service.answerTo(99, t).outcome, "expected");
}

void ScenarioTest::whatTheErrorSays()
{
    using enum ScenarioKind;
    const auto first
        = [](const Scenario &scenario) { return Service(scenario, Unit::Seconds).answerTo(1, 0); };
    QCOMPARE(first({.kind = BriefBlip}).text, ErrorText::NetworkTimeout);
    QCOMPARE(first({.kind = TimedOutage}).text, ErrorText::NetworkTimeout);
    QCOMPARE(first({.kind = AlwaysDown}).text, ErrorText::AlwaysDown);
    QCOMPARE(first({.kind = PermanentError, .failFirst = 0}).text, ErrorText::InvalidRequest);
    QCOMPARE(first({.kind = RateLimited, .retryAfter = 7}).text, ErrorText::RetryAfter);
    QCOMPARE(first({.kind = RateLimited, .retryAfter = 7}).hint, 7.0);
    QCOMPARE(first({.kind = BriefBlip, .failFirst = 0}), Answer {});
    QCOMPARE(first({.kind = Script, .script = "T"}).text, ErrorText::NetworkTimeout);
    QCOMPARE(first({.kind = Script, .script = "P"}).text, ErrorText::InvalidRequest);
    QCOMPARE(first({.kind = Script, .script = "R:2"}),
        (Answer {Outcome::RateLimited, ErrorText::RetryAfter, 2}));
    QCOMPARE(first({.kind = Script, .script = "S"}), Answer {});
    QCOMPARE(text(errorClass(Outcome::Transient)), QStringLiteral("ConnectionError"));
    QCOMPARE(text(errorClass(Outcome::RateLimited)), QStringLiteral("RateLimitError"));
    QCOMPARE(text(errorClass(Outcome::Permanent)), QStringLiteral("ValidationError"));
    QVERIFY(errorClass(Outcome::Success).empty());
}

void ScenarioTest::defaults()
{
    const Scenario scenario;
    QCOMPARE(scenario.kind, ScenarioKind::BriefBlip);
    QCOMPARE(scenario.failFirst, defaultFailFirst(ScenarioKind::BriefBlip));
    QCOMPARE(defaultFailFirst(ScenarioKind::BriefBlip), std::int64_t {2});
    QCOMPARE(defaultFailFirst(ScenarioKind::LongOutage), std::int64_t {6});
    QCOMPARE(defaultFailFirst(ScenarioKind::PermanentError), std::int64_t {0});
    QCOMPARE(defaultFailFirst(ScenarioKind::RateLimited), std::int64_t {2});
}

void ScenarioTest::usedParameters_data()
{
    QTest::addColumn<ScenarioKind>("kind");
    QTest::addColumn<QList<Field>>("expected");
    QTest::newRow("brief blip") << ScenarioKind::BriefBlip << QList {Field::FailFirst};
    QTest::newRow("long outage") << ScenarioKind::LongOutage << QList {Field::FailFirst};
    QTest::newRow("permanent error") << ScenarioKind::PermanentError << QList {Field::FailFirst};
    QTest::newRow("always down") << ScenarioKind::AlwaysDown << QList<Field> {};
    QTest::newRow("timed outage") << ScenarioKind::TimedOutage
                                  << QList {Field::DownFrom, Field::DownUntil};
    QTest::newRow("rate limited") << ScenarioKind::RateLimited
                                  << QList {Field::FailFirst, Field::RetryAfter};
    QTest::newRow("script") << ScenarioKind::Script << QList {Field::Script};
}

void ScenarioTest::usedParameters()
{
    QFETCH(const ScenarioKind, kind);
    QList<Field> used;
    for (const Field field :
        {Field::FailFirst, Field::DownFrom, Field::DownUntil, Field::RetryAfter, Field::Script}) {
        if (uses(kind, field)) {
            used.append(field);
        }
    }
    QTEST(used, "expected");
}

void ScenarioTest::names()
{
    QStringList found;
    for (const ScenarioKind kind : allScenarios) {
        found.append(text(nameOf(kind)));
        const Result<ScenarioKind> parsed = parseScenarioKind(nameOf(kind));
        QVERIFY(parsed.ok());
        QCOMPARE(*parsed, kind);
    }
    QCOMPARE(found.join(u' '),
        QStringLiteral(
            "brief-blip long-outage permanent-error always-down timed-outage rate-limited script"));
    for (const char *bad : {"", "blip", "Brief-Blip", "brief blip", " brief-blip"}) {
        const Result<ScenarioKind> parsed = parseScenarioKind(bad);
        QVERIFY(!parsed.ok());
        QCOMPARE(parsed.error().where, Field::Scenario);
    }
}

QTEST_GUILESS_MAIN(ScenarioTest)
#include "test_scenario.moc"
