// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/sessions/reading_findings.h"

#include <utility>

namespace backoff {

void ReadingFindings::place(
    Field field, const std::string &path, const std::optional<JsonValue> &value)
{
    m_places.insert_or_assign(field, Place {path, value});
}

bool ReadingFindings::isGiven(Field field) const
{
    const auto place = m_places.find(field);
    return place != m_places.end() && place->second.value;
}

std::string_view ReadingFindings::rawOf(Field field) const
{
    return m_places.at(field).value->raw();
}

void ReadingFindings::report(SessionProblem problem)
{
    if (!m_problem) {
        m_problem = std::move(problem);
    }
}

void ReadingFindings::fault(SessionFault fault, const std::string &path, const JsonValue &value)
{
    report(problemAt(m_text, value.offset(), fault, path, value.raw()));
}

void ReadingFindings::wrongType(
    const std::string &path, const JsonValue &value, const char *expected)
{
    SessionProblem problem
        = problemAt(m_text, value.offset(), SessionFault::WrongType, path, value.raw());
    problem.expected = expected;
    report(std::move(problem));
}

void ReadingFindings::bad(Error error)
{
    const Place &place = m_places.at(error.where);
    if (!place.value) {
        report({.fault = SessionFault::BadValue,
            .where = place.path,
            .value = error.value,
            .error = error});
        return;
    }
    std::string path = place.path;
    JsonValue value = *place.value;
    if (error.code == ErrorCode::BadItem) {
        const auto index = static_cast<std::size_t>(error.detail - 1);
        path += '[' + std::to_string(index) + ']';
        value = value.parts().at(index);
    }
    if (value.kind() == JsonKind::Number || value.kind() == JsonKind::Null) {
        error.value = value.raw(); // as the file has it
    }
    SessionProblem problem
        = problemAt(m_text, value.offset(), SessionFault::BadValue, path, error.value);
    problem.error = std::move(error);
    report(std::move(problem));
}

} // namespace backoff
