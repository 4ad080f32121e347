// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is typed as a prediction.

#include "ui/lessons/prediction_text.h"

#include <QTest>

using namespace backoff;

class TestPredictionText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isReadInTheAnswersUnit_data();
    void isReadInTheAnswersUnit();
    void isRefused_data();
    void isRefused();
};

void TestPredictionText::isReadInTheAnswersUnit_data()
{
    QTest::addColumn<int>("unit");
    QTest::addColumn<double>("expected");
    const auto add = [](const char *typed, AnswerUnit unit, double expected) {
        QTest::newRow(typed) << static_cast<int>(unit) << expected;
    };
    add("0.5 s", AnswerUnit::Time, 500); // in the experiment's unit, ms
    add("0,5 s", AnswerUnit::Time, 500);
    add("500", AnswerUnit::Time, 500);
    add("500 ms", AnswerUnit::Time, 500);
    add(" 2 min ", AnswerUnit::Time, 120'000);
    add("24", AnswerUnit::Percent, 24);
    add("24 %", AnswerUnit::Percent, 24);
    add("2,5%", AnswerUnit::Percent, 2.5);
    add("3", AnswerUnit::Count, 3);
    add("1e3", AnswerUnit::Number, 1000);
    add("0,25", AnswerUnit::Number, 0.25);
}

void TestPredictionText::isReadInTheAnswersUnit()
{
    QFETCH(int, unit);
    QFETCH(double, expected);
    const QString typed = QString::fromUtf8(QTest::currentDataTag());
    const Result<double> read
        = readPrediction(typed, static_cast<AnswerUnit>(unit), Unit::Milliseconds);
    QVERIFY(read.ok());
    QCOMPARE(*read, expected);
    // What stands in the field is read back as the same.
    QCOMPARE(*readPrediction(
                 typedPrediction(expected), static_cast<AnswerUnit>(unit), Unit::Milliseconds),
        expected);
}

void TestPredictionText::isRefused_data()
{
    QTest::addColumn<int>("unit");
    const auto add = [](const char *typed, AnswerUnit unit) {
        QTest::newRow(typed) << static_cast<int>(unit);
    };
    add("half", AnswerUnit::Number);
    add("1.5", AnswerUnit::Count);
    add("3 calls", AnswerUnit::Count);
    add("3 days", AnswerUnit::Time);
    add("nan", AnswerUnit::Time);
    add("1,000.5", AnswerUnit::Number);
    add("%", AnswerUnit::Percent);
    add("24 %%", AnswerUnit::Percent);
    add("24 s", AnswerUnit::Percent);
}

void TestPredictionText::isRefused()
{
    QFETCH(int, unit);
    QVERIFY(!readPrediction(QString::fromUtf8(QTest::currentDataTag()),
        static_cast<AnswerUnit>(unit),
        Unit::Milliseconds)
                 .ok());
}

QTEST_GUILESS_MAIN(TestPredictionText)
#include "test_prediction_text.moc"
