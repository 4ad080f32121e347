// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/sessions/json_text.h"

#include <QString>

#include <algorithm>

#include <nlohmann/json.hpp>

namespace backoff {

namespace {

bool continuesCharacter(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

} // namespace

std::size_t firstBadUtf8(std::string_view text)
{
    const QUtf8StringView all(text.data(), static_cast<qsizetype>(text.size()));
    if (all.isValidUtf8()) {
        return std::string_view::npos;
    }
    // Qt puts a replacement in the place of a bad byte: there the text differs first. It also drops
    // a mark at the very beginning.
    const std::string_view body = text.substr(text.starts_with(utf8Mark) ? utf8Mark.size() : 0);
    const QByteArray repaired
        = QString::fromUtf8(body.data(), static_cast<qsizetype>(body.size())).toUtf8();
    const auto [bad, other]
        = std::mismatch(body.begin(), body.end(), repaired.begin(), repaired.end());
    return text.size() - static_cast<std::size_t>(body.end() - bad);
}

TextPlace placeOf(std::string_view text, std::size_t offset)
{
    const std::string_view before = text.substr(0, offset);
    const std::size_t lineEnd = before.rfind('\n');
    std::string_view line = before.substr(lineEnd == std::string_view::npos ? 0 : lineEnd + 1);
    if (lineEnd == std::string_view::npos && line.starts_with(utf8Mark)) {
        line.remove_prefix(utf8Mark.size());
    }
    const auto lines = std::ranges::count(before, '\n');
    const auto continued = std::ranges::count_if(line, continuesCharacter);
    const auto characters = static_cast<std::ptrdiff_t>(line.size()) - continued;
    return {static_cast<int>(lines) + 1, static_cast<int>(characters) + 1};
}

std::string withoutCarriageReturns(std::string_view text)
{
    std::string kept(text);
    std::erase(kept, '\r');
    return kept;
}

std::string excerpt(std::string_view text)
{
    constexpr std::size_t longest = 300; // bytes; a message shows 60 characters
    std::size_t size = std::min(text.size(), longest);
    while (size > 0 && size < text.size() && continuesCharacter(text[size])) {
        --size;
    }
    return std::string(text.substr(0, size));
}

std::string_view quotedAt(std::string_view text, std::size_t offset)
{
    std::size_t end = offset + 1;
    while (text[end] != '"') {
        end += text[end] == '\\' ? 2U : 1U;
    }
    return text.substr(offset, end + 1 - offset);
}

std::string decodedString(std::string_view quoted)
{
    if (quoted.find('\\') == std::string_view::npos) {
        return std::string(quoted.substr(1, quoted.size() - 2));
    }
    const auto parsed = nlohmann::json::parse(quoted.begin(), quoted.end(), nullptr, false);
    return parsed.is_string() ? parsed.get<std::string>() : std::string();
}

} // namespace backoff
