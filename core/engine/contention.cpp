// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/contention.h"

#include "core/engine/arrivals.h"
#include "core/engine/parallel.h"
#include "core/engine/random.h"
#include "core/engine/streams.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>

namespace backoff {

namespace {

constexpr double firstBase = 5; // ms
constexpr double cap = 2000;

// Where a client's message is bound for.
enum class Message : std::uint8_t { Read, Version, Write, Refusal, Success };

struct Client {
    Message message = Message::Read;
    std::int64_t seen = 0; // the row's version that its read met
    double ceiling = firstBase; // of its last backoff
    double previous = firstBase; // drawn backoff
};

class Contest
{
public:
    Contest(Backoff backoff, std::uint32_t clients, std::uint64_t seed)
        : m_backoff(backoff)
        , m_random(seed)
        , m_clients(clients)
        , m_arrivals(clients)
    {
        for (std::uint32_t client = 0; client < clients; ++client) {
            m_arrivals.set(client, hop());
        }
    }

    // False where there are none left.
    [[nodiscard]] bool handle(int messages)
    {
        for (; messages > 0 && !m_arrivals.empty(); --messages) {
            const Arrivals::Arrival arrival = m_arrivals.first();
            Client &client = m_clients[arrival.client];
            if (client.message == Message::Success) {
                ++m_run.calls;
                m_run.completion = arrival.time; // the last of them stays
                m_arrivals.remove(arrival.client);
            } else {
                m_arrivals.set(arrival.client, nextArrival(client, arrival.time));
            }
        }
        return !m_arrivals.empty();
    }

    [[nodiscard]] const ContentionRun &run() const { return m_run; }

private:
    [[nodiscard]] double hop() { return std::abs(m_random.normalvariate(10, 2)); }

    // When the message arrives that follows the one that arrived now.
    [[nodiscard]] double nextArrival(Client &client, double now)
    {
        const double arrival = now + hop();
        if (client.message == Message::Refusal) {
            ++m_run.calls;
            client.message = Message::Read;
            return arrival + wait(client);
        }
        const bool isWrite = client.message == Message::Write;
        const bool isRead = client.message == Message::Read;
        const int accepted = static_cast<int>(isWrite & (client.seen == m_version));
        client.seen = isRead ? m_version : client.seen;
        m_version += accepted;
        client.message = static_cast<Message>(static_cast<int>(client.message) + 1 + accepted);
        return arrival;
    }

    [[nodiscard]] double wait(Client &client)
    {
        client.ceiling = std::min(cap, 2 * client.ceiling);
        switch (m_backoff) {
        case Backoff::None:
            return client.ceiling;
        case Backoff::Equal:
            return client.ceiling / 2 + m_random.uniform(0, client.ceiling / 2);
        case Backoff::Full:
            return m_random.uniform(0, client.ceiling);
        case Backoff::Decorrelated:
            client.previous = std::min(cap, m_random.uniform(firstBase, 3 * client.previous));
            return client.previous;
        case Backoff::NoBackoff:
            break;
        }
        return 0;
    }

    Backoff m_backoff;
    PythonRandom m_random;
    std::vector<Client> m_clients;
    Arrivals m_arrivals;
    std::int64_t m_version = 0;
    ContentionRun m_run;
};

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

ContentionRow rowOf(
    Backoff backoff, const ContentionSettings &settings, const ContentionRun *firstRun)
{
    std::vector<double> completions;
    std::vector<double> calls;
    std::for_each(firstRun, firstRun + settings.runs, [&](const ContentionRun &run) {
        completions.push_back(run.completion);
        calls.push_back(static_cast<double>(run.calls));
    });
    return {backoff, settings.clients, settings.runs, sampleOf(completions), sampleOf(calls)};
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
    constexpr int messagesAtOnce = 10'000;
    Contest contest(backoff, static_cast<std::uint32_t>(clients), seed);
    while (contest.handle(messagesAtOnce)) {
        if (stop.stop_requested()) {
            return {};
        }
    }
    return contest.run();
}

std::optional<std::vector<ContentionRow>> runContention(
    const ContentionSettings &settings, const LongWork &work)
{
    const auto strategies = static_cast<std::int64_t>(std::size(allBackoffs));
    std::vector<ContentionRun> runs(static_cast<std::size_t>(strategies * settings.runs));
    const auto runOne = [&](std::int64_t index, int) {
        const Backoff backoff = allBackoffs[index / settings.runs];
        const auto run = static_cast<std::uint64_t>(index % settings.runs);
        const auto result
            = contend(backoff, settings.clients, streamOf(settings.seed, run), work.stop);
        runs[static_cast<std::size_t>(index)] = result.value_or(ContentionRun {});
        return result.has_value();
    };
    if (!runPieces(work, strategies * settings.runs, runOne)) {
        return {};
    }
    std::vector<ContentionRow> rows;
    for (std::int64_t i = 0; i < strategies; ++i) {
        rows.push_back(rowOf(allBackoffs[i], settings, runs.data() + i * settings.runs));
    }
    return rows;
}

} // namespace backoff
