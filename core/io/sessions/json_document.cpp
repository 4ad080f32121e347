// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/sessions/json_document.h"

#include "core/io/sessions/json_recorder.h"
#include "core/io/sessions/json_text.h"

#include <iterator>
#include <utility>

#include <nlohmann/json.hpp>

namespace backoff {

namespace {

// Tells how far the parser has read: its events come without a place.
class FollowedIterator
{
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char *;
    using reference = const char &;

    FollowedIterator(const char *at, std::size_t *readBytes)
        : m_at(at)
        , m_readBytes(readBytes)
    {
    }

    reference operator*() const { return *m_at; }
    FollowedIterator &operator++()
    {
        ++m_at;
        ++*m_readBytes;
        return *this;
    }
    bool operator==(const FollowedIterator &other) const { return m_at == other.m_at; }

private:
    const char *m_at;
    std::size_t *m_readBytes;
};

} // namespace

std::variant<JsonDocument, SessionProblem> JsonDocument::parse(std::string_view text)
{
    if (text.find_first_not_of(" \t\r\n", text.starts_with(utf8Mark) ? utf8Mark.size() : 0)
        == std::string_view::npos) {
        return SessionProblem {.fault = SessionFault::Empty};
    }
    if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos) {
        return problemAt(text, nul, SessionFault::HasNul, {}, {});
    }
    if (const std::size_t bad = firstBadUtf8(text); bad != std::string_view::npos) {
        return problemAt(text, bad, SessionFault::NotUtf8, {}, {});
    }
    std::size_t readBytes = 0;
    JsonRecorder recorder(text, readBytes);
    const FollowedIterator first(text.data(), &readBytes);
    const FollowedIterator last(text.data() + text.size(), &readBytes);
    nlohmann::json::sax_parse(first, last, &recorder);
    if (recorder.problem()) {
        return *recorder.problem();
    }
    return JsonDocument(text, recorder.takeNodes());
}

SessionProblem problemAt(std::string_view text,
    std::size_t offset,
    SessionFault fault,
    std::string where,
    std::string_view value)
{
    const TextPlace place = placeOf(text, offset);
    return {.fault = fault,
        .where = std::move(where),
        .line = place.line,
        .column = place.column,
        .value = excerpt(value)};
}

JsonKind JsonValue::kind() const { return m_document->m_nodes[m_node].kind; }

std::size_t JsonValue::offset() const { return m_document->m_nodes[m_node].begin; }

std::string_view JsonValue::raw() const
{
    const JsonNode &node = m_document->m_nodes[m_node];
    return m_document->m_text.substr(node.begin, node.end - node.begin);
}

std::string JsonValue::string() const { return decodedString(raw()); }

std::string JsonValue::key() const
{
    return decodedString(quotedAt(m_document->m_text, m_document->m_nodes[m_node].keyAt));
}

std::vector<JsonValue> JsonValue::parts() const
{
    const auto &nodes = m_document->m_nodes;
    std::vector<JsonValue> found;
    for (std::size_t i = m_node + 1; i < nodes[m_node].next; i = nodes[i].next) {
        found.emplace_back(*m_document, i);
    }
    return found;
}

} // namespace backoff
