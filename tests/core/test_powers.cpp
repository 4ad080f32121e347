// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Powers: exact for powers of two, correctly rounded for the others, never an overflow that traps.

#include "core/engine/policy.h"
#include "core/engine/powers.h"
#include "tests/core/support/exact.h"
#include "tests/core/support/exact_power.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <random>

using namespace backoff;

class PowersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theReferenceItself();
    void powersOfTwoAreExact();
    void everyMultiplier_data();
    void everyMultiplier();
    void manyAtRandom();
    void subnormalResults_data();
    void subnormalResults();
    void aMillionRetries_data();
    void aMillionRetries();
    void surelyRounded_data();
    void surelyRounded();
    void whatIsSureIsExact();
    void ceilingsSaturate_data();
    void ceilingsSaturate();
    void noCapGrowsToInfinity();
};

// Cases whose answer anybody can check.
void PowersTest::theReferenceItself()
{
    QCOMPARE(exact(exactScaledPower(1, 3, 4)), exact(81.0));
    QCOMPARE(exact(exactScaledPower(0.5, 2, 10)), exact(512.0));
    QCOMPARE(exact(exactScaledPower(1, 10, 22)), exact(1e22)); // the last exact power of ten
    QCOMPARE(exact(exactScaledPower(1, 10, 23)), exact(1e23));
    QCOMPARE(exact(exactScaledPower(0.1, 3, 1)), exact(0.1 * 3)); // one product rounds once
    QCOMPARE(
        exact(exactScaledPower(1, 0.5, 1074)), exact(std::numeric_limits<double>::denorm_min()));
    QCOMPARE(exact(exactScaledPower(1, 0.5, 1075)), exact(0.0)); // halfway, to even
    QCOMPARE(
        exact(exactScaledPower(1.5, 0.5, 1075)), exact(std::numeric_limits<double>::denorm_min()));
    QCOMPARE(exact(exactScaledPower(1, 2, 1024)), exact(std::numeric_limits<double>::infinity()));
}

