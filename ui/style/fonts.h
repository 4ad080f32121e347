// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The letters of the window. Every font in ui is one of these, or made from one by scaledFont(), so
// that presentation mode reaches all of them. Pictures to keep have fonts of their own.

#pragma once

#include <QFont>
#include <QString>

namespace backoff {

// The application's font, never below 10 points: small text is derived from it.
[[nodiscard]] QFont bodyFont();
[[nodiscard]] QFont smallFont();
// Small capitals of the section headings.
[[nodiscard]] QFont sectionFont();

// For views of many short texts, most of them numbers: without kerning, which costs more time than
// everything else about them.
[[nodiscard]] QFont withoutKerning(QFont font);

// Its size times the factor, whether it is given in points or in pixels.
[[nodiscard]] QFont scaledFont(QFont font, double factor);
// In pixels where it would be smaller than that.
[[nodiscard]] QFont atLeast(QFont font, int pixels);
[[nodiscard]] QFont fixedWidth(QFont font); // the system's letters of one width, as large

[[nodiscard]] QString cssSize(const QFont &font); // "8.6pt", "22px"

} // namespace backoff
