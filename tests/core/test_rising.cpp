// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// risingSchedules() counts a thousand schedules: it is compared with them, made one by one.

#include "core/engine/luck.h"
#include "core/engine/rising.h"
#include "core/engine/schedule.h"

#include <QtTest>

#include <algorithm>

using namespace backoff;

namespace {

constexpr std::uint64_t lastSeed = ~std::uint64_t {0};

bool rises(const Schedule &schedule)
{
    return std::ranges::adjacent_find(
               schedule, std::ranges::greater_equal {}, &ScheduleRow::jittered)
        == schedule.end();
}

// Schedule by schedule, with seeds that 64 bits hold.
std::int64_t slowlyCounted(Policy policy)
{
    std::int64_t rising = 0;
    for (std::int64_t i = 0; i < luckSeeds; ++i, ++policy.seed) {
        rising += rises(makeSchedule(policy)) ? 1 : 0;
    }
    return rising;
}

} // namespace

class RisingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isAThousandSchedules_data();
    void isAThousandSchedules();
    void whatDrawsNothing_data();
    void whatDrawsNothing();
    void fullJitterOfTheLesson();
    void seedsGoOnPast64Bits();
};

void RisingTest::isAThousandSchedules_data()
{
    QTest::addColumn<Policy>("policy");
    for (const Jitter jitter :
        {Jitter::Full, Jitter::Equal, Jitter::Decorrelated, Jitter::Proportional}) {
        const char *name = nameOf(jitter).data();
        QTest::addRow("%s", name) << Policy {.jitter = jitter};
        QTest::addRow("%s, 3 attempts", name) << Policy {.attempts = 3, .jitter = jitter};
        QTest::addRow("%s, no cap, 8 attempts", name) << Policy {.base = 100,
            .cap = {},
            .attempts = 8,
            .jitter = jitter,
            .seed = 7,
            .unit = Unit::Milliseconds};
        QTest::addRow("%s, times 5", name)
            << Policy {.multiplier = 5, .cap = 1e6, .attempts = 12, .jitter = jitter, .seed = 0};
        QTest::addRow("%s, before a low cap", name) << Policy {.multiplier = 1.5,
            .cap = 2,
            .jitter = jitter,
            .capPlacement = CapPlacement::Before,
            .spread = 0.2};
        QTest::addRow("%s, shrinking", name)
            << Policy {.multiplier = 0.7, .attempts = 4, .jitter = jitter, .seed = lastSeed - 999};
        QTest::addRow("%s, one attempt", name) << Policy {.attempts = 1, .jitter = jitter};
        QTest::addRow("%s, two attempts", name) << Policy {.attempts = 2, .jitter = jitter};
    }
}

void RisingTest::isAThousandSchedules()
{
    QFETCH(const Policy, policy);
    QVERIFY(validate(policy, windowLimits).empty());
    QCOMPARE(risingSchedules(policy), slowlyCounted(policy));
}

void RisingTest::whatDrawsNothing_data()
{
    QTest::addColumn<Policy>("policy");
    QTest::addColumn<std::int64_t>("rising");
    const auto all = luckSeeds;
    const std::int64_t none = 0;
    QTest::newRow("below the cap") << Policy {.jitter = Jitter::None} << all;
    QTest::newRow("the cap once") << Policy {.attempts = 8, .jitter = Jitter::None} << all;
    QTest::newRow("the cap twice") << Policy {.attempts = 9, .jitter = Jitter::None} << none;
    QTest::newRow("constant") << Policy {.multiplier = 1, .jitter = Jitter::None} << none;
    QTest::newRow("one retry") << Policy {.multiplier = 1, .attempts = 2, .jitter = Jitter::None}
                               << all;
    QTest::newRow("offsets that rise")
        << Policy {.jitter = Jitter::Offsets, .offsets = {0.5}} << all;
    QTest::newRow("offsets that fall")
        << Policy {.jitter = Jitter::Offsets, .offsets = {1, 0.4}} << none;
    QTest::newRow("offsets of zero") << Policy {.jitter = Jitter::Offsets, .offsets = {0}} << none;
}

void RisingTest::whatDrawsNothing()
{
    QFETCH(const Policy, policy);
    QTEST(risingSchedules(policy), "rising");
    QCOMPARE(risingSchedules(policy), slowlyCounted(policy));
}

// Five delays drawn below 0.5, 1, 2, 4 and 8 rise in about a quarter of the runs, no more.
void RisingTest::fullJitterOfTheLesson()
{
    const std::int64_t rising = risingSchedules({});
    QVERIFY2(rising > 200 && rising < 280, qPrintable(QString::number(rising)));
}

// random.Random(2**64 - 1 + i): of two delays below the same ceiling the draws alone decide.
void RisingTest::seedsGoOnPast64Bits()
{
    const Policy policy {.multiplier = 1, .attempts = 3, .seed = lastSeed};
    std::int64_t rising = 0;
    for (std::int64_t i = 0; i < luckSeeds; ++i) {
        const auto low = static_cast<std::uint64_t>(i - 1);
        PythonRandom random = i == 0 ? PythonRandom(lastSeed) : PythonRandom(low, 1);
        const double first = random.random();
        rising += random.random() > first ? 1 : 0;
    }
    QCOMPARE(risingSchedules(policy), rising);
}

QTEST_GUILESS_MAIN(RisingTest)
#include "test_rising.moc"
