// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/facts/fact_values.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>

namespace backoff {

namespace {

using Maybe = std::optional<double>;

template<typename Source> struct Named {
    std::string_view name;
    Maybe (*of)(Source);
};

template<typename Count> double real(Count count) { return static_cast<double>(count); }

constexpr Named<const Experiment &> ofSettings[] = {
    {"base", [](const Experiment &e) -> Maybe { return e.policy.base; }},
    {"multiplier", [](const Experiment &e) -> Maybe { return e.policy.multiplier; }},
    {"cap", [](const Experiment &e) -> Maybe { return e.policy.cap; }},
    {"attempts", [](const Experiment &e) -> Maybe { return real(e.policy.attempts); }},
    {"retries", [](const Experiment &e) -> Maybe { return real(e.policy.attempts - 1); }},
    {"spread", [](const Experiment &e) -> Maybe { return e.policy.spread; }},
    {"fail_first", [](const Experiment &e) -> Maybe { return real(e.scenario.failFirst); }},
    {"down_from", [](const Experiment &e) -> Maybe { return e.scenario.downFrom; }},
    {"down_until", [](const Experiment &e) -> Maybe { return e.scenario.downUntil; }},
    {"retry_after", [](const Experiment &e) -> Maybe { return e.scenario.retryAfter; }},
    {"call_duration", [](const Experiment &e) -> Maybe { return e.scenario.callDuration; }},
    {"clients", [](const Experiment &e) -> Maybe { return real(e.fleet.clients); }},
    {"outage", [](const Experiment &e) -> Maybe { return e.fleet.outage; }},
    {"capacity", [](const Experiment &e) -> Maybe { return e.fleet.capacity; }},
    {"bin", [](const Experiment &e) -> Maybe { return e.fleet.bin; }},
};

constexpr std::string_view modelled = "modelled_";

Maybe stopped(const Lane &lane, StopReason reason) { return lane.stop == reason ? 1 : 0; }

constexpr Named<const Lane &> ofLanes[] = {
    {"calls", [](const Lane &lane) -> Maybe { return real(lane.attempts.size()); }},
    {"waited", [](const Lane &lane) -> Maybe { return lane.waited; }},
    {"elapsed", [](const Lane &lane) -> Maybe { return lane.end; }},
    {"not_waited", [](const Lane &lane) -> Maybe { return lane.notWaited.value_or(0); }},
    {"recovered", [](const Lane &lane) { return stopped(lane, StopReason::Succeeded); }},
    {"exhausted", [](const Lane &lane) { return stopped(lane, StopReason::Exhausted); }},
    {"permanent", [](const Lane &lane) { return stopped(lane, StopReason::Permanent); }},
};

constexpr Named<const Attempt &> ofAttempts[] = {
    {"wait", [](const Attempt &a) { return a.hasWait() ? Maybe(a.waited) : std::nullopt; }},
    {"start", [](const Attempt &a) -> Maybe { return a.startsAt; }},
};

constexpr Named<FactSources &> ofSeeds[] = {
    {"rising_share", [](FactSources &s) -> Maybe { return s.risingShare(); }},
    {"mean_waited", [](FactSources &s) -> Maybe { return s.luck().mean; }},
    {"p5_waited", [](FactSources &s) -> Maybe { return s.luck().p5; }},
    {"p95_waited", [](FactSources &s) -> Maybe { return s.luck().p95; }},
};

constexpr Named<const ScheduleRow &> ofRows[] = {
    {"draw", [](const ScheduleRow &row) -> Maybe { return row.jittered; }},
    {"drawn_total", [](const ScheduleRow &row) -> Maybe { return row.jitteredTotal; }},
    {"least", [](const ScheduleRow &row) -> Maybe { return row.least; }},
    {"most", [](const ScheduleRow &row) -> Maybe { return row.most; }},
};

// These know no last retry.
constexpr std::string_view ceilingName = "ceiling";
constexpr std::string_view totalName = "total";

constexpr Named<const FleetRun &> ofFleets[] = {
    {"first_peak", [](const FleetRun &run) -> Maybe { return real(run.firstBinPeak); }},
    {"later_peak", [](const FleetRun &run) -> Maybe { return real(run.laterPeak); }},
    {"fleet_calls", [](const FleetRun &run) -> Maybe { return real(run.calls); }},
    {"wasted", [](const FleetRun &run) -> Maybe { return real(run.wasted); }},
    {"fleet_recovered", [](const FleetRun &run) -> Maybe { return real(run.recovered); }},
    {"fleet_exhausted", [](const FleetRun &run) -> Maybe { return real(run.exhausted); }},
    {"last_success", [](const FleetRun &run) { return run.lastSuccess; }},
    {"p50", [](const FleetRun &run) { return run.p50; }},
    {"p99", [](const FleetRun &run) { return run.p99; }},
};

template<typename Source, std::size_t count>
const Named<Source> *named(const Named<Source> (&list)[count], std::string_view name)
{
    const auto found = std::ranges::find(list, name, &Named<Source>::name);
    return found == std::end(list) ? nullptr : &*found;
}

FactNumber numberOf(Maybe value)
{
    if (!value) {
        return FactFault::NoValue;
    }
    return std::isfinite(*value) ? FactNumber(*value) : FactFault::NotFinite;
}

// "ceiling_12": the name before the last _ and what is behind it.
struct Parts {
    std::string_view front;
    std::string_view back;
};
Parts partsOf(std::string_view name)
{
    const std::size_t at = name.rfind('_');
    return at == std::string_view::npos ? Parts {name, {}}
                                        : Parts {name.substr(0, at), name.substr(at + 1)};
}

// None: it is no number, or one with a zero in front. 0: there can be no such attempt or retry.
std::optional<std::int64_t> indexOf(std::string_view digits)
{
    std::int64_t index = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), index);
    if (digits.empty() || read.ptr != digits.data() + digits.size() || digits.front() == '-'
        || (digits.front() == '0' && digits.size() > 1)) {
        return std::nullopt;
    }
    return read.ec == std::errc() ? index : 0;
}

