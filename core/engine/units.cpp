// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/units.h"

#include "core/engine/shortest_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string>
#include <system_error>

namespace backoff {

namespace {

constexpr std::string_view blanks = " \t";

bool isDigit(char c) { return c >= '0' && c <= '9'; }

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

// A decimal number as text: its digits with a point, and a power of ten apart.
struct DecimalText {
    std::string mantissa; // `-12.5`
    std::int64_t exponent = 0;
    bool zero = true; // no digit but 0
};

// Reads a decimal number from the front of the text and returns how many characters it took; 0 if
// there is none.
std::size_t scanDecimal(std::string_view text, DecimalText &number)
{
    std::size_t i = 0;
    if (i < text.size() && (text[i] == '+' || text[i] == '-')) {
        if (text[i] == '-') {
            number.mantissa += '-';
        }
        ++i;
    }
    bool digits = false;
    bool point = false;
    for (; i < text.size() && (isDigit(text[i]) || ((text[i] == '.' || text[i] == ',') && !point));
         ++i) {
        if (isDigit(text[i])) {
            digits = true;
            number.zero = number.zero && text[i] == '0';
            number.mantissa += text[i];
        } else {
            point = true;
            number.mantissa += '.';
        }
    }
    if (!digits) {
        return 0;
    }
    if (i < text.size() && (text[i] == 'e' || text[i] == 'E')) {
        std::size_t j = i + 1;
        const bool negative = j < text.size() && text[j] == '-';
        if (j < text.size() && (text[j] == '+' || text[j] == '-')) {
            ++j;
        }
        const std::size_t firstDigit = j;
        std::int64_t exponent = 0;
        for (; j < text.size() && isDigit(text[j]); ++j) {
            exponent = std::min<std::int64_t>(exponent * 10 + (text[j] - '0'), 1'000'000'000);
        }
        if (j > firstDigit) {
            number.exponent = negative ? -exponent : exponent;
            i = j;
        }
    }
    return i;
}

bool saysNotFinite(std::string_view text)
{
    std::string lower;
    for (char c : text) {
        if (c >= 'A' && c <= 'Z') {
            c = static_cast<char>(c - 'A' + 'a');
        }
        if (c != '+' && c != '-') {
            lower += c;
        }
    }
    return lower == "nan" || lower == "inf" || lower == "infinity";
}

// The double nearest to the text, its decimal point moved by `shift` places.
Result<double> valueOf(
    const DecimalText &number, std::int64_t shift, std::string_view typed, Field where)
{
    const std::string text = number.mantissa + 'e' + std::to_string(number.exponent + shift);
    double value = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (number.zero) {
        return 0.0; // never "-0", and whatever the exponent
    }
    if (code == std::errc::result_out_of_range) {
        // The standard does not say which side was left; the position of the first digit does.
        const auto digits = text.find_first_of("123456789");
        const auto point = std::min(text.find('.'), text.find('e'));
        const auto magnitude = static_cast<std::int64_t>(point) - static_cast<std::int64_t>(digits)
            + number.exponent + shift;
        return Error {
            magnitude > 0 ? ErrorCode::TooLarge : ErrorCode::TooSmall, where, std::string(typed)};
    }
    if (code != std::errc() || end != text.data() + text.size()) {
        return Error {ErrorCode::NotANumber, where, std::string(typed)};
    }
    return value;
}

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

// The first checks every number shares: something was typed, and it begins like a number.
Result<std::size_t> scanNumber(
    std::string_view text, DecimalText &number, std::string_view typed, Field where)
{
    if (text.empty()) {
        return Error {ErrorCode::Empty, where, std::string(typed)};
    }
    if (saysNotFinite(text)) {
        return Error {ErrorCode::NotFinite, where, std::string(typed)};
    }
    const std::size_t length = scanDecimal(text, number);
    if (length == 0) {
        return Error {ErrorCode::NotANumber, where, std::string(typed)};
    }
    return length;
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
        if (!isDigit(c)) {
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
