// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// `export` as a course's Makefile runs it: every table of each session, whatever fails beside it.

#include "tests/cli/cli_process.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

class TestExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void writesWhatTheOtherCommandsPrint();
    void writesWhatIsAskedFor();
    void sameBytesTwice();
    void badSessionsDoNotStopTheOthers();
    void withoutAGoodSessionThereIsNoFolder();
    void tablesThatCannotBeAreTold();
    void folders_data();
    void folders();
    void whatIsInTheWayIsTold();
    void aFullDiskLeavesTheOldFiles();
    void oddNamesAreNames();
    void progressIsForATerminal();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    void makeSession(const QString &name, const QByteArray &members = {}) const;
    [[nodiscard]] QStringList exported(const QString &folder = QStringLiteral("out")) const;
    [[nodiscard]] CliResult run(const QStringList &sessions, const QStringList &more = {}) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

constexpr int filesOfASession = 3 * 8 * 2;

struct FormatName {
    const char *name;
    const char *suffix;
};
constexpr FormatName formats[] = {{"text", "txt"},
    {"csv", "csv"},
    {"csv-spreadsheet", "spreadsheet.csv"},
    {"tsv", "tsv"},
    {"markdown", "md"},
    {"latex", "tex"},
    {"html", "html"},
    {"json", "json"}};

// What stands on the last line of a terminal that was sent this.
QString lastLine(const QByteArray &sent)
{
    QString line;
    qsizetype column = 0;
    for (const QChar c : QString::fromUtf8(sent)) {
        if (c == u'\n')
            line.clear();
        if (c == u'\n' || c == u'\r') {
            column = 0;
            continue;
        }
        if (column < line.size())
            line[column] = c;
        else
            line.append(c);
        ++column;
    }
    return line.trimmed();
}

} // namespace

void TestExport::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestExport::makeSession(const QString &name, const QByteArray &members) const
{
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"formatVersion\": 1" + (members.isEmpty() ? members : ", " + members) + "}\n");
}

