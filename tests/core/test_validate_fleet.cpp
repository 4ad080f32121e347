// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the settings of the herd may be.

#include "core/engine/experiment.h"
#include "tests/core/support/print.h"

#include <QtTest>

#include <limits>

using namespace backoff;

class ValidateFleetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void accepts_data();
    void accepts();
    void refuses_data();
    void refuses();
    void everyProblemAtOnce();
    void theWindowTakesFewerClients();
};

void ValidateFleetTest::accepts_data()
{
    QTest::addColumn<FleetSettings>("fleet");
    QTest::addColumn<Unit>("unit");
    QTest::newRow("default") << FleetSettings {} << Unit::Seconds;
    QTest::newRow("default in ms")
        << defaultExperiment(Unit::Milliseconds).fleet << Unit::Milliseconds;
    QTest::newRow("nobody") << FleetSettings {.clients = 0} << Unit::Seconds;
    QTest::newRow("ten million") << FleetSettings {.clients = 10'000'000} << Unit::Seconds;
    QTest::newRow("never recovers") << FleetSettings {.outage = {}} << Unit::Seconds;
    QTest::newRow("never down") << FleetSettings {.outage = 0} << Unit::Seconds;
    QTest::newRow("unlimited") << FleetSettings {.capacity = {}, .bin = 1e-300} << Unit::Seconds;
    QTest::newRow("one call a bin") << FleetSettings {.capacity = 4} << Unit::Seconds;
    QTest::newRow("one call a bin in ms")
        << FleetSettings {.capacity = 4, .bin = 250} << Unit::Milliseconds;
    QTest::newRow("huge") << FleetSettings {.outage = 1e308, .capacity = 1e308, .bin = 1e308}
                          << Unit::Seconds;
}

void ValidateFleetTest::accepts()
{
    QFETCH(const FleetSettings, fleet);
    QFETCH(const Unit, unit);
    QCOMPARE(print(validate(fleet, unit, commandLineLimits)), QStringList());
}

void ValidateFleetTest::refuses_data()
{
    QTest::addColumn<FleetSettings>("fleet");
    QTest::addColumn<QString>("expected");
    constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
    constexpr double inf = std::numeric_limits<double>::infinity();
    const auto row = [](const char *name, const FleetSettings &fleet, const char *expected) {
        QTest::newRow(name) << fleet << QString::fromLatin1(expected);
    };
    row("clients -1", {.clients = -1}, "OutOfRange Clients '-1' 0");
    row("clients 10,000,001", {.clients = 10'000'001}, "OutOfRange Clients '10000001' 0");
    row("outage -1", {.outage = -1}, "OutOfRange Outage '-1' 0");
    row("outage inf", {.outage = inf}, "NotFinite Outage 'inf' 0");
    row("capacity 0", {.capacity = 0}, "OutOfRange Capacity '0' 0");
    row("capacity nan", {.capacity = notANumber}, "NotFinite Capacity 'nan' 0");
    row("capacity below one a bin", {.capacity = 3.9}, "NoCallABin Capacity '3.9' 0");
    row("bin 0", {.bin = 0}, "OutOfRange Bin '0' 0");
    row("bin -1", {.bin = -1}, "OutOfRange Bin '-1' 0");
    row("bin nan", {.bin = notANumber}, "NotFinite Bin 'nan' 0");
}

void ValidateFleetTest::refuses()
{
    QFETCH(const FleetSettings, fleet);
    QFETCH(const QString, expected);
    QCOMPARE(print(validate(fleet, Unit::Seconds, commandLineLimits)), QStringList {expected});
}

void ValidateFleetTest::everyProblemAtOnce()
{
    const FleetSettings fleet {.clients = -1, .outage = -1, .capacity = -1, .bin = -1};
    QCOMPARE(print(validate(fleet, Unit::Seconds, commandLineLimits)).size(), 4);
    // The capacity is asked of a bin in seconds.
    const FleetSettings few {.capacity = 120, .bin = 0.25};
    QCOMPARE(print(validate(few, Unit::Milliseconds, commandLineLimits)),
        QStringList {QStringLiteral("NoCallABin Capacity '120' 0")});
}

void ValidateFleetTest::theWindowTakesFewerClients()
{
    FleetSettings fleet {.clients = 1'000'000};
    QCOMPARE(print(validate(fleet, Unit::Seconds, windowLimits)), QStringList());
    fleet.clients = 1'000'001;
    QCOMPARE(print(validate(fleet, Unit::Seconds, windowLimits)),
        QStringList {QStringLiteral("OutOfRange Clients '1000001' 0")});
    QCOMPARE(print(validate(fleet, Unit::Seconds, commandLineLimits)), QStringList());
}

QTEST_APPLESS_MAIN(ValidateFleetTest)
#include "test_validate_fleet.moc"
