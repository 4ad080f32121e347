// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// JSON text with each value's place in it: where it begins and ends, so that a problem is told with
// its line, a number keeps its digits, and what is not understood can be written as it was read.
//
// Refuses what is not strictly JSON in UTF-8, NUL, nesting deeper than 64, a key twice in one
// object, and numbers that no double holds. The text must outlive the document, and the document
// its values.

#pragma once

#include "core/io/sessions/session_reader.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace backoff {

enum class JsonKind : std::uint8_t { Null, Boolean, Number, String, Array, Object };

inline constexpr std::size_t deepestJson = 64;

// The nodes stand in the order of the text: a value's parts follow it.
struct JsonNode {
    JsonKind kind = JsonKind::Null;
    std::uint32_t keyAt = 0; // of an object's member: where its key begins; else 0
    std::uint32_t begin = 0; // of the value's text
    std::uint32_t end = 0;
    std::uint32_t next = 0; // the node after the value and its parts
};

class JsonDocument;

class JsonValue
{
public:
    JsonValue(const JsonDocument &document, std::size_t node)
        : m_document(&document)
        , m_node(node)
    {
    }

    [[nodiscard]] JsonKind kind() const;
    [[nodiscard]] std::size_t offset() const;
    [[nodiscard]] std::string_view raw() const; // as it stands in the text
    [[nodiscard]] std::string string() const; // of a string: what it says
    [[nodiscard]] std::string key() const; // of an object's member
    [[nodiscard]] std::vector<JsonValue> parts() const; // of an array or object, in order

private:
    const JsonDocument *m_document;
    std::size_t m_node;
};

class JsonDocument
{
public:
    // `text` is at most mostSessionBytes long.
    [[nodiscard]] static std::variant<JsonDocument, SessionProblem> parse(std::string_view text);

    [[nodiscard]] JsonValue root() const { return {*this, 0}; }

private:
    friend class JsonValue;
    JsonDocument(std::string_view text, std::vector<JsonNode> nodes)
        : m_text(text)
        , m_nodes(std::move(nodes))
    {
    }

    std::string_view m_text;
    std::vector<JsonNode> m_nodes;
};

// A problem at this place of the text, with its line, its column (in characters) and what is there.
[[nodiscard]] SessionProblem problemAt(std::string_view text,
    std::size_t offset,
    SessionFault fault,
    std::string where,
    std::string_view value);

} // namespace backoff
