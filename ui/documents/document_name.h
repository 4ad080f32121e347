// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Where a document is, and how it is called in the title bar, in menus and in file dialogs. A
// file's name may hold anything but a slash: line breaks, ampersands, Qt's own "[*]".

#pragma once

#include <QString>

namespace backoff {

// "backofflab", the suffix of session files.
[[nodiscard]] QString sessionSuffix();

// The same file, whatever the current folder is. `folder/..` is struck out only where that leads to
// the same file: the folder may be a link.
[[nodiscard]] QString absolutePathOf(const QString &path);

// The file's name on one line.
[[nodiscard]] QString shownName(const QString &path);

// On one line: line breaks and other control characters become blanks.
[[nodiscard]] QString withBlanks(const QString &text);

// On one line, and an ampersand makes no mnemonic.
[[nodiscard]] QString menuText(const QString &text);

// "NAME[*] — Backoff Lab"; Qt shows the star while the window is modified.
[[nodiscard]] QString windowTitleOf(QString name);

// A file name with its suffix for a document of this name: without slashes, never hidden.
[[nodiscard]] QString fileNameFor(const QString &name);

} // namespace backoff
