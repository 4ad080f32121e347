// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The words of `export`: which sessions, where to, and what the files are called.

#include "app/options.h"

#include <QTest>

using namespace backoff;

class TestExportOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingByDefault();
    void whatIsAskedFor();
    void sessionsAreAList_data();
    void sessionsAreAList();
    void sessionsAreNamedAfterTheirFiles_data();
    void sessionsAreNamedAfterTheirFiles();
    void filesAreNamedAfterSessionTableAndLanguage();
};

namespace {

Options parse(const std::vector<std::string> &arguments) { return parseOptions(arguments); }

} // namespace

void TestExportOptions::everythingByDefault()
{
    const Options options = parse({"export", "DIR", "--session", "a"});
    QVERIFY(options.problems.empty());
    QVERIFY(options.command == Command::ExportAll);
    QCOMPARE(options.exports.folder, QStringLiteral("DIR"));
    QVERIFY(options.exports.formats
        == (std::vector {Format::Text,
            Format::Csv,
            Format::CsvSpreadsheet,
            Format::Tsv,
            Format::Markdown,
            Format::Latex,
            Format::Html,
            Format::Json}));
    QVERIFY(options.exports.languages == (std::vector {Language::English, Language::Spanish}));
    QVERIFY(options.language == Language::English); // of the messages
}

void TestExportOptions::whatIsAskedFor()
{
    const Options options
        = parse({"--lang=es", "export", "--format", "latex,csv", "DIR", "--session", "a", "b"});
    QVERIFY(options.problems.empty());
    QVERIFY(options.exports.formats == (std::vector {Format::Latex, Format::Csv}));
    QVERIFY(options.exports.languages == (std::vector {Language::Spanish}));
    QVERIFY(options.language == Language::Spanish);
    QVERIFY(parse({"export", "DIR", "--session=a", "--lang=es,en"}).language == Language::Spanish);
    QVERIFY(parse({"export", "--help", "--lang=es,en"}).language == Language::Spanish);
}

void TestExportOptions::sessionsAreAList_data()
{
    QTest::addColumn<QStringList>("sessions");
    const QStringList abc {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")};
    QTest::newRow("export DIR --session a b c") << abc;
    QTest::newRow("export DIR --session a --session b c") << abc;
    QTest::newRow("export DIR --session=a b --lang en --session=c") << abc;
    QTest::newRow("export --format csv DIR --session a b c --lang en") << abc;
    QTest::newRow("--session a export DIR --session b c") << abc;
}

void TestExportOptions::sessionsAreAList()
{
    QFETCH(QStringList, sessions);
    std::vector<std::string> arguments;
    for (const QString &word : QString::fromLatin1(QTest::currentDataTag()).split(u' '))
        arguments.push_back(word.toStdString());
    const Options options = parse(arguments);
    QVERIFY(options.problems.empty());
    QCOMPARE(options.exports.folder, QStringLiteral("DIR"));
    const std::vector<QString> &read = options.exports.sessions;
    QCOMPARE(QStringList(read.begin(), read.end()), sessions);
}

void TestExportOptions::sessionsAreNamedAfterTheirFiles_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("lesson.backofflab") << QStringLiteral("lesson");
    QTest::newRow("../x/Lesson 1.BackoffLab") << QStringLiteral("Lesson 1");
    QTest::newRow("lesson.v2.backofflab") << QStringLiteral("lesson.v2");
    QTest::newRow("lesson.es.backofflab") << QStringLiteral("lesson.es");
    QTest::newRow("lesson.json") << QStringLiteral("lesson.json");
    QTest::newRow("lesson") << QStringLiteral("lesson");
    QTest::newRow(".backofflab") << QStringLiteral(".backofflab");
    QTest::newRow("a/b/") << QStringLiteral("b");
    QTest::newRow("100%1.backofflab") << QStringLiteral("100%1");
}

void TestExportOptions::sessionsAreNamedAfterTheirFiles()
{
    QFETCH(QString, name);
    QCOMPARE(sessionName(QString::fromLatin1(QTest::currentDataTag())), name);
}

void TestExportOptions::filesAreNamedAfterSessionTableAndLanguage()
{
    const QString session = QStringLiteral("50%2 %1");
    QCOMPARE(exportName(session, TableKind::Retries, Language::English, Format::Text),
        QStringLiteral("50%2 %1-schedule-en.txt"));
    QCOMPARE(exportName(session, TableKind::Attempts, Language::Spanish, Format::CsvSpreadsheet),
        QStringLiteral("50%2 %1-run-es.spreadsheet.csv"));
    QCOMPARE(exportName(session, TableKind::Strategies, Language::English, Format::Latex),
        QStringLiteral("50%2 %1-compare-en.tex"));
    QCOMPARE(exportName(session, TableKind::Strategies, Language::English, Format::Markdown),
        QStringLiteral("50%2 %1-compare-en.md"));
}

QTEST_APPLESS_MAIN(TestExportOptions)
#include "test_export_options.moc"
