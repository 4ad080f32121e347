// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The draws of a fleet, and the delays made of them.

#include "core/engine/delay_rules.h"
#include "core/engine/jitter.h"
#include "core/engine/streams.h"
#include "tests/core/support/exact.h"
#include "tests/core/support/random_fleets.h"

#include <QtTest>

using namespace backoff;

class StreamsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mixIsSplitMix64();
    void drawsAreAsDefined();
    void rulesAreThePlans();
};

// The first outputs of SplitMix64 seeded with 0, whose state grows by its constant.
void StreamsTest::mixIsSplitMix64()
{
    QCOMPARE(mix(0), std::uint64_t {0xE220A8397B1DCDAF});
    QCOMPARE(mix(0x9E3779B97F4A7C15), std::uint64_t {0x6E789E6AA1B965F4});
    QCOMPARE(mix(UINT64_MAX), std::uint64_t {0xE4D971771B652C20});
}

// tests/fleet_reference.py, which is plain Python, prints the same.
void StreamsTest::drawsAreAsDefined()
{
    const std::uint64_t seed = 20260717;
    QCOMPARE(exact(std::vector {drawOf(streamOf(seed, 0), 1),
                 drawOf(streamOf(seed, 0), 2),
                 drawOf(streamOf(seed, 999), 1),
                 drawOf(streamOf(UINT64_MAX, 9'999'999), 1'000'000)}),
        QStringLiteral(
            "0.821045726021288 0.8931915791695908 0.2657803399215569 0.8292211936551674"));
}

void StreamsTest::rulesAreThePlans()
{
    RandomFleets fleets(2);
    for (int i = 0; i < 2000; ++i) {
        const Policy policy = fleets.next().policy;
        const std::uint64_t stream = streamOf(policy.seed, static_cast<std::uint64_t>(i));
        const DelayRule rule = delayRuleOf(policy);
        double previous = policy.base;
        for (std::int64_t retry = 1; retry < policy.attempts; ++retry) {
            // 0, too: it makes 0 times infinity of the largest delays.
            const double draw = i % 3 == 0 ? 0 : drawOf(stream, static_cast<std::uint64_t>(retry));
            const double planned = planDelay({policy, retry, previous, draw}).jittered;
            const double ruled
                = std::visit([&](const auto &of) { return of(retry, draw, previous); }, rule);
            QCOMPARE(exact(ruled), exact(planned));
            previous = planned;
        }
    }
}

QTEST_GUILESS_MAIN(StreamsTest)
#include "test_streams.moc"
