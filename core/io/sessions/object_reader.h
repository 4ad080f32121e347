// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Takes the known keys of one JSON object, each into its target: a missing key leaves the target as
// it is, a value of a wrong type or out of range is reported and leaves it too. What was not taken
// in the end is unknown.

#pragma once

#include "core/engine/result.h"
#include "core/io/sessions/json_document.h"
#include "core/io/sessions/reading_findings.h"
#include "core/tables/experiment_json.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace backoff {

// "offsets[2]", counted from 0.
[[nodiscard]] std::string itemOf(std::string_view key, std::size_t index);

class ObjectReader
{
public:
    // `name`: of the object in its file, empty for the outermost. None: as one without keys.
    ObjectReader(
        std::string name, const std::optional<JsonValue> &object, ReadingFindings &findings);

    // Each key is taken once.
    [[nodiscard]] std::optional<JsonValue> take(std::string_view key);
    // None too where the value is of another kind, which is reported.
    [[nodiscard]] std::optional<JsonValue> takeOf(
        JsonKind kind, std::string_view key, const char *expected);

    void text(std::string_view key, std::string &target);
    void text(std::string_view key, std::string &target, Field field);
    void boolean(std::string_view key, bool &target);
    void number(std::string_view key, double &target, Field field);
    void numberOrNull(std::string_view key, std::optional<double> &target, Field field);
    void integer(std::string_view key, std::int64_t &target, Field field);
    void numbers(std::string_view key, std::vector<double> &target, Field field);
    void seed(std::string_view key, std::uint64_t &target);

    // A string that `parse` turns into a Result<Value>.
    template<typename Value, typename Parse>
    void name(std::string_view key, Value &target, Field field, Parse parse)
    {
        const std::optional<JsonValue> value = takePlaced(key, field);
        if (!value || !is(*value, JsonKind::String, key, "string")) {
            return;
        }
        keep(parse(value->string()), target);
    }

    // Whether the value at `key` is of this kind; if not, that is reported.
    [[nodiscard]] bool is(
        const JsonValue &value, JsonKind kind, std::string_view key, const char *expected);

    [[nodiscard]] bool has(std::string_view key) const;
    [[nodiscard]] JsonMembers unknown() const; // what was not taken
    [[nodiscard]] std::optional<JsonValue> firstUnknown() const;
    // What was asked for, in this order: "base, multiplier, cap".
    [[nodiscard]] const std::string &knownKeys() const { return m_knownKeys; }

    // "policy.cap"
    [[nodiscard]] std::string pathOf(std::string_view key) const;

private:
    struct Member {
        std::string key;
        JsonValue value;
        bool taken = false;
    };

    std::optional<JsonValue> takePlaced(std::string_view key, Field field);
    void keepText(std::string_view key, const std::optional<JsonValue> &value, std::string &target);
    template<typename Value, typename Target> void keep(const Result<Value> &read, Target &target)
    {
        if (read) {
            target = *read;
        } else {
            m_findings.bad(read.error());
        }
    }

    std::string m_name;
    ReadingFindings &m_findings;
    std::vector<Member> m_members;
    std::string m_knownKeys;
};

} // namespace backoff
