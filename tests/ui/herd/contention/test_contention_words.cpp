// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the study says in words is what its rows show: no ranking that chance may have made, and
// never one for both measures where there are two.

#include "tests/ui/herd/contention/contention_cases.h"
#include "ui/herd/contention/contention_words.h"

#include <QtTest>

using namespace backoff;

class TestContentionWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theStudyOfAHundredClients();
    void sentences_data();
    void sentences();
    void nothingIsSaidOfNothing();
    void differencesWithinTheirErrorAreNone();
    void rankingsKeepTiesApart();
    void numbers();
    void theUnitFollowsTheLongestTime();
};

static QString plain(QString said) { return said.replace(QChar::Nbsp, u' '); }

void TestContentionWords::theStudyOfAHundredClients()
{
    const QString said = ContentionWords::sentence(defaultStudy());
    QVERIFY(said.contains(QStringLiteral("63.0") + QChar::Nbsp + u's')); // never at a line's end
    QCOMPARE(plain(said),
        QStringLiteral("Fewest calls: full jitter (795). First to finish: no backoff (2.0 s), with "
                       "the most calls (2,426, 3.0 times as many). Last: backoff without jitter "
                       "(63.0 s). Full jitter beats decorrelated jitter on calls (795 to 1,003), "
                       "decorrelated jitter beats full jitter on time (4.6 s to 4.9 s). No "
                       "strategy is best at both."));
}

