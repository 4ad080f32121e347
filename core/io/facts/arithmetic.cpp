// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// muParser knows the grammar alone: operators, functions and numbers are ours, so that it brings
// no constants, no assignments and no locale, and a division by zero is found where it happens.

#include "core/io/facts/arithmetic.h"

#include "core/io/facts/expression_pieces.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <functional>
#include <muParserBase.h>

namespace backoff {

namespace {

bool isFunction(std::string_view name) { return name == "abs" || name == "max" || name == "min"; }

struct NotFiniteNumber {
};

template<typename Operation> double finite(double a, double b)
{
    const double number = Operation()(a, b);
    if (!std::isfinite(number)) {
        throw NotFiniteNumber(); // caught by evaluated(): muParser calls us from within
    }
    return number;
}

template<typename Relation> double truth(double a, double b) { return Relation()(a, b) ? 1 : 0; }

struct Power {
    double operator()(double a, double b) const { return std::pow(a, b); }
};

double least(double a, double b) { return std::min(a, b); }
double most(double a, double b) { return std::max(a, b); }
double size(double a) { return std::fabs(a); }
double negative(double a) { return -a; }
double same(double a) { return a; }

int readNumber(const char *text, int *position, double *number)
{
    const char *end = text + std::char_traits<char>::length(text);
    const auto read = std::from_chars(text, end, *number);
    if (read.ec != std::errc() || *text == '-') { // a sign is an operator
        return 0;
    }
    *position += static_cast<int>(read.ptr - text);
    return 1;
}

class Grammar : public mu::ParserBase
{
public:
    explicit Grammar(NamedNumbers &numbers)
    {
        EnableBuiltInOprt(false);
        EnableOptimizer(false); // one operation after the other, as it is written
        InitCharSets();
        InitFun();
        InitOprt();
        AddValIdent(readNumber);
        for (auto &[name, number] : numbers) {
            DefineVar(name, &number);
        }
    }

    void InitCharSets() override
    {
        DefineNameChars("0123456789_abcdefghijklmnopqrstuvwxyz");
        DefineOprtChars("+-*/^<>=!&|");
        DefineInfixOprtChars("+-");
    }

    void InitConst() override { }

    void InitFun() override
    {
        DefineFun("min", &least);
        DefineFun("max", &most);
        DefineFun("abs", &size);
    }

    void InitOprt() override
    {
        DefineInfixOprt("-", &negative);
        DefineInfixOprt("+", &same);
        DefineOprt("+", &finite<std::plus<>>, mu::prADD_SUB);
        DefineOprt("-", &finite<std::minus<>>, mu::prADD_SUB);
        DefineOprt("*", &finite<std::multiplies<>>, mu::prMUL_DIV);
        DefineOprt("/", &finite<std::divides<>>, mu::prMUL_DIV);
        DefineOprt("^", &finite<Power>, mu::prPOW, mu::oaRIGHT);
        DefineOprt("<", &truth<std::less<>>, mu::prCMP);
        DefineOprt("<=", &truth<std::less_equal<>>, mu::prCMP);
        DefineOprt(">", &truth<std::greater<>>, mu::prCMP);
        DefineOprt(">=", &truth<std::greater_equal<>>, mu::prCMP);
        DefineOprt("==", &truth<std::equal_to<>>, mu::prCMP);
        DefineOprt("!=", &truth<std::not_equal_to<>>, mu::prCMP);
        DefineOprt("&&", &truth<std::logical_and<>>, mu::prLAND);
        DefineOprt("||", &truth<std::logical_or<>>, mu::prLOR);
    }
};

FactProblem problemOf(FactFault fault, std::string_view expression, std::string_view name = {})
{
    return {fault, std::string(expression), std::string(name)};
}

} // namespace

std::variant<std::vector<std::string>, FactProblem> namesIn(std::string_view expression)
{
    if (expression.size() > longestExpression) {
        return problemOf(FactFault::TooLong, expression.substr(0, longestExpression));
    }
    std::vector<std::string> names;
    ExpressionPieces pieces(expression);
    for (auto piece = pieces.next(); piece.kind != PieceKind::End; piece = pieces.next()) {
        if (piece.kind == PieceKind::Unknown) {
            return problemOf(FactFault::Syntax, expression, piece.text);
        }
        if (piece.kind == PieceKind::NumberTooLarge) {
            return problemOf(FactFault::NotFinite, expression, piece.text);
        }
        if (piece.kind == PieceKind::Name && !isFunction(piece.text)
            && std::ranges::find(names, piece.text) == names.end()) {
            names.emplace_back(piece.text);
        }
    }
    return names;
}

Facts::Value evaluated(std::string_view expression, NamedNumbers &numbers)
{
    try {
        Grammar grammar(numbers);
        grammar.SetExpr(std::string(expression));
        const double number = grammar.Eval();
        if (grammar.GetNumResults() != 1) {
            return {0, problemOf(FactFault::Syntax, expression, ",")};
        }
        return {number};
    } catch (const mu::ParserError &error) {
        // Its token may reach beyond what is wrong: the first piece of it says enough. A bracket
        // that is missing is nothing that stands there.
        const bool isMissing = error.GetCode() == mu::ecMISSING_PARENS;
        const std::string token = isMissing ? std::string() : error.GetToken();
        return {0, problemOf(FactFault::Syntax, expression, ExpressionPieces(token).next().text)};
    } catch (const NotFiniteNumber &) {
        return {0, problemOf(FactFault::NotFinite, expression)};
    }
}

} // namespace backoff
