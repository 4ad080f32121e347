// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Expected failure as a value.
//
// An Error names what went wrong (code), where (field), the text or number that was refused (value)
// and, where a code needs one, a number (detail). The engine never words a message: core/io/labels
// turns an Error into English or Spanish. Nothing in the engine throws on what a user typed.

#pragma once

#include <cassert>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>

namespace backoff {

// Everything a user can set, in the order of the form.
enum class Field {
    Base,
    Cap,
    Attempts,
    Multiplier,
    Jitter,
    CapPlacement,
    Spread,
    Offsets,
    Seed,
    Unit,
    Scenario,
    FailFirst,
    DownFrom,
    DownUntil,
    RetryAfter,
    Script,
    CallDuration,
    Clients,
    Outage,
    Capacity,
    Bin,
    Contenders, // clients of the study of contention
    Runs,
    Threads,
    Digits,
};

enum class ErrorCode {
    Empty, // nothing was typed
    NotANumber, // not a decimal number (hex, group separators and other scripts' digits included)
    NotAnInteger, // a number was typed where only a whole one is accepted
    NotFinite, // "nan" or "inf" was typed, or a program passed one
    UnknownUnit, // a number followed by something that is not ms, s, min or h
    TooLarge, // more than a double can hold
    TooSmall, // not zero, but nearer to it than any double
    OutOfRange, // a proper number outside what the field accepts
    UnknownName, // not one of the listed names
    BadToken, // script: detail = position of the token, from 1
    BadItem, // offsets: detail = position of the item, from 1
    TooMany, // more items than accepted: detail = how many
    DelayOverflows, // detail = the first retry whose delay or total is not finite
    ClockOverflows, // the virtual clock would not stay finite
    UntilNotAfterFrom, // a timed outage that ends before it begins
    NoCallABin, // the capacity is less than one call a bin: named is it, or the bin
    TooManyBins, // too short a bin for how long a fleet lives: detail = how many are accepted
};

struct Error {
    ErrorCode code = ErrorCode::Empty;
    Field where = Field::Base;
    std::string value;
    std::int64_t detail = 0;

    bool operator==(const Error &) const = default;
};

// Either a value or the Error that stands in its place. Reading the wrong one is a broken
// invariant and asserts.
template<typename T> class [[nodiscard]] Result
{
public:
    Result(T value)
        : m_content(std::in_place_index<0>, std::move(value))
    {
    }
    Result(Error error)
        : m_content(std::in_place_index<1>, std::move(error))
    {
    }

    [[nodiscard]] bool ok() const { return m_content.index() == 0; }
    explicit operator bool() const { return ok(); }

    [[nodiscard]] const T &value() const
    {
        assert(ok());
        return *std::get_if<0>(&m_content);
    }
    [[nodiscard]] const T &operator*() const { return value(); }
    [[nodiscard]] const T *operator->() const { return &value(); }
    [[nodiscard]] const Error &error() const
    {
        assert(!ok());
        return *std::get_if<1>(&m_content);
    }

private:
    std::variant<T, Error> m_content;
};

} // namespace backoff
