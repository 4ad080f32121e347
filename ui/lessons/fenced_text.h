// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Markdown cut at its fenced code blocks, which are shown in views of their own: code is neither
// wrapped nor drawn as text, and can be copied as it is.

#pragma once

#include <QString>

#include <vector>

namespace backoff {

struct FencedPiece {
    bool isCode = false;
    QString text; // Markdown, or the code without its fences

    bool operator==(const FencedPiece &) const = default;
};

// Fences as CommonMark has them: three or more ` or ~, indented by three spaces at most, closed by
// as many or by the end. Pieces of white space are left out.
[[nodiscard]] std::vector<FencedPiece> cutAtFences(const QString &markdown);

} // namespace backoff
