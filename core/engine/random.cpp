// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/random.h"

#include <array>
#include <cmath>
#include <cstddef>

namespace backoff {

namespace {

// Stands in for std::seed_seq: hands std::mt19937 the state that init_by_array makes of a seed.
// The standard says that the engine takes these 624 words as its state as they are.
class InitByArray
{
public:
    using result_type = std::uint32_t;

    explicit InitByArray(std::uint64_t seed)
        : m_key {static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)}
        , m_keyLength(m_key[1] == 0 ? 1 : 2)
    {
    }

    template<typename Iterator> void generate(Iterator begin, Iterator end) const
    {
        const State state = mixed();
        std::size_t i = 0;
        for (Iterator it = begin; it != end; ++it, ++i) {
            *it = state[i % state.size()];
        }
    }

private:
    static constexpr std::size_t words = std::mt19937::state_size;
    using State = std::array<std::uint32_t, words>;

    static State started()
    {
        State mt;
        mt[0] = 19650218U;
        for (std::uint32_t i = 1; i < words; ++i) {
            mt[i] = 1812433253U * (mt[i - 1] ^ (mt[i - 1] >> 30)) + i;
        }
        return mt;
    }

    State mixed() const
    {
        State mt = started();
        std::uint32_t i = 1;
        const auto advance = [&] {
            if (++i >= words) {
                mt[0] = mt[words - 1];
                i = 1;
            }
        };
        const auto scrambled = [&] { return mt[i - 1] ^ (mt[i - 1] >> 30); };
        std::uint32_t j = 0;
        for (std::size_t k = 0; k < words; ++k) {
            mt[i] = (mt[i] ^ (scrambled() * 1664525U)) + m_key[j] + j;
            advance();
            j = (j + 1) % m_keyLength;
        }
        for (std::size_t k = 0; k < words - 1; ++k) {
            mt[i] = (mt[i] ^ (scrambled() * 1566083941U)) - i;
            advance();
        }
        mt[0] = 0x80000000U;
        return mt;
    }

    std::array<std::uint32_t, 2> m_key; // low word first
    std::uint32_t m_keyLength;
};

} // namespace

PythonRandom::PythonRandom(std::uint64_t seed)
{
    InitByArray sequence(seed);
    m_engine.seed(sequence);
}

double PythonRandom::normalvariate(double mu, double sigma)
{
    const double magic = 4 * std::exp(-0.5) / std::sqrt(2.0);
    while (true) {
        const double u1 = random();
        const double u2 = 1.0 - random();
        const double z = magic * (u1 - 0.5) / u2;
        if (z * z / 4.0 <= -std::log(u2)) {
            return mu + z * sigma;
        }
    }
}

} // namespace backoff