void PowersTest::powersOfTwoAreExact()
{
    for (const double base : {0.5, 0.1, 100.0, 1e-9, 5e-324, 1.7e308}) {
        for (const int log2 : {-1074, -3, -1, 0, 1, 2, 10, 1023}) {
            const double multiplier = std::ldexp(1.0, log2);
            for (const std::int64_t exponent : {0, 1, 2, 3, 52, 1073, 1074, 2098, 999'999}) {
                const auto shift = std::clamp<std::int64_t>(exponent * log2, -100'000, 100'000);
                QCOMPARE(exact(scaledPower(base, multiplier, exponent)),
                    exact(std::ldexp(base, static_cast<int>(shift))));
            }
        }
    }
}

void PowersTest::everyMultiplier_data()
{
    QTest::addColumn<double>("multiplier");
    for (const double multiplier : {1.5,
             3.0,
             1.1,
             0.3,
             1.0000001,
             0.9999999,
             1.0,
             10.0,
             1e-9,
             1e9,
             1e300,
             1e-300,
             1.7976931348623157e308,
             5e-324,
             3e-320,
             0.7,
             2.5,
             1.0000000000000002}) {
        QTest::addRow("%.17g", multiplier) << multiplier;
    }
}

void PowersTest::everyMultiplier()
{
    QFETCH(const double, multiplier);
    for (const double base : {0.5, 0.1, 1.0, 100.0, 1e-9, 1e-320, 1e300, 0.3}) {
        for (const std::int64_t exponent : {0, 1, 2, 3, 4, 5, 7, 12, 33, 64, 100, 333, 999}) {
            QCOMPARE(exact(scaledPower(base, multiplier, exponent)),
                exact(exactScaledPower(base, multiplier, exponent)));
        }
    }
}

void PowersTest::manyAtRandom()
{
    std::mt19937_64 bits(20260717);
    const auto mantissa = [&] { return 1 + std::ldexp(static_cast<double>(bits() >> 12), -52); };
    for (int i = 0; i < 3000; ++i) {
        const double base = std::ldexp(mantissa(), static_cast<int>(bits() % 60) - 30);
        const double multiplier = std::ldexp(mantissa(), static_cast<int>(bits() % 5) - 2);
        const auto exponent = static_cast<std::int64_t>(bits() % 120);
        QCOMPARE(exact(scaledPower(base, multiplier, exponent)),
            exact(exactScaledPower(base, multiplier, exponent)));
    }
}

// Below 2^-1022 a double has fewer than 53 bits: rounding to 53 first and then again is wrong where
// the first rounding lands on a halfway point.
void PowersTest::subnormalResults_data()
{
    QTest::addColumn<double>("base");
    QTest::addColumn<double>("multiplier");
    QTest::addColumn<int>("exponent");
    QTest::newRow("1.5 * 0.3^617") << 1.5 << 0.3 << 617;
    QTest::newRow("halves of the smallest") << 5e-324 << 0.7 << 1;
    QTest::newRow("half of the smallest, and more") << 5e-324 << 0.5000000000000001 << 1;
    QTest::newRow("half of the smallest, and less") << 5e-324 << 0.49999999999999994 << 1;
    QTest::newRow("1.5 times the smallest, and less") << 5e-324 << 1.4999999999999998 << 1;
    // (1 - k/2^53)(1 + k/2^53) is a hair below the midpoint of 1 - 2^-52 and 1.
    const double below = std::ldexp(9007199254740992.0 - 94906266.0, -53);
    const double above = std::ldexp(9007199254740992.0 + 94906266.0, -53);
    QTest::newRow("just below the midpoint under the least normal")
        << std::ldexp(below, -511) << std::ldexp(above, -511) << 1;
    QTest::newRow("the same midpoint further down")
        << std::ldexp(below, -512) << std::ldexp(above, -511) << 1;
}

void PowersTest::subnormalResults()
{
    QFETCH(const double, base);
    QFETCH(const double, multiplier);
    QFETCH(const int, exponent);
    QCOMPARE(exact(scaledPower(base, multiplier, exponent)),
        exact(exactScaledPower(base, multiplier, exponent)));
    for (int i = 0; i < 60; ++i) { // and all the way down to nothing
        const double lower = std::ldexp(base, -i);
        QCOMPARE(exact(scaledPower(lower, multiplier, exponent)),
            exact(exactScaledPower(lower, multiplier, exponent)));
    }
}

// Values of 600-bit arithmetic, rounded by CPython's fractions.
void PowersTest::aMillionRetries_data()
{
    QTest::addColumn<double>("base");
    QTest::addColumn<double>("multiplier");
    QTest::addColumn<int>("exponent");
    QTest::addColumn<double>("expected");
    QTest::newRow("1.0000001") << 0.5 << 1.0000001 << 1'000'000 << 0x1.1aec7b1e2b426p-1;
    QTest::newRow("1.0000001, odd") << 0.5 << 1.0000001 << 999'999 << 0x1.1aec79438071cp-1;
    QTest::newRow("0.9999999") << 3.7 << 0.9999999 << 1'000'000 << 0x1.ac87ef8df457cp+1;
    QTest::newRow("1 and a bit") << 1e-9 << 1.0000000000000002 << 1'000'000
                                 << 0x1.12e0be83738e3p-30;
    QTest::newRow("1.0007") << 1e-300 << 1.0007 << 999'999 << 0x1.efdcb3af48380p+12;
    QTest::newRow("0.9993") << 1.7 << 0.9993 << 999'999 << 0x1.70b8ebb632bd0p-1010;
    QTest::newRow("1.0013") << 1e-5 << 1.0013 << 500'000 << 0x1.72728de815645p+920;
    QTest::newRow("beyond") << 0.5 << 1.5 << 999'999 << std::numeric_limits<double>::infinity();
    QTest::newRow("nothing") << 0.5 << 0.3 << 999'999 << 0.0;
}

void PowersTest::aMillionRetries()
{
    QFETCH(const double, base);
    QFETCH(const double, multiplier);
    QFETCH(const int, exponent);
    QFETCH(const double, expected);
    QCOMPARE(exact(scaledPower(base, multiplier, exponent)), exact(expected));
}

void PowersTest::surelyRounded_data()
{
    QTest::addColumn<double>("base");
    QTest::addColumn<double>("multiplier");
    QTest::addColumn<int>("exponent");
    QTest::addColumn<bool>("sure");
    // The exact values lie halfway between two doubles, but for 2^-106 of them and less.
    QTest::newRow("100 * 1.6^2") << 100.0 << 1.6 << 2 << false;
    QTest::newRow("50 * 0.1^2") << 50.0 << 0.1 << 2 << false;
    QTest::newRow("100 * 1.6") << 100.0 << 1.6 << 1 << true;
    QTest::newRow("100 * 1.6^3") << 100.0 << 1.6 << 3 << true;
    QTest::newRow("0.5 * 1.1^0") << 0.5 << 1.1 << 0 << true;
    QTest::newRow("0.5 * 1.5^40") << 0.5 << 1.5 << 40 << true;
    QTest::newRow("0.5 * 1.0000001^1,000,000") << 0.5 << 1.0000001 << 1'000'000 << true;
    QTest::newRow("halfway") << 1 + 0x1p-52 << 1 + 0x1p-1 << 1 << false;
    QTest::newRow("halfway below a power of two") << 1 + 0x1p-27 << 1 - 0x1p-27 << 1 << false;
    QTest::newRow("subnormal") << 1.5 << 0.3 << 617 << false;
    QTest::newRow("nothing") << 0.5 << 0.3 << 999'999 << false;
    QTest::newRow("infinity") << 0.5 << 1.5 << 999'999 << false;
    QTest::newRow("a power of two") << 0.1 << 0.5 << 1073 << true;
}

void PowersTest::surelyRounded()
{
    QFETCH(const double, base);
    QFETCH(const double, multiplier);
    QFETCH(const int, exponent);
    QTEST(isSurelyRounded(base, multiplier, exponent), "sure");
}

// Decimals as they are typed, where halfway points are common, and nearly all is sure.
void PowersTest::whatIsSureIsExact()
{
    int sure = 0;
    int unsure = 0;
    int wrong = 0;
    for (const double base : {0.1, 0.2, 0.25, 0.5, 1.0, 3.0, 50.0, 100.0, 200.0, 250.0}) {
        for (int tenths = 1; tenths <= 40; ++tenths) {
            for (std::int64_t exponent = 0; exponent < 24; ++exponent) {
                const double multiplier = tenths / 10.0;
                const bool same = scaledPower(base, multiplier, exponent)
                    == exactScaledPower(base, multiplier, exponent);
                const bool isSure = isSurelyRounded(base, multiplier, exponent);
                QVERIFY2(same || !isSure,
                    qPrintable(
                        QStringLiteral("%1 * %2^%3").arg(base).arg(multiplier).arg(exponent)));
                ++(isSure ? sure : unsure);
                wrong += same ? 0 : 1;
            }
        }
    }
    QVERIFY2(wrong > 0, "the double-double has become better: is the question still needed?");
    QVERIFY(unsure >= wrong);
    QVERIFY2(unsure * 100 < sure, qPrintable(QString::number(unsure)));
}

void PowersTest::ceilingsSaturate_data()
{
    QTest::addColumn<int>("retry");
    QTest::addColumn<double>("expected");
    QTest::newRow("1") << 1 << 0.5;
    QTest::newRow("2") << 2 << 1.0;
    QTest::newRow("3") << 3 << 2.0;
    QTest::newRow("4") << 4 << 4.0;
    QTest::newRow("5") << 5 << 8.0;
    QTest::newRow("6") << 6 << 16.0;
    QTest::newRow("7 meets the cap") << 7 << 30.0;
    QTest::newRow("20") << 20 << 30.0;
    QTest::newRow("5000 would overflow") << 5000 << 30.0;
    QTest::newRow("1,000,000") << 1'000'000 << 30.0;
}

void PowersTest::ceilingsSaturate()
{
    QFETCH(const int, retry);
    QTEST(ceiling(Policy {}, retry), "expected");
}

void PowersTest::noCapGrowsToInfinity()
{
    const Policy policy {.cap = {}};
    QCOMPARE(exact(ceiling(policy, 1025)), exact(std::ldexp(1.0, 1023)));
    QVERIFY(std::isinf(ceiling(policy, 1026)));
    QVERIFY(std::isinf(rawDelay(Policy {}, 5000))); // raw knows no cap
}

QTEST_GUILESS_MAIN(PowersTest)
#include "test_powers.moc"
