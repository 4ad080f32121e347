// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the text of a JSON file is apart from its grammar.

#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace backoff {

inline constexpr std::string_view utf8Mark = "\xEF\xBB\xBF"; // the byte order mark

// Where the first byte stands that is no UTF-8; npos: nowhere.
[[nodiscard]] std::size_t firstBadUtf8(std::string_view text);

struct TextPlace {
    int line = 1; // LF ends a line
    int column = 1; // in characters
};
[[nodiscard]] TextPlace placeOf(std::string_view text, std::size_t offset);

// With the line ends of all that is written; a JSON string holds none.
[[nodiscard]] std::string withoutCarriageReturns(std::string_view text);

// Not endlessly long, and no character cut in two.
[[nodiscard]] std::string excerpt(std::string_view text);

// The string that begins at this place, with its quotes. It must be one.
[[nodiscard]] std::string_view quotedAt(std::string_view text, std::size_t offset);

// What such a string says.
[[nodiscard]] std::string decodedString(std::string_view quoted);

} // namespace backoff
