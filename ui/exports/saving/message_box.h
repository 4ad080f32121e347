// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Message boxes about files: plain text, no wider than the screen however long a path is.

#pragma once

#include <QMessageBox>

namespace backoff {

// The text with places to break a line in its long words: zero-width spaces, none in short words.
[[nodiscard]] QString withBreaks(const QString &text);

// Deletes itself when it is closed; has no buttons yet.
[[nodiscard]] QMessageBox *makeMessageBox(
    QMessageBox::Icon icon, const QString &title, const QString &text, QWidget *window);

void showWarning(const QString &title, const QString &text, QWidget *window);

} // namespace backoff
