// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The random numbers of many clients, each with a stream of its own, without a generator.
//
// A draw is a function of seed, client and retry alone: neither the number of threads, nor the size
// of a fleet, nor the strategy changes it, so strategies are compared on common random numbers.
// mix() is the output function of SplitMix64 (Steele, Lea and Flood, 2014). Everything is modulo
// 2^64.

#pragma once

#include <cstdint>

namespace backoff {

[[nodiscard]] constexpr std::uint64_t mix(std::uint64_t z)
{
    z += 0x9E3779B97F4A7C15U;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31);
}

// Of client 0, 1, ... of a fleet, or of run 0, 1, ... of a study.
[[nodiscard]] constexpr std::uint64_t streamOf(std::uint64_t seed, std::uint64_t index)
{
    return mix(seed + mix(index));
}

// In [0, 1), 53 bits: the draw of retry 1, 2, ... of a stream.
[[nodiscard]] constexpr double drawOf(std::uint64_t stream, std::uint64_t retry)
{
    return static_cast<double>(mix(stream ^ retry) >> 11) * 0x1p-53;
}

} // namespace backoff
