// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Table, charts and timeline show the same numbers, and they are the engine's.

#include "core/io/labels.h"
#include "core/io/shown_numbers.h"
#include "ui/charts/chart_words.h"
#include "ui/charts/result_specs.h"
#include "ui/charts/spec_frame.h"
#include "ui/tables/attempts_model.h"
#include "ui/timeline/timeline_layout.h"

#include <QFont>
#include <QTest>

using namespace backoff;

namespace {

struct Case {
    const char *name;
    Experiment experiment;
};

std::vector<Case> cases()
{
    std::vector<Case> cases;
    const auto add = [&](const char *name, ScenarioKind kind, std::int64_t failFirst, auto change) {
        Experiment experiment = defaultExperiment(Unit::Seconds);
        experiment.scenario.kind = kind;
        experiment.scenario.failFirst = failFirst;
        change(experiment);
        cases.push_back({name, std::move(experiment)});
    };
    const auto asIs = [](Experiment &) {};
    add("blip", ScenarioKind::BriefBlip, 4, asIs);
    add("outage", ScenarioKind::LongOutage, 6, asIs);
    add("permanent", ScenarioKind::PermanentError, 2, asIs);
    add("rate limited", ScenarioKind::RateLimited, 3, asIs);
    add("lanes end differently", ScenarioKind::TimedOutage, 0, [](Experiment &e) {
        e.scenario.downUntil = 7;
    });
    add("no jitter", ScenarioKind::AlwaysDown, 0, [](Experiment &e) {
        e.policy.jitter = Jitter::None;
    });
    add("equal", ScenarioKind::AlwaysDown, 0, [](Experiment &e) {
        e.policy.jitter = Jitter::Equal;
    });
    add("decorrelated", ScenarioKind::BriefBlip, 5, [](Experiment &e) {
        e.policy.jitter = Jitter::Decorrelated;
    });
    add("proportional", ScenarioKind::BriefBlip, 5, [](Experiment &e) {
        e.policy.jitter = Jitter::Proportional;
    });
    add("offsets", ScenarioKind::AlwaysDown, 0, [](Experiment &e) {
        e.policy.jitter = Jitter::Offsets;
    });
    add("milliseconds", ScenarioKind::BriefBlip, 5, [](Experiment &e) {
        e = *inUnit(e, Unit::Milliseconds);
    });
    add("script of hints and calls that take time", ScenarioKind::Script, 0, [](Experiment &e) {
        e.scenario.script = "T R:5 T R:0.25 T S";
        e.scenario.callDuration = 0.125;
    });
    return cases;
}

QString cell(const AttemptsModel &model, int row, AttemptsModel::Column column)
{
    return model.index(row, column).data().toString();
}

// The texts of the bars of a lane, laid out so wide that each has room.
QStringList barTexts(const RunResult &result, LaneId id)
{
    const TimelineLayout layout = TimelineLayout::make(result, QSizeF(30'000, 260), QFont());
    QStringList texts;
    for (const WaitBar &bar : layout.lanes[id == LaneId::Modelled ? 0 : 1].bars) {
        texts << bar.value.text;
    }
    return texts;
}

// What the chart writes for a retry: its draw, or where there is none its range's label.
QStringList chartTexts(const ChartSpec &spec, std::int64_t retry)
{
    QStringList texts;
    for (const ChartLabel &label : spec.labels) {
        const bool ofRetry = !label.spots.empty() && label.spots[0].at.x() == double(retry);
        if (ofRetry && (label.role == LabelRole::Drawn || label.role == LabelRole::Range)) {
            texts << label.texts;
        }
    }
    return texts;
}

} // namespace

class TestSameNumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tableChartAndTimelineAgree_data() { fillCases(); }
    void tableChartAndTimelineAgree();
    void barsStandWhereTheTableSays_data() { fillCases(); }
    void barsStandWhereTheTableSays();
    void totalsAreTheSums_data() { fillCases(); }
    void totalsAreTheSums();

private:
    static void fillCases();
    Labels m_labels {Language::English};
};

void TestSameNumbers::fillCases()
{
    QTest::addColumn<int>("index");
    int index = 0;
    for (const Case &row : cases()) {
        QTest::addRow("%s", row.name) << index++;
    }
}

void TestSameNumbers::tableChartAndTimelineAgree()
{
    QFETCH(int, index);
    const auto result = makeRunResult(cases()[static_cast<std::size_t>(index)].experiment);
    AttemptsModel table(m_labels);
    table.setResult(result);
    const ChartSpec chart = delaysSpec(*result, false);
    QStringList modelledWaits;
    for (const Attempt &attempt : result->trace.modelled.attempts) {
        if (attempt.hasWait()) {
            modelledWaits << withUnit(policyText(attempt.waited), result->unit());
        }
    }
    QCOMPARE(barTexts(*result, LaneId::Modelled), modelledWaits);

    QStringList waits;
    int row = 0;
    for (const Attempt &attempt : result->trace.jittered.attempts) {
        const bool drawn = attempt.waitKind == WaitKind::Jittered;
        const QString waited = drawn ? drawnText(attempt.waited) : policyText(attempt.waited);
        QCOMPARE(cell(table, row, AttemptsModel::Number), countText(attempt.number));
        QCOMPARE(cell(table, row, AttemptsModel::StartsAt), drawnText(attempt.startsAt));
        QCOMPARE(cell(table, row, AttemptsModel::Elapsed), drawnText(attempt.elapsed));
        QCOMPARE(cell(table, row, AttemptsModel::Modelled),
            attempt.modelled ? policyText(*attempt.modelled) : QStringLiteral("—"));
        QCOMPARE(cell(table, row, AttemptsModel::Jittered),
            attempt.hasWait() ? waited : QStringLiteral("—"));
        if (attempt.hasWait()) {
            waits << withUnit(waited, result->unit());
            const QStringList texts = chartTexts(chart, attempt.number);
            const auto says = [&](const QString &text) {
                return text == waited || text == waits.last()
                    || text.endsWith(QLatin1Char(' ') + waits.last());
            };
            QVERIFY2(std::any_of(texts.begin(), texts.end(), says), qPrintable(texts.join(u'|')));
        }
        ++row;
    }
    QCOMPARE(barTexts(*result, LaneId::Jittered), waits);

    for (; row < table.rowCount(); ++row) { // the retries that were not needed
        const auto retry = std::size_t(table.row(row).number);
        const ScheduleRow &planned = result->schedule[retry - 1];
        const bool drawn = result->policy().jitter != Jitter::None;
        QCOMPARE(cell(table, row, AttemptsModel::Modelled), policyText(planned.modelled));
        const QString delay = drawn ? drawnText(planned.jittered) : policyText(planned.jittered);
        QCOMPARE(cell(table, row, AttemptsModel::Jittered), delay);
        const QString texts = chartTexts(chart, planned.retry).join(u'|');
        QVERIFY2(texts.contains(delay), qPrintable(texts));
    }
}

void TestSameNumbers::barsStandWhereTheTableSays()
{
    QFETCH(int, index);
    const auto result = makeRunResult(cases()[static_cast<std::size_t>(index)].experiment);
    const SpecFrame frame = makeFrame(*result,
        false,
        {&RetryRow::modelled, &RetryRow::waited, &RetryRow::least, &RetryRow::most});
    const ChartSpec chart = delaysSpec(*result, false);
    const auto &attempts = result->trace.jittered.attempts;
    std::size_t bars = 0;
    for (const Mark &mark : chart.marks) {
        if (mark.role != MarkRole::Draw && mark.role != MarkRole::Hint) {
            continue;
        }
        const auto retry = std::size_t(std::lround((mark.left + mark.right) / 2));
        const double waited = frame.scale.valueAt(mark.top);
        QVERIFY(std::abs(waited - attempts[retry - 1].waited) <= 1e-9 * waited);
        ++bars;
    }
    const auto withWait = std::count_if(attempts.begin(), attempts.end(), [](const Attempt &a) {
        return a.hasWait() && a.waited > 0;
    });
    QCOMPARE(bars, std::size_t(withWait));

    const TimelineLayout layout = TimelineLayout::make(*result, QSizeF(30'000, 260), QFont());
    std::size_t bar = 0;
    for (const Attempt &attempt : attempts) {
        if (attempt.hasWait() && attempt.waited > 0) {
            const QRectF rect = layout.lanes[1].bars[bar++].rect;
            QVERIFY(std::abs(rect.left() - layout.xAt(attempt.answeredAt)) <= 1);
            QVERIFY(std::abs(rect.right() - layout.xAt(attempt.elapsed)) <= 1);
        }
    }
}

void TestSameNumbers::totalsAreTheSums()
{
    QFETCH(int, index);
    const auto result = makeRunResult(cases()[static_cast<std::size_t>(index)].experiment);
    const std::vector<RetryRow> rows = retryRows(*result);
    double waited = 0;
    double waitedByTheRun = 0;
    for (const RetryRow &row : rows) {
        waited += row.waited;
        QCOMPARE(row.waitedTotal, waited);
        if (row.used) {
            waitedByTheRun = row.waitedTotal;
        }
    }
    QCOMPARE(waitedByTheRun, result->trace.jittered.waited);
    const ChartSpec chart = cumulativeSpec(*result, false);
    if (!rows.empty()) {
        const auto final = std::find_if(chart.labels.begin(),
            chart.labels.end(),
            [](const auto &l) { return l.role == LabelRole::FinalTotal && l.jittered; });
        QVERIFY(final != chart.labels.end());
        QCOMPARE(final->texts[0], withUnit(drawnText(rows.back().waitedTotal), result->unit()));
    }
}

QTEST_MAIN(TestSameNumbers)
#include "test_same_numbers.moc"
