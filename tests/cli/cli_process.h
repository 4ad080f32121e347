// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The built backofflab-cli as a process of its own.

#pragma once

#include <QByteArray>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

struct CliResult {
    int exitCode = -1; // -1: it did not start, or a signal ended it
    QByteArray out;
    QByteArray error;
};

[[nodiscard]] CliResult runCli(const QStringList &arguments,
    const QProcessEnvironment &environment = QProcessEnvironment::systemEnvironment());

// A shell's command line in which $CLI is the program: for redirections and pipes.
[[nodiscard]] CliResult runShell(const QString &commandLine);

[[nodiscard]] QByteArray contentOf(const QString &path);
