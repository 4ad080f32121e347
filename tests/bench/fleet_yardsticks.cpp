// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/bench/fleet_yardsticks.h"

#include <algorithm>
#include <functional>
#include <queue>
#include <utility>
#include <vector>

namespace backoff {

namespace {

struct Bin {
    std::int64_t calls = 0;
    std::int64_t served = 0;
};

std::uint64_t mix(std::uint64_t z)
{
    z += 0x9E3779B97F4A7C15U;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31);
}

std::vector<double> ceilingsOf(const YardstickFleet &fleet)
{
    std::vector<double> ceilings {0};
    double raw = fleet.base;
    for (std::uint32_t retry = 1; retry < fleet.attempts; ++retry, raw *= 2) {
        ceilings.push_back(std::min(fleet.cap, raw));
    }
    return ceilings;
}

double wait(const std::vector<double> &ceilings, std::uint64_t stream, std::uint32_t retry)
{
    return ceilings[retry] * (static_cast<double>(mix(stream ^ retry) >> 11) * 0x1p-53);
}

Bin &binAt(std::vector<Bin> &bins, double time, double bin)
{
    const auto index = static_cast<std::size_t>(time / bin);
    if (index >= bins.size()) {
        bins.resize(index + 1);
    }
    return bins[index];
}

YardstickResult sumUp(const std::vector<Bin> &bins, std::vector<double> &times)
{
    YardstickResult result;
    for (const Bin &bin : bins) {
        result.calls += bin.calls;
    }
    const auto count = static_cast<std::int64_t>(times.size());
    result.recovered = count;
    const auto p50 = times.begin() + (50 * count + 99) / 100 - 1;
    const auto p99 = times.begin() + (99 * count + 99) / 100 - 1;
    std::nth_element(times.begin(), p99, times.end());
    result.p99 = *p99;
    result.last = *std::max_element(p99, times.end());
    std::nth_element(times.begin(), p50, p99);
    result.p50 = *p50;
    return result;
}

} // namespace

YardstickResult bareFleet(const YardstickFleet &fleet)
{
    const std::vector<double> ceilings = ceilingsOf(fleet);
    std::vector<Bin> bins;
    std::vector<double> times;
    times.reserve(static_cast<std::size_t>(fleet.clients));
    for (std::int64_t client = 0; client < fleet.clients; ++client) {
        const std::uint64_t stream = mix(fleet.seed + mix(static_cast<std::uint64_t>(client)));
        double time = 0;
        for (std::uint32_t call = 1;; ++call) {
            Bin &bin = binAt(bins, time, fleet.bin);
            ++bin.calls;
            if (time >= fleet.outage) {
                ++bin.served;
                times.push_back(time);
                break;
            }
            if (call == fleet.attempts) {
                break;
            }
            time += wait(ceilings, stream, call);
        }
    }
    return sumUp(bins, times);
}

YardstickResult queueOfEvents(const YardstickFleet &fleet)
{
    struct Event {
        double time;
        std::uint32_t client;
        std::uint32_t call;

        bool operator>(const Event &other) const
        {
            return time > other.time || (time == other.time && client > other.client);
        }
    };
    const std::vector<double> ceilings = ceilingsOf(fleet);
    std::vector<Event> room;
    room.reserve(static_cast<std::size_t>(fleet.clients));
    std::priority_queue<Event, std::vector<Event>, std::greater<>> events({}, std::move(room));
    for (std::int64_t client = 0; client < fleet.clients; ++client) {
        events.push({0, static_cast<std::uint32_t>(client), 1});
    }
    std::vector<Bin> bins;
    std::vector<double> times;
    times.reserve(static_cast<std::size_t>(fleet.clients));
    while (!events.empty()) {
        Event event = events.top();
        events.pop();
        Bin &bin = binAt(bins, event.time, fleet.bin);
        ++bin.calls;
        if (event.time >= fleet.outage && bin.served < fleet.servedABin) {
            ++bin.served;
            times.push_back(event.time);
        } else if (event.call < fleet.attempts) {
            event.time += wait(ceilings, mix(fleet.seed + mix(event.client)), event.call);
            ++event.call;
            events.push(event);
        }
    }
    return sumUp(bins, times);
}

} // namespace backoff
