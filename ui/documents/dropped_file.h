// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What may be dropped on the window: one session or lesson file.

#pragma once

#include <QString>

#include <optional>

class QMimeData;

namespace backoff {

// The file's path; none for several files, folders, other files and what is no file.
[[nodiscard]] std::optional<QString> droppedFile(const QMimeData &data);

} // namespace backoff