void TestContentionWords::sentences_data()
{
    QTest::addColumn<std::vector<Figures>>("figures");
    QTest::addColumn<int>("clients");
    QTest::addColumn<int>("runs");
    QTest::addColumn<QString>("said");
    using Rows = std::vector<Figures>;

    const Figures alone {1, 0, 40.13, 4};
    QTest::newRow("one client") << Rows {alone, alone, alone, alone, alone} << 1 << 100
                                << u"A single client is never refused: with every strategy it "
                                   "makes one call and finishes after 40.1 ms on average."_qs;
    QTest::newRow("one client, one run")
        << Rows {alone, alone, alone, alone, alone} << 1 << 1
        << u"A single client is never refused: with every strategy it makes one call and finishes "
           "after 40.1 ms."_qs;
    QTest::newRow("one run") << Rows {{1800, 0, 62'000, 0},
        {810, 0, 6500, 0},
        {800, 0, 5000, 0},
        {1000, 0, 4500, 0},
        {2400, 0, 2000, 0}} << 100
                             << 1
                             << u"One run of each, so luck may decide. Fewest calls: full jitter "
                                "(800). First to finish: no backoff (2.0 s), with the most calls "
                                "(2,400, 3.0 times as many). Last: backoff without jitter "
                                "(62.0 s). Full jitter beats decorrelated jitter on calls (800 to "
                                "1,000), decorrelated jitter beats full jitter on time (4.5 s to "
                                "5.0 s). No strategy is best at both."_qs;
    QTest::newRow("all within their errors")
        << Rows {{2.5, 0.5, 90, 19},
               {2.5, 0.5, 91, 19},
               {2.45, 0.5, 89, 19},
               {2.5, 0.5, 90, 19},
               {2.55, 0.5, 92, 19}}
        << 2 << 100
        << u"Calls: about the same with every strategy (2.45 to 2.55). Time: about the same with "
           "every strategy (89.0 ms to 92.0 ms)."_qs;
    QTest::newRow("one call too many for each")
        << Rows {{3, 0, 92.1, 9}, {3, 0, 88, 9}, {3, 0, 87, 9}, {3, 0, 92.6, 9}, {3, 0, 82.1, 9}}
        << 2 << 100
        << u"Calls: about the same with every strategy (3). First to finish: no backoff (82.1 ms). "
           "Last: decorrelated jitter (92.6 ms), backoff without jitter (92.1 ms), about the "
           "same."_qs;
    QTest::newRow("one is best at both") << Rows {{20, 1, 500, 9},
        {18, 1, 400, 9},
        {12, 1, 200, 9},
        {18, 1, 300, 9},
        {30, 1, 400, 9}} << 8 << 100
                                         << u"Fewest calls: full jitter (12). First to finish: "
                                            "full jitter (200 ms). Most calls: no backoff (30). "
                                            "Last: backoff without jitter (500 ms). Full jitter "
                                            "beats decorrelated jitter on calls (12 to 18) and on "
                                            "time (200 ms to 300 ms). Best at both, with so "
                                            "many clients: full jitter."_qs;
    QTest::newRow("ties") << Rows {{20, 1, 500, 9},
        {12.1, 1, 201, 9},
        {12, 1, 200, 9},
        {12.2, 1, 300, 9},
        {20.1, 1, 499, 9}} << 8
                          << 100
                          << u"Fewest calls: full jitter (12), equal jitter (12.1), decorrelated "
                             "jitter (12.2), about the same. First to finish: full jitter "
                             "(200 ms), equal jitter (201 ms), about the same. Most calls: no "
                             "backoff (20.1), backoff without jitter (20), about the same. Last: "
                             "backoff without jitter (500 ms), no backoff (499 ms), about the "
                             "same. Among the best at both, with so many clients: equal jitter, "
                             "full jitter."_qs;
    QTest::newRow("the first makes more calls, but not the most")
        << Rows {{20, 1, 500, 9},
               {18, 1, 400, 9},
               {12, 1, 300, 9},
               {18, 1, 200, 9},
               {30, 1, 400, 9}}
        << 8 << 100
        << u"Fewest calls: full jitter (12). First to finish: "
           "decorrelated jitter (200 ms), with 1.5 times as "
           "many calls. Most calls: no backoff (30). Last: "
           "backoff without jitter (500 ms). Full jitter beats "
           "decorrelated jitter on calls (12 to 18), decorrelated "
           "jitter beats full jitter on time (200 ms to "
           "300 ms). No strategy is best at both."_qs;
}

void TestContentionWords::sentences()
{
    QFETCH(std::vector<Figures>, figures);
    QFETCH(int, clients);
    QFETCH(int, runs);
    QTEST(plain(ContentionWords::sentence(studyWith(figures, clients, runs))), "said");
}

void TestContentionWords::nothingIsSaidOfNothing()
{
    QCOMPARE(ContentionWords::sentence({}), QString());
}

// Two standard errors of the difference of two means of 100 runs each: here 2.
void TestContentionWords::differencesWithinTheirErrorAreNone()
{
    const auto row = [](double calls, std::int64_t runs) {
        return ContentionRow {Backoff::Full, 10, runs, {1, 0.0}, {calls, std::sqrt(50.0)}};
    };
    QVERIFY(!differ(row(100, 100), row(101.9, 100), &ContentionRow::calls));
    QVERIFY(differ(row(100, 100), row(102.1, 100), &ContentionRow::calls));
    QVERIFY(differ(row(100, 400), row(101.9, 400), &ContentionRow::calls)); // more runs know more
    QVERIFY(!differ(row(100, 100), row(102.1, 100), &ContentionRow::completion));
}

void TestContentionWords::rankingsKeepTiesApart()
{
    // Decorrelated differs neither from the least nor from the most: it is told once.
    const auto rows = studyWith({{10, 5}, {14, 5}, {10.1, 5}, {11.2, 5}, {12, 5}}, 8, 100).points;
    const Ranking ranking = rank(rows.front(), &ContentionRow::calls);
    QCOMPARE(ranking.least.size(), 3u);
    QCOMPARE(int(ranking.least[0].backoff), int(Backoff::None));
    QCOMPARE(int(ranking.least[1].backoff), int(Backoff::Full));
    QCOMPARE(int(ranking.least[2].backoff), int(Backoff::Decorrelated));
    QCOMPARE(ranking.most.size(), 1u);
    QCOMPARE(int(ranking.most[0].backoff), int(Backoff::Equal));
    QVERIFY(!ranking.allAlike());
    QVERIFY(rank(rows.front(), &ContentionRow::completion).allAlike());
}

void TestContentionWords::numbers()
{
    QCOMPARE(ContentionWords::calls(1), QStringLiteral("1"));
    QCOMPARE(ContentionWords::calls(12.345), QStringLiteral("12.3"));
    QCOMPARE(ContentionWords::calls(796.35), QStringLiteral("796"));
    QCOMPARE(ContentionWords::calls(24'300'000.4), QStringLiteral("24,300,000"));
    QCOMPARE(ContentionWords::time(63'300, Unit::Seconds), QStringLiteral("63.3 s"));
    QCOMPARE(ContentionWords::time(123'400, Unit::Seconds), QStringLiteral("123 s"));
    QCOMPARE(ContentionWords::time(1'347'298, Unit::Seconds), QStringLiteral("1,347 s"));
    QCOMPARE(ContentionWords::time(216, Unit::Seconds), QStringLiteral("0.22 s"));
    QCOMPARE(ContentionWords::time(41.4, Unit::Seconds), QStringLiteral("0.041 s"));
    QCOMPARE(ContentionWords::time(41.44, Unit::Milliseconds), QStringLiteral("41.4 ms"));
    QCOMPARE(ContentionWords::callsTick(2000), QStringLiteral("2,000"));
    QCOMPARE(ContentionWords::callsTick(0.2), QStringLiteral("0.2"));
    QCOMPARE(ContentionWords::timeTick(20'000, Unit::Seconds), QStringLiteral("20 s"));
    QCOMPARE(ContentionWords::timeTick(1e6, Unit::Seconds), QStringLiteral("1,000 s"));
}

void TestContentionWords::theUnitFollowsTheLongestTime()
{
    QCOMPARE(contentionUnit(studyWith({{1, 0, 999, 0}}, 1, 2)), Unit::Milliseconds);
    QCOMPARE(contentionUnit(studyWith({{1, 0, 20, 0}, {1, 0, 1000, 0}}, 1, 2)), Unit::Seconds);
}

QTEST_APPLESS_MAIN(TestContentionWords)
#include "test_contention_words.moc"
