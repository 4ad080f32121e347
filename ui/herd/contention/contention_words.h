// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the study of contention says, in words computed from its rows.
//
// There is no single ranking: calls and time have one each, and the words keep them apart. A
// difference that may be luck is not called one.

#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/herd/contention/contention_ranking.h"
#include "ui/herd/herd_results.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>
#include <vector>

namespace backoff {

// Seconds as soon as any strategy takes one.
[[nodiscard]] Unit contentionUnit(const ContentionResult &result);

struct ContentionWords {
    Q_DECLARE_TR_FUNCTIONS(ContentionWords)

public:
    // Of the rows at the largest number of clients; empty where there are none.
    [[nodiscard]] static QString sentence(const ContentionResult &result);

    [[nodiscard]] static QString name(Backoff backoff); // "full jitter", within a sentence
    [[nodiscard]] static QString calls(double mean); // "796", "1.5"
    [[nodiscard]] static QString time(double ms, Unit unit); // "63.3 s"

    [[nodiscard]] static QString callsTick(double calls); // "2,000", "0.2"
    [[nodiscard]] static QString timeTick(double ms, Unit unit); // "20 s"

    [[nodiscard]] static QString nothingYet(); // in place of the plots
    [[nodiscard]] static QString callsTitle(std::int64_t runs);
    [[nodiscard]] static QString timeTitle(std::int64_t runs);
    [[nodiscard]] static QString clients(); // below the x axis
    [[nodiscard]] static std::vector<LegendEntry> legend(); // in the order of allBackoffs
};

} // namespace backoff
