// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Approved files: every text we emit stands in tests/data/approved and is compared byte for byte.
//
// What differs is put into the folder `received` beside the running test, under the same name;
// tests/approve.sh shows the difference and accepts it on request.

#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QString>

#include <string_view>

namespace backoff::test {

[[nodiscard]] inline QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

[[nodiscard]] inline bool isApproved(const QString &name, std::string_view bytes)
{
    const QByteArray received(bytes.data(), static_cast<qsizetype>(bytes.size()));
    const QString path = QStringLiteral("received/") + name;
    QFile::remove(path);
    const QString approved = QStringLiteral(BACKOFF_TEST_DATA "/approved/") + name;
    if (QFile::exists(approved) && contentOf(approved) == received) {
        return true;
    }
    QDir().mkpath(QStringLiteral("received"));
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) {
        file.write(received);
    }
    qInfo("'%s' is not as approved; see tests/approve.sh", qPrintable(name));
    return false;
}

} // namespace backoff::test
