// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A session: the experiment that a *.backofflab file keeps, and how the window showed it.
//
// The file's own bytes and the keys this version does not know stay with the session, so that
// saving what was not touched changes no byte, and saving what was keeps what others wrote.

#pragma once

#include "core/engine/contention.h"
#include "core/engine/experiment.h"
#include "core/engine/playback.h"
#include "core/tables/table.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace backoff {

enum class ChartTab { Delays, Cumulative, Strategies, Fleet, Contention };
enum class TableTab { Attempts, Transcript };

// Makes neither undo steps nor unsaved changes.
struct SessionView {
    ChartTab chart = ChartTab::Delays;
    TableTab table = TableTab::Attempts;
    bool logScale = false;
    Speed speed = Speed::Fit;
    std::vector<ColumnId> columns; // of the attempts' table, those shown; empty: all
    std::int64_t contentionClients = ContentionSettings().clients; // of the study of contention
    std::int64_t contentionRuns = ContentionSettings().runs;
    std::optional<Policy> policyB; // the policy pinned beside the experiment's, in its unit

    bool operator==(const SessionView &) const = default;
};

struct SessionOrigin; // what was read: the bytes, what they said, the unknown keys

struct Session {
    Experiment experiment;
    SessionView view;
    std::shared_ptr<const SessionOrigin> origin; // none: it was never a file
};

// The bytes of the file: those that were read where experiment and view are as they were read.
[[nodiscard]] std::string sessionBytes(const Session &session);

// Files longer than this are refused, on reading and before saving.
inline constexpr std::size_t mostSessionBytes = 16'000'000;

} // namespace backoff
