// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whole schedules: every strategy against a plain reference, to the last bit.

#include "core/engine/powers.h"
#include "core/engine/random.h"
#include "core/engine/schedule.h"
#include "tests/core/support/exact.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace backoff;

namespace {

// The design's table, written down a second time, in the simplest way: one row of
// modelled, jittered, both totals, least, most.
struct Reference {
    Policy policy;
    PythonRandom random {policy.seed};
    double previous = policy.base;
    double modelledTotal = 0;
    double jitteredTotal = 0;

    double capped(double x) const { return policy.cap && *policy.cap < x ? *policy.cap : x; }

    std::vector<double> row(std::int64_t r)
    {
        const double raw = scaledPower(policy.base, policy.multiplier, r - 1);
        const double c = capped(raw);
        double wait = c;
        double least = c;
        double most = c;
        switch (policy.jitter) {
        case Jitter::None:
            break;
        case Jitter::Full:
            wait = random.uniform(0, c);
            least = 0;
            break;
        case Jitter::Equal:
            wait = c / 2 + random.uniform(0, c / 2);
            least = c / 2;
            break;
        case Jitter::Decorrelated:
            wait = capped(random.uniform(policy.base, 3 * previous));
            least = capped(policy.base);
            most = capped(3 * previous);
            previous = wait;
            break;
        case Jitter::Proportional: {
            const double factor = random.uniform(1 - policy.spread, 1 + policy.spread);
            const bool after = policy.capPlacement == CapPlacement::After;
            if (after) {
                wait = c * factor;
                least = c * (1 - policy.spread);
                most = c * (1 + policy.spread);
            } else if (!std::isinf(raw)) {
                wait = capped(raw * factor);
                least = capped(raw * (1 - policy.spread));
                most = capped(raw * (1 + policy.spread));
            }
            break;
        }
        case Jitter::Offsets:
            wait = policy.offsets[static_cast<std::size_t>(r - 1) % policy.offsets.size()] * c;
            least = most = wait;
            break;
        }
        modelledTotal += c;
        jitteredTotal += wait;
        return {c, wait, modelledTotal, jitteredTotal, least, most};
    }
};

std::vector<Policy> policiesWith(Jitter jitter, CapPlacement placement)
{
    std::vector<Policy> policies;
    for (const std::uint64_t seed :
        {std::uint64_t {0}, std::uint64_t {20260717}, ~std::uint64_t {0}}) {
        const Policy common {.attempts = 60,
            .jitter = jitter,
            .capPlacement = placement,
            .spread = seed == 0 ? 1.0 : 0.1,
            .offsets = {0.2, 0.9, 0.5, 0, 1, 1.0 / 3},
            .seed = seed};
        const auto add = [&](double base, double multiplier, std::optional<double> cap) {
            Policy policy = common;
            policy.base = base;
            policy.multiplier = multiplier;
            policy.cap = cap;
            policies.push_back(policy);
        };
        add(0.5, 2, 30);
        add(100, 2, {});
        add(0.1, 1.5, 7.7);
        add(1e-9, 3, 1e9);
        add(10, 0.5, {});
        add(3, 1, 3);
        add(5, 2, 0.25); // cap below base
        add(0.5, 1e300, 30); // raw overflows at once
        add(5e-324, 1.1, 1e-322); // subnormal
    }
    return policies;
}

} // namespace

class ScheduleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equalsThePlainReference_data();
    void equalsThePlainReference();
    void drawsLieInTheirRange_data();
    void drawsLieInTheirRange();
    void oneAttemptHasNoRows();
    void sameSeedSameSchedule();
    void theBillingPage();
    void tenThousandAttempts();
};

void ScheduleTest::equalsThePlainReference_data()
{
    QTest::addColumn<Jitter>("jitter");
    QTest::addColumn<CapPlacement>("placement");
    for (const Jitter jitter : allJitters) {
        QTest::newRow(std::string(nameOf(jitter)).c_str()) << jitter << CapPlacement::After;
    }
    QTest::newRow("proportional before") << Jitter::Proportional << CapPlacement::Before;
}

void ScheduleTest::equalsThePlainReference()
{
    QFETCH(const Jitter, jitter);
    QFETCH(const CapPlacement, placement);
    for (const Policy &policy : policiesWith(jitter, placement)) {
        const Schedule schedule = makeSchedule(policy);
        QCOMPARE(static_cast<std::int64_t>(schedule.size()), policy.attempts - 1);
        Reference reference {.policy = policy};
        std::int64_t retry = 0;
        for (const ScheduleRow &row : schedule) {
            QCOMPARE(row.retry, ++retry);
            QCOMPARE(exact(std::vector {row.modelled,
                         row.jittered,
                         row.modelledTotal,
                         row.jitteredTotal,
                         row.least,
                         row.most}),
                exact(reference.row(retry)));
        }
    }
}

void ScheduleTest::drawsLieInTheirRange_data() { equalsThePlainReference_data(); }

void ScheduleTest::drawsLieInTheirRange()
{
    QFETCH(const Jitter, jitter);
    QFETCH(const CapPlacement, placement);
    for (Policy policy : policiesWith(jitter, placement)) {
        if (policy.base < std::numeric_limits<double>::min()) {
            continue; // c/2 of an odd subnormal rounds up: twice that is above c
        }
        for (policy.seed = 0; policy.seed < 20; ++policy.seed) {
            for (const ScheduleRow &row : makeSchedule(policy)) {
                QVERIFY(row.least >= 0);
                QVERIFY2(row.least <= row.jittered,
                    qPrintable(exact(std::vector {row.least, row.jittered})));
                QVERIFY2(row.jittered <= row.most,
                    qPrintable(exact(std::vector {row.jittered, row.most})));
            }
        }
    }
}

void ScheduleTest::oneAttemptHasNoRows()
{
    QVERIFY(makeSchedule({.attempts = 1}).empty());
    QCOMPARE(makeSchedule({.attempts = 2}).size(), std::size_t {1});
}

void ScheduleTest::sameSeedSameSchedule()
{
    for (const Jitter jitter : allJitters) {
        const Policy policy {.attempts = 20, .jitter = jitter};
        QVERIFY(makeSchedule(policy) == makeSchedule(policy));
        Policy other = policy;
        other.seed = 1;
        const bool draws = jitter != Jitter::None && jitter != Jitter::Offsets;
        QCOMPARE(makeSchedule(policy) != makeSchedule(other), draws);
    }
}

// test_backoff_schedule_is_bounded_and_reproducible.
void ScheduleTest::theBillingPage()
{
    const Policy policy {.base = 0.5, .cap = 30, .attempts = 6, .seed = 20260717};
    std::vector<double> ceilings;
    for (const ScheduleRow &row : makeSchedule(policy)) {
        ceilings.push_back(row.modelled);
        QVERIFY(0 <= row.jittered && row.jittered <= row.modelled);
    }
    QCOMPARE(exact(ceilings), QStringLiteral("0.5 1 2 4 8"));
    QCOMPARE(ceiling(policy, 20), 30.0);
}

void ScheduleTest::tenThousandAttempts()
{
    const Schedule schedule = makeSchedule({.attempts = 10'000});
    QCOMPARE(schedule.size(), std::size_t {9999});
    QCOMPARE(schedule.back().modelled, 30.0);
    // 0.5 + 1 + ... + 16 = 31.5, then 9,993 times the cap.
    QCOMPARE(exact(schedule.back().modelledTotal), exact(31.5 + 9993 * 30.0));
}

QTEST_GUILESS_MAIN(ScheduleTest)
#include "test_schedule.moc"
