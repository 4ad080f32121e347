// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What can go wrong while saving: the old file stays whole, the message names file and cause.

#include "core/io/file_writer.h"
#include "tests/support/faults.h"
#include "tests/ui/exports/saving/saver_fixture.h"
#include "tests/ui/fail_on_warning.h"

#include <sys/stat.h>

using namespace backoff;
using test::contentOf;
using test::SaverFixture;

namespace {

void fails(const SaverFixture &f, WriteFailure failure, const QString &path)
{
    QCOMPARE(f.message(), message(failure, path, f.labels));
    QVERIFY(f.message().contains(path));
    QCOMPARE(f.saved.size(), 0);
    QCOMPARE(f.told.size(), 0);
}

} // namespace

class TestSaveFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void folderInTheWay();
    void pipe();
    void device();
    void missingFolder();
    void readOnlyFolder();
    void fullDiskKeepsTheOldFile();
    void directWriteIsTheSame();
    void oddNames_data();
    void oddNames();
};

void TestSaveFaults::folderInTheWay()
{
    SaverFixture f;
    const QString path = f.path(QStringLiteral("mine.csv"));
    QVERIFY(QDir().mkpath(path));
    f.saver.ask(f.request());
    f.accept(QStringLiteral("mine"));
    fails(f, WriteFailure::IsFolder, path);
    QVERIFY(QFileInfo(path).isDir());
}

void TestSaveFaults::pipe()
{
    SaverFixture f;
    const QString path = f.path(QStringLiteral("mine.csv"));
    QCOMPARE(mkfifo(path.toUtf8().constData(), 0600), 0);
    f.saver.ask(f.request());
    f.accept(QStringLiteral("mine.csv"));
    fails(f, WriteFailure::NotARegularFile, path);
}

void TestSaveFaults::device()
{
    SaverFixture f;
    const QString path = f.path(QStringLiteral("null.csv"));
    QVERIFY(QFile::link(QStringLiteral("/dev/null"), path));
    f.saver.ask(f.request());
    f.accept(QStringLiteral("null.csv"));
    fails(f, WriteFailure::NotARegularFile, path);
    QVERIFY(QFileInfo(path).isSymLink());
}

void TestSaveFaults::missingFolder()
{
    SaverFixture f;
    f.saver.ask(f.request());
    f.accept(QStringLiteral("missing/mine.csv"));
    fails(f, WriteFailure::NoFolder, f.path(QStringLiteral("missing/mine.csv")));
    f.box()->accept();
    f.saver.ask(f.request()); // the next dialog opens all the same
    QVERIFY(f.dialog());
}

void TestSaveFaults::readOnlyFolder()
{
    SaverFixture f;
    const QString path = f.path(QStringLiteral("old.csv"));
    test::put(path, "old");
    const QByteArray folder = f.folder.path().toUtf8();
    QCOMPARE(chmod(folder.constData(), 0555), 0);
    f.saver.ask(f.request());
    f.accept(QStringLiteral("old.csv"));
    {
        const test::OrdinaryUser user;
        if (!user.isOrdinary()) {
            QSKIP("root cannot become an ordinary user here");
        }
        f.answer(QMessageBox::AcceptRole);
    }
    QCOMPARE(chmod(folder.constData(), 0755), 0);
    fails(f, WriteFailure::NotPermitted, path);
    QCOMPARE(contentOf(path), QByteArray("old"));
}

void TestSaveFaults::fullDiskKeepsTheOldFile()
{
    SaverFixture f;
    const QString path = f.path(QStringLiteral("old.csv"));
    test::put(path, "old");
    SaveRequest request = f.request();
    request.bytes = [](std::size_t) { return std::string(100'000, 'x'); };
    f.saver.ask(request);
    f.accept(QStringLiteral("old.csv"));
    {
        const test::FileSizeLimit limit(20'000);
        f.answer(QMessageBox::AcceptRole);
    }
    fails(f, WriteFailure::DiskFull, path);
    QCOMPARE(contentOf(path), QByteArray("old"));
    QCOMPARE(QDir(f.folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

void TestSaveFaults::directWriteIsTheSame()
{
    SaverFixture f;
    QVERIFY(!f.saver.write(QStringLiteral("/dev/null"), "x"));
    fails(f, WriteFailure::NotARegularFile, QStringLiteral("/dev/null"));
    f.box()->accept();
    const QString path = f.path(QStringLiteral("new.csv"));
    QVERIFY(f.saver.write(path, "new"));
    QCOMPARE(contentOf(path), QByteArray("new"));
    QCOMPARE(f.saved.size(), 1);
    QVERIFY(!f.box());
}

void TestSaveFaults::oddNames_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {
             "with spaces",
             "ä €",
             "#hash",
             "100%",
             "%1 %2",
             "new\nline",
             "&amp",
             "'quoted'",
             "-dash",
             "a;b,c",
             "😀",
         }) {
        QTest::newRow(name) << QString::fromUtf8(name);
    }
}

void TestSaveFaults::oddNames()
{
    QFETCH(QString, name);
    SaverFixture f;
    const QString path = f.path(name + QStringLiteral(".csv"));
    for (int round = 1; round <= 2; ++round) {
        f.saver.ask(f.request());
        f.dialog()->setDirectory(f.folder.path());
        f.dialog()->selectFile(f.path(name));
        QMetaObject::invokeMethod(f.dialog(), "accept");
        if (round == 2) {
            QVERIFY2(f.message().contains(u'\'' + path + u'\''), qPrintable(f.message()));
            f.answer(QMessageBox::AcceptRole);
        }
        QCOMPARE(contentOf(path), QByteArray("kind 0"));
        QCOMPARE(f.saved.size(), round);
        QCOMPARE(f.told.value(round - 1), path);
    }
    QCOMPARE(QDir(f.folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
        QStringList {name + QStringLiteral(".csv")});
}

QTEST_MAIN(TestSaveFaults)
#include "test_save_faults.moc"
