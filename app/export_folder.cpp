// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/export_folder.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>

#include <sys/stat.h>

namespace backoff {

namespace {

WriteFailure failureOf(int error, const QString &folder)
{
    switch (error) {
    case EEXIST:
        return QFileInfo(folder).isSymLink() && !QFileInfo::exists(folder)
            ? WriteFailure::BrokenLink
            : WriteFailure::FolderNotAFolder;
    case ENOENT:
        return WriteFailure::NoFolder;
    case ENOTDIR:
        return WriteFailure::FolderNotAFolder;
    default:
        return writeFailureOf(error).value_or(WriteFailure::Other);
    }
}

} // namespace

std::optional<WriteFailure> makeFolder(const QString &folder)
{
    constexpr mode_t asTheUserWants = 0777; // less what umask takes
    const bool made = ::mkdir(QFile::encodeName(folder).constData(), asTheUserWants) == 0;
    const int error = errno;
    if (made || QFileInfo(folder).isDir())
        return std::nullopt;
    return failureOf(error, folder);
}

QString pathIn(const QString &folder, const QString &name)
{
    return folder.endsWith(QLatin1Char('/')) ? folder + name : folder + QLatin1Char('/') + name;
}

} // namespace backoff
