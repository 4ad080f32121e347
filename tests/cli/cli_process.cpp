// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/cli_process.h"

#include <QFile>
#include <QProcess>

namespace {

CliResult finish(QProcess &process)
{
    process.setStandardInputFile(QProcess::nullDevice());
    process.start();
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(), process.readAllStandardError()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

CliResult runCli(const QStringList &arguments, const QProcessEnvironment &environment)
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setProgram(QStringLiteral(BACKOFF_PROGRAM));
    process.setArguments(arguments);
    return finish(process);
}

CliResult runShell(const QString &commandLine)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("CLI"), QStringLiteral(BACKOFF_PROGRAM));
    process.setProcessEnvironment(environment);
    process.setProgram(QStringLiteral("bash"));
    process.setArguments({QStringLiteral("-c"), commandLine});
    return finish(process);
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray approvedText(const QString &name, const QByteArray &received)
{
    const QString path = QStringLiteral(BACKOFF_SOURCE_DIR "/tests/cli/approved/%1").arg(name);
    if (qEnvironmentVariableIsSet("BACKOFF_APPROVE")) {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(received) != received.size())
            return "could not be written: " + path.toUtf8();
    }
    return contentOf(path);
}
