// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Titles that each mean something to some format. In all of them they are text.

#pragma once

#include <string_view>

namespace backoff::test {

// None needs more than one line, and none begins or ends in a blank.
inline constexpr std::string_view hostileTitles[] = {
    "=1+2",
    "+1 -1 @SUM(A1)",
    "- a list",
    "1. a list",
    "12) a list",
    "# a heading",
    "===",
    "a|b",
    "50% & 3_fast",
    "<b>bold</b> <script>alert(1)</script>",
    "\"double\" 'single' `grave` ``two'' ?` !`",
    "back\\slash C:\\new \\\\",
    "\\end{table} \\input{/etc/passwd}",
    "{[*]} \\[x\\] $(x)$ $$y$$ ^^M ~tilde~ ~~struck~~",
    "--> <!-- --- -- ,, <<a>> ]]> <![CDATA[",
    "*one* **two** _three_ `four` ![image](x) [link](y)",
    "&amp; &#60; &lt;",
    "www.example.org http://example.org https://example.org/a_b ftp://example.org",
    "</caption></table></title></style>",
    "%s %d %1 %2 %%",
    "ñandú ¿qué? ¡ya! «así» “x” – — …",
    "c ≥ 2 × 3 − 1 ≤ 7",
    "😀 emoji",
    "שלום עולם",
    "مرحبا",
    "x\xE2\x80\xAE reversed", // right-to-left override
};

} // namespace backoff::test
