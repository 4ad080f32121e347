// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A fleet whose clients compete for the capacity of a bin.
//
// Through the outage nobody is served, so each client is followed alone to its first call after it.
// From there on, bin by bin. Where a bin has room for all of its calls, all are served; otherwise
// the earliest (time, client) are, and they are selected, not sorted. Whoever is refused may call
// again in the same bin: that call comes later than one for which there was no room, so it fails as
// well. No order is needed beyond that.

#pragma once

#include "core/engine/call_calendar.h"
#include "core/engine/fleet_apart.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace backoff {

template<typename Rule> class FleetQueue
{
public:
    FleetQueue(const Rule &rule,
        const Policy &policy,
        const FleetSettings &settings,
        std::int64_t served) // in a bin, at most
        : m_clients(rule, policy, settings)
        , m_count(settings.clients)
        , m_atOnce(clientsAtOnce(policy))
        , m_room(static_cast<std::size_t>(served))
        , m_outcome(settings)
    {
    }

    [[nodiscard]] FleetOutcome run(const LongWork &work)
    {
        Progress progress(work, 2 * m_count); // a client through the outage, and to its end
        followThroughOutage(work, progress);
        for (std::size_t bin = 0; m_pending > 0 && m_outcome.end == FleetEnd::Done; ++bin) {
            const auto binOf
                = [this](const Pending &call) { return m_outcome.load.binOf(call.time); };
            if (const std::size_t calls = m_calendar.comeTo(bin, binOf)) {
                const std::int64_t before = m_pending;
                serve(bin, calls, work.stop);
                progress.advance(before - m_pending);
            }
        }
        return std::move(m_outcome);
    }

private:
    using Pending = typename Clients<Rule>::Pending;

    // The last call that is served in a bin.
    struct Last {
        double time = 0;
        std::uint32_t client = 0;

        [[nodiscard]] bool isBefore(const Pending &call) const
        {
            return call.time > time || (call.time == time && call.client > client);
        }
    };

    void followThroughOutage(const LongWork &work, Progress &progress)
    {
        for (std::int64_t begin = 0; begin < m_count; begin += m_atOnce) {
            if (work.stop.stop_requested()) {
                m_outcome.end = FleetEnd::Stopped;
            }
            if (m_outcome.end != FleetEnd::Done) {
                return;
            }
            const std::int64_t end = std::min(begin + m_atOnce, m_count);
            const std::int64_t before = m_pending;
            for (std::int64_t client = begin; client < end; ++client) {
                followThroughOutage(m_clients.first(static_cast<std::uint32_t>(client)));
            }
            const std::int64_t exhausted = end - begin - (m_pending - before);
            progress.advance(end - begin + exhausted);
        }
    }

    void followThroughOutage(Pending call)
    {
        const std::uint64_t stream = m_clients.streamOfClient(call.client);
        while (m_clients.isDownAt(call.time)) {
            const std::size_t bin = m_outcome.load.binOf(call.time);
            if (bin == maxFleetBins) {
                m_outcome.end = FleetEnd::TooManyBins;
                return;
            }
            ++m_outcome.load.at(bin).calls;
            if (!m_clients.retry(call, stream)) {
                return;
            }
        }
        put(m_outcome.load.binOf(call.time), call);
        ++m_pending;
    }

    void put(std::size_t bin, const Pending &call)
    {
        if (bin == maxFleetBins) {
            m_outcome.end = FleetEnd::TooManyBins;
        } else {
            m_calendar.put(bin, call);
        }
    }

    void serve(std::size_t bin, std::size_t calls, const std::stop_token &stop)
    {
        FleetBin &counts = m_outcome.load.at(bin);
        counts.calls += static_cast<std::int64_t>(calls);
        counts.served = static_cast<std::int64_t>(std::min(calls, m_room));
        if (calls <= m_room) {
            m_calendar.take(bin, [&](const Pending &call) { recover(call.time); });
            return;
        }
        const Last last = lastServed(bin);
        m_calendar.take(bin, [&](const Pending &call) {
            if (++m_handled % m_atOnce == 0 && stop.stop_requested()) {
                m_outcome.end = FleetEnd::Stopped;
            }
            if (m_outcome.end != FleetEnd::Done) {
                return;
            }
            if (last.isBefore(call)) {
                refuse(bin, call);
            } else {
                recover(call.time);
            }
        });
    }

    // Selects the m_room-th call of a bin that has more, by time and then by client. The times, and
    // then the clients of the last time, are copied to where the times of those still pending will
    // come to lie: any client's number is a double too.
    [[nodiscard]] Last lastServed(std::size_t bin)
    {
        double *const times = m_outcome.times.get() + m_outcome.recovered;
        double *end = times;
        m_calendar.forEach(bin, [&](const Pending &call) { *end++ = call.time; });
        double *const last = times + m_room - 1;
        std::nth_element(times, last, end);
        const double time = *last;
        const auto atOnce = std::count(times, last + 1, time); // of those served: the first few
        end = times;
        m_calendar.forEach(bin, [&](const Pending &call) {
            if (call.time == time) {
                *end++ = call.client;
            }
        });
        double *const client = times + atOnce - 1;
        std::nth_element(times, client, end);
        return {time, static_cast<std::uint32_t>(*client)};
    }

    void recover(double time)
    {
        m_outcome.times[static_cast<std::size_t>(m_outcome.recovered++)] = time;
        --m_pending;
    }

    // Until its next call lies in a later bin: this one is full.
    void refuse(std::size_t bin, Pending call)
    {
        const std::uint64_t stream = m_clients.streamOfClient(call.client);
        while (m_clients.retry(call, stream)) {
            const std::size_t next = m_outcome.load.binOf(call.time);
            if (next != bin) {
                put(next, call);
                return;
            }
            ++m_outcome.load.at(bin).calls;
        }
        --m_pending;
    }

    Clients<Rule> m_clients;
    std::int64_t m_count;
    std::int64_t m_atOnce;
    std::size_t m_room;
    FleetOutcome m_outcome;
    CallCalendar<Pending> m_calendar;
    std::int64_t m_pending = 0; // clients that are neither served nor exhausted
    std::int64_t m_handled = 0; // calls of full bins
};

} // namespace backoff
