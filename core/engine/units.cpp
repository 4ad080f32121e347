// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/units.h"

#include "core/engine/decimal_text.h"
#include "core/engine/shortest_text.h"

#include <array>
#include <charconv>
#include <cmath>
#include <string>
#include <system_error>

namespace backoff {

namespace {

struct UnitSuffix {
    std::string_view name;
    Unit unit; // whose decimal point is moved
    double times; // multiplied after that
};

constexpr std::array unitSuffixes {
    UnitSuffix {"ms", Unit::Milliseconds, 1},
    UnitSuffix {"s", Unit::Seconds, 1},
    UnitSuffix {"min", Unit::Seconds, 60},
    UnitSuffix {"h", Unit::Seconds, 3600},
};

std::int64_t shiftBetween(Unit from, Unit to)
{
    if (from == to) {
        return 0;
    }
    return to == Unit::Milliseconds ? 3 : -3;
}

Result<double> withSuffix(const DecimalText &number,
    const UnitSuffix &suffix,
    Unit unit,
    std::string_view typed,
    Field where)
{
    if (suffix.times == 1) {
        return valueOf(number, shiftBetween(suffix.unit, unit), typed, where);
    }
    const Result<double> read = valueOf(number, 0, typed, where);
    if (!read) {
        return read;
    }
    const double value = *read * (suffix.times * unitsPerSecond(unit));
    if (!std::isfinite(value)) {
        return Error {ErrorCode::TooLarge, where, std::string(typed)};
    }
    return value;
}

// What follows a number can only be meant as a unit if it is made of letters.
bool isWord(std::string_view text)
{
    return text.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
        == std::string_view::npos;
}

struct IntegerText {
    bool negative = false;
    std::string_view digits;
};

Result<IntegerText> scanInteger(std::string_view typed, Field where)
{
    DecimalText number;
    const std::string_view text = trimmed(typed);
    const Result<std::size_t> length = scanNumber(text, number, typed, where);
    if (!length) {
        return length.error();
    }
    IntegerText result {text.front() == '-', text};
    if (text.front() == '-' || text.front() == '+') {
        result.digits.remove_prefix(1);
    }
    for (const char c : result.digits) {
        if (!isAsciiDigit(c)) {
            const ErrorCode code
                = *length == text.size() ? ErrorCode::NotAnInteger : ErrorCode::NotANumber;
            return Error {code, where, std::string(typed)};
        }
    }
    return result;
}

} // namespace

double unitsPerSecond(Unit unit) { return unit == Unit::Milliseconds ? 1000 : 1; }

Result<double> parseDuration(std::string_view typed, Unit unit, Field where)
{
    DecimalText number;
    const std::string_view text = trimmed(typed);
    const Result<std::size_t> length = scanNumber(text, number, typed, where);
    if (!length) {
        return length.error();
    }
    const std::string_view rest = trimmed(text.substr(*length));
    if (rest.empty()) {
        return valueOf(number, 0, typed, where);
    }
    for (const UnitSuffix &suffix : unitSuffixes) {
        if (rest == suffix.name) {
            return withSuffix(number, suffix, unit, typed, where);
        }
    }
    return Error {
        isWord(rest) ? ErrorCode::UnknownUnit : ErrorCode::NotANumber, where, std::string(typed)};
}

Result<double> parseNumber(std::string_view typed, Field where)
{
    DecimalText number;
    const std::string_view text = trimmed(typed);
    const Result<std::size_t> length = scanNumber(text, number, typed, where);
    if (!length) {
        return length.error();
    }
    if (*length != text.size()) {
        return Error {ErrorCode::NotANumber, where, std::string(typed)};
    }
    return valueOf(number, 0, typed, where);
}

Result<std::int64_t> parseInteger(std::string_view typed, Field where)
{
    const Result<IntegerText> scanned = scanInteger(typed, where);
    if (!scanned) {
        return scanned.error();
    }
    std::int64_t value = 0;
    const std::string text = (scanned->negative ? "-" : "") + std::string(scanned->digits);
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (code != std::errc()) {
        return Error {ErrorCode::OutOfRange, where, std::string(typed)};
    }
    return value;
}

Result<std::uint64_t> parseSeed(std::string_view typed)
{
    const Result<IntegerText> scanned = scanInteger(typed, Field::Seed);
    if (!scanned) {
        return scanned.error();
    }
    std::uint64_t magnitude = 0;
    const std::string_view digits = scanned->digits;
    const auto [end, code]
        = std::from_chars(digits.data(), digits.data() + digits.size(), magnitude);
    if (code != std::errc()) {
        return Error {ErrorCode::OutOfRange, Field::Seed, std::string(typed)};
    }
    return magnitude;
}

Result<Unit> parseUnit(std::string_view text)
{
    if (text == "s") {
        return Unit::Seconds;
    }
    if (text == "ms") {
        return Unit::Milliseconds;
    }
    return Error {
        text.empty() ? ErrorCode::Empty : ErrorCode::UnknownName, Field::Unit, std::string(text)};
}

Result<double> convert(double value, Unit from, Unit to, Field where)
{
    if (from == to) {
        return value;
    }
    const std::string text = shortestText(value);
    DecimalText number;
    const Result<std::size_t> length = scanNumber(text, number, text, where);
    if (!length) {
        return length.error();
    }
    return valueOf(number, shiftBetween(from, to), text, where);
}

} // namespace backoff
