// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Calls still to come, by bin, in no order within one. Putting a call in and taking a bin out cost
// the same however many there are.
//
// Calls lie in small blocks, one after the other in memory; what falls together is a chain of
// blocks, the first of which may be part full, and a block that was taken out is used again. There
// may be as many bins as calls, and a block for each would be mostly empty: only the bins of the
// present month have a chain each, and a later month is one chain until it is opened.

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
    // Not into a bin before the one come to.
    void put(std::size_t bin, const Call &call)
    {
        const std::size_t month = bin / binsAMonth;
        if (month == m_month) {
            add(m_days[bin % binsAMonth], call);
            return;
        }
        if (month >= m_months.size()) {
            m_months.resize(month + 1);
        }
        add(m_months[month], call);
    }

    // On to a bin, one after the other from 0; how many calls it has. binOf(call) must be the bin
    // that the call was put into.
    template<typename BinOf> std::size_t comeTo(std::size_t bin, BinOf binOf)
    {
        if (bin / binsAMonth != m_month) {
            m_month = bin / binsAMonth;
            if (m_month < m_months.size()) {
                take(m_months[m_month],
                    [&](const Call &call) { add(m_days[binOf(call) % binsAMonth], call); });
            }
        }
        return m_days[bin % binsAMonth].calls;
    }

    // Shows each call of the bin come to.
    template<typename Look> void forEach(std::size_t bin, Look look) const
    {
        const Chain chain = m_days[bin % binsAMonth];
        std::size_t inBlock = callsInFirst(chain);
        for (std::uint32_t block = chain.block; block != none; block = m_next[block]) {
            for (std::size_t i = 0; i < inBlock; ++i) {
                look(m_blocks[block][i]);
            }
            inBlock = callsABlock;
        }
    }

    // Empties the bin come to and hands over each of its calls, which may put others into later
    // bins.
    template<typename Handle> void take(std::size_t bin, Handle handle)
    {
        take(m_days[bin % binsAMonth], handle);
    }

private:
    static constexpr std::size_t binsAMonth = 1024;
    static constexpr std::size_t callsABlock = 8;
    static constexpr std::uint32_t none = UINT32_MAX;
    using Block = std::array<Call, callsABlock>;

    struct Chain {
        std::uint32_t block = none;
        std::uint32_t calls = 0;
    };

    [[nodiscard]] static std::size_t callsInFirst(const Chain &chain)
    {
        return chain.calls == 0 ? 0 : (chain.calls - 1) % callsABlock + 1;
    }

    void add(Chain &chain, const Call &call)
    {
        const std::size_t place = chain.calls % callsABlock;
        if (place == 0) {
            chain.block = newBlock(chain.block);
        }
        m_blocks[chain.block][place] = call;
        ++chain.calls;
    }

    template<typename Handle> void take(Chain &emptied, Handle handle)
    {
        const Chain chain = emptied;
        emptied = {};
        std::size_t inBlock = callsInFirst(chain);
        for (std::uint32_t block = chain.block; block != none;) {
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

    std::array<Chain, binsAMonth> m_days; // of the present month
    std::vector<Chain> m_months; // those after it
    std::size_t m_month = 0;
    std::deque<Block> m_blocks;
    std::vector<std::uint32_t> m_next; // of the same chain, or of those free
    std::uint32_t m_free = none;
};

} // namespace backoff
