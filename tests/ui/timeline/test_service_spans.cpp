// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/events.h"
#include "core/engine/run.h"
#include "named_runs.h"
#include "ui/timeline/service_spans.h"

#include <QTest>

using namespace backoff;

class TestServiceSpans : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void strip_data();
    void strip();
    void coversTheAxisInEveryRun_data();
    void coversTheAxisInEveryRun();
};

// "failing 0-3.5 answering 3.5-8"
static QString stripOf(const Experiment &experiment, double until)
{
    static const char *const names[] = {"answering", "failing", "limiting", "refusing"};
    const Trace trace = run(experiment);
    QStringList parts;
    for (const ServiceSpan &span : serviceSpans(experiment, trace.modelled, until)) {
        parts << QStringLiteral("%1 %2-%3")
                     .arg(QLatin1String(names[static_cast<int>(span.state)]))
                     .arg(span.from)
                     .arg(span.to);
    }
    return parts.join(u' ');
}

void TestServiceSpans::strip_data()
{
    using Kind = ScenarioKind;
    QTest::addColumn<Experiment>("experiment");
    QTest::addColumn<QString>("strip");
    QTest::newRow("blip: until the last call that fails")
        << runWith(Kind::BriefBlip, 4, 6) << QStringLiteral("failing 0-3.5 answering 3.5-20");
    QTest::newRow("success at once")
        << runWith(Kind::BriefBlip, 0, 6) << QStringLiteral("answering 0-20");
    QTest::newRow("outage longer than the run")
        << runWith(Kind::LongOutage, 20, 3) << QStringLiteral("failing 0-20");
    QTest::newRow("outage: one more call would be answered")
        << runWith(Kind::LongOutage, 3, 3) << QStringLiteral("failing 0-1.5 answering 1.5-20");
    QTest::newRow("permanent at once")
        << runWith(Kind::PermanentError, 0, 6) << QStringLiteral("refusing 0-20");
    QTest::newRow("permanent after two")
        << runWith(Kind::PermanentError, 2, 6) << QStringLiteral("failing 0-0.5 refusing 0.5-20");
    QTest::newRow("rate limited") << runWith(Kind::RateLimited, 2, 6)
                                  << QStringLiteral("limiting 0-5 answering 5-20");
    Experiment timed = runWith(Kind::TimedOutage, 0, 8);
    timed.scenario.downFrom = 2;
    QTest::newRow("timed outage: its own times")
        << timed << QStringLiteral("answering 0-2 failing 2-10 answering 10-20");
    timed.scenario.downUntil = 100;
    QTest::newRow("timed outage beyond the axis")
        << timed << QStringLiteral("answering 0-2 failing 2-20");
    Experiment script = runWith(Kind::Script, 0, 10);
    script.scenario.script = "T R:5 S";
    QTest::newRow("script") << script << QStringLiteral("limiting 0-0.5 answering 0.5-20");
}

void TestServiceSpans::strip()
{
    QFETCH(Experiment, experiment);
    QFETCH(QString, strip);
    QCOMPARE(stripOf(experiment, 20), strip);
}

void TestServiceSpans::coversTheAxisInEveryRun_data()
{
    QTest::addColumn<Experiment>("experiment");
    for (const auto &[name, experiment] : namedRuns()) {
        QTest::newRow(name) << experiment;
    }
}

void TestServiceSpans::coversTheAxisInEveryRun()
{
    QFETCH(Experiment, experiment);
    const Trace trace = run(experiment);
    const double until = endOf(trace) > 0 ? endOf(trace) * 1.1 : 1;
    for (const Lane *lane : {&trace.modelled, &trace.jittered}) {
        double at = 0;
        std::optional<ServiceState> before;
        for (const ServiceSpan &span : serviceSpans(experiment, *lane, until)) {
            QCOMPARE(span.from, at);
            QVERIFY(span.to > span.from);
            QVERIFY(before != span.state);
            at = span.to;
            before = span.state;
        }
        QCOMPARE(at, until);
    }
}

QTEST_APPLESS_MAIN(TestServiceSpans)
#include "test_service_spans.moc"
