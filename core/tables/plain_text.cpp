// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/plain_text.h"

#include <algorithm>

namespace backoff {

namespace {

constexpr char32_t replacement = 0xFFFD;

bool isContinuation(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

// C0, DEL, C1 (U+0085 is among them), and the line and the paragraph separator.
bool isControl(char32_t code)
{
    return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0x2028 || code == 0x2029;
}

} // namespace

Character firstCharacter(std::string_view text)
{
    const auto lead = static_cast<unsigned char>(text.front());
    if (lead < 0x80) {
        return {lead, text.substr(0, 1)};
    }
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    const auto rest = text.substr(1, length - 1);
    if (lead < 0xC2 || lead > 0xF4 || rest.size() + 1 < length
        || !std::ranges::all_of(rest, isContinuation)) {
        return {replacement, text.substr(0, 1)};
    }
    char32_t code = lead & (0xFFU >> (length + 1));
    for (const char c : rest) {
        code = code << 6 | (static_cast<unsigned char>(c) & 0x3FU);
    }
    return {code, text.substr(0, length)};
}

std::string oneLine(std::string_view text)
{
    std::string line;
    bool isBlank = false; // since the last character that was written
    while (!text.empty()) {
        const Character character = firstCharacter(text);
        text.remove_prefix(character.bytes.size());
        if (character.code == ' ' || isControl(character.code)) {
            isBlank = !line.empty();
            continue;
        }
        line.append(isBlank ? " " : "").append(character.bytes);
        isBlank = false;
    }
    return line;
}

std::size_t characterCount(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return !isContinuation(c); }));
}

} // namespace backoff
