// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Takes the JSON parser's events and writes down where each value stands; ends the parsing at the
// first thing it refuses.

#pragma once

#include "core/io/sessions/json_document.h"
#include "core/io/sessions/session_reader.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace backoff {

class JsonRecorder
{
public:
    // `readBytes`: how far the parser has read; its events come without a place.
    JsonRecorder(std::string_view text, const std::size_t &readBytes);

    [[nodiscard]] std::vector<JsonNode> takeNodes() { return std::move(m_nodes); }
    [[nodiscard]] const std::optional<SessionProblem> &problem() const { return m_problem; }

    // The parser's events, as it calls them. Each answers whether to go on.
    bool null() { return scalar(JsonKind::Null); }
    bool boolean(bool) { return scalar(JsonKind::Boolean); }
    bool number_integer(std::int64_t) { return scalar(JsonKind::Number); }
    bool number_unsigned(std::uint64_t) { return scalar(JsonKind::Number); }
    bool number_float(double, const std::string &) { return scalar(JsonKind::Number); }
    bool string(const std::string &) { return scalar(JsonKind::String); }
    bool binary(const std::vector<std::uint8_t> &) { return false; } // JSON text has none
    bool start_object(std::size_t) { return open(JsonKind::Object); }
    bool start_array(std::size_t) { return open(JsonKind::Array); }
    bool key(const std::string &);
    bool end_object();
    bool end_array() { return close(); }
    template<typename ParserError>
    bool parse_error(std::size_t position, const std::string &, const ParserError &error)
    {
        constexpr int numberOverflow = 406;
        return error.id == numberOverflow ? refuseNumber() : refuseText(position);
    }

private:
    [[nodiscard]] std::size_t tokenStart() const;
    [[nodiscard]] std::string_view numberAt(std::size_t start) const;
    [[nodiscard]] std::string keyOf(const JsonNode &member) const;
    [[nodiscard]] std::string pathOf(const JsonNode &innermost) const;
    [[nodiscard]] std::size_t partsBefore(const JsonNode &node, std::size_t around) const;
    [[nodiscard]] std::optional<std::size_t> repeatedMember(std::size_t object) const;

    bool scalar(JsonKind kind);
    bool open(JsonKind kind);
    bool close();
    void add(JsonKind kind);
    void finish(JsonNode &node, std::size_t end);

    bool refuseNumber();
    bool refuseText(std::size_t position);
    bool refuse(std::size_t offset, SessionFault fault, std::string where, std::string_view value);

    std::string_view m_text;
    const std::size_t &m_readBytes;
    std::size_t m_tokenEnd; // of the token before the one just read
    std::size_t m_keyAt = 0; // of the value to come
    std::vector<JsonNode> m_nodes;
    std::vector<std::size_t> m_open; // the arrays and objects that have begun
    std::optional<SessionProblem> m_problem;
};

} // namespace backoff