QStringList TestExport::exported(const QString &folder) const
{
    return QDir(path(folder))
        .entryList(
            QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

CliResult TestExport::run(const QStringList &sessions, const QStringList &more) const
{
    QStringList arguments {
        QStringLiteral("export"), path(QStringLiteral("out")), QStringLiteral("--session")};
    for (const QString &session : sessions)
        arguments.append(path(session));
    return runCli(arguments + more);
}

void TestExport::writesWhatTheOtherCommandsPrint()
{
    makeSession(QStringLiteral("lesson.backofflab"),
        R"("title": "T", "policy": {"unit": "ms", "base": 200},
           "scenario": {"name": "timed-outage", "downUntil": 900})");
    const CliResult result = run({QStringLiteral("lesson.backofflab")});
    QCOMPARE(result.error, QByteArray());
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(result.out, QByteArray());
    QCOMPARE(exported().size(), filesOfASession);
    for (const char *table : {"schedule", "run", "compare"}) {
        for (const auto &[format, suffix] : formats) {
            for (const char *language : {"en", "es"}) {
                const QString name = QString::asprintf("lesson-%s-%s.%s", table, language, suffix);
                const CliResult printed = runCli({QString::fromLatin1(table),
                    QStringLiteral("--session"),
                    path(QStringLiteral("lesson.backofflab")),
                    QStringLiteral("--format"),
                    QString::fromLatin1(format),
                    QStringLiteral("--lang"),
                    QString::fromLatin1(language)});
                QVERIFY2(!printed.out.isEmpty(), printed.error.constData());
                QCOMPARE(contentOf(path(QStringLiteral("out/") + name)), printed.out);
            }
        }
    }
}

void TestExport::writesWhatIsAskedFor()
{
    makeSession(QStringLiteral("a.backofflab"));
    makeSession(QStringLiteral("b.json"));
    const CliResult result = run({QStringLiteral("a.backofflab"), QStringLiteral("b.json")},
        {QStringLiteral("--format=latex,csv-spreadsheet"), QStringLiteral("--lang=es")});
    QVERIFY2(result.exitCode == 0, result.error.constData());
    QStringList expected;
    for (const char *session : {"a", "b.json"}) {
        for (const char *table : {"compare", "run", "schedule"}) {
            for (const char *suffix : {"spreadsheet.csv", "tex"})
                expected.append(QString::asprintf("%s-%s-es.%s", session, table, suffix));
        }
    }
    QCOMPARE(exported(), expected);
}

void TestExport::sameBytesTwice()
{
    makeSession(QStringLiteral("a.backofflab"));
    QCOMPARE(run({QStringLiteral("a.backofflab")}).exitCode, 0);
    QMap<QString, QByteArray> first;
    for (const QString &name : exported())
        first[name] = contentOf(path(QStringLiteral("out/") + name));
    QCOMPARE(run({QStringLiteral("a.backofflab")}).exitCode, 0); // the folder is there now
    QCOMPARE(exported(), QStringList(first.keys()));
    for (const QString &name : exported())
        QCOMPARE(contentOf(path(QStringLiteral("out/") + name)), first[name]);
}

void TestExport::badSessionsDoNotStopTheOthers()
{
    makeSession(QStringLiteral("first.backofflab"));
    makeSession(QStringLiteral("bad.backofflab"), R"("policy": {"base": -1})");
    makeSession(QStringLiteral("last.backofflab"));
    const CliResult result = run({QStringLiteral("first.backofflab"),
        QStringLiteral("bad.backofflab"),
        QStringLiteral("missing.backofflab"),
        QStringLiteral("last.backofflab")});
    QCOMPARE(result.exitCode, 3);
    QCOMPARE(result.out, QByteArray());
    QCOMPARE(result.error.count('\n'), 2);
    for (const char *part : {"bad.backofflab'", "policy.base", "missing.backofflab'"})
        QVERIFY2(result.error.contains(part), result.error.constData());
    QCOMPARE(exported().size(), 2 * filesOfASession);
    QVERIFY(exported().filter(QStringLiteral("bad")).isEmpty());
}

void TestExport::withoutAGoodSessionThereIsNoFolder()
{
    const CliResult result = run({QStringLiteral("missing.backofflab")});
    QCOMPARE(result.exitCode, 3);
    QVERIFY(!QFileInfo::exists(path(QStringLiteral("out"))));
}

void TestExport::tablesThatCannotBeAreTold()
{
    // Without a cap, decorrelated jitter overflows where constant delays do not.
    makeSession(QStringLiteral("a.backofflab"),
        R"("policy": {"cap": null, "multiplier": 1, "attempts": 1000, "jitter": "none"})");
    const CliResult result = run({QStringLiteral("a.backofflab")});
    QCOMPARE(result.exitCode, 3);
    QCOMPARE(result.error.count('\n'), 1);
    QVERIFY2(
        result.error.contains("a.backofflab' has no table 'compare'"), result.error.constData());
    QCOMPARE(exported().size(), filesOfASession * 2 / 3);
    QVERIFY(exported().filter(QStringLiteral("compare")).isEmpty());
}

void TestExport::folders_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char *name, const QString &folder, const char *says) {
        QTest::newRow(name) << folder << QByteArray(says);
    };
    row("no folder above", QStringLiteral("$F/no/out"), "its folder does not exist");
    row("a file", QStringLiteral("$F/a.backofflab"), "is not a folder");
    row("in a file", QStringLiteral("$F/a.backofflab/out"), "is not a folder");
    row("a link to nothing", QStringLiteral("$F/nowhere"), "leads nowhere");
    row("not permitted", QStringLiteral("/sys/backofflab"), "read-only");
    row("too long", QStringLiteral("$F/") + QString(300, u'x'), "too long");
}

void TestExport::folders()
{
    QFETCH(QString, folder);
    QFETCH(QByteArray, says);
    makeSession(QStringLiteral("a.backofflab"));
    makeSession(QStringLiteral("b.backofflab"));
    QVERIFY(QFile::link(path(QStringLiteral("no")), path(QStringLiteral("nowhere"))));
    folder.replace(QStringLiteral("$F"), m_folder->path());
    const CliResult result = runCli({QStringLiteral("export"),
        folder,
        QStringLiteral("--session"),
        path(QStringLiteral("a.backofflab")),
        path(QStringLiteral("b.backofflab"))});
    QVERIFY2(result.exitCode == 3, result.error.constData());
    QCOMPARE(result.error.count('\n'), 1); // once, not for each session or file
    QVERIFY2(result.error.contains(says), result.error.constData());
    QCOMPARE(exported(QStringLiteral(".")).size(), 3);
}

