// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is typed: durations, numbers, whole numbers and seeds, and what is refused.

#include "core/engine/policy.h"
#include "core/engine/units.h"
#include "tests/core/support/exact.h"
#include "tests/core/support/print.h"

#include <QtTest>

using namespace backoff;

namespace {

// The value, or the error's code and field.
template<typename T> QString outcome(const Result<T> &result)
{
    if (!result.ok()) {
        return print(result.error()).section(u' ', 0, 0);
    }
    if constexpr (std::is_same_v<T, double>) {
        return exact(*result);
    } else {
        return QString::number(*result);
    }
}

} // namespace

class UnitsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void durations_data();
    void durations();
    void refusedNumbers_data();
    void refusedNumbers();
    void integers_data();
    void integers();
    void seeds_data();
    void seeds();
    void offsets_data();
    void offsets();
    void units();
    void errorsNameFieldAndText();
};

void UnitsTest::durations_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("inSeconds");
    QTest::addColumn<QString>("inMilliseconds");
    const auto row = [](const char *typed, const char *inSeconds, const char *inMilliseconds) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(inSeconds)
                             << QString::fromUtf8(inMilliseconds);
    };
    row("0.5", "0.5", "0.5"); // a bare number is in the unit
    row("0,5", "0.5", "0.5");
    row("1e3", "1000", "1000");
    row("1E-3", "0.001", "0.001");
    row("1,5e+2", "150", "150");
    row(".5", "0.5", "0.5");
    row("5.", "5", "5");
    row("+1", "1", "1");
    row("-1", "-1", "-1"); // read; the field's range refuses it
    row("-0", "0", "0");
    row("0", "0", "0");
    row("0e999999999999", "0", "0");
    row("007", "7", "7");
    row("  2  ", "2", "2");
    row("500 ms", "0.5", "500");
    row("500ms", "0.5", "500");
    row("1.5 s", "1.5", "1500");
    row("1,5s", "1.5", "1500");
    row("2.01 s", "2.01", "2010"); // not 2009.9999999999998
    row("2010ms", "2.01", "2010");
    row("0.3 ms", "3e-04", "0.3");
    row("1.1e-3 s", "0.0011", "1.1");
    row("4.35s", "4.35", "4350");
    row("2 min", "120", "120000");
    row("0.1 min", "6", "6000");
    row("1 h", "3600", "3600000");
    row("1.1h", "3960.0000000000005", "3960000.0000000005"); // one multiplication
    row("1.7e308 s", "1.7e+308", "TooLarge");
    row("5e-324 s", "5e-324", "5e-321");
    row("1e-323 ms", "TooSmall", "1e-323");
    row("1e308 min", "TooLarge", "TooLarge");
    row("1e307 h", "TooLarge", "TooLarge");
    row("1 S", "UnknownUnit", "UnknownUnit");
    row("1 MS", "UnknownUnit", "UnknownUnit");
    row("1 us", "UnknownUnit", "UnknownUnit");
    row("1 sec", "UnknownUnit", "UnknownUnit");
    row("1 hours", "UnknownUnit", "UnknownUnit");
    row("1 s s", "NotANumber", "NotANumber");
    row("1 s 2", "NotANumber", "NotANumber");
    row("ms", "NotANumber", "NotANumber");
    row("s", "NotANumber", "NotANumber");
    row("min 2", "NotANumber", "NotANumber");
}

void UnitsTest::durations()
{
    QFETCH(const QString, typed);
    QTEST(outcome(parseDuration(typed.toStdString(), Unit::Seconds, Field::Base)), "inSeconds");
    QTEST(outcome(parseDuration(typed.toStdString(), Unit::Milliseconds, Field::Base)),
        "inMilliseconds");
}

void UnitsTest::refusedNumbers_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *typed, const char *expected) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromLatin1(expected);
    };
    row("", "Empty");
    row("   ", "Empty");
    row("\t", "Empty");
    row("abc", "NotANumber");
    row("1,000,000", "NotANumber");
    row("1.000,5", "NotANumber");
    row("1,000.5", "NotANumber");
    row("1 000", "NotANumber");
    row("1'000", "NotANumber");
    row("0x10", "NotANumber");
    row("1_000", "NotANumber");
    row("١٢", "NotANumber"); // Arabic-Indic digits
    row("1٢", "NotANumber");
    row("１２", "NotANumber"); // full width
    row("½", "NotANumber");
    row("−1", "NotANumber"); // a minus sign that is not ASCII
    row("--1", "NotANumber");
    row("+-1", "NotANumber");
    row("1-", "NotANumber");
    row("- 1", "NotANumber");
    row(".", "NotANumber");
    row(",", "NotANumber");
    row("-", "NotANumber");
    row("1..5", "NotANumber");
    row("1.5.", "NotANumber");
    row("1e2.5", "NotANumber");
    row("e5", "NotANumber");
    row("1\n", "NotANumber");
    row("nan", "NotFinite");
    row("NaN", "NotFinite");
    row("-nan", "NotFinite");
    row("inf", "NotFinite");
    row("-inf", "NotFinite");
    row("Infinity", "NotFinite");
    row("1e400", "TooLarge");
    row("-1e400", "TooLarge");
    row("1e999999999999999999999", "TooLarge");
    row("1.7976931348623159e308", "TooLarge");
    row("1e-400", "TooSmall");
    row("1e-999999999999999999999", "TooSmall");
    row("2e-324", "TooSmall");
    row("0.00001e-320", "TooSmall");
}

