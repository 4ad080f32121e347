// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The museum of bad files: each is refused, with the place and the reason that stand beside it.

#include "tests/io/sessions/session_files.h"

#include <QTemporaryDir>
#include <QTest>

using namespace backoff;

class BadSessionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refused_data();
    void refused();
    void everyMessageNamesItsLine();
    void limitsOfWindowAndCommandLine();
    void aMessageNamesTheFile();
    void aLongFileIsNotRead();
    void hostileAmounts_data();
    void hostileAmounts();
};

void BadSessionsTest::refused_data()
{
    QTest::addColumn<QString>("name");
    const QStringList names = test::sessionsIn(test::museum("bad"));
    QVERIFY(names.size() > 100);
    for (const QString &name : names) {
        QTest::newRow(qPrintable(name)) << name;
    }
}

void BadSessionsTest::refused()
{
    QFETCH(const QString, name);
    const QString path = test::museum("bad/") + name;
    QVERIFY(QFile::exists(path));
    const std::string bytes = test::bytesOf(path);
    QString expected = path;
    expected.replace(QStringLiteral(".backofflab"), QStringLiteral(".txt"));
    QCOMPARE(test::problemOf(readSession(bytes, windowLimits)) + u'\n',
        QString::fromStdString(test::bytesOf(expected)));
}

// A file is put together by hand or by a program: whoever mends it must find the place.
void BadSessionsTest::everyMessageNamesItsLine()
{
    const QStringList names = test::sessionsIn(test::museum("bad"));
    for (const QString &name : names) {
        const auto read = readSession(test::bytesOf(test::museum("bad/") + name), windowLimits);
        const auto *problem = std::get_if<SessionProblem>(&read);
        QVERIFY(problem);
        const bool wholeFile
            = problem->fault == SessionFault::Empty || problem->fault == SessionFault::NotASession;
        const bool ofADefault = name.startsWith(QStringLiteral("total-overflows"));
        QVERIFY2((problem->line > 0) == !(wholeFile || ofADefault), qPrintable(name));
        QVERIFY2((problem->column > 0) == (problem->line > 0), qPrintable(name));
    }
}

void BadSessionsTest::limitsOfWindowAndCommandLine()
{
    const std::string bytes = R"({"formatVersion": 1, "policy": {"attempts": 10001}})";
    QVERIFY(test::problemOf(readSession(bytes, windowLimits)).contains(QStringLiteral("10000")));
    QCOMPARE(test::problemOf(readSession(bytes, commandLineLimits)), QString());
    const std::string more = R"({"formatVersion": 1, "policy": {"attempts": 1000001}})";
    QVERIFY(test::problemOf(readSession(more, commandLineLimits), commandLineLimits)
                .endsWith(QStringLiteral("a whole number from 1 to 1000000")));

    const std::string fleet = R"({"formatVersion": 1, "fleet": {"clients": 1000001}})";
    QVERIFY(test::problemOf(readSession(fleet, windowLimits))
                .endsWith(QStringLiteral("a whole number from 0 to 1000000")));
    QCOMPARE(test::problemOf(readSession(fleet, commandLineLimits)), QString());
}

void BadSessionsTest::aMessageNamesTheFile()
{
    const Labels labels(Language::English);
    const QString path = test::museum("bad/base-zero.backofflab");
    const LoadedSession bad = loadSession(path, windowLimits, labels);
    QVERIFY(!bad.session);
    QCOMPARE(bad.problem,
        QStringLiteral("Could not read '%1': policy.base (line 4): '0' is out of range; accepted: "
                       "a number above 0.")
            .arg(path));
    const LoadedSession missing
        = loadSession(QStringLiteral("no/such %1 file"), windowLimits, labels);
    QVERIFY(!missing.session);
    QCOMPARE(
        missing.problem, QStringLiteral("Could not read 'no/such %1 file': it does not exist."));
    const LoadedSession good
        = loadSession(test::museum("good/plain.backofflab"), windowLimits, labels);
    QVERIFY(good.session);
    QVERIFY(good.problem.isEmpty());
}

void BadSessionsTest::aLongFileIsNotRead()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("long.backofflab")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(100'000'000)); // takes no room on the disk
    file.close();
    const LoadedSession loaded
        = loadSession(file.fileName(), windowLimits, Labels(Language::English));
    QVERIFY(!loaded.session);
    QCOMPARE(loaded.problem,
        QStringLiteral("Could not read '%1': it is longer than 16000000 bytes.")
            .arg(file.fileName()));

    const auto read = readSession(std::string(mostSessionBytes + 1, ' '), windowLimits);
    QCOMPARE(test::problemOf(read), QStringLiteral("it is longer than 16000000 bytes"));
}

// So much that what takes a time that grows with the square would not end.
void BadSessionsTest::hostileAmounts_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    const auto repeated
        = [](const char *unit, int count) { return QByteArray(unit).repeated(count); };

    QByteArray keys = R"({"formatVersion": 1, "policy": {)";
    for (int i = 0; i < 300'000; ++i) {
        keys += "\"k" + QByteArray::number(i) + "\":0,";
    }
    QTest::newRow("unknown keys") << keys + R"("base": 2}})" << QString();
    QTest::newRow("a key twice among them")
        << keys + R"("base": 2, "k0": 0}})"
        << QStringLiteral("policy.k0 (line 1): the key 'k0' is given twice");
    QTest::newRow("offsets") << R"({"formatVersion": 1, "policy": {"offsets": [)"
            + repeated("0,", 1'000'000) + "0]}}"
                             << QStringLiteral("policy.offsets (line 1): 1000001 numbers are too "
                                               "many; accepted: 1 to 1000 numbers from 0 to 1, "
                                               "such as [0.2, 0.9, 0.5]");
    QTest::newRow("lists") << R"({"formatVersion": 1, "later": [)" + repeated("[],", 1'000'000)
            + "0]}" << QString();
    QTest::newRow("lines") << repeated("\n", 3'000'000) + "{"
                           << QStringLiteral("line 3000001, column 2: it ends too early; a part "
                                             "of it is missing");
    QTest::newRow("notes") << R"({"formatVersion": 1, "notes": ")" + repeated("\\n", 2'000'000)
            + "\"}" << QString();
    QTest::newRow("one number") << R"({"formatVersion": 1, "policy": {"base": 1.)"
            + repeated("0", 3'000'000)
            + "}}" << QString();
    QTest::newRow("script") << R"({"formatVersion": 1, "scenario": {"script": ")"
            + repeated("T ", 2'000'000) + "X\"}}"
                            << QStringLiteral("scenario.script (line 1): token 2000001, 'X', is "
                                              "not understood; accepted: T, P, S or R: with a "
                                              "duration of 0 or more, between blanks, such as T T "
                                              "R:5 S");
}

void BadSessionsTest::hostileAmounts()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, expected);
    QVERIFY(static_cast<std::size_t>(bytes.size()) < mostSessionBytes);
    QCOMPARE(test::problemOf(readSession(bytes.toStdString(), windowLimits)), expected);
}

QTEST_APPLESS_MAIN(BadSessionsTest)
#include "test_bad_sessions.moc"
