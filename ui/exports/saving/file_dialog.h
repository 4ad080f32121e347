// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A file dialog that can be opened and forgotten: it goes when it is closed.
//
// Its list has no context menu: Qt runs that menu in an event loop of its own, and crashes when the
// dialog goes meanwhile (Escape pressed twice is enough).

#pragma once

class QFileDialog;
class QString;
class QWidget;

namespace backoff {

[[nodiscard]] QFileDialog *makeFileDialog(
    QWidget *over, const QString &title, const QString &folder);

} // namespace backoff
