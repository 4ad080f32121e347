// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The same bytes whatever the locale. A fresh machine has none but C: they are made here, and
// where they cannot be made this test fails, for without them it proves nothing.

#include "tests/cli/cli_process.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

class TestLocale : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void sameBytes_data();
    void sameBytes();
    void sameFiles();

private:
    QTemporaryDir m_locales;
};

namespace {

struct Made {
    const char *source;
    const char *name;
};
constexpr Made made[] = {{"de_DE", "de_DE.UTF-8"}, {"tr_TR", "tr_TR.UTF-8"}};

// What the C library says of numbers there, to prove that the locale is really in force.
QByteArray decimalPoint(const QProcessEnvironment &environment)
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral("locale"), {QStringLiteral("decimal_point")});
    return process.waitForFinished() ? process.readAllStandardOutput().trimmed() : QByteArray();
}

QProcessEnvironment environmentWith(const QString &locale, const QString &folder)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LOCPATH"), folder);
    environment.insert(QStringLiteral("LC_ALL"), locale);
    environment.insert(QStringLiteral("LANG"), locale);
    environment.remove(QStringLiteral("LANGUAGE"));
    return environment;
}

} // namespace

void TestLocale::initTestCase()
{
    QVERIFY(m_locales.isValid());
    for (const auto &[source, name] : made) {
        QProcess localedef;
        const QString target = m_locales.filePath(QString::fromLatin1(name));
        localedef.start(QStringLiteral("localedef"),
            {QStringLiteral("-i"),
                QString::fromLatin1(source),
                QStringLiteral("-f"),
                QStringLiteral("UTF-8"),
                target});
        const bool done = localedef.waitForFinished(120'000) && QDir(target).exists();
        QVERIFY2(done,
            "The locales cannot be made: localedef (package libc-bin) and the locale sources "
            "(package locales) are needed.");
        const QProcessEnvironment environment
            = environmentWith(QString::fromLatin1(name), m_locales.path());
        QCOMPARE(decimalPoint(environment), QByteArray(","));
    }
}

void TestLocale::sameBytes_data()
{
    QTest::addColumn<int>("exitCode");
    QTest::newRow("schedule") << 0;
    QTest::newRow("schedule --format csv --attempts 300 --seed 18446744073709551615") << 0;
    QTest::newRow("schedule --format json --multiplier 1.5 --base 1,25 --title Größe") << 0;
    QTest::newRow("run --lang es --scenario timed-outage --call-duration 0.125") << 0;
    QTest::newRow("run --format transcript --lang es --attempts 10 --unit ms") << 0;
    QTest::newRow("compare --format json --scenario rate-limited") << 0;
    QTest::newRow("fleet --jitter all --lang es --bin 0,25 --capacity 120,5") << 0;
    QTest::newRow("fleet --histogram --clients 300 --format csv-spreadsheet") << 0;
    QTest::newRow("contention --runs 3 --format json --title Größe") << 0;
    QTest::newRow("scenarios --lang es") << 0;
    QTest::newRow("run --help --lang es") << 0;
    QTest::newRow("schedule --jitter FULL --base 0xİ --lang es") << 2;
}

void TestLocale::sameBytes()
{
    QFETCH(int, exitCode);
    const QStringList arguments
        = QString::fromUtf8(QTest::currentDataTag()).split(QLatin1Char(' '));
    const CliResult plain = runCli(arguments, environmentWith(QStringLiteral("C.UTF-8"), {}));
    QCOMPARE(plain.exitCode, exitCode);
    for (const char *name : {"de_DE.UTF-8", "tr_TR.UTF-8", "C", "xx_XX.broken"}) {
        const CliResult result
            = runCli(arguments, environmentWith(QString::fromLatin1(name), m_locales.path()));
        QCOMPARE(result.exitCode, exitCode);
        QCOMPARE(result.out, plain.out);
        QCOMPARE(result.error, plain.error);
    }
}

void TestLocale::sameFiles()
{
    const QTemporaryDir folder;
    const QString session
        = QStringLiteral(BACKOFF_SOURCE_DIR "/resources/examples/timed-outage.backofflab");
    const auto exported = [&](const char *locale) {
        const QString target = folder.filePath(QString::fromLatin1(locale));
        const CliResult result
            = runCli({QStringLiteral("export"), target, QStringLiteral("--session"), session},
                environmentWith(QString::fromLatin1(locale), m_locales.path()));
        QMap<QString, QByteArray> files;
        if (result.exitCode == 0) {
            for (const QString &name : QDir(target).entryList(QDir::Files))
                files[name] = contentOf(target + u'/' + name);
        }
        return files;
    };
    const QMap<QString, QByteArray> plain = exported("C.UTF-8");
    QCOMPARE(plain.size(), 48);
    for (const char *name : {"de_DE.UTF-8", "tr_TR.UTF-8"})
        QVERIFY2(exported(name) == plain, name);
}

QTEST_GUILESS_MAIN(TestLocale)
#include "test_locale.moc"
