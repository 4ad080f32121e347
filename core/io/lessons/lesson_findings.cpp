// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/lessons/lesson_findings.h"

#include "core/io/sessions/json_text.h"

#include <charconv>
#include <utility>

namespace backoff {

namespace {

// "choices[0].when" is the first choice's: people count from 1.
std::string countedFromOne(std::string_view path)
{
    std::string counted;
    while (!path.empty()) {
        const std::size_t bracket = std::min(path.find('['), path.size());
        counted.append(path.substr(0, bracket));
        path.remove_prefix(bracket);
        std::size_t index = 0;
        const auto read = std::from_chars(
            path.data() + std::min<std::size_t>(1, path.size()), path.data() + path.size(), index);
        if (!path.empty() && read.ec == std::errc()) {
            counted.append("[" + std::to_string(index + 1));
            path.remove_prefix(static_cast<std::size_t>(read.ptr - path.data()));
        } else if (!path.empty()) {
            counted += path.front(); // a bracket in a key
            path.remove_prefix(1);
        }
    }
    return counted;
}

// The step and the field in it of a path in the file: "steps[2].title".
void placeInSteps(std::string_view path, LessonProblem &problem)
{
    constexpr std::string_view steps = "steps[";
    std::size_t index = 0;
    const char *end = path.data() + path.size();
    const auto read = path.starts_with(steps)
        ? std::from_chars(path.data() + steps.size(), end, index)
        : std::from_chars_result {end, std::errc::invalid_argument};
    if (read.ec == std::errc() && read.ptr != end && *read.ptr == ']') {
        problem.step = static_cast<int>(index) + 1;
        path.remove_prefix(static_cast<std::size_t>(read.ptr - path.data()) + 1);
        path.remove_prefix(path.starts_with('.') ? 1 : 0);
    }
    problem.field = countedFromOne(path);
}

LessonFault faultOf(SessionFault fault)
{
    switch (fault) {
    case SessionFault::NotASession:
        return LessonFault::NotALesson;
    case SessionFault::NewerVersion:
        return LessonFault::NewerVersion;
    case SessionFault::UnknownVersion:
        return LessonFault::UnknownVersion;
    default:
        return LessonFault::Json;
    }
}

} // namespace

LessonProblem problemOf(const SessionProblem &problem, int step)
{
    LessonProblem found {.fault = faultOf(problem.fault),
        .step = step,
        .line = problem.line,
        .value = problem.value,
        .session = problem};
    if (step == 0) {
        placeInSteps(problem.where, found);
    } else {
        found.field = countedFromOne(problem.where);
    }
    return found;
}

const std::optional<LessonProblem> &LessonFindings::problem()
{
    if (!m_problem && m_values.problem()) {
        m_problem = problemOf(*m_values.problem(), m_step);
    }
    return m_problem;
}

void LessonFindings::report(
    LessonProblem problem, std::string_view field, const std::optional<JsonValue> &at)
{
    if (!isGood()) {
        return; // something was found before
    }
    problem.step = m_step;
    problem.field = countedFromOne(field);
    if (at) {
        problem.line = placeOf(m_text, at->offset()).line;
    }
    m_problem = std::move(problem);
}

void LessonFindings::report(LessonFault fault,
    std::string_view field,
    const std::optional<JsonValue> &at,
    std::string accepted)
{
    LessonProblem problem {.fault = fault, .accepted = std::move(accepted)};
    if (at) {
        problem.value
            = excerpt(at->kind() == JsonKind::String ? at->string() : std::string(at->raw()));
    }
    report(std::move(problem), field, at);
}

void LessonFindings::report(const FactProblem &fact, std::string_view field, const JsonValue &at)
{
    report(LessonProblem {.fault = LessonFault::BadFact, .fact = fact}, field, at);
}

void LessonFindings::refuseUnknown(const ObjectReader &object)
{
    if (const std::optional<JsonValue> unknown = object.firstUnknown()) {
        report(LessonProblem {.fault = LessonFault::UnknownKey,
                   .value = unknown->key(),
                   .accepted = object.knownKeys()},
            object.pathOf(unknown->key()),
            unknown);
    }
}

} // namespace backoff