void TestExport::whatIsInTheWayIsTold()
{
    makeSession(QStringLiteral("a.backofflab"));
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("out/a-run-en.csv")));
    const CliResult result = run({QStringLiteral("a.backofflab")});
    QCOMPARE(result.exitCode, 3);
    QCOMPARE(result.error.count('\n'), 1);
    QVERIFY2(result.error.contains("out/a-run-en.csv': it is a folder"), result.error.constData());
    QCOMPARE(exported().size(), filesOfASession);
    QVERIFY(QFileInfo(path(QStringLiteral("out/a-run-es.csv"))).isFile());
}

void TestExport::aFullDiskLeavesTheOldFiles()
{
    makeSession(QStringLiteral("a.backofflab"), R"("policy": {"attempts": 500})");
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("out")));
    QFile old(path(QStringLiteral("out/a-schedule-en.csv")));
    QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
    old.close();
    const CliResult result = runShell(
        QStringLiteral("cd '%1'; ulimit -f 4; $CLI export out --session a.backofflab --format csv")
            .arg(m_folder->path()));
    QCOMPARE(result.exitCode, 3);
    QCOMPARE(result.error.count('\n'), 2); // the schedule in both languages
    QVERIFY2(result.error.contains("out/a-schedule-en.csv': the disk is full"),
        result.error.constData());
    QCOMPARE(contentOf(old.fileName()), QByteArray("old"));
    // No temporary file is left, and what is short enough was written.
    QCOMPARE(exported(),
        (QStringList {QStringLiteral("a-compare-en.csv"),
            QStringLiteral("a-compare-es.csv"),
            QStringLiteral("a-run-en.csv"),
            QStringLiteral("a-run-es.csv"),
            QStringLiteral("a-schedule-en.csv")}));
}

void TestExport::oddNamesAreNames()
{
    const QString odd = QStringLiteral("50%1 ä€ #x\n'\"$HOME*%2");
    makeSession(odd + QStringLiteral(".backofflab"));
    const CliResult result = run({odd + QStringLiteral(".backofflab")},
        {QStringLiteral("--format=csv"), QStringLiteral("--lang=en")});
    QVERIFY2(result.exitCode == 0, result.error.constData());
    QCOMPARE(exported(),
        (QStringList {odd + QStringLiteral("-compare-en.csv"),
            odd + QStringLiteral("-run-en.csv"),
            odd + QStringLiteral("-schedule-en.csv")}));
    const CliResult missing = run({odd});
    QCOMPARE(missing.error.count('\n'), 1); // the name's line end is shown, not obeyed
}

void TestExport::progressIsForATerminal()
{
    if (runShell(QStringLiteral("command -v script")).exitCode != 0)
        QSKIP("script (package bsdutils) is not installed");
    makeSession(QStringLiteral("a.backofflab"));
    makeSession(QString(90, u'b') + QStringLiteral(".backofflab"));
    makeSession(QString(60, u'退') + QStringLiteral(".backofflab")); // each two columns wide
    // `script` gives the command a terminal and passes on what is sent there.
    const CliResult seen
        = runShell(QStringLiteral("cd '%1'; script -qec \"$CLI export out --session a.backofflab "
                                  "no.backofflab b*.backofflab 退*.backofflab\" "
                                  "/dev/null")
                       .arg(m_folder->path()));
    QCOMPARE(seen.exitCode, 3);
    QVERIFY2(seen.out.contains("1/192 a-schedule-en.txt"), seen.out.constData());
    QVERIFY2(seen.out.contains("144/192 bbb"), seen.out.constData());
    QVERIFY2(seen.out.contains("\rbackofflab-cli: "), seen.out.constData());
    QCOMPARE(lastLine(seen.out), QString());
    QVERIFY2(seen.out.contains("192/192 退退"), seen.out.constData());
    for (const QByteArray &shown : seen.out.split('\r')) {
        const QString line = QString::fromUtf8(shown);
        QVERIFY2(
            !shown.contains("/192 ") || line.size() + line.count(u'退') < 80, shown.constData());
    }
    QCOMPARE(exported().size(), 3 * filesOfASession);
    const CliResult unseen = run({QStringLiteral("a.backofflab")});
    QCOMPARE(unseen.error, QByteArray());
}

QTEST_GUILESS_MAIN(TestExport)
#include "test_export.moc"