FactNumber ofRow(FactSources &sources, const Named<const ScheduleRow &> &fact, std::int64_t retry)
{
    const auto rows = static_cast<std::int64_t>(sources.schedule().size());
    if (retry < 1 || retry > rows) {
        return FactFault::NoValue;
    }
    return numberOf(fact.of(sources.schedule()[static_cast<std::size_t>(retry - 1)]));
}

FactNumber ofModel(FactSources &sources, std::string_view name, std::int64_t retry)
{
    if (retry < 1 || retry > highestFactRetry) {
        return FactFault::NoValue;
    }
    return numberOf(name == totalName ? sources.modelledTotal(retry)
                                      : ceiling(sources.experiment().policy, retry));
}

// A run's name, of the whole or of one attempt.
std::optional<FactNumber> ofRun(FactSources &sources, std::string_view name)
{
    const bool model = name.starts_with(modelled);
    name.remove_prefix(model ? modelled.size() : 0);
    if (const auto *fact = named(ofLanes, name)) {
        return numberOf(fact->of(model ? sources.trace().modelled : sources.trace().jittered));
    }
    const Parts parts = partsOf(name);
    const auto *fact = named(ofAttempts, parts.front);
    const auto index = indexOf(parts.back);
    if (!fact || !index) {
        return std::nullopt;
    }
    const Lane &lane = model ? sources.trace().modelled : sources.trace().jittered;
    if (*index < 1 || *index > static_cast<std::int64_t>(lane.attempts.size())) {
        return FactFault::NoValue;
    }
    return numberOf(fact->of(lane.attempts[static_cast<std::size_t>(*index - 1)]));
}

std::optional<FactNumber> ofFleet(FactSources &sources, std::string_view name)
{
    Jitter jitter = sources.experiment().policy.jitter;
    const auto *fact = named(ofFleets, name);
    if (!fact) {
        const Parts parts = partsOf(name);
        const Result<Jitter> strategy = parseJitter(parts.back);
        fact = strategy ? named(ofFleets, parts.front) : nullptr;
        jitter = strategy ? *strategy : jitter;
    }
    if (!fact) {
        return std::nullopt;
    }
    const auto run = sources.fleet(jitter);
    if (const auto *fault = std::get_if<FactFault>(&run)) {
        return *fault;
    }
    return numberOf(fact->of(*std::get<const FleetRun *>(run)));
}

} // namespace

FactNumber FactValues::of(std::string_view name)
{
    const auto known = m_known.find(name);
    if (known != m_known.end()) {
        return known->second;
    }
    return m_known.emplace(name, computed(name)).first->second;
}

FactNumber FactValues::computed(std::string_view name)
{
    if (const auto *fact = named(ofSettings, name)) {
        return numberOf(fact->of(m_sources.experiment()));
    }
    if (const auto *fact = named(ofSeeds, name)) {
        return numberOf(fact->of(m_sources));
    }
    if (const auto number = ofRun(m_sources, name)) {
        return *number;
    }
    if (const auto number = ofRetry(name)) {
        return *number;
    }
    return ofFleet(m_sources, name).value_or(FactFault::UnknownName);
}

// A name of the schedule, of one retry.
std::optional<FactNumber> FactValues::ofRetry(std::string_view name)
{
    const Parts parts = partsOf(name);
    const bool ofModels = parts.front == ceilingName || parts.front == totalName;
    const auto *row = named(ofRows, parts.front);
    const auto index = indexOf(parts.back);
    if (!index || (!ofModels && !row)) {
        return std::nullopt;
    }
    return row ? ofRow(m_sources, *row, *index) : ofModel(m_sources, parts.front, *index);
}

std::vector<std::string> allFactNames()
{
    std::vector<std::string> names;
    const auto add = [&names](const auto &list, const char *ending) {
        for (const auto &fact : list) {
            names.push_back(std::string(fact.name) + ending);
        }
    };
    add(ofSettings, "");
    add(ofLanes, "");
    add(ofAttempts, "_N");
    names.push_back(std::string(ceilingName) + "_N");
    names.push_back(std::string(totalName) + "_N");
    add(ofRows, "_N");
    add(ofSeeds, "");
    add(ofFleets, "");
    return names;
}

} // namespace backoff
