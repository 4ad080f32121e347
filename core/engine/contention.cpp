// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/contention.h"

#include "core/engine/contest.h"
#include "core/engine/hops.h"
#include "core/engine/parallel.h"
#include "core/engine/streams.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <span>
#include <string>

namespace backoff {

namespace {

// Where the clients' first reads arrive: with every strategy the same.
struct FirstReads {
    std::vector<double> arrivals;
    std::size_t position = 0; // among the hops, after them
};

FirstReads firstReads(std::int64_t clients, Hops &hops)
{
    FirstReads reads;
    while (std::ssize(reads.arrivals) < clients) {
        if (!hops.reach(reads.position)) {
            hops.moveTo(reads.position);
            reads.position = 0;
        }
        reads.arrivals.push_back(hops.hop(reads.position));
        reads.position = hops.afterHop(reads.position);
    }
    return reads;
}

// The hops move on to where the last of the contests that go on stands.
void moveOn(std::span<Contest *const> contests, Hops &hops)
{
    const std::size_t last = std::ranges::min(contests, {}, &Contest::position)->position();
    hops.moveTo(last);
    for (Contest *contest : contests) {
        contest->hopsMovedTo(last);
    }
}

using Runs = std::vector<ContentionRun>;

// A run with each of the strategies, on the same draws. Empty where it was told to stop.
std::optional<Runs> contendWith(std::span<const Backoff> backoffs,
    std::int64_t clients,
    std::uint64_t seed,
    const std::stop_token &stop)
{
    Hops hops(seed);
    const FirstReads reads = firstReads(clients, hops);
    std::vector<Contest> contests;
    for (const Backoff backoff : backoffs) {
        contests.emplace_back(backoff, reads.arrivals, reads.position);
    }
    std::vector<Contest *> going;
    for (Contest &contest : contests) {
        going.push_back(&contest);
    }
    while (true) {
        handleAll(going, hops);
        std::erase_if(going, [](const Contest *contest) { return contest->isOver(); });
        if (going.empty()) {
            break;
        }
        if (stop.stop_requested()) {
            return {};
        }
        moveOn(going, hops);
    }
    Runs runs;
    std::ranges::transform(contests, std::back_inserter(runs), &Contest::run);
    return runs;
}

Sample sampleOf(const std::vector<double> &values)
{
    const auto count = static_cast<double>(values.size());
    double sum = 0;
    for (const double value : values) {
        sum += value;
    }
    Sample sample {.mean = sum / count, .deviation = {}};
    if (values.size() > 1) {
        double squares = 0;
        for (const double value : values) {
            squares += (value - sample.mean) * (value - sample.mean);
        }
        sample.deviation = std::sqrt(squares / (count - 1));
    }
    return sample;
}

// The strategy's row: every so many-th run, from `index` on, is one of its own.
ContentionRow rowOf(std::size_t index, const ContentionSettings &settings, const Runs &runs)
{
    std::vector<double> completions;
    std::vector<double> calls;
    for (std::size_t i = index; i < runs.size(); i += std::size(allBackoffs)) {
        completions.push_back(runs[i].completion);
        calls.push_back(static_cast<double>(runs[i].calls));
    }
    return {allBackoffs[index],
        settings.clients,
        settings.runs,
        sampleOf(completions),
        sampleOf(calls)};
}

} // namespace

std::string_view nameOf(Backoff backoff)
{
    switch (backoff) {
    case Backoff::None:
        return "none";
    case Backoff::Equal:
        return "equal";
    case Backoff::Full:
        return "full";
    case Backoff::Decorrelated:
        return "decorrelated";
    case Backoff::NoBackoff:
        return "no-backoff";
    }
    return {};
}

std::vector<Error> validate(const ContentionSettings &settings)
{
    std::vector<Error> problems;
    const auto require = [&](std::int64_t value, std::int64_t most, Field where) {
        if (value < 1 || value > most) {
            problems.push_back({ErrorCode::OutOfRange, where, std::to_string(value)});
        }
    };
    require(settings.clients, maxContentionClients, Field::Contenders);
    require(settings.runs, maxContentionRuns, Field::Runs);
    return problems;
}

std::optional<ContentionRun> contend(
    Backoff backoff, std::int64_t clients, std::uint64_t seed, const std::stop_token &stop)
{
    const auto runs = contendWith({&backoff, 1}, clients, seed, stop);
    return runs ? std::optional(runs->front()) : std::nullopt;
}

std::optional<std::vector<ContentionRow>> runContention(
    const ContentionSettings &settings, const LongWork &work)
{
    constexpr std::size_t strategies = std::size(allBackoffs);
    Runs runs(strategies * static_cast<std::size_t>(settings.runs));
    const auto runOne = [&](std::int64_t index, int) {
        const auto run = static_cast<std::uint64_t>(index);
        const auto results
            = contendWith(allBackoffs, settings.clients, streamOf(settings.seed, run), work.stop);
        if (results) {
            std::ranges::copy(*results, runs.begin() + index * std::ssize(allBackoffs));
        }
        return results.has_value();
    };
    if (!runPieces(work, settings.runs, runOne)) {
        return {};
    }
    std::vector<ContentionRow> rows;
    for (std::size_t i = 0; i < strategies; ++i) {
        rows.push_back(rowOf(i, settings, runs));
    }
    return rows;
}

} // namespace backoff
