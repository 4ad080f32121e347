// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every option of the two programs in one table: its name, what stands for its value in the help,
// the group it belongs to. Commands take groups; the help and the reader walk the same table.
//
// A name may stand in several groups where a command gives it a meaning of its own (`--format a,b`
// of export, `--jitter all` of fleet); it is the same option to the reader.

#pragma once

#include "core/engine/result.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace backoff {

enum class OptionId {
    Base,
    Cap,
    Attempts,
    Multiplier,
    Seed,
    Unit,
    Jitter,
    Spread,
    CapPlacement,
    Offsets,
    Scenario,
    FailFirst,
    DownFrom,
    DownUntil,
    RetryAfter,
    Script,
    CallDuration,
    Format,
    Columns,
    Digits,
    Title,
    Output,
    Language,
    Play,
    Present,
    Lesson,
    Help,
    Version,
    Session,
    Picture,
    Size,
    Scale,
    Palette,
    Handout,
    Answers,
    PolicyB,
    Clients,
    Outage,
    Capacity,
    Bin,
    SharedSeed,
    Histogram,
    Runs,
    Threads,
};

enum class OptionGroup {
    Session,
    Comparison, // of the command compare alone
    Policy,
    Scenario,
    Fleet,
    Contention,
    Threads, // of the commands that work long
    Output,
    Export, // of the command export alone
    Window, // of backofflab alone
    Files, // of backofflab alone: a picture or handout instead of a window
    General, // taken by every command, and without one
};

struct OptionSpec {
    OptionId id;
    OptionGroup group;
    std::string_view name; // with its dashes
    std::string_view placeholder; // in the help, context CommandLine; empty: takes no value
    std::string_view description; // English source text, context CommandLine
    std::optional<Field> field; // what the engine's errors call it

    [[nodiscard]] bool takesValue() const { return !placeholder.empty(); }
};

// The options of both programs; policy, scenario and general options are shared.
[[nodiscard]] std::span<const OptionSpec> optionTable();

[[nodiscard]] const OptionSpec *findOption(std::string_view name);
[[nodiscard]] const OptionSpec &specOf(OptionId id); // the first of that id

} // namespace backoff
