// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The questions before something is lost. Each opens over the window and returns at once; the
// answer comes later.

#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace backoff {

enum class UnsavedAnswer { Save, Discard, Cancel };

// The window's changes, which no file holds.
void askAboutUnsaved(const QString &name,
    QWidget *window,
    const std::function<void(UnsavedAnswer answer)> &answered);

// What another program wrote into the file; `replace` only if it is to be replaced.
void askAboutForeignChange(
    const QString &path, QWidget *window, const std::function<void()> &replace);

} // namespace backoff
