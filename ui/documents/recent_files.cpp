// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/documents/recent_files.h"

#include "ui/documents/document_name.h"

#include <QFileInfo>
#include <QSettings>

namespace backoff {

static const QString key = QStringLiteral("recent1/files");

// One file under two paths: by a link, or by `..`.
static bool isSameFile(const QString &a, const QString &b)
{
    const QString real = QFileInfo(a).canonicalFilePath(); // empty where there is no file
    return a == b || (!real.isEmpty() && real == QFileInfo(b).canonicalFilePath());
}

// Whatever the settings hold: rubbish is no path.
QStringList RecentFiles::paths() const
{
    QStringList paths;
    for (const QString &path : QSettings().value(key).toStringList()) {
        if (QFileInfo(path).isAbsolute() && paths.size() < most) {
            paths.append(path);
        }
    }
    return paths;
}

void RecentFiles::add(const QString &path)
{
    remove(path);
    QStringList newest = paths();
    newest.prepend(absolutePathOf(path));
    QSettings().setValue(key, QStringList(newest.mid(0, most)));
}

void RecentFiles::remove(const QString &path)
{
    const QString absolute = absolutePathOf(path);
    QStringList left = paths();
    left.removeIf([&](const QString &each) { return isSameFile(each, absolute); });
    QSettings().setValue(key, left);
}

void RecentFiles::clear() { QSettings().remove(key); }

} // namespace backoff
