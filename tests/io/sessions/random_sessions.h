// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Valid sessions at random, the same ones every time: every field, values as people choose them
// and values at the end of what a double holds, texts of every kind of character.

#pragma once

#include "core/io/sessions/session.h"

#include <cmath>
#include <cstring>
#include <initializer_list>
#include <iterator>
#include <random>
#include <span>
#include <string>

namespace backoff::test {

class RandomSessions
{
public:
    explicit RandomSessions(std::uint32_t seed)
        : m_bits(seed)
    {
    }

    [[nodiscard]] Session next()
    {
        for (;;) {
            Session session {anyExperiment(), anyView(), nullptr};
            const Experiment &experiment = session.experiment;
            if (validate(experiment, commandLineLimits).empty()
                && validate(experiment.fleet, experiment.policy.unit, commandLineLimits).empty()) {
                session.view.policyB = anyPolicyBeside(experiment);
                return session;
            }
        }
    }

    // Not evenly, but the same everywhere; the standard's distributions are not.
    [[nodiscard]] std::size_t below(std::size_t bound) { return m_bits() % bound; }

private:
    Experiment anyExperiment()
    {
        Experiment experiment = defaultExperiment(one({Unit::Seconds, Unit::Milliseconds}));
        experiment.title = text(below(12));
        experiment.notes = text(below(200));
        changePolicy(experiment.policy);
        changeScenario(experiment.scenario);
        FleetSettings &fleet = experiment.fleet;
        fleet.clients = one<std::int64_t>({0, 1, 999, commandLineLimits.maxClients});
        fleet.outage = maybe(zeroOr(positive()));
        fleet.capacity = maybe(positive());
        fleet.bin = positive();
        fleet.sharedSeed = flip();
        return experiment;
    }

    // None, or one that is valid under the same service.
    std::optional<Policy> anyPolicyBeside(Experiment experiment)
    {
        changePolicy(experiment.policy);
        const bool good = validate(experiment, commandLineLimits).empty();
        return good && flip() ? std::optional(experiment.policy) : std::nullopt;
    }

    void changePolicy(Policy &policy)
    {
        policy.base = positive();
        policy.multiplier = one({0.5, 1.0, 1.1, 2.0, 3.0, positive()});
        policy.cap = maybe(positive());
        policy.attempts = one<std::int64_t>({1, 2, 6, 40, 1000});
        if (below(500) == 0) {
            policy.attempts = commandLineLimits.maxAttempts; // slow to validate
        }
        policy.jitter = oneOf(allJitters);
        policy.capPlacement = one({CapPlacement::After, CapPlacement::Before});
        policy.spread = one({1.0, 0.5, part(), 5e-324});
        policy.offsets.clear();
        for (std::size_t count = one<std::size_t>({1, 3, 1 + below(1000)}); count > 0; --count) {
            policy.offsets.push_back(one({0.0, 1.0, part()}));
        }
        policy.seed = one<std::uint64_t>({0, bits(), bits() >> 40, UINT64_MAX, 1ULL << 53});
    }

    void changeScenario(Scenario &scenario)
    {
        scenario.kind = oneOf(allScenarios);
        scenario.failFirst = one<std::int64_t>({0, 1, 6, maxFailFirst});
        scenario.downFrom = zeroOr(positive());
        scenario.downUntil = scenario.downFrom + positive();
        scenario.retryAfter = zeroOr(positive());
        scenario.callDuration = zeroOr(positive());
        scenario.script = blanks(below(2));
        for (std::size_t calls = below(20); calls > 0; --calls) {
            scenario.script += one<std::string>({"T", "P", "S", "R:5", "R:0,5", "R:500ms"});
            scenario.script += blanks(1 + below(2));
        }
    }

    SessionView anyView()
    {
        SessionView view;
        view.chart = one({ChartTab::Delays,
            ChartTab::Cumulative,
            ChartTab::Strategies,
            ChartTab::Fleet,
            ChartTab::Contention});
        view.contentionClients = one<std::int64_t>({1, 100, maxContentionClients});
        view.contentionRuns = one<std::int64_t>({1, 100, maxContentionRuns});
        view.table = one({TableTab::Attempts, TableTab::Transcript});
        view.logScale = flip();
        view.speed = oneOf(allSpeeds);
        for (const ColumnId column : columnsOf(TableKind::Attempts)) {
            if (flip()) {
                view.columns.push_back(column);
            }
        }
        return view;
    }

    // A title that holds what formats and terminals stumble over; always UTF-8.
    std::string text(std::size_t pieces)
    {
        using namespace std::string_literals;
        static const std::string samples[] = {"a",
            "Z",
            "7",
            " ",
            "\"",
            "\\",
            "/",
            "'",
            "{",
            "}",
            "[1]",
            ",",
            ":",
            "<b>",
            "&amp;",
            "%1",
            "$x_2^3$",
            "=1+2",
            "|",
            "`",
            "#",
            "\n",
            "\r\n",
            "\t",
            "\0"s,
            "\x01",
            "\x1f",
            "\x7f",
            "\u0085",
            "\u00e9",
            "e\u0301",
            "\u05d0\u05d1",
            "\u202e",
            "\u2028",
            "\u200d",
            "\ufeff",
            "\ufffd",
            "\uffff",
            "\U0001F600",
            "\U0010FFFF",
            "null",
            "\\u0041",
            "//",
            "/*"};
        std::string result;
        for (; pieces > 0; --pieces) {
            result += samples[below(std::size(samples))];
        }
        return result;
    }

    std::string blanks(std::size_t count)
    {
        std::string result;
        for (; count > 0; --count) {
            result += one<std::string>({" ", "\t", "\n", "\r\n"});
        }
        return result;
    }

    // As people type it, with all its bits, or anywhere between the smallest and the largest.
    double positive()
    {
        const double human = static_cast<double>(1 + below(5000)) / one({1.0, 4.0, 10.0, 1000.0});
        return one({human, human, human * part(), extreme()});
    }

    double extreme()
    {
        for (;;) {
            const std::uint64_t pattern = bits() >> 1; // no sign
            double value = 0;
            std::memcpy(&value, &pattern, sizeof value);
            if (std::isfinite(value) && value > 0) {
                return value;
            }
        }
    }

    double part() { return static_cast<double>((bits() >> 11) + 1) / 9007199254740993.0; }
    double zeroOr(double value) { return flip() ? 0 : value; }
    std::optional<double> maybe(double value)
    {
        return below(3) == 0 ? std::nullopt : std::optional(value);
    }
    bool flip() { return below(2) == 0; }
    std::uint64_t bits() { return std::uint64_t {m_bits()} << 32 | m_bits(); }
    template<typename T> T one(std::initializer_list<T> values)
    {
        return values.begin()[below(values.size())];
    }
    template<typename T, std::size_t N> T oneOf(const T (&values)[N]) { return values[below(N)]; }

    std::mt19937 m_bits;
};

} // namespace backoff::test
