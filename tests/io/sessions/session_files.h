// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The museum in tests/data/sessions: files that must be read (good) and that must be refused (bad).

#pragma once

#include "core/io/sessions/session_reader.h"
#include "tests/support/approved.h"

#include <QDir>
#include <QStringList>

#include <string>

namespace backoff::test {

[[nodiscard]] inline QString museum(const char *room)
{
    return QStringLiteral(BACKOFF_TEST_DATA "/sessions/") + QString::fromLatin1(room);
}

[[nodiscard]] inline QStringList sessionsIn(const QString &folder)
{
    return QDir(folder).entryList({QStringLiteral("*.backofflab")}, QDir::Files, QDir::Name);
}

[[nodiscard]] inline std::string bytesOf(const QString &path)
{
    return contentOf(path).toStdString();
}

// The problem in words, or nothing.
[[nodiscard]] inline QString problemOf(
    const std::variant<Session, SessionProblem> &read, Limits limits = windowLimits)
{
    const auto *problem = std::get_if<SessionProblem>(&read);
    return problem ? message(*problem, limits, Labels(Language::English)) : QString();
}

} // namespace backoff::test
