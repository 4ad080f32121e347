// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Names of documents, which may hold anything: titles, menu entries, suggested file names.

#include "ui/documents/document_name.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace backoff;

class TestDocumentNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void titles_data();
    void titles();
    void menuTextsHaveNoMnemonics();
    void fileNames_data();
    void fileNames();
    void absolutePathsKeepWhatTheyMean();
};

void TestDocumentNames::titles_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("title");
    QTest::newRow("plain") << "a.backofflab"
                           << "a.backofflab[*] — Backoff Lab";
    QTest::newRow("star") << "a[*]b"
                          << "a[*][*]b[*] — Backoff Lab";
}

void TestDocumentNames::titles()
{
    QFETCH(QString, name);
    QFETCH(QString, title);
    QCOMPARE(windowTitleOf(name), title);
}

void TestDocumentNames::menuTextsHaveNoMnemonics()
{
    QCOMPARE(menuText(QStringLiteral("a & b\nc")), QStringLiteral("a && b c"));
    QCOMPARE(
        shownName(QStringLiteral("/x/a\nb\x1b.backofflab")), QStringLiteral("a b .backofflab"));
}

void TestDocumentNames::fileNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("file");
    QTest::newRow("title") << "A brief blip: 50 % & more"
                           << "A brief blip: 50 % & more.backofflab";
    QTest::newRow("slashes") << "a/b\nc"
                             << "a-b c.backofflab";
    QTest::newRow("hidden") << " ..hidden "
                            << "hidden.backofflab";
    QTest::newRow("nothing left") << "..."
                                  << "session.backofflab";
    QTest::newRow("long") << QString(500, u'x')
                          << QString(80, u'x') + QStringLiteral(".backofflab");
    QTest::newRow("half a character") << QString(79, u'x') + QStringLiteral("😀")
                                      << QString(79, u'x') + QStringLiteral(".backofflab");
    QTest::newRow("three bytes each")
        << QString(500, u'退') << QString(80, u'退') + QStringLiteral(".backofflab");
}

void TestDocumentNames::fileNames()
{
    QFETCH(QString, name);
    QFETCH(QString, file);
    QCOMPARE(fileNameFor(name), file);
    QVERIFY(fileNameFor(name).toUtf8().size() <= 255); // what file systems take
}

void TestDocumentNames::absolutePathsKeepWhatTheyMean()
{
    QCOMPARE(
        absolutePathOf(QStringLiteral("./no/../b")), QDir::current().filePath(QStringLiteral("b")));
    const QTemporaryDir folder;
    const auto put = [&](const QString &name) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
    };
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("real/inner")));
    put(QStringLiteral("x"));
    put(QStringLiteral("real/x"));
    QVERIFY(QFile::link(QStringLiteral("real/inner"), folder.filePath(QStringLiteral("link"))));
    const QString throughLink = folder.filePath(QStringLiteral("link/../x"));
    QCOMPARE(absolutePathOf(throughLink), throughLink); // real/x: cleaned it would be x
    QCOMPARE(absolutePathOf(folder.filePath(QStringLiteral("real/.././x"))),
        folder.filePath(QStringLiteral("x")));
}

QTEST_APPLESS_MAIN(TestDocumentNames)
#include "test_document_names.moc"
