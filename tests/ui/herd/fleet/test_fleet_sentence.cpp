// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/shown_numbers.h"
#include "tests/ui/herd/fleet/fleet_cases.h"
#include "ui/herd/fleet/fleet_sentence.h"
#include "ui/herd/fleet/fleet_words.h"

#include <functional>

using namespace backoff;

class TestFleetSentence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsAreGrouped();
    void timesHaveThreeDigitsOrMore();
    void saysWhatTheRunShows_data();
    void saysWhatTheRunShows();
    void isTrueOfTheNumbers();
    void aStrategyWithoutNumbersIsLeftOut();
    void factsAreThePictures_data();
    void factsAreThePictures();
    void factsOfAFleetThatNeverRecovers();
    void factsOfASingleBin();
};

void TestFleetSentence::countsAreGrouped()
{
    QCOMPARE(groupedText(0), QStringLiteral("0"));
    QCOMPARE(groupedText(999), QStringLiteral("999"));
    QCOMPARE(groupedText(1000), QStringLiteral("1,000"));
    QCOMPARE(groupedText(100000), QStringLiteral("100,000"));
    QCOMPARE(groupedText(10000000), QStringLiteral("10,000,000"));
    QCOMPARE(groupedText(-100), QStringLiteral("-100"));
    QCOMPARE(groupedText(-1234567), QStringLiteral("-1,234,567"));
}

void TestFleetSentence::timesHaveThreeDigitsOrMore()
{
    QCOMPARE(FleetWords::time(61.5, Unit::Seconds), QStringLiteral("61.5 s"));
    QCOMPARE(FleetWords::time(28.5974, Unit::Seconds), QStringLiteral("28.6 s"));
    QCOMPARE(FleetWords::time(0.25, Unit::Seconds), QStringLiteral("0.25 s"));
    QCOMPARE(FleetWords::time(61500, Unit::Milliseconds), QStringLiteral("61500 ms"));
    QCOMPARE(FleetWords::time(28597.4, Unit::Milliseconds), QStringLiteral("28597 ms"));
    QCOMPARE(FleetWords::time(0, Unit::Seconds), QStringLiteral("0 s"));
}

using Change = std::function<void(Experiment &)>;

