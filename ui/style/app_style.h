// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The window's look: Fusion, a palette and one style sheet, all made from a Theme.
//
// applyStyle() may be called again at any time; the main window does when the system's palette
// changes (QEvent::ApplicationPaletteChange, not PaletteChange: the call itself sets the window's
// palette). A widget says what it is by a role; the sheet does the rest.

#pragma once

#include "ui/style/fonts.h"
#include "ui/style/theme.h"

#include <QLatin1String>
#include <QString>

class QWidget;

namespace backoff {

namespace styleRole {
inline constexpr QLatin1String card("card"); // a rounded container
inline constexpr QLatin1String side("side"); // scroll area: a column at the window's side
inline constexpr QLatin1String section("section"); // label: a small heading
inline constexpr QLatin1String title("title"); // label: a card's heading
inline constexpr QLatin1String muted("muted"); // label: second line, unit
inline constexpr QLatin1String problem("problem"); // label: why a value is refused
inline constexpr QLatin1String primary("primary"); // button: the one that matters
inline constexpr QLatin1String pill("pill"); // checkable button: one of a row of tabs
inline constexpr QLatin1String link("link"); // button: flat, in muted text
} // namespace styleRole

void setStyleRole(QWidget *widget, QLatin1String role);

// Draws a field as refused (or not) in the failure colour.
void setMarkedAsProblem(QWidget *field, bool marked);

[[nodiscard]] QPalette paletteOf(const Theme &theme);
[[nodiscard]] QString styleSheetOf(const Theme &theme);

void applyStyle(QWidget *window, const Theme &theme);

} // namespace backoff
