// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/decimal_text.h"

#include <algorithm>
#include <charconv>
#include <system_error>

namespace backoff {

namespace {

// Reads `e-12` from the front of the text and returns how many characters it took; 0 if there is
// none. Beyond a billion it no longer matters how large the exponent is.
std::size_t scanExponent(std::string_view text, std::int64_t &exponent)
{
    if (text.empty() || (text[0] != 'e' && text[0] != 'E')) {
        return 0;
    }
    std::size_t i = 1;
    const bool negative = i < text.size() && text[i] == '-';
    if (i < text.size() && (text[i] == '+' || text[i] == '-')) {
        ++i;
    }
    const std::size_t firstDigit = i;
    std::int64_t size = 0;
    for (; i < text.size() && isAsciiDigit(text[i]); ++i) {
        size = std::min<std::int64_t>(size * 10 + (text[i] - '0'), 1'000'000'000);
    }
    if (i == firstDigit) {
        return 0;
    }
    exponent = negative ? -size : size;
    return i;
}

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
    for (; i < text.size()
         && (isAsciiDigit(text[i]) || ((text[i] == '.' || text[i] == ',') && !point));
         ++i) {
        if (isAsciiDigit(text[i])) {
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
    return i + scanExponent(text.substr(i), number.exponent);
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

} // namespace

bool isAsciiDigit(char c) { return c >= '0' && c <= '9'; }

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t";
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

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

} // namespace backoff
