// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Where the fields of an experiment stand in a session file, and the first thing that is wrong.

#pragma once

#include "core/engine/result.h"
#include "core/io/sessions/json_document.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace backoff {

class ReadingFindings
{
public:
    explicit ReadingFindings(std::string_view text)
        : m_text(text)
    {
    }

    [[nodiscard]] const std::optional<SessionProblem> &problem() const { return m_problem; }

    void place(Field field, const std::string &path, const std::optional<JsonValue> &value);
    [[nodiscard]] bool isGiven(Field field) const;
    [[nodiscard]] std::string_view rawOf(Field field) const; // of a given one

    void fault(SessionFault fault, const std::string &path, const JsonValue &value);
    void wrongType(const std::string &path, const JsonValue &value, const char *expected);
    // Where the error's field stands; nowhere in the file, where a default is at fault.
    void bad(Error error);
    void report(SessionProblem problem);

private:
    struct Place {
        std::string path;
        std::optional<JsonValue> value;
    };

    std::string_view m_text;
    std::map<Field, Place> m_places;
    std::optional<SessionProblem> m_problem;
};

} // namespace backoff
