// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/latex_text.h"

#include "core/tables/plain_text.h"

#include <algorithm>

namespace backoff {

namespace {

struct Spelling {
    char32_t code;
    std::string_view latex;
};

// The first ten are LaTeX's own; then what would print as another character, or what the end of a
// row would take for its argument; then signs of formulas that pdfLaTeX does not know.
constexpr Spelling spellings[] = {
    {'\\', "\\textbackslash{}"},
    {'{', "\\{"},
    {'}', "\\}"},
    {'$', "\\$"},
    {'&', "\\&"},
    {'#', "\\#"},
    {'%', "\\%"},
    {'_', "\\_"},
    {'^', "\\textasciicircum{}"},
    {'~', "\\textasciitilde{}"},
    {'<', "\\textless{}"},
    {'>', "\\textgreater{}"},
    {'|', "\\textbar{}"},
    {'"', "\\texttt{\\symbol{34}}"}, // straight in all of them
    {'\'', "\\textquotesingle{}"},
    {'`', "\\textasciigrave{}"},
    {'[', "{[}"},
    {']', "{]}"},
    {'*', "{*}"},
    {U'×', "\\ensuremath{\\times}"},
    {U'−', "\\ensuremath{-}"},
    {U'≤', "\\ensuremath{\\le}"},
    {U'≥', "\\ensuremath{\\ge}"},
    {U'≠', "\\ensuremath{\\ne}"},
    {U'≈', "\\ensuremath{\\approx}"},
    {U'∞', "\\ensuremath{\\infty}"},
};

std::string_view spellingOf(char32_t code)
{
    const auto found = std::ranges::find(spellings, code, &Spelling::code);
    return found == std::end(spellings) ? std::string_view() : found->latex;
}

// "--" would become a dash, and ",,", "<<" and ">>" quotation marks.
bool joins(char32_t code, std::string_view rest)
{
    return !rest.empty() && code == static_cast<unsigned char>(rest.front())
        && std::string_view("-,<>").find(rest.front()) != std::string_view::npos;
}

// As tried, character by character, with the LaTeX of 2022.
LatexNeed needOf(char32_t code)
{
    constexpr std::u32string_view onlyInT1 = U"«»ÐÞðþĄąĐđĘęĮįŊŋŲų‚„";
    constexpr std::u32string_view unknown = U"ĦħĸĿŀŉŦŧſ";
    constexpr std::u32string_view known = U"–—‘’“”†‡•…‰€™←→";
    const auto isIn
        = [code](std::u32string_view set) { return set.find(code) != std::u32string_view::npos; };
    if (isIn(onlyInT1)) {
        return LatexNeed::T1Encoding;
    }
    const bool isKnown = (code < 0x17F && !isIn(unknown)) || isIn(known);
    return isKnown || !spellingOf(code).empty() ? LatexNeed::Nothing : LatexNeed::UnicodeEngine;
}

} // namespace

std::string latexText(std::string_view text)
{
    const std::string line = oneLine(text);
    std::string out;
    for (std::string_view rest = line; !rest.empty();) {
        const Character character = firstCharacter(rest);
        rest.remove_prefix(character.bytes.size());
        const std::string_view spelling = spellingOf(character.code);
        out += spelling.empty() ? character.bytes : spelling;
        out += joins(character.code, rest) ? "\\kern0pt" : "";
    }
    return out;
}

LatexNeed latexNeed(std::string_view text)
{
    LatexNeed need = LatexNeed::Nothing;
    const std::string line = oneLine(text);
    for (std::string_view rest = line; !rest.empty();) {
        const Character character = firstCharacter(rest);
        rest.remove_prefix(character.bytes.size());
        need = std::max(need, needOf(character.code));
    }
    return need;
}

} // namespace backoff
