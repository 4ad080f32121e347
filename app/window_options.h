// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The command line of the window, backofflab, as a value: the session and the policy, scenario and
// fleet options of backofflab-cli, and what concerns the window alone. A lesson takes the place of
// all of the first: it sets its own experiment.

#pragma once

#include "app/experiment_options.h"
#include "app/given_bin.h"
#include "app/given_lesson.h"
#include "core/io/labels.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace backoff {

// A picture or a handout instead of the window. What was typed: window_file reads it, for only ui
// knows what its pictures are called and how large they may be.
struct FileRequest {
    std::optional<std::string> picture; // its kind
    bool handout = false;
    std::optional<std::string> size;
    std::optional<std::string> scale;
    std::optional<std::string> palette;
    std::optional<std::string> answers;
    std::optional<std::string> output;
    int threads = 1; // that work on a picture
    std::vector<OptionId> given; // every option on the line

    [[nodiscard]] bool isMade() const { return picture || handout; }
};

struct WindowOptions {
    bool help = false;
    bool version = false;
    bool play = false;
    bool present = false;
    std::optional<Language> language; // none: the system's
    GivenLesson lesson;
    GivenSession session; // as it stands in its file
    GivenBin bin; // of the fleet
    Experiment experiment; // of the session with what the options override; not of the lesson
    FileRequest file;

    std::vector<Problem> problems; // any: the window does not open
    std::vector<Ignored> ignored;
};

// Whether the window takes the option.
[[nodiscard]] bool windowTakes(const OptionSpec &option);

// The arguments without the program's name.
// The system's language is that of a file's problems where --lang says nothing.
[[nodiscard]] WindowOptions parseWindowOptions(std::span<const std::string> arguments,
    Language systemLanguage = Language::English,
    const SessionLoader &load = loadSession);

} // namespace backoff