void TestFleetSentence::saysWhatTheRunShows_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("sentence");
    const auto add = [](const char *name, const Change &change, const char *sentence) {
        QTest::newRow(name) << change << QString::fromUtf8(sentence);
    };
    add(
        "the picture",
        [](Experiment &) {},
        "Without jitter the whole fleet comes back together, 1,000 calls in one bin; with full "
        "jitter the largest later bin has 717. Wasted calls: 5,084 with full jitter, 7,700 "
        "without jitter.");
    add(
        "its own strategy is compared",
        [](Experiment &e) { e.policy.jitter = Jitter::Decorrelated; },
        "Without jitter the whole fleet comes back together, 1,000 calls in one bin; with "
        "decorrelated jitter the largest later bin has 328.");
    add(
        "no jitter is compared with full",
        [](Experiment &e) { e.policy.jitter = Jitter::None; },
        "with full jitter the largest later bin has 717.");
    add(
        "fixed offsets help nobody",
        [](Experiment &e) { e.policy.jitter = Jitter::Offsets; },
        "with fixed offsets the largest later bin has 1,000.");
    add(
        "nobody",
        [](Experiment &e) { e.fleet.clients = 0; },
        "There are no clients: nobody calls.");
    add(
        "one",
        [](Experiment &e) { e.fleet.clients = 1; },
        "One client is no crowd, whatever its jitter: it is served after 7.5 s without jitter, "
        "after ");
    add(
        "one for ever down",
        [](Experiment &e) { e.fleet = {.clients = 1, .outage = {}}; },
        "One client is no crowd, whatever its jitter: it gives up without jitter and with full "
        "jitter.");
    add(
        "one attempt",
        [](Experiment &e) { e.policy.attempts = 1; },
        "One attempt means no retry: of 1,000 calls at the start, 0 are served.");
    add(
        "one attempt, no outage",
        [](Experiment &e) {
            e.policy.attempts = 1;
            e.fleet.outage = 0;
        },
        "One attempt means no retry: of 1,000 calls at the start, 30 are served.");
    add(
        "all at once",
        [](Experiment &e) {
            e.fleet.outage = 0;
            e.fleet.capacity = {};
        },
        "The service answers all 1,000 first calls: nobody has to retry.");
    add(
        "one at once",
        [](Experiment &e) { e.fleet = {.clients = 1, .outage = 0}; },
        "The service answers the first call: there is nothing to retry.");
    add(
        "no outage",
        [](Experiment &e) { e.fleet.outage = 0; },
        "Without jitter all who were refused come back together, up to 970 calls in a later bin; "
        "with full jitter the largest later bin has ");
    add(
        "never",
        [](Experiment &e) { e.fleet.outage = {}; },
        "The service never recovers: every call is wasted, 8,000 in all.");
    add(
        "too long",
        [](Experiment &e) { e.fleet.outage = 1000; },
        "All give up before the outage ends: every call is wasted.");
    add(
        "unlimited",
        [](Experiment &e) { e.fleet.capacity = {}; },
        "The service has no limit: whoever calls after the outage is served.");
    add(
        "one seed",
        [](Experiment &e) { e.fleet.sharedSeed = true; },
        "Every client has the same seed: jitter moves them all together, up to 1,000 calls in a "
        "later bin with full jitter, 1,000 without jitter.");
    add(
        "a bin wider than the run",
        [](Experiment &e) { e.fleet.bin = 1000; },
        "Every call falls into the first bin, without jitter and with full jitter: a shorter bin "
        "shows how the calls are spread.");
    add(
        "retries within a bin",
        [](Experiment &e) { e.fleet.bin = 3; },
        "Without jitter the whole fleet comes back together, 1,000 calls in one bin;");
    add(
        "several retries of a later bin",
        [](Experiment &e) {
            e.policy.base = 2;
            e.policy.cap = 2;
            e.fleet = {.outage = {}, .bin = 6};
        },
        "Without jitter the whole fleet comes back together, up to 3,000 calls in a later bin;");
    add(
        "bins too short",
        [](Experiment &e) { e.fleet = {.capacity = {}, .bin = 1e-9}; }, // no bin refuses a call
        "Bins of 1e-09 s are too short: the histogram would have more than 10,000,000. Accepted: a "
        "wider bin, or fewer or shorter waits.");
}

void TestFleetSentence::saysWhatTheRunShows()
{
    QFETCH(Change, change);
    QFETCH(QString, sentence);
    Experiment experiment = pictured();
    change(experiment);
    const QString text = fleetSentence(computed(experiment));
    QVERIFY2(text.contains(sentence), qPrintable(text));
    QVERIFY2(text.endsWith(u'.'), qPrintable(text));
    QVERIFY2(!text.contains(u'%'), qPrintable(text));
}

// Whatever the settings: the numbers in the sentence are those of the run.
void TestFleetSentence::isTrueOfTheNumbers()
{
    for (const Jitter jitter : {Jitter::Full, Jitter::Equal, Jitter::Proportional}) {
        for (const double outage : {0.0, 2.0, 9.0}) {
            Experiment experiment = pictured();
            experiment.policy.jitter = jitter;
            experiment.fleet.outage = outage;
            const FleetResult result = computed(experiment);
            const QString text = fleetSentence(result);
            const FleetRun own = runOf(result, jitter);
            const FleetRun none = runOf(result, Jitter::None);
            QVERIFY(own.calls > 0);
            for (const std::int64_t count :
                {own.laterPeak, none.laterPeak, own.wasted, none.wasted}) {
                QVERIFY2(text.contains(groupedText(count)), qPrintable(text));
            }
        }
    }
}

