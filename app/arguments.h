// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// argv as given options and words, with what is wrong about their form.
//
// `--option value` and `--option=value` are the same. What follows an option that takes a value is
// its value even with one dash before it (`--seed -5`), but never with two. An option given twice
// is refused: which of the two was meant is not for a program to guess. One option of one command
// takes a list, `--session a b --session c`: it goes on to the next option.

#pragma once

#include "app/problem.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace backoff {

struct GivenOption {
    OptionId id = OptionId::Help;
    std::string value; // UTF-8

    bool operator==(const GivenOption &) const = default;
};

struct Arguments {
    std::vector<std::string> words; // what is no option, in order
    std::vector<GivenOption> options; // each at most once, but for the list of a command
    std::vector<Problem> problems;

    [[nodiscard]] bool has(OptionId id) const { return valueOf(id) != nullptr; }
    [[nodiscard]] const std::string *valueOf(OptionId id) const; // null: not given
    [[nodiscard]] std::vector<std::string> valuesOf(OptionId id) const;
};

// Once this word, as the first one, has been read, the option takes any number of values.
struct ListOption {
    std::string_view command;
    OptionId id = OptionId::Session;
};

// The arguments without the program's name.
[[nodiscard]] Arguments readArguments(
    std::span<const std::string> arguments, std::optional<ListOption> list = {});

[[nodiscard]] bool isUtf8(std::string_view text);

// The items of a list such as `a,b`, also empty ones.
[[nodiscard]] std::vector<std::string> splitAtCommas(const std::string &text);

} // namespace backoff
