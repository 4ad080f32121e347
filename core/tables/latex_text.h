// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Text for LaTeX: escaped, and what it asks of the document.

#pragma once

#include <string>
#include <string_view>

namespace backoff {

// A text on one line that prints as it was typed: no command, no ligature, and safe beside the
// shorthands of babel.
[[nodiscard]] std::string latexText(std::string_view text);

// What a document must have for the text's characters, each including the one before.
enum class LatexNeed {
    Nothing,
    T1Encoding, // pdfLaTeX with \usepackage[T1]{fontenc}
    UnicodeEngine, // LuaLaTeX or XeLaTeX
};
[[nodiscard]] LatexNeed latexNeed(std::string_view text);

} // namespace backoff
