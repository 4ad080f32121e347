// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/time_axis.h"

#include <QTest>

#include <cmath>

using namespace backoff;

class TestTimeAxis : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ticksAreRoundAndFit_data();
    void ticksAreRoundAndFit();
    void timesAndPixelsRoundTrip_data();
    void timesAndPixelsRoundTrip();
    void timesStayOnTheAxis();
};

void TestTimeAxis::ticksAreRoundAndFit_data()
{
    QTest::addColumn<double>("span");
    QTest::addColumn<int>("atMost");
    QTest::addColumn<double>("step");
    QTest::addColumn<int>("count");
    QTest::newRow("whole seconds") << 7.7 << 8 << 1.0 << 8;
    QTest::newRow("one tick less") << 7.7 << 7 << 2.0 << 4;
    QTest::newRow("an hour") << 3600.0 << 11 << 500.0 << 8;
    QTest::newRow("two ticks") << 7.7 << 2 << 5.0 << 2;
    QTest::newRow("exactly to the end") << 10.0 << 11 << 1.0 << 11;
    QTest::newRow("tiny") << 1.5e-8 << 11 << 2e-9 << 8;
    QTest::newRow("huge") << 1.5e13 << 5 << 5e12 << 4;
    QTest::newRow("the least there is") << 5e-324 << 11 << 0.0 << 1;
}

void TestTimeAxis::ticksAreRoundAndFit()
{
    QFETCH(double, span);
    QFETCH(int, atMost);
    QFETCH(double, step);
    QFETCH(int, count);
    const std::vector<double> ticks = niceTicks(span, atMost);
    QCOMPARE(static_cast<int>(ticks.size()), count);
    for (std::size_t i = 0; i < ticks.size(); ++i) {
        QVERIFY(std::abs(ticks[i] - static_cast<double>(i) * step) <= 1e-9 * span);
    }
}

void TestTimeAxis::timesAndPixelsRoundTrip_data()
{
    QTest::addColumn<double>("span");
    QTest::newRow("seconds") << 7.5;
    QTest::newRow("tiny") << 1e-9;
    QTest::newRow("huge") << 1e12;
    QTest::newRow("the largest") << 1.7e308;
}

void TestTimeAxis::timesAndPixelsRoundTrip()
{
    QFETCH(double, span);
    const TimeAxis axis {130, 1100, span};
    QCOMPARE(axis.xAt(0), 130.0);
    QCOMPARE(axis.xAt(span), 1100.0);
    for (int i = 0; i <= 100; ++i) {
        const double t = span * (i / 100.0);
        QVERIFY(std::abs(axis.timeAt(axis.xAt(t)) - t) <= 1e-12 * span);
        const double x = 130 + 9.7 * i;
        QVERIFY(std::abs(axis.xAt(axis.timeAt(x)) - x) <= 1e-9);
    }
}

void TestTimeAxis::timesStayOnTheAxis()
{
    const TimeAxis axis {100, 200, 5};
    QCOMPARE(axis.timeAt(20), 0.0);
    QCOMPARE(axis.timeAt(900), 5.0);
}

QTEST_APPLESS_MAIN(TestTimeAxis)
#include "test_time_axis.moc"
