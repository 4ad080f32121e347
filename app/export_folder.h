// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The folder that an export goes to.

#pragma once

#include "core/io/file_writer.h"

#include <QString>

#include <optional>

namespace backoff {

// Makes it where it is missing; not the folders above it, for they tell a slip of the pen.
[[nodiscard]] std::optional<WriteFailure> makeFolder(const QString &folder);

[[nodiscard]] QString pathIn(const QString &folder, const QString &name);

} // namespace backoff
