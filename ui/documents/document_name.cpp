// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/documents/document_name.h"

#include "core/io/labels.h"

#include <QDir>
#include <QFileInfo>

namespace backoff {

QString sessionSuffix() { return QStringLiteral("backofflab"); }

QString absolutePathOf(const QString &path)
{
    const QString whole
        = QDir::isAbsolutePath(path) ? path : QDir::currentPath() + QLatin1Char('/') + path;
    const QString clean = QDir::cleanPath(whole);
    const bool same = QFileInfo(clean).canonicalFilePath() == QFileInfo(whole).canonicalFilePath();
    return same ? clean : whole;
}

QString withBlanks(const QString &text) { return onOneLine(text, QLatin1Char(' ')); }

QString shownName(const QString &path) { return withBlanks(QFileInfo(path).fileName()); }

QString menuText(const QString &text)
{
    return withBlanks(text).replace(QLatin1Char('&'), QStringLiteral("&&"));
}

QString windowTitleOf(QString name)
{
    name.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]")); // Qt's escape
    return name + QStringLiteral("[*] — Backoff Lab");
}

QString fileNameFor(const QString &name)
{
    constexpr int longest = 80; // a title may be as long as it likes, a file's name may not
    QString file = withBlanks(name).replace(QLatin1Char('/'), QLatin1Char('-')).left(longest);
    if (!file.isEmpty() && file.back().isHighSurrogate()) {
        file.chop(1); // half a character
    }
    while (file.startsWith(QLatin1Char('.')) || file.startsWith(QLatin1Char(' '))) {
        file.remove(0, 1);
    }
    file = file.trimmed();
    return (file.isEmpty() ? QStringLiteral("session") : file) + QLatin1Char('.') + sessionSuffix();
}

} // namespace backoff
