// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/contest.h"

#include <algorithm>

namespace backoff {

static constexpr double cap = 2000; // ms

Contest::Contest(Backoff backoff, const std::vector<double> &firstReads, std::size_t at)
    : m_backoff(backoff)
    , m_clients(firstReads.size())
    , m_contending(firstReads.size())
    , m_arrivals(static_cast<std::uint32_t>(firstReads.size()))
    , m_at(at)
{
    for (std::uint32_t client = 0; client < firstReads.size(); ++client) {
        m_arrivals.set(client, firstReads[client]);
    }
}

bool Contest::handleOne(const Hops &hops)
{
    if (isOver() || !hops.reach(m_at)) {
        return false;
    }
    const Arrivals::Arrival arrival = m_arrivals.first();
    Client &client = m_clients[arrival.client];
    if (client.message == Message::Success) [[unlikely]] {
        ++m_run.calls;
        m_run.completion = arrival.time; // the last of them stays
        m_arrivals.remove(arrival.client);
        --m_contending;
    } else {
        m_arrivals.set(arrival.client, nextArrival(client, arrival.time, hops));
    }
    return true;
}

// When the message arrives that follows the one that arrived now.
double Contest::nextArrival(Client &client, double now, const Hops &hops)
{
    const double arrival = now + hops.hop(m_at);
    m_at = hops.afterHop(m_at);
    if (client.message == Message::Refusal) {
        ++m_run.calls;
        client.message = Message::Read;
        return arrival + wait(client, hops);
    }
    const bool isWrite = client.message == Message::Write;
    const bool isRead = client.message == Message::Read;
    const int accepted = static_cast<int>(isWrite & (client.seen == m_version));
    client.seen = isRead ? m_version : client.seen;
    m_version += accepted;
    client.message = static_cast<Message>(static_cast<int>(client.message) + 1 + accepted);
    return arrival;
}

double Contest::wait(Client &client, const Hops &hops)
{
    client.ceiling = std::min(cap, 2 * client.ceiling);
    switch (m_backoff) {
    case Backoff::None:
        return client.ceiling;
    case Backoff::Equal:
        return client.ceiling / 2 + uniform(0, client.ceiling / 2, hops);
    case Backoff::Full:
        return uniform(0, client.ceiling, hops);
    case Backoff::Decorrelated:
        client.previous = std::min(cap, uniform(Client::base, 3 * client.previous, hops));
        return client.previous;
    case Backoff::NoBackoff:
        break;
    }
    return 0;
}

void handleAll(std::span<Contest *const> contests, const Hops &hops)
{
    bool anyHandled = true;
    while (anyHandled) {
        anyHandled = false;
        for (Contest *contest : contests) {
            anyHandled |= contest->handleOne(hops);
        }
    }
}

} // namespace backoff
