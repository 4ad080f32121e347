// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The program under test, backofflab-cli or backofflab, as a process of its own.

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

// What is approved under this name. BACKOFF_APPROVE=1 in the environment first makes the received
// text the approved one, to be looked at in the diff.
[[nodiscard]] QByteArray approvedText(const QString &name, const QByteArray &received);
