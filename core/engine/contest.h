// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Clients that contend for a row with one strategy, a message at a time.

#pragma once

#include "core/engine/arrivals.h"
#include "core/engine/contention.h"
#include "core/engine/hops.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace backoff {

class Contest
{
public:
    // Whose first reads arrive so; `at` is the position among the hops after them.
    Contest(Backoff backoff, const std::vector<double> &firstReads, std::size_t at);

    // Handles the next message. False, and nothing is changed, where there is none or the hops
    // don't reach.
    bool handleOne(const Hops &hops);

    [[nodiscard]] bool isOver() const { return m_contending == 0; }
    [[nodiscard]] const ContentionRun &run() const { return m_run; }

    [[nodiscard]] std::size_t position() const { return m_at; }
    void hopsMovedTo(std::size_t at) { m_at -= at; }

private:
    // Where a client's message is bound for.
    enum class Message : std::uint8_t { Read, Version, Write, Refusal, Success };

    struct Client {
        static constexpr double base = 5; // ms

        Message message = Message::Read;
        std::int64_t seen = 0; // the row's version that its read met
        double ceiling = base; // of its last backoff
        double previous = base; // drawn backoff
    };

    [[nodiscard]] double nextArrival(Client &client, double now, const Hops &hops);
    [[nodiscard]] double wait(Client &client, const Hops &hops);
    [[nodiscard]] double uniform(double a, double b, const Hops &hops)
    {
        return a + (b - a) * hops.draw(m_at++);
    }

    Backoff m_backoff;
    std::vector<Client> m_clients;
    std::size_t m_contending; // those without success
    Arrivals m_arrivals;
    std::size_t m_at;
    std::int64_t m_version = 0;
    ContentionRun m_run;
};

// Handles messages of all contests as far as the hops reach, one of each in turn: what is next in
// one does not depend on the others, so that a processor works on several at once.
void handleAll(std::span<Contest *const> contests, const Hops &hops);

} // namespace backoff
