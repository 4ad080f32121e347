// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/number_format.h"

#include <QTest>

#include <charconv>
#include <cmath>
#include <limits>
#include <random>

using namespace backoff;

class TestNumberFormat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void full_data();
    void full();
    void fullReadsBack();
    void fixed_data();
    void fixed();
    void significant_data();
    void significant();
    void writesInPlace();
};

void TestNumberFormat::full_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    const auto row = [](double value, const char *text) {
        QTest::newRow(text) << value << QString::fromLatin1(text);
    };
    // CPython's repr, without a trailing ".0".
    row(0, "0");
    row(-0.0, "-0");
    row(1, "1");
    row(0.5, "0.5");
    row(-2.25, "-2.25");
    row(0.1 + 0.2, "0.30000000000000004");
    row(1.0 / 3, "0.3333333333333333");
    row(100000, "100000");
    row(123456789, "123456789");
    row(1e-4, "0.0001");
    row(0.00012345, "0.00012345");
    row(std::nextafter(1e-4, 0), "9.999999999999999e-05");
    row(1e-5, "1e-05");
    row(1.5e-10, "1.5e-10");
    row(1e15, "1000000000000000");
    row(9007199254740993.0, "9007199254740992");
    row(std::nextafter(1e16, 0), "9999999999999998");
    row(1e16, "1e+16");
    row(1.2345e22, "1.2345e+22");
    row(1e100, "1e+100");
    row(5e-324, "5e-324");
    row(2.2250738585072014e-308, "2.2250738585072014e-308");
    row(std::numeric_limits<double>::max(), "1.7976931348623157e+308");
}

void TestNumberFormat::full()
{
    QFETCH(double, value);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(formatFull(value)), text);
    QCOMPARE(formatNumber(value, Digits::full()), formatFull(value));
}

void TestNumberFormat::fullReadsBack()
{
    std::mt19937_64 bits(1);
    for (int i = 0; i < 100'000; ++i) {
        const auto value = std::bit_cast<double>(bits());
        if (!std::isfinite(value)) {
            continue;
        }
        const std::string text = formatFull(value);
        double back = 0;
        const auto read = std::from_chars(text.data(), text.data() + text.size(), back);
        QVERIFY(read.ptr == text.data() + text.size());
        QCOMPARE(std::bit_cast<std::uint64_t>(back), std::bit_cast<std::uint64_t>(value));
    }
}

void TestNumberFormat::fixed_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QString>("text");
    const auto row = [](double value, int decimals, const char *text) {
        QTest::addRow("%.17g to %d", value, decimals)
            << value << decimals << QString::fromLatin1(text);
    };
    // Ties that a double holds exactly go to the even digit, others to the nearer one.
    row(0.5, 0, "0");
    row(1.5, 0, "2");
    row(2.5, 0, "2");
    row(0.125, 2, "0.12");
    row(0.375, 2, "0.38");
    row(1.0625, 3, "1.062");
    row(1.1875, 3, "1.188");
    row(2.675, 2, "2.67"); // below the tie
    row(1.005, 2, "1.00"); // below the tie
    row(0.0015, 3, "0.002"); // above the tie
    row(-0.0, 3, "0.000");
    row(-0.0004, 3, "0.000");
    row(-0.0006, 3, "-0.001");
    row(1e16, 3, "10000000000000000.000");
    row(5e-324, 3, "0.000");
    row(0.1, 17, "0.10000000000000001");
    row(0.30000000000000004, 1, "0.3");
    row(999.9996, 3, "1000.000");
}

void TestNumberFormat::fixed()
{
    QFETCH(double, value);
    QFETCH(int, decimals);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(formatFixed(value, decimals)), text);
    QCOMPARE(formatNumber(value, Digits::fixed(decimals)), formatFixed(value, decimals));
}

void TestNumberFormat::significant_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    const auto row = [](double value, const char *text) {
        QTest::newRow(text) << value << QString::fromLatin1(text);
    };
    row(0.5, "0.5");
    row(30000, "30000");
    row(1.0 / 3, "0.333333");
    row(123456.7, "123457");
    row(1234567, "1234570");
    row(0.99999999, "1");
    row(1.23456789e20, "1.23457e+20");
    row(0, "0");
}

void TestNumberFormat::significant()
{
    QFETCH(double, value);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(formatSignificant(value)), text);
}

void TestNumberFormat::writesInPlace()
{
    std::string out(numberRoom, ' ');
    char *end = writeNumber(out.data(), 0.25, Digits::full());
    QCOMPARE(std::string(out.data(), end), std::string("0.25"));
    const double longest = std::numeric_limits<double>::lowest();
    end = writeNumber(out.data(), longest, Digits::fixed(maxDecimals));
    QCOMPARE(end - out.data(), std::ptrdiff_t(1 + 309 + 1 + 17));
    QVERIFY(out.starts_with("-179769313486231570"));
}

QTEST_APPLESS_MAIN(TestNumberFormat)
#include "test_number_format.moc"
