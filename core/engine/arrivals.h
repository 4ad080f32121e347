// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whose message arrives next, where each client has at most one under way: by (time, client).
//
// A tournament: a leaf a client, and every node holds the earlier of its two children. A new time
// replays the matches on the way from its leaf to the root. Which of two is earlier cannot be
// predicted, so a match must not be a branch: that is what makes heaps of such times slow. Here it
// is one comparison of whole numbers, of keys that have the client in the place of the time's last
// bits. Keys that differ in nothing else, a few in a million matches, ask the times themselves.

#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace backoff {

class Arrivals
{
public:
    struct Arrival {
        double time = 0;
        std::uint32_t client = 0;
    };

    // Nobody's message is under way.
    explicit Arrivals(std::uint32_t clients)
        : m_leaves(std::bit_ceil(std::uint64_t {clients}))
        , m_times(m_leaves, never)
        , m_keys(2 * m_leaves)
    {
        for (std::uint64_t node = 2 * m_leaves - 1; node > 0; --node) {
            m_keys[node] = node >= m_leaves ? keyOf(node - m_leaves)
                                            : std::min(m_keys[2 * node], m_keys[2 * node + 1]);
        }
    }

    [[nodiscard]] bool empty() const { return first().time == never; }

    // Not where it is empty.
    [[nodiscard]] Arrival first() const
    {
        const std::uint64_t client = clientOf(m_keys[1]);
        return {m_times[client], static_cast<std::uint32_t>(client)};
    }

    // In the place of what the client had under way. time >= 0 and finite.
    void set(std::uint32_t client, double time)
    {
        m_times[client] = time;
        std::uint64_t key = keyOf(client);
        std::uint64_t at = m_leaves + client;
        m_keys[at] = key;
        while (at > 1) {
            const std::uint64_t other = m_keys[at ^ 1];
            if ((key ^ other) < m_leaves) [[unlikely]] {
                key = earlier(key, other);
            } else {
                key = std::min(key, other);
            }
            at /= 2;
            m_keys[at] = key;
        }
    }
    void remove(std::uint32_t client) { set(client, never); }

private:
    static constexpr double never = std::numeric_limits<double>::infinity();

    [[nodiscard]] std::uint64_t keyOf(std::uint64_t client) const
    {
        return (std::bit_cast<std::uint64_t>(m_times[client]) & ~(m_leaves - 1)) | client;
    }
    [[nodiscard]] std::uint64_t clientOf(std::uint64_t key) const { return key & (m_leaves - 1); }

    [[nodiscard]] std::uint64_t earlier(std::uint64_t a, std::uint64_t b) const
    {
        const auto rank
            = [this](std::uint64_t key) { return std::pair(m_times[clientOf(key)], key); };
        return std::min(a, b, [&](auto x, auto y) { return rank(x) < rank(y); });
    }

    std::uint64_t m_leaves; // a power of two
    std::vector<double> m_times; // exactly
    std::vector<std::uint64_t> m_keys; // 1 is the root; the children of n are 2n and 2n+1
};

} // namespace backoff
