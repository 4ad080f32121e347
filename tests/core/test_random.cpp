// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// PythonRandom is random.Random of CPython, to the last bit.

#include "core/engine/random.h"
#include "core/engine/units.h"
#include "tests/core/support/exact.h"
#include "tests/core/support/golden.h"

#include <QJsonObject>
#include <QtTest>

#include <string>
#include <utility>

using namespace backoff;

class RandomTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drawsAreCPythons_data();
    void drawsAreCPythons();
    void seedsDifferInEveryBit();
    void longSeedsAreCPythons_data();
    void longSeedsAreCPythons();
    void uniformAddsTheScaledDraw();
    void uniformReachesBothWays();
    void normalvariateIsCPythons_data();
    void normalvariateIsCPythons();
    void normalvariateRejectsWhatCPythonRejects();
};

void RandomTest::drawsAreCPythons_data()
{
    QTest::addColumn<QString>("seed");
    QTest::addColumn<QString>("firstDraws");
    QTest::addColumn<QString>("draw1000");
    const QJsonArray vectors = golden(QStringLiteral("cpython_random.json")).array();
    QVERIFY(!vectors.isEmpty());
    for (const QJsonValue &value : vectors) {
        const QJsonObject vector = value.toObject();
        const QString seed = vector[u"seed"].toString();
        QTest::addRow("seed %s", qPrintable(seed))
            << seed << exact(numbers(vector[u"random"].toArray()))
            << exact(vector[u"draw_1000"].toDouble());
    }
}

// Negative seeds come in through the parser, which drops the sign as CPython does.
void RandomTest::drawsAreCPythons()
{
    QFETCH(const QString, seed);
    const Result<std::uint64_t> parsed = parseSeed(seed.toStdString());
    QVERIFY(parsed.ok());
    PythonRandom random(*parsed);
    std::vector<double> draws;
    for (int i = 0; i < 1000; ++i) {
        draws.push_back(random.random());
    }
    QTEST(exact(draws.back()), "draw1000");
    draws.resize(8);
    QTEST(exact(draws), "firstDraws");
}

// A second key word of 0 and none at all are different keys: 2^32 and 0 must not coincide, nor
// may any bit of the seed be lost.
void RandomTest::seedsDifferInEveryBit()
{
    const double ofZero = PythonRandom(0).random();
    for (int bit = 0; bit < 64; ++bit) {
        QVERIFY2(PythonRandom(std::uint64_t {1} << bit).random() != ofZero,
            qPrintable(QString::number(bit)));
    }
}

void RandomTest::longSeedsAreCPythons_data()
{
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<quint32>("highWord");
    QTest::addColumn<QString>("firstDraws");
    QTest::newRow("2^64") << quint64 {0U} << quint32 {1U}
                          << QStringLiteral(
                                 "0.9776462743838505 0.3711105964481608 0.49965891230531634");
    QTest::newRow("2^64 + 998") << quint64 {998U} << quint32 {1U}
                                << QStringLiteral(
                                       "0.928363001982411 0.30791782642363397 0.2451268653945624");
    QTest::newRow("three words") << quint64 {38654705669U} << quint32 {7U}
                                 << QStringLiteral(
                                        "0.8296916280631838 0.984595219732097 0.3481434748760561");
    QTest::newRow("the longest") << quint64 {18446744073709551615U} << quint32 {4294967295U}
                                 << QStringLiteral(
                                        "0.3903770946264037 0.9508210029686316 0.9354452599436106");
}

// random.Random(seed + highWord * 2**64).random(), three times.
void RandomTest::longSeedsAreCPythons()
{
    QFETCH(const quint64, seed);
    QFETCH(const quint32, highWord);
    PythonRandom random(seed, highWord);
    QTEST(exact(std::vector {random.random(), random.random(), random.random()}), "firstDraws");
}

void RandomTest::uniformAddsTheScaledDraw()
{
    PythonRandom drawn(42);
    PythonRandom plain(42);
    for (const auto &[a, b] :
        {std::pair {0.0, 1.0}, {0.1, 0.3}, {1.5, 1e6}, {-3.0, 7.7}, {0.5, 0.5}}) {
        QCOMPARE(exact(drawn.uniform(a, b)), exact(a + (b - a) * plain.random()));
    }
}

void RandomTest::uniformReachesBothWays()
{
    PythonRandom random(7);
    for (int i = 0; i < 1000; ++i) {
        const double draw = random.uniform(9, 3); // CPython allows a > b
        QVERIFY(draw > 3 && draw <= 9);
    }
}

void RandomTest::normalvariateIsCPythons_data()
{
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<QString>("expected");
    QTest::newRow("seed 0")
        << quint64 {0}
        << QStringLiteral(
               "9.632263557813484 10.065008258155164 11.39765538650796 9.80726430996945");
    QTest::newRow("seed 1")
        << quint64 {1}
        << QStringLiteral(
               "11.214911715287412 9.97154910897843 12.461814458233322 12.030962334354273");
    QTest::newRow("the default seed")
        << quint64 {20260717}
        << QStringLiteral(
               "9.38014928939056 11.88408160100214 11.117634671118624 7.555215108173121");
    QTest::newRow("the largest seed")
        << quint64 {18446744073709551615U}
        << QStringLiteral(
               "7.521330996162403 7.432262117557561 12.288827576845538 13.093105038633288");
}

// random.Random(seed).normalvariate(10, 2), four times.
void RandomTest::normalvariateIsCPythons()
{
    QFETCH(const quint64, seed);
    PythonRandom random(seed);
    std::vector<double> draws;
    for (int i = 0; i < 4; ++i) {
        draws.push_back(random.normalvariate(10, 2));
    }
    QTEST(exact(draws), "expected");
}

// One draw more or less rejected, and all that follow are others.
void RandomTest::normalvariateRejectsWhatCPythonRejects()
{
    PythonRandom random(42);
    double last = 0;
    for (int i = 0; i < 10'000; ++i) {
        last = random.normalvariate(0, 1);
    }
    QCOMPARE(exact(last), exact(1.8145909966106024));
}

QTEST_GUILESS_MAIN(RandomTest)
#include "test_random.moc"
