// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A file that cannot be written: the old one stays whole, the message names file and cause, the
// title stays dirty, the undo history stays.

#include "core/io/file_writer.h"
#include "tests/support/faults.h"
#include "tests/ui/documents/document_fixture.h"

#include <QFileInfo>

#include <sys/stat.h>

using namespace backoff;

class TestSaveFailures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void faults_data();
    void faults();
    void aFullDiskKeepsTheOldFile();
    void aReadOnlyFolderKeepsTheOldFile();
    void aLinkStaysALink();
    void saveAsIntoAFault();
};

namespace {

constexpr const char *nasty = "ä €#% \n%1.backofflab";

// What a failed save leaves: nothing is clean, and nothing is lost.
void verifyUnsaved(DocumentFixture &f, WriteFailure failure, Language language)
{
    QVERIFY(f.box());
    QCOMPARE(f.boxText(), message(failure, f.document()->path(), Labels(language)));
    QVERIFY(f.dirty());
    QCOMPARE(f.undoStack()->count(), 1);
    f.press(QMessageBox::Ok);
    f.undo();
    QVERIFY(!f.dirty());
    f.redo();
    QVERIFY(f.dirty());
}

} // namespace

void TestSaveFailures::faults_data()
{
    QTest::addColumn<int>("failure");
    QTest::addColumn<bool>("spanish");
    for (const bool spanish : {false, true}) {
        const char *language = spanish ? "Spanish" : "English";
        QTest::addRow("a folder, %s", language) << int(WriteFailure::IsFolder) << spanish;
        QTest::addRow("a pipe, %s", language) << int(WriteFailure::NotARegularFile) << spanish;
        QTest::addRow("no folder, %s", language) << int(WriteFailure::NoFolder) << spanish;
        QTest::addRow("a device, %s", language) << int(WriteFailure::NotARegularFile) << spanish;
    }
}

void TestSaveFailures::faults()
{
    QFETCH(int, failure);
    QFETCH(bool, spanish);
    std::optional<SpanishTexts> texts;
    if (spanish) {
        texts.emplace();
    }
    const Language language = spanish ? Language::Spanish : Language::English;
    DocumentFixture f(language);
    QVERIFY(QDir(f.folder.path()).mkdir(QStringLiteral("in")));
    const QString path = f.put(QStringLiteral("in/") + QString::fromUtf8(nasty));
    QVERIFY(f.window.openFile(path));
    f.enter(Field::Attempts, QStringLiteral("9"));
    QVERIFY(QFile::remove(path));
    switch (static_cast<WriteFailure>(failure)) {
    case WriteFailure::IsFolder:
        QVERIFY(QDir().mkdir(path));
        break;
    case WriteFailure::NoFolder:
        QVERIFY(QDir().rmdir(f.path(QStringLiteral("in"))));
        break;
    default:
        if (QString::fromLatin1(QTest::currentDataTag()).contains(QStringLiteral("pipe"))) {
            QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        } else {
            QVERIFY(QFile::link(QStringLiteral("/dev/null"), path));
        }
    }
    f.save();
    verifyUnsaved(f, static_cast<WriteFailure>(failure), language);
    QVERIFY(QFileInfo(QStringLiteral("/dev/null")).isSymLink()
        || !QFileInfo(QStringLiteral("/dev/null")).isFile());
}

void TestSaveFailures::aFullDiskKeepsTheOldFile()
{
    DocumentFixture f;
    const QString name = QString::fromUtf8(nasty);
    QVERIFY(f.window.openFile(f.put(name)));
    const QByteArray before = f.bytesOf(name);
    f.enter(Field::Attempts, QStringLiteral("9"));
    {
        const test::FileSizeLimit limit(200);
        f.save();
    }
    verifyUnsaved(f, WriteFailure::DiskFull, Language::English);
    QCOMPARE(f.bytesOf(name), before);
    QCOMPARE(QDir(f.folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList {name});
    f.save(); // there is room again
    QVERIFY(!f.dirty() && !f.box());
    QVERIFY(f.bytesOf(name) != before);
}

void TestSaveFailures::aReadOnlyFolderKeepsTheOldFile()
{
    DocumentFixture f;
    const QString name = QString::fromUtf8(nasty);
    QVERIFY(f.window.openFile(f.put(name)));
    const QByteArray before = f.bytesOf(name);
    f.enter(Field::Attempts, QStringLiteral("9"));
    QCOMPARE(chmod(f.folder.path().toUtf8().constData(), 0555), 0);
    {
        const test::OrdinaryUser user;
        if (!user.isOrdinary()) {
            QSKIP("root cannot become an ordinary user here");
        }
        f.save();
    }
    QCOMPARE(chmod(f.folder.path().toUtf8().constData(), 0755), 0);
    verifyUnsaved(f, WriteFailure::NotPermitted, Language::English);
    QCOMPARE(f.bytesOf(name), before);
}

void TestSaveFailures::aLinkStaysALink()
{
    DocumentFixture f;
    f.put(QStringLiteral("real.backofflab"));
    const QByteArray before = f.bytesOf(QStringLiteral("real.backofflab"));
    const QString link = f.path(QStringLiteral("link.backofflab"));
    QVERIFY(QFile::link(QStringLiteral("real.backofflab"), link));
    QVERIFY(f.window.openFile(link));
    QCOMPARE(f.window.windowTitle(), QStringLiteral("link.backofflab[*] — Backoff Lab"));
    f.enter(Field::Attempts, QStringLiteral("9"));
    f.save();
    QVERIFY(!f.box() && !f.dirty());
    QVERIFY(QFileInfo(link).isSymLink());
    QVERIFY(f.bytesOf(QStringLiteral("real.backofflab")) != before);
}

// The document stays what it was: the next Save goes to its own file.
void TestSaveFailures::saveAsIntoAFault()
{
    DocumentFixture f;
    const QString path = f.put(QStringLiteral("a.backofflab"));
    QVERIFY(f.window.openFile(path));
    f.enter(Field::Attempts, QStringLiteral("9"));
    QVERIFY(QDir(f.folder.path()).mkdir(QStringLiteral("b.backofflab")));
    f.saveAs();
    f.acceptFile(f.folder.path(), f.path(QStringLiteral("missing/c")));
    QVERIFY2(f.boxText().contains(f.path(QStringLiteral("missing/c.backofflab"))),
        qPrintable(f.boxText()));
    QVERIFY(f.dirty());
    QCOMPARE(f.document()->path(), path);
    QCOMPARE(f.recent().front()->toolTip(), path);
}

QTEST_MAIN(TestSaveFailures)
#include "test_save_failures.moc"