void UnitsTest::refusedNumbers()
{
    QFETCH(const QString, typed);
    QTEST(outcome(parseNumber(typed.toStdString(), Field::Multiplier)), "expected");
    QTEST(outcome(parseDuration(typed.toStdString(), Unit::Seconds, Field::Base)), "expected");
    QTEST(outcome(parseDuration(typed.toStdString(), Unit::Milliseconds, Field::Base)), "expected");
    QVERIFY(!parseInteger(typed.toStdString(), Field::Attempts).ok());
    QVERIFY(!parseSeed(typed.toStdString()).ok());
}

void UnitsTest::integers_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *typed, const char *expected) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromLatin1(expected);
    };
    row("6", "6");
    row("+6", "6");
    row("-6", "-6");
    row(" 6 ", "6");
    row("006", "6");
    row("9223372036854775807", "9223372036854775807");
    row("-9223372036854775808", "-9223372036854775808");
    row("9223372036854775808", "OutOfRange");
    row("99999999999999999999999", "OutOfRange");
    row("1.5", "NotAnInteger");
    row("1,5", "NotAnInteger");
    row("6.0", "NotAnInteger");
    row("1e3", "NotAnInteger");
    row("6x", "NotANumber");
    row("6 7", "NotANumber");
    row("1,000,000", "NotANumber");
    row("٦", "NotANumber");
    row("nan", "NotFinite");
    row("", "Empty");
    row("--1", "NotANumber");
}

void UnitsTest::integers()
{
    QFETCH(const QString, typed);
    QTEST(outcome(parseInteger(typed.toStdString(), Field::Attempts)), "expected");
}

void UnitsTest::seeds_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *typed, const char *expected) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromLatin1(expected);
    };
    row("0", "0");
    row("-0", "0");
    row("20260717", "20260717");
    row("-7", "7"); // as CPython drops the sign
    row("+7", "7");
    row("18446744073709551615", "18446744073709551615");
    row("-18446744073709551615", "18446744073709551615");
    row("18446744073709551616", "OutOfRange");
    row("-18446744073709551616", "OutOfRange");
    row("1.0", "NotAnInteger");
    row("1e3", "NotAnInteger");
    row("seed", "NotANumber");
    row("", "Empty");
}

void UnitsTest::seeds()
{
    QFETCH(const QString, typed);
    QTEST(outcome(parseSeed(typed.toStdString())), "expected");
}

void UnitsTest::offsets_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *typed, const char *expected) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromLatin1(expected);
    };
    row("0.2,0.9,0.5", "0.2 0.9 0.5");
    row("1", "1");
    row(" 0 , 1 ", "0 1");
    row("0,5", "0 5"); // the comma separates; the range refuses the 5
    row("1e-1", "0.1");
    row("", "Empty Offsets '' 0");
    row("0.2,,0.5", "BadItem Offsets '' 2");
    row("0.2,0.5,", "BadItem Offsets '' 3");
    row(",0.2", "BadItem Offsets '' 1");
    row("0.2;0.5", "BadItem Offsets '0.2;0.5' 1");
    row("0.2,x", "BadItem Offsets 'x' 2");
    row("0.2,nan", "BadItem Offsets 'nan' 2");
}

void UnitsTest::offsets()
{
    QFETCH(const QString, typed);
    const auto parsed = parseOffsets(typed.toStdString());
    QTEST(parsed.ok() ? exact(*parsed) : print(parsed.error()), "expected");
}

void UnitsTest::units()
{
    QCOMPARE(*parseUnit("s"), Unit::Seconds);
    QCOMPARE(*parseUnit("ms"), Unit::Milliseconds);
    QCOMPARE(unitsPerSecond(Unit::Seconds), 1.0);
    QCOMPARE(unitsPerSecond(Unit::Milliseconds), 1000.0);
    for (const char *bad : {"", "S", "min", "h", "seconds", " s"}) {
        QVERIFY(!parseUnit(bad).ok());
        QCOMPARE(parseUnit(bad).error().where, Field::Unit);
    }
}

void UnitsTest::errorsNameFieldAndText()
{
    QCOMPARE(print(parseDuration(" 5 x", Unit::Seconds, Field::CallDuration).error()),
        QStringLiteral("UnknownUnit CallDuration ' 5 x' 0"));
    QCOMPARE(print(parseNumber("abc", Field::Spread).error()),
        QStringLiteral("NotANumber Spread 'abc' 0"));
    QCOMPARE(print(parseInteger("1.5", Field::FailFirst).error()),
        QStringLiteral("NotAnInteger FailFirst '1.5' 0"));
    QCOMPARE(print(parseSeed("x").error()), QStringLiteral("NotANumber Seed 'x' 0"));
}

QTEST_GUILESS_MAIN(UnitsTest)
#include "test_units.moc"
