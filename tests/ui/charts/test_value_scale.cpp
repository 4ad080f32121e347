// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_words.h"
#include "ui/charts/value_scale.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace backoff;

class TestValueScale : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ticks_data();
    void ticks();
    void holdsAnyDouble_data();
    void holdsAnyDouble();
    void zeroHasAPlaceOnALogScale();
    void logStepsAreEqual();
    void numbers_data();
    void numbers();
};

static QString textOf(const ValueScale &scale)
{
    QStringList texts;
    for (const double tick : scale.ticks()) {
        texts << policyText(tick);
    }
    return texts.join(u' ');
}

void TestValueScale::ticks_data()
{
    QTest::addColumn<bool>("log");
    QTest::addColumn<double>("smallest");
    QTest::addColumn<double>("largest");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, bool log, double smallest, double largest, auto text) {
        QTest::newRow(name) << log << smallest << largest << QString::fromLatin1(text);
    };
    row("four", false, 0, 4, "0 1 2 3 4");
    row("eight", false, 0, 8, "0 2 4 6 8");
    row("just above a tick", false, 0, 8.001, "0 2 4 6 8 10");
    row("tenths", false, 0, 0.5, "0 0.1 0.2 0.3 0.4 0.5");
    row("nano", false, 0, 1e-9, "0 2e-10 4e-10 6e-10 8e-10 1e-9");
    row("tera", false, 0, 1e12, "0 2e11 4e11 6e11 8e11 1e12");
    row("nothing but zeros", false, 0, 0, "0 0.2 0.4 0.6 0.8 1");
    row("two decades", true, 0.176, 8, "0 0.1 1 10");
    row("within a decade", true, 2, 9, "0 1 2 5 10");
    row("one value", true, 1, 1, "0 1 2 5 10");
    row("many decades", true, 1e-9, 1e12, "0 1e-9 0.0001 10 1000000 1e11");
    row("no positive value", true, 0, 0, "0 1 2 5 10");
}

void TestValueScale::ticks()
{
    QFETCH(bool, log);
    QFETCH(double, smallest);
    QFETCH(double, largest);
    const ValueScale scale
        = log ? ValueScale::logarithmic(smallest, largest) : ValueScale::linear(largest);
    QTEST(textOf(scale), "expected");
}

void TestValueScale::holdsAnyDouble_data()
{
    QTest::addColumn<double>("value");
    QTest::newRow("smallest") << std::numeric_limits<double>::denorm_min();
    QTest::newRow("smallest normal") << std::numeric_limits<double>::min();
    QTest::newRow("1e-9") << 1e-9;
    QTest::newRow("1e12 and one") << 1e12 + 1;
    QTest::newRow("largest") << std::numeric_limits<double>::max();
}

void TestValueScale::holdsAnyDouble()
{
    QFETCH(double, value);
    for (const ValueScale &scale : {ValueScale::linear(value),
             ValueScale::logarithmic(value, value),
             ValueScale::logarithmic(std::numeric_limits<double>::denorm_min(), value)}) {
        QVERIFY(scale.ticks().size() >= 2);
        QVERIFY(scale.ticks().size() <= 12);
        double last = -1;
        for (const double tick : scale.ticks()) {
            QVERIFY(std::isfinite(tick));
            QVERIFY(scale.at(tick) > last);
            last = scale.at(tick);
        }
        QVERIFY(scale.at(value) > 0);
        QVERIFY(scale.at(value) <= 1);
        QCOMPARE(scale.at(0), 0.0);
    }
}

void TestValueScale::zeroHasAPlaceOnALogScale()
{
    const ValueScale scale = ValueScale::logarithmic(0.1, 10);
    QCOMPARE(scale.at(0), 0.0);
    QVERIFY(scale.at(0.1) > 0.05); // 0 and the lowest decade stay apart
    QVERIFY(scale.at(0.05) > 0 && scale.at(0.05) < scale.at(0.1));
    QCOMPARE(scale.at(10), 1.0);
}

void TestValueScale::logStepsAreEqual()
{
    const ValueScale scale = ValueScale::logarithmic(0.1, 1000);
    const double step = scale.at(1) - scale.at(0.1);
    QCOMPARE(scale.at(10) - scale.at(1), step);
    QCOMPARE(scale.at(1000) - scale.at(100), step);
    for (const double value : {0.05, 0.1, 0.7, 30.0, 1000.0}) {
        QCOMPARE(scale.valueAt(scale.at(value)), value);
    }
}

void TestValueScale::numbers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const QString &text, const char *expected) {
        QTest::newRow(expected) << text << QString::fromLatin1(expected);
    };
    row(policyText(0.5), "0.5");
    row(policyText(18.70218), "18.7022");
    row(policyText(1e-9), "1e-9");
    row(policyText(2.5e12), "2.5e12");
    row(policyText(-1.25e-7), "-1.25e-7");
    row(drawnText(0.17603485020936238), "0.176");
    row(drawnText(4.699529510328722), "4.700");
    row(drawnText(3.5206970e-10), "3.52e-10");
    row(drawnText(9.0390576e12), "9.0391e12");
    row(drawnText(0), "0.000");
    row(ChartWords::between(0.5, 1.5, Unit::Seconds).replace(u'\u2013', u'-'), "0.5-1.5 s");
}

void TestValueScale::numbers()
{
    QFETCH(QString, text);
    QTEST(text, "expected");
}

QTEST_APPLESS_MAIN(TestValueScale)
#include "test_value_scale.moc"
