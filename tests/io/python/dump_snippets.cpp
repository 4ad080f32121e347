// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Policies as snippets, each with the delays of its schedule: what check_snippets.py compares.
//
// A JSON object a line: {"name": …, "snippet": …, "delays": [C99 hex, …]}.

#include "core/engine/schedule.h"
#include "core/io/python_snippet.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>
#include <cstdio>
#include <span>

using namespace backoff;

namespace {

constexpr std::uint64_t seeds[]
    = {0, 1, 20260717, 0xffff'ffffU, 0x1'0000'0000U, ~std::uint64_t {0}};
constexpr double multipliers[] = {2, 1.5, 0.7, 1, 3, 0.5, 1.1};
constexpr std::int64_t attempts[] = {1, 2, 3, 6, 40};
const std::optional<double> caps[] = {30, 0.25, std::nullopt};

QString hex(double value)
{
    std::array<char, 64> text;
    std::snprintf(text.data(), text.size(), "%a", value);
    return QString::fromLatin1(text.data());
}

void write(const Policy &policy, Language language = Language::English)
{
    if (!validate(policy, windowLimits).empty()) {
        return; // refused, so it has no snippet
    }
    QJsonArray delays;
    for (const ScheduleRow &row : makeSchedule(policy)) {
        delays.append(hex(row.jittered));
    }
    const QJsonObject line {{QStringLiteral("snippet"), pythonSnippet(policy, Labels(language))},
        {QStringLiteral("delays"), delays}};
    std::puts(QJsonDocument(line).toJson(QJsonDocument::Compact).constData());
}

// Every way to place the cap, both units.
void writeVariants(Policy policy)
{
    for (const auto &cap : caps) {
        for (const CapPlacement placement : {CapPlacement::After, CapPlacement::Before}) {
            for (const Unit unit : {Unit::Seconds, Unit::Milliseconds}) {
                const double scale = unit == Unit::Milliseconds ? 1000 : 1;
                policy.base = 0.5 * scale;
                policy.cap = cap ? std::optional(*cap * scale) : std::nullopt;
                policy.capPlacement = placement;
                policy.unit = unit;
                write(policy);
            }
        }
    }
}

// Numbers at the edges of a double, and how they are written.
void writeExtremes(Policy policy)
{
    const auto with
        = [&](double base, double multiplier, std::optional<double> cap, std::int64_t n) {
              policy.base = base;
              policy.multiplier = multiplier;
              policy.cap = cap;
              policy.attempts = n;
              for (const CapPlacement placement : {CapPlacement::After, CapPlacement::Before}) {
                  policy.capPlacement = placement;
                  write(policy, Language::Spanish);
              }
          };
    with(0.1, 1.0000001, 7.7, 12);
    with(0.30000000000000004, 1.4142135623730951, 1e9, 30);
    with(1e-9, 10, {}, 20);
    with(1e17, 3, 1e22, 12);
    with(5e-324, 2, 1e300, 1500);
    with(5e-324, 1.5, {}, 60);
    with(1e300, 0.5, {}, 1200);
    with(1e-300, 0.25, 1, 600);
    with(0.5, 2, 30, 1024);
    with(0.5, 2, 30, 3000);
    with(0.5, 3, 1e305, 900);
    with(1, 1e-200, {}, 4);
    with(0.5, 1.5, 30, 36);
    with(1, 1.5, {}, 80);
    with(1, 1e300, 30, 6);
    with(0.5, 1.7e308, 1e308, 201);
    with(0.5, 5e-324, {}, 201);
    with(1.7e308, 1e-300, 1e-305, 201);
    with(0.5, 0x1p-1000, {}, 201);
}

// Typed decimals whose powers lie all but halfway between two doubles: rounded from the exact value
// they can be another double than the engine's (100 * 1.6^2).
void writeHalfway()
{
    for (int tenths = 1; tenths <= 40; ++tenths) {
        for (const double base : {0.1, 0.5, 50.0, 100.0, 200.0}) {
            Policy policy {.base = base,
                .multiplier = tenths / 10.0,
                .cap = {},
                .attempts = 25,
                .jitter = Jitter::None};
            write(policy);
            policy.cap = base * 2.56; // met by 1.6^2
            write(policy);
            policy.jitter = Jitter::Proportional;
            policy.capPlacement = CapPlacement::Before;
            write(policy);
        }
    }
}

// So many retries that fractions would take minutes.
void writeMany(Policy policy)
{
    policy.attempts = 10'000;
    for (const double multiplier : {1.1, 1e300, 0.999, 1.0000001, 2.0}) {
        for (const std::optional<double> cap : {std::optional<double>(30), {}}) {
            policy.base = 0.1;
            policy.multiplier = multiplier;
            policy.cap = cap;
            policy.capPlacement = CapPlacement::After;
            write(policy);
            policy.capPlacement = CapPlacement::Before;
            write(policy);
        }
    }
}

} // namespace

int main()
{
    for (const Jitter jitter : allJitters) {
        for (const std::uint64_t seed : seeds) {
            for (const double multiplier : multipliers) {
                for (const std::int64_t count : attempts) {
                    writeVariants({.multiplier = multiplier,
                        .attempts = count,
                        .jitter = jitter,
                        .seed = seed});
                }
            }
        }
        writeExtremes({.jitter = jitter});
        writeExtremes({.jitter = jitter, .spread = 1, .offsets = std::vector<double>(40, 0.125)});
    }
    writeMany({.jitter = Jitter::None});
    writeMany({.jitter = Jitter::Offsets});
    writeMany({.jitter = Jitter::Proportional});
    writeMany({.jitter = Jitter::Proportional, .spread = 1});
    writeHalfway();
    return 0;
}
