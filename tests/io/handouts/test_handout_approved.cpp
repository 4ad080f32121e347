// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/program.h"
#include "tests/core/support/experiments.h"
#include "tests/io/handouts/print_handout.h"
#include "tests/support/approved.h"

#include <QTest>

using namespace backoff;

class TestHandoutApproved : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void handouts_data();
    void handouts();
};

void TestHandoutApproved::handouts_data()
{
    QTest::addColumn<Experiment>("experiment");
    Experiment titled;
    titled.title = "Retries: \"=1+1\", ñandú";
    titled.notes = "First the timeline.\n\nThen the questions; <b>work in pairs</b>.";
    QTest::newRow("default") << titled;
    Experiment permanent;
    permanent.scenario = {.kind = ScenarioKind::PermanentError, .failFirst = 0};
    QTest::newRow("permanent") << permanent;
    Experiment limited;
    limited.scenario.kind = ScenarioKind::RateLimited;
    limited.policy.jitter = Jitter::Equal;
    QTest::newRow("rate-limited") << limited;
    Experiment timed;
    timed.scenario.kind = ScenarioKind::TimedOutage;
    timed.scenario.callDuration = 0.1;
    QTest::newRow("timed-outage") << timed;
    QTest::newRow("lesson") << lesson(ScenarioKind::AlwaysDown, 0, 10);
    QTest::newRow("script") << scripted("T R:2.5 T P", 50, Jitter::Proportional);
    QTest::newRow("one-attempt") << lesson(ScenarioKind::LongOutage, 6, 1);
    Experiment longest = lesson(ScenarioKind::AlwaysDown, 0, 10'000);
    longest.policy.cap = 30'000;
    longest.policy.jitter = Jitter::Offsets;
    QTest::newRow("long") << longest;
}

void TestHandoutApproved::handouts()
{
    QFETCH(Experiment, experiment);
    bool approved = true;
    for (const Language language : {Language::English, Language::Spanish}) {
        HandoutContent content = handoutOf(experiment, language);
        content.reproduction.removeOne(QString::fromStdString(generator())); // has the version
        const std::string_view code = nameOf(language);
        const QString name = QStringLiteral("handout-%1-%2.txt")
                                 .arg(QString::fromLatin1(QTest::currentDataTag()),
                                     QString::fromLatin1(code.data(), 2));
        approved = test::isApproved(name, printed(content)) && approved;
    }
    QVERIFY(approved);
}

QTEST_APPLESS_MAIN(TestHandoutApproved)
#include "test_handout_approved.moc"
