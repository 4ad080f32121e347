// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// One client of a fleet: its next call, and how it retries.

#pragma once

#include "core/engine/fleet.h"
#include "core/engine/streams.h"

#include <cstdint>
#include <limits>

namespace backoff {

// A client's call that is still to come. What a rule does not remember takes no room.
template<bool remembers> struct PendingCall {
    double time = 0;
    std::uint32_t client = 0;
    std::uint32_t call = 1; // 1, 2, ...

    void remember(double) { }
    [[nodiscard]] double previous() const { return 0; }
};
template<> struct PendingCall<true> {
    double time = 0;
    double delayBefore = 0;
    std::uint32_t client = 0;
    std::uint32_t call = 1;

    void remember(double delay) { delayBefore = delay; }
    [[nodiscard]] double previous() const { return delayBefore; }
};

// How every client of a fleet behaves.
template<typename Rule> class Clients
{
public:
    using Pending = PendingCall<Rule::remembers>;

    Clients(const Rule &rule, const Policy &policy, const FleetSettings &settings)
        : m_rule(rule)
        , m_base(policy.base)
        , m_attempts(policy.attempts)
        , m_seed(policy.seed)
        , m_sharedSeed(settings.sharedSeed)
        , m_outage(settings.outage.value_or(std::numeric_limits<double>::infinity()))
    {
    }

    [[nodiscard]] bool isDownAt(double time) const { return time < m_outage; }

    [[nodiscard]] Pending first(std::uint32_t client) const
    {
        Pending pending {.client = client};
        pending.remember(m_base);
        return pending;
    }

    [[nodiscard]] std::uint64_t streamOfClient(std::uint32_t client) const
    {
        return streamOf(m_seed, m_sharedSeed ? 0 : client);
    }

    // After a failure: on to the next call. False where there is none left.
    [[nodiscard]] bool retry(Pending &pending, std::uint64_t stream) const
    {
        if (pending.call == m_attempts) {
            return false;
        }
        const double draw = Rule::draws ? drawOf(stream, pending.call) : 0;
        const double delay = m_rule(pending.call, draw, pending.previous());
        pending.remember(delay);
        pending.time += delay;
        ++pending.call;
        return true;
    }

private:
    const Rule &m_rule;
    double m_base;
    std::int64_t m_attempts;
    std::uint64_t m_seed;
    bool m_sharedSeed;
    double m_outage;
};

} // namespace backoff
