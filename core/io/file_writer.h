// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The one place that writes files.
//
// A file is replaced whole or not at all: the bytes go to a temporary file beside it, every count
// and the final rename are checked, and after a failure or an interruption (Ctrl+C) nothing is left
// over. A target that is not a regular file is refused; a symbolic link stays a link and the file
// it points to is replaced.

#pragma once

#include "core/io/labels.h"

#include <QString>

#include <optional>
#include <string_view>

namespace backoff {

enum class WriteFailure {
    EmptyName, // no file name was given
    IsFolder,
    NotARegularFile, // a device, a pipe, a socket
    NoFolder, // the folder to write into does not exist
    FolderNotAFolder, // a part of the path is a file
    NotPermitted, // the folder or the file is read-only
    DiskFull, // or a quota or size limit was reached
    NameTooLong,
    BrokenLink, // a link to nothing, or in a circle
    Other,
};

// Ignores SIGXFSZ, which would end the process where a size limit is reached. Call it once, early.
void ignoreFileSizeSignal();

// What the system's error number says of a file or folder; none where it says nothing that helps.
[[nodiscard]] std::optional<WriteFailure> writeFailureOf(int error);

// Writes the bytes to the file, or says why not.
[[nodiscard]] std::optional<WriteFailure> writeFile(const QString &path, std::string_view bytes);

// "Could not write 'DIR/FILE': the disk is full. The file was left as it was."
[[nodiscard]] QString message(WriteFailure failure, const QString &path, const Labels &labels);

} // namespace backoff
