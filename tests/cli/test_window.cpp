// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What backofflab does where there is no display: help, version, and what keeps it from opening.

#include "tests/cli/cli_process.h"

#include <QTest>

class TestWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void help_data();
    void help();
    void systemLanguage_data();
    void systemLanguage();
    void refusals_data();
    void refusals();
    void anUnusableLesson();
    void tellsThatThereIsNoDisplay();
    void tellsThatStandardOutputIsFull();
};

namespace {

QProcessEnvironment noDisplay()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QString::fromLatin1(name));
    return environment;
}

CliResult run(const QString &arguments)
{
    return runCli(arguments.split(QLatin1Char(' '), Qt::SkipEmptyParts), noDisplay());
}

} // namespace

void TestWindow::help_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::newRow("window_help.en.txt") << QStringLiteral("--help --lang en");
    QTest::newRow("window_help.es.txt") << QStringLiteral("--lang=es --help");
}

void TestWindow::help()
{
    QFETCH(QString, arguments);
    const CliResult result = run(arguments);
    QCOMPARE(result.error, QByteArray());
    QCOMPARE(result.exitCode, 0);
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    QCOMPARE(QString::fromUtf8(result.out), QString::fromUtf8(approvedText(name, result.out)));
}

void TestWindow::systemLanguage_data()
{
    QTest::addColumn<QByteArray>("begins");
    QTest::newRow("es_MX.UTF-8") << QByteArray("Backoff Lab: reintentos");
    QTest::newRow("de_DE.UTF-8") << QByteArray("Backoff Lab: retries");
    QTest::newRow("C.UTF-8") << QByteArray("Backoff Lab: retries");
}

void TestWindow::systemLanguage()
{
    QFETCH(QByteArray, begins);
    QProcessEnvironment environment = noDisplay();
    environment.remove(QStringLiteral("LANGUAGE"));
    environment.insert(QStringLiteral("LC_ALL"), QString::fromLatin1(QTest::currentDataTag()));
    const CliResult result = runCli({QStringLiteral("--help")}, environment);
    QVERIFY2(result.out.startsWith(begins), result.out.constData());
}

void TestWindow::refusals_data()
{
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("--lang es --base abc") << QByteArray("'abc' no es un n\u00famero");
    QTest::newRow("--lang en --format csv") << QByteArray("--format: ");
    QTest::newRow("--lang en a b") << QByteArray("'b' is one file too many");
    QTest::newRow("--lang en --lesson door") << QByteArray("accepted: doorbell, ");
    QTest::newRow("--lang en --present --handout --output a.pdf")
        << QByteArray("'--present' is not accepted together with '--handout'");
}

void TestWindow::refusals()
{
    QFETCH(QByteArray, says);
    const CliResult result = run(QString::fromLatin1(QTest::currentDataTag()));
    QCOMPARE(result.exitCode, 2);
    QCOMPARE(result.out, QByteArray());
    QVERIFY2(result.error.startsWith("backofflab: "), result.error.constData());
    QVERIFY2(result.error.contains(says), result.error.constData());
}

void TestWindow::anUnusableLesson()
{
    const CliResult result = run(QStringLiteral("--lang en no-such-file.backofflesson"));
    QCOMPARE(result.exitCode, 3);
    QCOMPARE(result.out, QByteArray());
    QCOMPARE(result.error.count('\n'), 1);
    QVERIFY2(result.error.startsWith("backofflab: ")
            && result.error.contains("no-such-file.backofflesson"),
        result.error.constData());
}

void TestWindow::tellsThatThereIsNoDisplay()
{
    const CliResult english = run(QStringLiteral("--lang en"));
    QCOMPARE(english.exitCode, 3);
    QVERIFY2(
        english.error.startsWith("backofflab: there is no display"), english.error.constData());
    const CliResult spanish = run(QStringLiteral("--lang es"));
    QVERIFY2(spanish.error.startsWith("backofflab: no hay pantalla"), spanish.error.constData());
}

void TestWindow::tellsThatStandardOutputIsFull()
{
    for (const char *option : {"--help", "--version"}) {
        const CliResult result
            = runShell(QStringLiteral("$CLI --lang en %1 > /dev/full").arg(QLatin1String(option)));
        QCOMPARE(result.exitCode, 3);
        QCOMPARE(result.error,
            QByteArray("backofflab: could not write to standard output: the disk is full\n"));
    }
}

QTEST_APPLESS_MAIN(TestWindow)
#include "test_window.moc"
