// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The script of a scenario: one token a call, between blanks.

#include "core/engine/scenario.h"

#include "core/engine/shortest_text.h"

#include <algorithm>

namespace backoff {

namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view hintPrefix = "R:";

// Calls visit(token, position, offset) for each token until one returns false.
template<typename Visit> void forEachToken(std::string_view text, Visit visit)
{
    std::int64_t position = 1;
    std::size_t begin = text.find_first_not_of(blanks);
    while (begin != std::string_view::npos) {
        const std::size_t end = std::min(text.find_first_of(blanks, begin), text.size());
        if (!visit(text.substr(begin, end - begin), position, begin)) {
            return;
        }
        ++position;
        begin = text.find_first_not_of(blanks, end);
    }
}

Error badToken(std::string_view token, std::int64_t position)
{
    return {ErrorCode::BadToken, Field::Script, std::string(token), position};
}

Result<ScriptToken> parseToken(std::string_view token, std::int64_t position, Unit unit)
{
    if (token == "T") {
        return ScriptToken {Outcome::Transient, 0};
    }
    if (token == "P") {
        return ScriptToken {Outcome::Permanent, 0};
    }
    if (token == "S") {
        return ScriptToken {Outcome::Success, 0};
    }
    if (!token.starts_with(hintPrefix)) {
        return badToken(token, position);
    }
    const Result<double> hint = parseDuration(token.substr(hintPrefix.size()), unit, Field::Script);
    if (!hint || *hint < 0) {
        return badToken(token, position);
    }
    return ScriptToken {Outcome::RateLimited, *hint};
}

} // namespace

Result<std::vector<ScriptToken>> parseScript(std::string_view text, Unit unit)
{
    Result<std::vector<ScriptToken>> result = std::vector<ScriptToken> {};
    std::vector<ScriptToken> tokens;
    forEachToken(text, [&](std::string_view token, std::int64_t position, std::size_t) {
        const Result<ScriptToken> parsed = parseToken(token, position, unit);
        if (!parsed) {
            result = parsed.error();
            return false;
        }
        tokens.push_back(*parsed);
        return true;
    });
    if (result) {
        result = std::move(tokens);
    }
    return result;
}

Result<std::string> convertScript(std::string_view text, Unit from, Unit to)
{
    std::string converted;
    std::size_t copied = 0; // how much of the text stands in `converted`
    Result<std::string> result = std::string {};
    forEachToken(text, [&](std::string_view token, std::int64_t position, std::size_t offset) {
        const bool bareHint = token.starts_with(hintPrefix)
            && parseNumber(token.substr(hintPrefix.size()), Field::Script);
        if (!bareHint) {
            return true;
        }
        const Result<double> hint = parseNumber(token.substr(hintPrefix.size()), Field::Script);
        const Result<double> moved = convert(*hint, from, to, Field::Script);
        if (!moved) {
            result = badToken(token, position);
            return false;
        }
        converted += text.substr(copied, offset - copied);
        converted += hintPrefix;
        converted += shortestText(*moved);
        copied = offset + token.size();
        return true;
    });
    if (result) {
        converted += text.substr(copied);
        result = std::move(converted);
    }
    return result;
}

} // namespace backoff
