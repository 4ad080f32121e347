// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/random.h"

#include "core/engine/normal_trial.h"

namespace backoff {

namespace {

constexpr std::uint32_t scrambled(std::uint32_t word) { return word ^ (word >> 30); }

// MT19937's recurrence: the high bit of one word and the rest of the next, twisted into the word
// that lies 397 further.
std::uint32_t twisted(std::uint32_t high, std::uint32_t rest, std::uint32_t further)
{
    const std::uint32_t y = (high & 0x80000000U) | (rest & 0x7fffffffU);
    return further ^ (y >> 1) ^ ((0U - (y & 1U)) & 0x9908b0dfU);
}

std::uint32_t tempered(std::uint32_t y)
{
    y ^= y >> 11;
    y ^= (y << 7) & 0x9d2c5680U;
    y ^= (y << 15) & 0xefc60000U;
    return y ^ (y >> 18);
}

// MT19937's state made of the seed that init_by_array begins with.
constexpr std::array<std::uint32_t, 624> startingState()
{
    std::array<std::uint32_t, 624> mt {19650218U};
    for (std::uint32_t i = 1; i < mt.size(); ++i) {
        mt[i] = 1812433253U * scrambled(mt[i - 1]) + i;
    }
    return mt;
}

} // namespace

PythonRandom::PythonRandom(std::uint64_t seed, std::uint32_t highWord)
    : m_next(words / 2) // none drawn yet
{
    const auto low = static_cast<std::uint32_t>(seed);
    const auto middle = static_cast<std::uint32_t>(seed >> 32);
    seedByArray({low, middle, highWord}); // low word first
}

// The key ends with its last word that is not 0.
void PythonRandom::seedByArray(const std::array<std::uint32_t, 3> &key)
{
    std::uint32_t keyLength = 3;
    while (keyLength > 1 && key[keyLength - 1] == 0) {
        --keyLength;
    }
    static constexpr std::array<std::uint32_t, words> begun = startingState();
    auto &mt = m_state;
    mt = begun;
    std::uint32_t i = 1;
    const auto advance = [&] {
        if (++i >= words) {
            mt[0] = mt[words - 1];
            i = 1;
        }
    };
    std::uint32_t j = 0;
    for (std::size_t k = 0; k < words; ++k) {
        mt[i] = (mt[i] ^ (scrambled(mt[i - 1]) * 1664525U)) + key[j] + j;
        advance();
        j = j + 1 == keyLength ? 0 : j + 1;
    }
    for (std::size_t k = 0; k < words - 1; ++k) {
        mt[i] = (mt[i] ^ (scrambled(mt[i - 1]) * 1566083941U)) - i;
        advance();
    }
    mt[0] = 0x80000000U;
}

// No pass of a loop needs a word that the few passes before it wrote: a compiler can take several
// at once.
void PythonRandom::refill()
{
    constexpr std::size_t middle = 397;
    auto &mt = m_state;
    for (std::size_t k = 0; k < words - middle; ++k) {
        mt[k] = twisted(mt[k], mt[k + 1], mt[k + middle]);
    }
    for (std::size_t k = words - middle; k < words - 1; ++k) {
        mt[k] = twisted(mt[k], mt[k + 1], mt[k - (words - middle)]);
    }
    mt[words - 1] = twisted(mt[words - 1], mt[0], mt[middle - 1]);
    for (std::size_t k = 0; k < m_draws.size(); ++k) {
        // 27 and 26 bits: the signed conversion is exact, and the one that every processor has.
        const auto a = static_cast<std::int32_t>(tempered(mt[2 * k]) >> 5);
        const auto b = static_cast<std::int32_t>(tempered(mt[2 * k + 1]) >> 6);
        m_draws[k] = (a * 67108864.0 + b) * 0x1p-53;
    }
    m_next = 0;
}

double PythonRandom::normalvariate(double mu, double sigma)
{
    while (true) {
        const double first = random();
        const double second = random();
        const NormalTrial trial = normalTrial(first, second);
        if (isAccepted(trial.side, first, second)) {
            return mu + trial.z * sigma;
        }
    }
}

} // namespace backoff
