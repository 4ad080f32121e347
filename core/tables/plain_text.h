// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What people typed, made fit to stand in a line of an export. UTF-8.

#pragma once

#include <string>
#include <string_view>

namespace backoff {

struct Character {
    char32_t code = 0; // U+FFFD where the bytes are no UTF-8
    std::string_view bytes;
};

// The first character of a text that is not empty.
[[nodiscard]] Character firstCharacter(std::string_view text);

// One line: a single blank for each run of blanks, control characters, tabs and whatever some
// reader takes for the end of a line, and none at either end.
[[nodiscard]] std::string oneLine(std::string_view text);

[[nodiscard]] std::size_t characterCount(std::string_view text);

} // namespace backoff
