// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/sessions/object_reader.h"

#include "core/engine/units.h"
#include "core/io/sessions/json_text.h"

#include <algorithm>
#include <cmath>

namespace backoff {

namespace {

// JSON does not tell 6 from 6.0, nor does the schema: what is exactly whole is accepted.
Result<std::int64_t> wholeNumber(std::string_view raw, Field field)
{
    const Result<std::int64_t> integer = parseInteger(raw, field);
    if (integer || integer.error().code != ErrorCode::NotAnInteger) {
        return integer;
    }
    const Result<double> number = parseNumber(raw, field);
    if (!number || std::trunc(*number) != *number) {
        return integer;
    }
    constexpr double exactUpTo = 9007199254740992; // 2^53: far above what any field accepts
    if (std::abs(*number) > exactUpTo) {
        return Error {ErrorCode::OutOfRange, field, std::string(raw)};
    }
    return static_cast<std::int64_t>(*number);
}

} // namespace

std::string itemOf(std::string_view key, std::size_t index)
{
    return std::string(key) + '[' + std::to_string(index) + ']';
}

ObjectReader::ObjectReader(
    std::string name, const std::optional<JsonValue> &object, ReadingFindings &findings)
    : m_name(std::move(name))
    , m_findings(findings)
{
    if (!object) {
        return;
    }
    for (const JsonValue &part : object->parts()) {
        m_members.push_back({part.key(), part});
    }
}

std::string ObjectReader::pathOf(std::string_view key) const
{
    return m_name.empty() ? std::string(key) : m_name + '.' + std::string(key);
}

bool ObjectReader::has(std::string_view key) const
{
    return std::ranges::find(m_members, key, &Member::key) != m_members.end();
}

std::optional<JsonValue> ObjectReader::take(std::string_view key)
{
    m_knownKeys.append(m_knownKeys.empty() ? "" : ", ").append(key);
    const auto member = std::ranges::find(m_members, key, &Member::key);
    if (member == m_members.end()) {
        return std::nullopt;
    }
    member->taken = true;
    return member->value;
}

std::optional<JsonValue> ObjectReader::takePlaced(std::string_view key, Field field)
{
    const std::optional<JsonValue> value = take(key);
    m_findings.place(field, pathOf(key), value);
    return value;
}

bool ObjectReader::is(
    const JsonValue &value, JsonKind kind, std::string_view key, const char *expected)
{
    if (value.kind() == kind) {
        return true;
    }
    m_findings.wrongType(pathOf(key), value, expected);
    return false;
}

std::optional<JsonValue> ObjectReader::takeOf(
    JsonKind kind, std::string_view key, const char *expected)
{
    const std::optional<JsonValue> value = take(key);
    return value && is(*value, kind, key, expected) ? value : std::nullopt;
}

void ObjectReader::keepText(
    std::string_view key, const std::optional<JsonValue> &value, std::string &target)
{
    if (value && is(*value, JsonKind::String, key, "string")) {
        target = value->string();
    }
}

void ObjectReader::text(std::string_view key, std::string &target)
{
    keepText(key, take(key), target);
}

void ObjectReader::text(std::string_view key, std::string &target, Field field)
{
    keepText(key, takePlaced(key, field), target);
}

void ObjectReader::boolean(std::string_view key, bool &target)
{
    if (const auto value = takeOf(JsonKind::Boolean, key, "true or false")) {
        target = value->raw() == "true";
    }
}

void ObjectReader::number(std::string_view key, double &target, Field field)
{
    const std::optional<JsonValue> value = takePlaced(key, field);
    if (value && is(*value, JsonKind::Number, key, "number")) {
        keep(parseNumber(value->raw(), field), target);
    }
}

void ObjectReader::numberOrNull(std::string_view key, std::optional<double> &target, Field field)
{
    const std::optional<JsonValue> value = takePlaced(key, field);
    if (value && value->kind() == JsonKind::Null) {
        target = std::nullopt;
    } else if (value && is(*value, JsonKind::Number, key, "number or null")) {
        keep(parseNumber(value->raw(), field), target);
    }
}

void ObjectReader::integer(std::string_view key, std::int64_t &target, Field field)
{
    const std::optional<JsonValue> value = takePlaced(key, field);
    if (value && is(*value, JsonKind::Number, key, "whole number")) {
        keep(wholeNumber(value->raw(), field), target);
    }
}

void ObjectReader::numbers(std::string_view key, std::vector<double> &target, Field field)
{
    const std::optional<JsonValue> value = takePlaced(key, field);
    if (!value || !is(*value, JsonKind::Array, key, "list of numbers")) {
        return;
    }
    target.clear();
    for (const JsonValue &item : value->parts()) {
        if (!is(item, JsonKind::Number, itemOf(key, target.size()), "number")) {
            return;
        }
        const Result<double> read = parseNumber(item.raw(), field);
        if (!read) {
            const auto position = static_cast<std::int64_t>(target.size() + 1);
            m_findings.bad({ErrorCode::BadItem, field, std::string(item.raw()), position});
            return;
        }
        target.push_back(*read);
    }
}

void ObjectReader::seed(std::string_view key, std::uint64_t &target)
{
    const std::optional<JsonValue> value = takePlaced(key, Field::Seed);
    if (!value) {
        return;
    }
    if (value->kind() == JsonKind::String) {
        keep(parseSeed(value->string()), target);
    } else if (is(*value, JsonKind::Number, key, "string or whole number")) {
        keep(parseSeed(value->raw()), target); // its digits: no double comes between
    }
}

JsonMembers ObjectReader::unknown() const
{
    JsonMembers members;
    for (const Member &member : m_members) {
        if (!member.taken) {
            members.push_back({member.key, withoutCarriageReturns(member.value.raw())});
        }
    }
    return members;
}

std::optional<JsonValue> ObjectReader::firstUnknown() const
{
    const auto member = std::ranges::find(m_members, false, &Member::taken);
    return member == m_members.end() ? std::nullopt : std::optional(member->value);
}

} // namespace backoff
