// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whose message arrives next, where each client has at most one under way: by (time, client).
//
// A tournament: a leaf a client, and every node holds the earlier of its two children, the left one
// where they are equal. A new time replays the matches on the way from its leaf to the root. They
// are comparisons of whole numbers without a branch, since which of two is earlier cannot be
// predicted: that is what makes heaps of such times slow.

#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
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
        : m_leaves(std::bit_ceil(std::size_t {clients}))
        , m_keys(2 * m_leaves, never)
        , m_clients(2 * m_leaves)
    {
        for (std::size_t i = 0; i < m_leaves; ++i) {
            m_clients[m_leaves + i] = static_cast<std::uint32_t>(i);
        }
    }

    [[nodiscard]] bool empty() const { return m_keys[1] == never; }

    // Not where it is empty.
    [[nodiscard]] Arrival first() const { return {std::bit_cast<double>(m_keys[1]), m_clients[1]}; }

    // In the place of what the client had under way. time >= 0 and finite.
    void set(std::uint32_t client, double time)
    {
        replay(client, std::bit_cast<std::int64_t>(time));
    }
    void remove(std::uint32_t client) { replay(client, never); }

private:
    static constexpr std::int64_t never
        = std::bit_cast<std::int64_t>(std::numeric_limits<double>::infinity());

    void replay(std::uint32_t client, std::int64_t key)
    {
        std::size_t at = m_leaves + client;
        m_keys[at] = key;
        while (at > 1) {
            const std::int64_t other = m_keys[at ^ 1];
            const std::uint32_t otherClient = m_clients[at ^ 1];
            // Below 0 where the other one wins; of equal times the left one does.
            const std::int64_t margin = other - static_cast<std::int64_t>(at & 1) - key;
            client ^= (client ^ otherClient) & static_cast<std::uint32_t>(margin >> 63);
            key = std::min(key, other);
            at /= 2;
            m_keys[at] = key;
            m_clients[at] = client;
        }
    }

    std::size_t m_leaves; // a power of two
    std::vector<std::int64_t> m_keys; // 1 is the root; the children of n are 2n and 2n+1
    std::vector<std::uint32_t> m_clients;
};

} // namespace backoff
