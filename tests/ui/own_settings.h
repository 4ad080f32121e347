// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Settings of the test's own: what the window remembers goes to a folder that ends with the test,
// never to the user's files.

#pragma once

#include <QCoreApplication>
#include <QSettings>
#include <QTemporaryDir>

namespace backoff::test {

// To be called before anything reads settings; a second time it does nothing. Returns the folder.
inline QString useOwnSettings()
{
    static const QTemporaryDir folder;
    for (const auto format : {QSettings::NativeFormat, QSettings::IniFormat}) {
        QSettings::setPath(format, QSettings::UserScope, folder.path());
    }
    QCoreApplication::setOrganizationName(QStringLiteral("BackoffLabTest"));
    return folder.path();
}

} // namespace backoff::test
