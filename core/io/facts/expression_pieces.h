// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What an expression is made of: names, numbers, operators, and what is none of them. No locale is
// asked what a letter is.

#pragma once

#include <cstdint>
#include <string_view>

namespace backoff {

enum class PieceKind : std::uint8_t {
    End,
    Name,
    Number,
    NumberTooLarge, // for any double, or too near to 0
    Operator, // brackets and the comma too
    Unknown, // '2x', '=', 'ä'
};

struct ExpressionPiece {
    PieceKind kind = PieceKind::End;
    std::string_view text = {};
};

class ExpressionPieces
{
public:
    // The expression must outlive the pieces.
    explicit ExpressionPieces(std::string_view expression)
        : m_rest(expression)
    {
    }

    [[nodiscard]] ExpressionPiece next();

private:
    [[nodiscard]] ExpressionPiece taken(PieceKind kind, std::size_t length);
    [[nodiscard]] ExpressionPiece number();

    std::string_view m_rest;
};

} // namespace backoff
