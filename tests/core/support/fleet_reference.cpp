// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/support/fleet_reference.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <queue>
#include <tuple>

namespace backoff {

namespace {

std::uint64_t splitMix(std::uint64_t z)
{
    z += 0x9E3779B97F4A7C15;
    z ^= z >> 30;
    z *= 0xBF58476D1CE4E5B9;
    z ^= z >> 27;
    z *= 0x94D049BB133111EB;
    z ^= z >> 31;
    return z;
}

struct Event {
    double time = 0;
    std::int64_t client = 0;
    std::int64_t call = 1;
    double previous = 0;

    bool operator>(const Event &other) const
    {
        return std::tie(time, client) > std::tie(other.time, other.client);
    }
};

class Reference
{
public:
    Reference(const Policy &policy, const FleetSettings &settings)
        : m_policy(policy)
        , m_settings(settings)
    {
    }

    FleetRun run()
    {
        for (std::int64_t client = 0; client < m_settings.clients; ++client) {
            m_events.push({0, client, 1, m_policy.base});
        }
        while (!m_events.empty()) {
            const Event event = m_events.top();
            m_events.pop();
            handle(event);
        }
        return sumUp();
    }

private:
    void handle(const Event &event)
    {
        FleetBin &bin = m_bins[static_cast<std::int64_t>(std::floor(event.time / m_settings.bin))];
        ++bin.calls;
        const bool up = m_settings.outage && event.time >= *m_settings.outage;
        if (up && (!m_settings.capacity || static_cast<double>(bin.served) < capacityOfBin())) {
            ++bin.served;
            m_successes.push_back(event.time);
        } else if (event.call < m_policy.attempts) {
            const double wait = waitAfter(event);
            m_events.push({event.time + wait, event.client, event.call + 1, wait});
        } else {
            ++m_run.exhausted;
        }
    }

    double capacityOfBin() const
    {
        const bool inMs = m_policy.unit == Unit::Milliseconds;
        const double seconds = inMs ? m_settings.bin / 1000 : m_settings.bin;
        return std::floor(*m_settings.capacity * seconds);
    }

    double uniform(double a, double b, const Event &event) const
    {
        const auto client = static_cast<std::uint64_t>(m_settings.sharedSeed ? 0 : event.client);
        const std::uint64_t stream = splitMix(m_policy.seed + splitMix(client));
        const std::uint64_t bits = splitMix(stream ^ static_cast<std::uint64_t>(event.call));
        return a + (b - a) * (static_cast<double>(bits >> 11) / 9007199254740992.0);
    }

    double capped(double x) const
    {
        return m_policy.cap && !(x < *m_policy.cap) ? *m_policy.cap : x;
    }

    double waitAfter(const Event &event) const
    {
        const double c = ceiling(m_policy, event.call);
        const double low = 1 - m_policy.spread;
        const double high = 1 + m_policy.spread;
        switch (m_policy.jitter) {
        case Jitter::None:
            return c;
        case Jitter::Full:
            return uniform(0, c, event);
        case Jitter::Equal:
            return c / 2 + uniform(0, c / 2, event);
        case Jitter::Decorrelated:
            return capped(uniform(m_policy.base, 3 * event.previous, event));
        case Jitter::Proportional: {
            const double factor = uniform(low, high, event);
            if (m_policy.capPlacement == CapPlacement::After) {
                return c * factor;
            }
            const double raw = rawDelay(m_policy, event.call);
            return std::isinf(raw) ? *m_policy.cap : capped(raw * factor);
        }
        case Jitter::Offsets: {
            const auto index = static_cast<std::size_t>(event.call - 1);
            return m_policy.offsets[index % m_policy.offsets.size()] * c;
        }
        }
        return 0;
    }

    double ranked(double p) const
    {
        const double rank = std::ceil(p * static_cast<double>(m_successes.size()));
        return m_successes[static_cast<std::size_t>(rank) - 1];
    }

    FleetRun sumUp()
    {
        for (const auto &[index, counts] : m_bins) {
            m_run.bins.resize(static_cast<std::size_t>(index) + 1);
            m_run.bins.back() = counts;
            m_run.calls += counts.calls;
            m_run.wasted += counts.calls - counts.served;
            std::int64_t &peak = index == 0 ? m_run.firstBinPeak : m_run.laterPeak;
            peak = std::max(peak, counts.calls);
        }
        m_run.recovered = static_cast<std::int64_t>(m_successes.size());
        std::sort(m_successes.begin(), m_successes.end());
        if (!m_successes.empty()) {
            m_run.lastSuccess = m_successes.back();
            m_run.p50 = ranked(0.50);
            m_run.p99 = ranked(0.99);
        }
        return m_run;
    }

    const Policy &m_policy;
    const FleetSettings &m_settings;
    std::priority_queue<Event, std::vector<Event>, std::greater<>> m_events;
    std::map<std::int64_t, FleetBin> m_bins;
    std::vector<double> m_successes;
    FleetRun m_run;
};

} // namespace

FleetRun referenceFleet(const Policy &policy, const FleetSettings &settings)
{
    return Reference(policy, settings).run();
}

} // namespace backoff
