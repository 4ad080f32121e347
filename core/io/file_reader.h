// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The one place that reads files: whole, up to a size, and only regular files (a pipe or a device
// could go on for ever).

#pragma once

#include "core/io/labels.h"

#include <QString>

#include <cstddef>
#include <string>
#include <variant>

namespace backoff {

enum class ReadFailure {
    EmptyName, // no file name was given
    Missing,
    IsFolder,
    NotARegularFile, // a device, a pipe, a socket
    NotPermitted,
    TooLarge, // longer than the limit
    Other,
};

[[nodiscard]] std::variant<std::string, ReadFailure> readFile(
    const QString &path, std::size_t mostBytes);

// "Could not read 'FILE': it does not exist."
[[nodiscard]] QString message(
    ReadFailure failure, const QString &path, std::size_t mostBytes, const Labels &labels);

} // namespace backoff
