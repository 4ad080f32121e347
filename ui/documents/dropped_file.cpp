// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/documents/dropped_file.h"

#include "core/io/lessons/lesson_reader.h"
#include "ui/documents/document_name.h"

#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

namespace backoff {

std::optional<QString> droppedFile(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    if (urls.size() != 1 || !urls.front().isLocalFile()) {
        return std::nullopt;
    }
    const QFileInfo file(urls.front().toLocalFile());
    const bool isSession = file.suffix().compare(sessionSuffix(), Qt::CaseInsensitive) == 0;
    const bool isOurs = isSession || isLessonFile(file.filePath());
    return isOurs && file.isFile() ? std::optional(file.absoluteFilePath()) : std::nullopt;
}

} // namespace backoff
