// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// validate(Policy): what each field accepts, and the first retry at which a delay or a total would
// no longer be finite, whatever the seed.

#include "core/engine/jitter.h"
#include "core/engine/policy.h"
#include "core/engine/ranges.h"
#include "core/engine/shortest_text.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

namespace backoff {

namespace {

constexpr std::size_t maxOffsets = 1000;

void checkOffsets(const std::vector<double> &offsets, std::vector<Error> &problems)
{
    if (offsets.empty()) {
        problems.push_back({ErrorCode::Empty, Field::Offsets, {}});
    } else if (offsets.size() > maxOffsets) {
        const auto count = static_cast<std::int64_t>(offsets.size());
        problems.push_back({ErrorCode::TooMany, Field::Offsets, std::to_string(count), count});
    }
    for (std::size_t i = 0; i < offsets.size(); ++i) {
        if (!(offsets[i] >= 0 && offsets[i] <= 1)) {
            problems.push_back({ErrorCode::BadItem,
                Field::Offsets,
                shortestText(offsets[i]),
                static_cast<std::int64_t>(i + 1)});
            return;
        }
    }
}

// Whether no delay and no total can overflow, seen without walking the retries.
bool plainlyFinite(const Policy &policy)
{
    double largest = std::numeric_limits<double>::infinity();
    if (policy.cap) {
        largest = *policy.cap;
    } else if (policy.multiplier <= 1 && policy.jitter != Jitter::Decorrelated) {
        largest = policy.base;
    }
    // A wait is at most twice its ceiling, and a total of n rounded additions is well below twice n
    // times the largest.
    return largest < std::numeric_limits<double>::max() / 4 / static_cast<double>(policy.attempts);
}

void checkOverflow(const Policy &policy, std::vector<Error> &problems)
{
    if (plainlyFinite(policy)) {
        return;
    }
    double modelledTotal = 0;
    double largestTotal = 0;
    double largest = policy.base;
    for (std::int64_t retry = 1; retry <= policy.attempts; ++retry) {
        modelledTotal += ceiling(policy, retry);
        largest = largestWait(policy, retry, largest);
        largestTotal += largest;
        if (!std::isfinite(modelledTotal) || !std::isfinite(largestTotal)) {
            // What lets it grow is named: the missing cap, else the attempts.
            const Field where = policy.cap ? Field::Attempts : Field::Cap;
            const std::string value = policy.cap ? std::to_string(policy.attempts) : "none";
            problems.push_back({ErrorCode::DelayOverflows, where, value, retry});
            return;
        }
    }
}

} // namespace

std::vector<Error> validate(const Policy &policy, Limits limits)
{
    std::vector<Error> problems;
    requirePositive(policy.base, Field::Base, problems);
    if (policy.cap) {
        requirePositive(*policy.cap, Field::Cap, problems);
    }
    if (policy.attempts < 1 || policy.attempts > limits.maxAttempts) {
        problems.push_back(
            {ErrorCode::OutOfRange, Field::Attempts, std::to_string(policy.attempts)});
    }
    requirePositive(policy.multiplier, Field::Multiplier, problems);
    if (!std::isfinite(policy.spread)) {
        problems.push_back({ErrorCode::NotFinite, Field::Spread, shortestText(policy.spread)});
    } else if (!(policy.spread > 0 && policy.spread <= 1)) {
        problems.push_back({ErrorCode::OutOfRange, Field::Spread, shortestText(policy.spread)});
    }
    checkOffsets(policy.offsets, problems);
    if (problems.empty()) {
        checkOverflow(policy, problems);
    }
    return problems;
}

} // namespace backoff
