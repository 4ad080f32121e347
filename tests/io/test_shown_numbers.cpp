// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Numbers within a text that is read.

#include "core/io/shown_numbers.h"

#include <QTest>

using namespace backoff;

class TestShownNumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void unitsStayWithTheirNumbers_data();
    void unitsStayWithTheirNumbers();
};

// An underscore stands for a blank at which no line ends.
void TestShownNumbers::unitsStayWithTheirNumbers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("kept");
    const auto row = [](const char *text, const char *kept) {
        QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(kept);
    };
    row("1 s, 400 ms and 24 %.", "1_s, 400_ms and 24_%.");
    row("0.5 s", "0.5_s");
    row("3 seeds, 5 messages", "3 seeds, 5 messages");
    row("waits s", "waits s");
    row("", "");
}

void TestShownNumbers::unitsStayWithTheirNumbers()
{
    QFETCH(const QString, text);
    QFETCH(QString, kept);
    QCOMPARE(withUnitsKept(text), kept.replace(u'_', QString(QChar::Nbsp)));
}

QTEST_GUILESS_MAIN(TestShownNumbers)
#include "test_shown_numbers.moc"
