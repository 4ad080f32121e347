// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is true of an experiment, asked in names and arithmetic: `waited < modelled_waited`,
// `ceiling_4`, `later_peak_full / later_peak_equal`. docs/lessons.md lists the names.
//
// Nothing is answered from a table: a name is computed by the engine from the experiment when it is
// first asked for, and kept. Durations are in the experiment's unit; what is true is 1, what is
// false 0. An expression reads nothing but the names, and no expression runs long.

#pragma once

#include "core/engine/experiment.h"
#include "core/io/labels.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace backoff {

inline constexpr std::size_t longestExpression = 200; // characters

// A name is refused that could take more: clients × attempts of a fleet, seeds × attempts.
inline constexpr std::int64_t mostFactWork = 10'000'000;

enum class FactFault {
    TooLong, // longer than longestExpression
    Syntax, // no expression: `name` is the part that is not understood, if one is
    UnknownName, // `name` is none of the names
    NoValue, // `name` has none in this experiment: the cap where there is no limit
    NotFinite, // divided by zero, or too large
    TooMuchWork, // `name` takes more calls or draws than mostFactWork
    UnknownFormat, // of a text: `name` is none of the formats
    NotClosed, // of a text: { without its }
};

struct FactProblem {
    FactFault fault = FactFault::Syntax;
    std::string expression;
    std::string name;
};

class FactValues; // of the names, as far as they were asked for

class Facts
{
public:
    // The experiment must be valid in the window's limits.
    explicit Facts(const Experiment &experiment);
    ~Facts();
    Facts(Facts &&) noexcept;
    Facts &operator=(Facts &&) noexcept;

    [[nodiscard]] const Experiment &experiment() const;

    // A number that is finite, or why there is none.
    struct Value {
        double number = 0;
        std::optional<FactProblem> problem = {};
    };
    [[nodiscard]] Value value(std::string_view expression) const;

    // The text with each {expression} and {expression|format} replaced by what it is now; {{ is a
    // brace. Formats: time (a draw or a time: three decimals and the unit), ceiling (a policy value
    // in full, with the unit), number (in full; the default), count (grouped), percent (of a
    // share), outcome (how the run ends, in words; takes no expression: {|outcome}), jitter and
    // formula (the same of the policy), seed, python (the snippet that checks the schedule).
    struct Text {
        QString text;
        std::optional<FactProblem> problem = {};
    };
    [[nodiscard]] Text text(const QString &source, const Labels &labels) const;

    // What was done for it so far, in calls and draws.
    [[nodiscard]] std::int64_t work() const;

private:
    std::unique_ptr<FactValues> m_values;
};

// A whole number, as a text has it and as an answer is shown: "1,000". Where not every whole number
// is a double any more, in six digits.
[[nodiscard]] QString countedText(double count);

// A share in whole percent, as a text has it and as an answer is shown: "24 %".
[[nodiscard]] QString percentText(double share);

// In words, without the place: "'wiated' is not a known name; accepted: base, cap, …".
[[nodiscard]] QString message(const FactProblem &problem, const Labels &labels);

} // namespace backoff
