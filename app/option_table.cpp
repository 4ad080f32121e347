// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/option_table.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace backoff {

namespace {

using enum OptionGroup;
using Id = OptionId;

// What stands for a value: a word is translated, what is typed as it stands is not.
constexpr std::string_view number = "N";
constexpr std::string_view duration = "D";
constexpr std::string_view name = QT_TRANSLATE_NOOP("CommandLine", "NAME");
constexpr std::string_view text = QT_TRANSLATE_NOOP("CommandLine", "TEXT");
constexpr std::string_view file = QT_TRANSLATE_NOOP("CommandLine", "FILE");

// clang-format off
constexpr std::array table {
    OptionSpec {Id::Base, Policy, "--base", duration,
        QT_TRANSLATE_NOOP("CommandLine", "modelled delay before the first retry (0.5 s)"), Field::Base},
    OptionSpec {Id::Cap, Policy, "--cap", "D|none",
        QT_TRANSLATE_NOOP("CommandLine", "no modelled delay exceeds it (30 s)"), Field::Cap},
    OptionSpec {Id::Attempts, Policy, "--attempts", number,
        QT_TRANSLATE_NOOP("CommandLine", "calls in all, the first one included (6)"), Field::Attempts},
    OptionSpec {Id::Multiplier, Policy, "--multiplier", "X",
        QT_TRANSLATE_NOOP("CommandLine", "growth of the delay with each retry (2)"), Field::Multiplier},
    OptionSpec {Id::Seed, Policy, "--seed", number,
        QT_TRANSLATE_NOOP("CommandLine", "of the private random generator (20260717)"), Field::Seed},
    OptionSpec {Id::Unit, Policy, "--unit", "s|ms",
        QT_TRANSLATE_NOOP("CommandLine", "of bare numbers and of the results (s)"), Field::Unit},
    OptionSpec {Id::Jitter, Policy, "--jitter", name,
        QT_TRANSLATE_NOOP("CommandLine", "none, full, equal, decorrelated, proportional or offsets (full)"), Field::Jitter},
    OptionSpec {Id::Spread, Policy, "--spread", "P",
        QT_TRANSLATE_NOOP("CommandLine", "of proportional: above 0, at most 1 (0.5)"), Field::Spread},
    OptionSpec {Id::CapPlacement, Policy, "--cap-placement", "after|before",
        QT_TRANSLATE_NOOP("CommandLine", "of proportional: drawn after or before the cap is applied (after)"), Field::CapPlacement},
    OptionSpec {Id::Offsets, Policy, "--offsets", "A,B,...",
        QT_TRANSLATE_NOOP("CommandLine", "of offsets: numbers from 0 to 1, used in turn (0.2,0.9,0.5)"), Field::Offsets},
    OptionSpec {Id::Scenario, OptionGroup::Scenario, "--scenario", name,
        QT_TRANSLATE_NOOP("CommandLine", "what the service does, see 'backofflab-cli scenarios' (brief-blip)"), Field::Scenario},
    OptionSpec {Id::FailFirst, OptionGroup::Scenario, "--fail-first", number,
        QT_TRANSLATE_NOOP("CommandLine", "calls that fail first (2; long-outage 6, permanent-error 0)"), Field::FailFirst},
    OptionSpec {Id::DownFrom, OptionGroup::Scenario, "--down-from", duration,
        QT_TRANSLATE_NOOP("CommandLine", "of timed-outage: when it begins (0 s)"), Field::DownFrom},
    OptionSpec {Id::DownUntil, OptionGroup::Scenario, "--down-until", duration,
        QT_TRANSLATE_NOOP("CommandLine", "of timed-outage: when it is over (10 s)"), Field::DownUntil},
    OptionSpec {Id::RetryAfter, OptionGroup::Scenario, "--retry-after", duration,
        QT_TRANSLATE_NOOP("CommandLine", "of rate-limited: the wait that the service asks for (5 s)"), Field::RetryAfter},
    OptionSpec {Id::Script, OptionGroup::Scenario, "--script", text,
        QT_TRANSLATE_NOOP("CommandLine", "of script: one token a call, T, R:D, P or S ('T T R:5 S')"), Field::Script},
    OptionSpec {Id::CallDuration, OptionGroup::Scenario, "--call-duration", duration,
        QT_TRANSLATE_NOOP("CommandLine", "how long every call takes (0 s)"), Field::CallDuration},
    OptionSpec {Id::Jitter, Fleet, "--jitter", QT_TRANSLATE_NOOP("CommandLine", "NAME|all"),
        QT_TRANSLATE_NOOP("CommandLine", "none, full, equal, decorrelated, proportional, offsets, or all: a row each (full)"), Field::Jitter},
    OptionSpec {Id::Clients, Fleet, "--clients", number,
        QT_TRANSLATE_NOOP("CommandLine", "that fail together at 0 s (1000)"), Field::Clients},
    OptionSpec {Id::Outage, Fleet, "--outage", "D|never",
        QT_TRANSLATE_NOOP("CommandLine", "when the service recovers, or that it never does (4 s)"), Field::Outage},
    OptionSpec {Id::Capacity, Fleet, "--capacity", "C|none",
        QT_TRANSLATE_NOOP("CommandLine", "calls a second that it serves then (120)"), Field::Capacity},
    OptionSpec {Id::Bin, Fleet, "--bin", duration,
        QT_TRANSLATE_NOOP("CommandLine", "of time, in which calls are counted and served (0.25 s)"), Field::Bin},
    OptionSpec {Id::SharedSeed, Fleet, "--shared-seed", "",
        QT_TRANSLATE_NOOP("CommandLine", "every client draws the same numbers"), {}},
    OptionSpec {Id::Histogram, Fleet, "--histogram", "",
        QT_TRANSLATE_NOOP("CommandLine", "a row a bin instead of a row a fleet"), {}},
    OptionSpec {Id::Clients, Contention, "--clients", number,
        QT_TRANSLATE_NOOP("CommandLine", "that update one row (100)"), Field::Contenders},
    OptionSpec {Id::Runs, Contention, "--runs", number,
        QT_TRANSLATE_NOOP("CommandLine", "of every strategy (100)"), Field::Runs},
    OptionSpec {Id::Seed, Contention, "--seed", number,
        QT_TRANSLATE_NOOP("CommandLine", "of the private random generators (20260717)"), Field::Seed},
    OptionSpec {Id::Threads, OptionGroup::Threads, "--threads", number,
        QT_TRANSLATE_NOOP("CommandLine", "that work; the result is the same (all processors)"), Field::Threads},
    OptionSpec {Id::Format, Output, "--format", name,
        QT_TRANSLATE_NOOP("CommandLine", "text, csv, csv-spreadsheet, tsv, markdown, latex, html or json; run also has transcript, schedule python (text)"), {}},
    OptionSpec {Id::Columns, Output, "--columns", "A,B,...",
        QT_TRANSLATE_NOOP("CommandLine", "only these columns, in this order"), {}},
    OptionSpec {Id::Digits, Output, "--digits", "N|full",
        QT_TRANSLATE_NOOP("CommandLine", "decimals, 0 to 17, or the shortest exact digits (full in csv, tsv and json, else 3)"), Field::Digits},
    OptionSpec {Id::Title, Output, "--title", text,
        QT_TRANSLATE_NOOP("CommandLine", "title of the experiment"), {}},
    OptionSpec {Id::Output, Output, "--output", file,
        QT_TRANSLATE_NOOP("CommandLine", "write to this file; it never sets the format"), {}},
    OptionSpec {Id::Session, Session, "--session", file,
        QT_TRANSLATE_NOOP("CommandLine", "start from this session file; the other options override it"), {}},
    OptionSpec {Id::PolicyB, Comparison, "--policy-b", file,
        QT_TRANSLATE_NOOP("CommandLine", "compare with the policy of this session file too, as B"), {}},
    OptionSpec {Id::Session, Export, "--session", QT_TRANSLATE_NOOP("CommandLine", "FILE..."),
        QT_TRANSLATE_NOOP("CommandLine", "session files, up to the next option; may be given again"), {}},
    OptionSpec {Id::Format, Export, "--format", "A,B,...",
        QT_TRANSLATE_NOOP("CommandLine", "of text, csv, csv-spreadsheet, tsv, markdown, latex, html, json (all)"), {}},
    OptionSpec {Id::Language, Export, "--lang", "en,es",
        QT_TRANSLATE_NOOP("CommandLine", "languages of the tables (both); the first is that of the messages (en)"), {}},
    OptionSpec {Id::Lesson, Window, "--lesson", QT_TRANSLATE_NOOP("CommandLine", "ID|FILE"),
        QT_TRANSLATE_NOOP("CommandLine", "open a lesson: of the program by its id, such as doorbell, or of a file"), {}},
    OptionSpec {Id::Present, Window, "--present", "",
        QT_TRANSLATE_NOOP("CommandLine", "start in presentation mode, for a projector"), {}},
    OptionSpec {Id::Play, Window, "--play", "",
        QT_TRANSLATE_NOOP("CommandLine", "start playing at once"), {}},
    OptionSpec {Id::Picture, Files, "--picture", name,
        QT_TRANSLATE_NOOP("CommandLine", "timeline, delays, cumulative, strategies, fleet or contention"), {}},
    OptionSpec {Id::Size, Files, "--size", QT_TRANSLATE_NOOP("CommandLine", "WxH"),
        QT_TRANSLATE_NOOP("CommandLine", "of a picture, 320x200 to 4000x4000 (1200x600; strategies 1200x900, fleet 1200x800)"), {}},
    OptionSpec {Id::Scale, Files, "--scale", number,
        QT_TRANSLATE_NOOP("CommandLine", "of a png picture: 1 to 4 dots for each pixel of its size (1)"), {}},
    OptionSpec {Id::Palette, Files, "--palette", "light|dark",
        QT_TRANSLATE_NOOP("CommandLine", "colours of a picture (light)"), {}},
    OptionSpec {Id::Handout, Files, "--handout", "",
        QT_TRANSLATE_NOOP("CommandLine", "settings, formula, pictures, table and questions, to give to a class"), {}},
    OptionSpec {Id::Answers, Files, "--answers", "yes|no",
        QT_TRANSLATE_NOOP("CommandLine", "of a handout: the answers to its questions (yes)"), {}},
    OptionSpec {Id::Output, Files, "--output", file,
        QT_TRANSLATE_NOOP("CommandLine", "where it goes: a .png, .svg or .pdf picture, a .pdf or .html handout"), {}},
    OptionSpec {Id::Language, General, "--lang", "en|es",
        QT_TRANSLATE_NOOP("CommandLine", "language of tables and messages (en; the window: the system's)"), {}},
    OptionSpec {Id::Help, General, "--help", "",
        QT_TRANSLATE_NOOP("CommandLine", "show this help, or that of the command"), {}},
    OptionSpec {Id::Version, General, "--version", "",
        QT_TRANSLATE_NOOP("CommandLine", "show the version"), {}},
};
// clang-format on

} // namespace

std::span<const OptionSpec> optionTable() { return table; }

const OptionSpec *findOption(std::string_view name)
{
    const auto found = std::ranges::find(table, name, &OptionSpec::name);
    return found == table.end() ? nullptr : &*found;
}

const OptionSpec &specOf(OptionId id) { return *std::ranges::find(table, id, &OptionSpec::id); }

} // namespace backoff
