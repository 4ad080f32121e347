// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/policy.h"

#include "core/engine/powers.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace backoff {

double rawDelay(const Policy &policy, std::int64_t retry)
{
    return scaledPower(policy.base, policy.multiplier, retry - 1);
}

// Whether the raw delay is beyond the cap by far, so that there is no need to compute it (a power
// of two costs nothing). A factor of two is more than any error of a logarithm, whatever library
// computed it.
static bool plainlyCapped(const Policy &policy, std::int64_t retry)
{
    int exponent = 0;
    const bool powerOfTwo = std::frexp(policy.multiplier, &exponent) == 0.5;
    return policy.cap && !powerOfTwo
        && std::log2(policy.base) + static_cast<double>(retry - 1) * std::log2(policy.multiplier)
        > std::log2(*policy.cap) + 1;
}

double ceiling(const Policy &policy, std::int64_t retry)
{
    if (plainlyCapped(policy, retry)) {
        return *policy.cap;
    }
    const double raw = rawDelay(policy, retry);
    return policy.cap ? std::min(*policy.cap, raw) : raw;
}

std::vector<Notice> notices(const Policy &policy)
{
    std::vector<Notice> found;
    if (policy.cap && *policy.cap < policy.base) {
        found.push_back(Notice::CapBelowBase);
    } else if (policy.cap && *policy.cap == policy.base && policy.multiplier >= 1) {
        found.push_back(Notice::CapAtFirstRetry);
    }
    if (policy.multiplier < 1) {
        found.push_back(Notice::Shrinks);
    } else if (policy.multiplier == 1) {
        found.push_back(Notice::Constant);
    }
    return found;
}

std::string_view nameOf(Jitter jitter)
{
    switch (jitter) {
    case Jitter::None:
        return "none";
    case Jitter::Full:
        return "full";
    case Jitter::Equal:
        return "equal";
    case Jitter::Decorrelated:
        return "decorrelated";
    case Jitter::Proportional:
        return "proportional";
    case Jitter::Offsets:
        return "offsets";
    }
    return {};
}

std::string_view nameOf(CapPlacement placement)
{
    return placement == CapPlacement::After ? "after" : "before";
}

std::string_view nameOf(Unit unit) { return unit == Unit::Seconds ? "s" : "ms"; }

static Error unknownName(std::string_view text, Field where)
{
    return {text.empty() ? ErrorCode::Empty : ErrorCode::UnknownName, where, std::string(text)};
}

Result<Jitter> parseJitter(std::string_view text)
{
    for (const Jitter jitter : allJitters) {
        if (text == nameOf(jitter)) {
            return jitter;
        }
    }
    return unknownName(text, Field::Jitter);
}

Result<CapPlacement> parseCapPlacement(std::string_view text)
{
    for (const CapPlacement placement : {CapPlacement::After, CapPlacement::Before}) {
        if (text == nameOf(placement)) {
            return placement;
        }
    }
    return unknownName(text, Field::CapPlacement);
}

Result<std::vector<double>> parseOffsets(std::string_view text)
{
    if (text.find_first_not_of(" \t") == std::string_view::npos) {
        return Error {ErrorCode::Empty, Field::Offsets, std::string(text)};
    }
    std::vector<double> offsets;
    for (std::int64_t position = 1;; ++position) {
        const auto comma = text.find(',');
        const std::string_view item = text.substr(0, comma);
        const Result<double> value = parseNumber(item, Field::Offsets);
        if (!value) {
            return Error {ErrorCode::BadItem, Field::Offsets, std::string(item), position};
        }
        offsets.push_back(*value);
        if (comma == std::string_view::npos) {
            return offsets;
        }
        text.remove_prefix(comma + 1);
    }
}

} // namespace backoff
