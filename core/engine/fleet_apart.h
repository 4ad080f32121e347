// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A fleet whose clients don't meet: whoever calls after the outage is served. Each is followed
// through its whole life, on any thread; counts are integers, so that it does not matter which.

#pragma once

#include "core/engine/fleet_client.h"
#include "core/engine/fleet_outcome.h"
#include "core/engine/parallel.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <vector>

namespace backoff {

// How many clients are followed between two looks at the stop token.
inline constexpr std::int64_t mostClientsAtOnce = 4096;
[[nodiscard]] inline std::int64_t clientsAtOnce(const Policy &policy)
{
    constexpr std::int64_t calls = 65'536;
    return std::clamp<std::int64_t>(calls / policy.attempts, 1, mostClientsAtOnce);
}

template<typename Rule> class FleetApart
{
public:
    FleetApart(const Rule &rule, const Policy &policy, const FleetSettings &settings)
        : m_clients(rule, policy, settings)
        , m_count(settings.clients)
        , m_atOnce(clientsAtOnce(policy))
        , m_outcome(settings)
    {
    }

    [[nodiscard]] FleetOutcome run(const LongWork &work)
    {
        const std::int64_t pieces = (m_count + m_atOnce - 1) / m_atOnce;
        std::vector<FleetLoad> loads(
            static_cast<std::size_t>(workersFor(work, pieces)), m_outcome.load);
        std::atomic<bool> tooManyBins = false;
        const bool done = runPieces(work, pieces, [&](std::int64_t piece, int worker) {
            if (!followPiece(piece, loads[static_cast<std::size_t>(worker)])) {
                tooManyBins = true;
            }
            return !tooManyBins;
        });
        for (const FleetLoad &load : loads) {
            m_outcome.load.add(load);
        }
        m_outcome.recovered = m_recovered;
        if (!done) {
            m_outcome.end = tooManyBins ? FleetEnd::TooManyBins : FleetEnd::Stopped;
        }
        return std::move(m_outcome);
    }

private:
    // False where a call lies beyond the last bin.
    [[nodiscard]] bool followPiece(std::int64_t piece, FleetLoad &load)
    {
        std::array<double, mostClientsAtOnce> times;
        std::size_t recovered = 0;
        const std::int64_t end = std::min((piece + 1) * m_atOnce, m_count);
        for (std::int64_t client = piece * m_atOnce; client < end; ++client) {
            auto pending = m_clients.first(static_cast<std::uint32_t>(client));
            const std::uint64_t stream = m_clients.streamOfClient(pending.client);
            do {
                const std::size_t bin = load.binOf(pending.time);
                if (bin == maxFleetBins) {
                    return false;
                }
                FleetBin &counts = load.at(bin);
                ++counts.calls;
                if (!m_clients.isDownAt(pending.time)) {
                    ++counts.served;
                    times[recovered++] = pending.time;
                    break;
                }
            } while (m_clients.retry(pending, stream));
        }
        const auto count = static_cast<std::int64_t>(recovered);
        std::copy_n(times.begin(), recovered, m_outcome.times.get() + m_recovered.fetch_add(count));
        return true;
    }

    Clients<Rule> m_clients;
    std::int64_t m_count;
    std::int64_t m_atOnce;
    std::atomic<std::int64_t> m_recovered = 0;
    FleetOutcome m_outcome;
};

} // namespace backoff