void TestFleetSentence::aStrategyWithoutNumbersIsLeftOut()
{
    Experiment experiment = pictured();
    experiment.policy.jitter = Jitter::Decorrelated;
    FleetResult result = computed(experiment);
    const FleetRun none = runOf(result, Jitter::None);
    for (ShownFleet &fleet : result.fleets) {
        if (fleet.policy.jitter == Jitter::Decorrelated) {
            fleet.run = {};
            fleet.problem = Error {ErrorCode::DelayOverflows, Field::Cap, "none", 647};
        }
    }
    QCOMPARE(fleetSentence(result),
        QStringLiteral("With no jitter the largest later bin has 1,000 calls, and 7,700 of %1 "
                       "calls are wasted.")
            .arg(groupedText(none.calls)));
}

static QString told(const std::vector<RowFact> &facts)
{
    QStringList texts;
    for (const RowFact &fact : facts) {
        texts << fact.value + u' ' + fact.text;
    }
    return texts.join(QStringLiteral("; "));
}

void TestFleetSentence::factsAreThePictures_data()
{
    QTest::addColumn<Jitter>("jitter");
    QTest::addColumn<QString>("facts");
    QTest::newRow("none") << Jitter::None
                          << QStringLiteral(
                                 "1,000 peak after the first bin; 61.5 s to the last one");
    QTest::newRow("equal") << Jitter::Equal
                           << QStringLiteral(
                                  "1,000 peak after the first bin; 28.6 s to the last one");
    QTest::newRow("full") << Jitter::Full
                          << QStringLiteral("717 peak after the first bin; 39.1 s to the last one");
    QTest::newRow("decorrelated") << Jitter::Decorrelated
                                  << QStringLiteral(
                                         "328 peak after the first bin; 26.1 s to the last one");
}

void TestFleetSentence::factsAreThePictures()
{
    QFETCH(Jitter, jitter);
    QFETCH(QString, facts);
    const FleetResult result = computed(pictured());
    const FleetRun run = runOf(result, jitter);
    const QString text = told(FleetWords::facts(run, result.experiment.fleet, Unit::Seconds));
    QVERIFY2(text.startsWith(facts), qPrintable(text));
    QVERIFY2(
        text.contains(groupedText(run.wasted) + QStringLiteral(" wasted calls")), qPrintable(text));
    QVERIFY2(text.contains(groupedText(run.recovered) + QStringLiteral(" of 1,000 recovered")),
        qPrintable(text));
    // Both peaks are among the six facts that stand at the usual size of the window.
    const QString firstBin = groupedText(run.firstBinPeak) + QStringLiteral(" in the first bin");
    QCOMPARE(text.section(QStringLiteral("; "), 2, 2), firstBin);
}

void TestFleetSentence::factsOfAFleetThatNeverRecovers()
{
    Experiment experiment = pictured();
    experiment.fleet.outage = {};
    const FleetResult result = computed(experiment);
    const QString text
        = told(FleetWords::facts(runOf(result, Jitter::None), experiment.fleet, Unit::Seconds));
    QCOMPARE(text,
        QStringLiteral("1,000 peak after the first bin; 1,000 in the first bin; nobody recovered; "
                       "8,000 wasted calls; 1,000 gave up"));
}

void TestFleetSentence::factsOfASingleBin()
{
    Experiment experiment = pictured();
    experiment.fleet = {.clients = 1, .bin = 1000};
    const FleetResult result = computed(experiment);
    QCOMPARE(told(FleetWords::facts(runOf(result, Jitter::None), experiment.fleet, Unit::Seconds)),
        QStringLiteral("5 calls, all in the first bin; 7.5 s to the last one; 1 of 1 recovered; "
                       "4 wasted calls"));
}

QTEST_GUILESS_MAIN(TestFleetSentence)
#include "test_fleet_sentence.moc"
