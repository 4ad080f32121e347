// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/facts/expression_pieces.h"

#include <algorithm>
#include <charconv>
#include <iterator>

namespace backoff {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

bool startsName(char c) { return c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

bool continuesName(char c) { return startsName(c) || isDigit(c); }

bool continuesCharacter(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80; }

template<typename Belongs>
std::size_t lengthOf(std::string_view text, std::size_t from, Belongs belongs)
{
    while (from < text.size() && belongs(text[from])) {
        ++from;
    }
    return from;
}

// 0: no operator is at the front.
std::size_t operatorLength(std::string_view text)
{
    constexpr std::string_view pairs[] = {"<=", ">=", "==", "!=", "&&", "||"};
    if (std::ranges::find(pairs, text.substr(0, 2)) != std::end(pairs)) {
        return 2;
    }
    return std::string_view("+-*/^()<>?:,").find(text.front()) == std::string_view::npos ? 0 : 1;
}

} // namespace

ExpressionPiece ExpressionPieces::next()
{
    m_rest.remove_prefix(std::min(m_rest.find_first_not_of(" \t\r\n"), m_rest.size()));
    if (m_rest.empty()) {
        return {};
    }
    if (startsName(m_rest.front())) {
        return taken(PieceKind::Name, lengthOf(m_rest, 1, continuesName));
    }
    if (isDigit(m_rest.front())) {
        return number();
    }
    if (const std::size_t length = operatorLength(m_rest)) {
        return taken(PieceKind::Operator, length);
    }
    return taken(PieceKind::Unknown, lengthOf(m_rest, 1, continuesCharacter));
}

// What stands right behind a number belongs to it: '2x' and '0x10' are pieces, but no numbers.
ExpressionPiece ExpressionPieces::number()
{
    double value = 0;
    const auto read = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), value);
    const auto digits = static_cast<std::size_t>(read.ptr - m_rest.data());
    const std::size_t whole
        = lengthOf(m_rest, digits, [](char c) { return continuesName(c) || c == '.'; });
    if (whole > digits) {
        return taken(PieceKind::Unknown, whole);
    }
    return taken(read.ec == std::errc() ? PieceKind::Number : PieceKind::NumberTooLarge, digits);
}

ExpressionPiece ExpressionPieces::taken(PieceKind kind, std::size_t length)
{
    const std::string_view text = m_rest.substr(0, length);
    m_rest.remove_prefix(length);
    return {kind, text};
}

} // namespace backoff
