// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Calls still to come, by bin, in no order within one. Putting a call in and taking a bin out cost
// the same however many there are.
//
// Calls lie in small blocks, one after the other in memory; a bin is a chain of blocks, the first
// of which may be part full, and a block that was taken out is used again. At most one block a call
// is in use, and about as much memory as the calls need where bins hold many.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

namespace backoff {

template<typename Call> class CallCalendar
{
public:
    void put(std::size_t bin, const Call &call)
    {
        if (bin >= m_days.size()) {
            m_days.resize(bin + 1);
        }
        Day &day = m_days[bin];
        const std::size_t place = day.calls % callsABlock;
        if (place == 0) {
            day.block = newBlock(day.block);
        }
        m_blocks[day.block][place] = call;
        ++day.calls;
    }

    [[nodiscard]] std::size_t callsIn(std::size_t bin) const
    {
        return bin < m_days.size() ? m_days[bin].calls : 0;
    }

    // Shows each call of the bin.
    template<typename Look> void forEach(std::size_t bin, Look look) const
    {
        const Day day = m_days[bin];
        std::size_t inBlock = callsInFirst(day);
        for (std::uint32_t block = day.block; block != none; block = m_next[block]) {
            for (std::size_t i = 0; i < inBlock; ++i) {
                look(m_blocks[block][i]);
            }
            inBlock = callsABlock;
        }
    }

    // Empties the bin and hands over each of its calls, which may put others into later bins.
    template<typename Handle> void take(std::size_t bin, Handle handle)
    {
        const Day day = m_days[bin];
        m_days[bin] = {};
        std::size_t inBlock = callsInFirst(day);
        for (std::uint32_t block = day.block; block != none;) {
            const Block calls = m_blocks[block];
            const std::uint32_t next = m_next[block];
            m_next[block] = m_free;
            m_free = block;
            for (std::size_t i = 0; i < inBlock; ++i) {
                handle(calls[i]);
            }
            block = next;
            inBlock = callsABlock;
        }
    }

private:
    static constexpr std::size_t callsABlock = 8;
    static constexpr std::uint32_t none = UINT32_MAX;
    using Block = std::array<Call, callsABlock>;

    struct Day {
        std::uint32_t block = none;
        std::uint32_t calls = 0;
    };

    [[nodiscard]] static std::size_t callsInFirst(const Day &day)
    {
        return day.calls == 0 ? 0 : (day.calls - 1) % callsABlock + 1;
    }

    [[nodiscard]] std::uint32_t newBlock(std::uint32_t next)
    {
        std::uint32_t block = m_free;
        if (block == none) {
            block = static_cast<std::uint32_t>(m_blocks.size());
            m_blocks.emplace_back();
            m_next.push_back(next);
        } else {
            m_free = m_next[block];
            m_next[block] = next;
        }
        return block;
    }

    std::vector<Day> m_days;
    std::deque<Block> m_blocks;
    std::vector<std::uint32_t> m_next; // of the same bin, or of those free
    std::uint32_t m_free = none;
};

} // namespace backoff
