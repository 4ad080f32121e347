// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/sessions/json_recorder.h"

#include "core/io/sessions/json_text.h"

#include <algorithm>
#include <utility>

namespace backoff {

JsonRecorder::JsonRecorder(std::string_view text, const std::size_t &readBytes)
    : m_text(text)
    , m_readBytes(readBytes)
    , m_tokenEnd(text.starts_with(utf8Mark) ? utf8Mark.size() : 0)
{
}

bool JsonRecorder::key(const std::string &)
{
    m_keyAt = tokenStart();
    m_tokenEnd = m_readBytes;
    return true;
}

bool JsonRecorder::end_object()
{
    const std::optional<std::size_t> repeated = repeatedMember(m_open.back());
    if (repeated) {
        const JsonNode &member = m_nodes[*repeated];
        return refuse(member.keyAt, SessionFault::DuplicateKey, pathOf(member), keyOf(member));
    }
    return close();
}

// The token that was just read: after the one before it come blanks and separators alone.
std::size_t JsonRecorder::tokenStart() const
{
    return std::min(m_text.find_first_not_of(" \t\r\n:,", m_tokenEnd), m_text.size());
}

// A number ends before the character that the parser had to read to know it.
std::string_view JsonRecorder::numberAt(std::size_t start) const
{
    const std::string_view rest = m_text.substr(start);
    return rest.substr(0, rest.find_first_not_of("+-.eE0123456789"));
}

std::string JsonRecorder::keyOf(const JsonNode &member) const
{
    return decodedString(quotedAt(m_text, member.keyAt));
}

// "policy.offsets[2]": of a value in the innermost open array or object.
std::string JsonRecorder::pathOf(const JsonNode &innermost) const
{
    std::string path;
    for (std::size_t level = 1; level <= m_open.size(); ++level) {
        const bool last = level == m_open.size();
        const JsonNode &node = last ? innermost : m_nodes[m_open[level]];
        const std::size_t around = m_open[level - 1];
        if (m_nodes[around].kind == JsonKind::Object) {
            path.append(path.empty() ? "" : ".").append(keyOf(node));
        } else {
            path.append("[" + std::to_string(partsBefore(node, around)) + "]");
        }
    }
    return path;
}

std::size_t JsonRecorder::partsBefore(const JsonNode &node, std::size_t around) const
{
    std::size_t count = 0;
    for (std::size_t i = around + 1; i < m_nodes.size() && &m_nodes[i] != &node;
         i = m_nodes[i].next) {
        ++count;
    }
    return count;
}

// The first member whose key another one before it has: sorted, for there may be a million.
std::optional<std::size_t> JsonRecorder::repeatedMember(std::size_t object) const
{
    std::vector<std::pair<std::string, std::size_t>> members;
    for (std::size_t i = object + 1; i < m_nodes.size(); i = m_nodes[i].next) {
        members.emplace_back(keyOf(m_nodes[i]), i);
    }
    std::ranges::sort(members);
    std::optional<std::size_t> first;
    for (std::size_t i = 1; i < members.size(); ++i) {
        if (members[i].first == members[i - 1].first) {
            first = std::min(first.value_or(m_nodes.size()), members[i].second);
        }
    }
    return first;
}

bool JsonRecorder::scalar(JsonKind kind)
{
    add(kind);
    JsonNode &node = m_nodes.back();
    const bool number = kind == JsonKind::Number;
    finish(node, number ? node.begin + numberAt(node.begin).size() : m_readBytes);
    return true;
}

bool JsonRecorder::open(JsonKind kind)
{
    add(kind);
    m_open.push_back(m_nodes.size() - 1);
    m_tokenEnd = m_readBytes;
    if (m_open.size() > deepestJson) {
        return refuse(m_nodes.back().begin, SessionFault::TooDeep, {}, {});
    }
    return true;
}

bool JsonRecorder::close()
{
    finish(m_nodes[m_open.back()], m_readBytes);
    m_open.pop_back();
    return true;
}

void JsonRecorder::add(JsonKind kind)
{
    m_nodes.push_back({.kind = kind,
        .keyAt = static_cast<std::uint32_t>(std::exchange(m_keyAt, 0)),
        .begin = static_cast<std::uint32_t>(tokenStart())});
}

void JsonRecorder::finish(JsonNode &node, std::size_t end)
{
    node.end = static_cast<std::uint32_t>(end);
    node.next = static_cast<std::uint32_t>(m_nodes.size());
    m_tokenEnd = end;
}

bool JsonRecorder::refuseNumber()
{
    JsonNode number;
    number.keyAt = static_cast<std::uint32_t>(m_keyAt);
    const std::size_t start = tokenStart();
    return refuse(start, SessionFault::NumberTooLarge, pathOf(number), numberAt(start));
}

bool JsonRecorder::refuseText(std::size_t position)
{
    // The parser counts the character that it read last, the end too.
    const std::size_t at = position == 0 ? 0 : position - 1;
    if (at >= m_text.size()) {
        return refuse(m_text.size(), SessionFault::CutOff, {}, {});
    }
    // A word is quoted from its beginning; within a string the very character is meant.
    const std::size_t start = std::min(tokenStart(), at);
    const std::size_t from = m_text[start] == '"' ? at : start;
    const std::string_view rest = m_text.substr(from);
    return refuse(from, SessionFault::NotJson, {}, rest.substr(0, rest.find_first_of("\r\n")));
}

bool JsonRecorder::refuse(
    std::size_t offset, SessionFault fault, std::string where, std::string_view value)
{
    m_problem = problemAt(m_text, offset, fault, std::move(where), value);
    return false;
}

} // namespace backoff
