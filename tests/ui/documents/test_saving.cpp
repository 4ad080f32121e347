// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Saving: what is written, what is dirty, and that the undo history knows nothing of it.

#include "core/io/sessions/session_reader.h"
#include "tests/ui/documents/document_fixture.h"
#include "ui/timeline/timeline_view.h"

#include <QFileInfo>

using namespace backoff;

class TestSaving : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void anUntouchedFileKeepsItsBytes_data();
    void anUntouchedFileKeepsItsBytes();
    void unknownKeysAreKept();
    void everyEditIsDirtyAndUndoIsClean();
    void theHistorySurvivesSaving();
    void undoPastTheSavedStateIsDirty();
    void savingAppliesTheFieldFirst();
    void aRefusedTextIsNotSaved();
    void saveAsAddsTheSuffixAndAsksOnce();
    void saveAsSuggestsTheTitle();
    void whatAnotherProgramWroteIsAskedAbout();
    void aFileThatIsGoneIsWrittenAnew();
    void aSessionTooLongIsRefused();
    void savedFilesAreRecent();
};

void TestSaving::anUntouchedFileKeepsItsBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("short") << QByteArray(R"({"formatVersion":1})");
    QTest::newRow("unknown keys, odd spaces")
        << QByteArray("\n{ \"formatVersion\" :1,\"later\":[ 1.50e0, {} ]}\n\n");
    QTest::newRow("columns as they are by default")
        << QByteArray(R"({"formatVersion":1,"view":{"columns":["attempt","starts_at","outcome",)"
                      R"("modelled","jittered","elapsed"]}})");
    QTest::newRow("columns in another order")
        << QByteArray(R"({"formatVersion":1,"view":{"columns":["elapsed","error","attempt"]}})");
    QTest::newRow("a view") << QByteArray(
        R"({"formatVersion":1,"view":{"chart":"cumulative","table":"transcript","logScale":true,)"
        R"("speed":"1/4"}})");
    QTest::newRow("a view of a later version")
        << QByteArray(R"({"formatVersion":1,"view":{"chart":"later","speed":"100"}})");
}

void TestSaving::anUntouchedFileKeepsItsBytes()
{
    QFETCH(QByteArray, bytes);
    DocumentFixture f;
    const QString path = f.putBytes(QStringLiteral("a.backofflab"), bytes);
    QVERIFY2(f.window.openFile(path), qPrintable(f.boxText()));
    f.save();
    QVERIFY(!f.box());
    QCOMPARE(f.bytesOf(QStringLiteral("a.backofflab")), bytes);

    f.enter(Field::Attempts, QStringLiteral("9"));
    f.save();
    QVERIFY(f.bytesOf(QStringLiteral("a.backofflab")) != bytes);
    f.undo();
    f.save(); // what was read stands again
    QCOMPARE(f.bytesOf(QStringLiteral("a.backofflab")), bytes);
}

void TestSaving::unknownKeysAreKept()
{
    DocumentFixture f;
    QVERIFY(f.window.openFile(f.put(QStringLiteral("a.backofflab"))));
    f.enter(Field::Attempts, QStringLiteral("9"));
    f.save();
    const QByteArray bytes = f.bytesOf(QStringLiteral("a.backofflab"));
    QVERIFY2(bytes.contains("\"later\"") && bytes.contains("1.50"), bytes);
    f.saveAs();
    f.acceptFile(f.folder.path(), QStringLiteral("b"));
    QCOMPARE(f.bytesOf(QStringLiteral("b.backofflab")), bytes);
}

void TestSaving::everyEditIsDirtyAndUndoIsClean()
{
    DocumentFixture f;
    QSignalSpy changed(f.document(), &Document::changed);
    f.enter(Field::Attempts, QStringLiteral("9"));
    QVERIFY(f.dirty());
    QCOMPARE(changed.size(), 1);
    f.enter(Field::Attempts, QStringLiteral("8"));
    f.undo();
    QVERIFY(f.dirty());
    f.undo();
    QVERIFY(!f.dirty());
    f.enter(Field::Base, QStringLiteral("0.5")); // no edit
    QVERIFY(!f.dirty());
}

void TestSaving::theHistorySurvivesSaving()
{
    DocumentFixture f;
    QVERIFY(f.window.openFile(f.put(QStringLiteral("a.backofflab"))));
    f.enter(Field::Attempts, QStringLiteral("9"));
    f.enter(Field::Attempts, QStringLiteral("8"));
    f.undo();
    f.save();
    QVERIFY(!f.dirty());
    QCOMPARE(f.undoStack()->count(), 2);
    f.redo();
    QCOMPARE(f.experiment().policy.attempts, 8);
    QVERIFY(f.dirty());
    f.undo();
    QVERIFY(!f.dirty());
    f.undo();
    QCOMPARE(f.experiment().policy.attempts, 6);
    QVERIFY(f.dirty());
    const Experiment before = f.experiment();
    f.save();
    QVERIFY(f.window.openFile(f.path(QStringLiteral("a.backofflab"))));
    QCOMPARE(f.experiment(), before);
}

void TestSaving::undoPastTheSavedStateIsDirty()
{
    DocumentFixture f;
    QVERIFY(f.window.openFile(f.put(QStringLiteral("a.backofflab"))));
    f.enter(Field::Attempts, QStringLiteral("9"));
    f.save();
    f.undo();
    f.enter(Field::Attempts, QStringLiteral("7")); // the saved state is no longer in the history
    QVERIFY(f.dirty());
    f.undo();
    QVERIFY(f.dirty());
    f.save();
    QVERIFY(!f.dirty());
}

void TestSaving::savingAppliesTheFieldFirst()
{
    DocumentFixture f;
    QVERIFY(f.window.openFile(f.put(QStringLiteral("a.backofflab"))));
    f.type(Field::Base, QStringLiteral("0,75"));
    f.save();
    QVERIFY(f.bytesOf(QStringLiteral("a.backofflab")).contains("0.75"));
    QVERIFY(!f.dirty());
}

void TestSaving::aRefusedTextIsNotSaved()
{
    DocumentFixture f;
    QVERIFY(f.window.openFile(f.put(QStringLiteral("a.backofflab"))));
    const QByteArray before = f.bytesOf(QStringLiteral("a.backofflab"));
    f.enter(Field::Attempts, QStringLiteral("9"));
    f.type(Field::Base, QStringLiteral("1,2,3"));
    f.window.timeline()->setFocus();
    f.save();
    QCOMPARE(f.bytesOf(QStringLiteral("a.backofflab")), before);
    QVERIFY(f.dirty() && !f.box());
    QVERIFY(f.text(Field::Base)->hasFocus());
    f.saveAs();
    QVERIFY(!f.fileDialog());
}

void TestSaving::saveAsAddsTheSuffixAndAsksOnce()
{
    DocumentFixture f;
    const QString taken = f.put(QStringLiteral("taken.backofflab"));
    const QByteArray before = f.bytesOf(QStringLiteral("taken.backofflab"));
    f.saveAs();
    f.acceptFile(f.folder.path(), QStringLiteral("taken"));
    QVERIFY2(f.boxText().contains(taken), qPrintable(f.boxText()));
    f.press(QMessageBox::Cancel);
    QCOMPARE(f.bytesOf(QStringLiteral("taken.backofflab")), before);
    QVERIFY(f.document()->isUntitled());
    f.acceptFile(f.folder.path(), QStringLiteral("taken")); // asked for another name
    f.pressOwnButton();
    QVERIFY(!f.box());
    QCOMPARE(f.document()->path(), taken);
    QVERIFY(f.bytesOf(QStringLiteral("taken.backofflab")) != before);
    QCOMPARE(f.window.sentence(), QStringLiteral("Saved: ") + taken);
    f.save(); // no question about what we wrote ourselves
    QVERIFY(!f.box());
}

void TestSaving::saveAsSuggestsTheTitle()
{
    DocumentFixture f;
    f.saveAs();
    QCOMPARE(QFileInfo(f.fileDialog()->selectedFiles().value(0)).fileName(),
        QStringLiteral("Untitled.backofflab"));
    f.cancelFile();
    const QString path = f.put(QStringLiteral("a.backofflab"));
    QVERIFY(f.window.openFile(path));
    f.saveAs();
    QCOMPARE(f.fileDialog()->selectedFiles(), QStringList {path});
}

void TestSaving::whatAnotherProgramWroteIsAskedAbout()
{
    DocumentFixture f;
    QVERIFY(f.window.openFile(f.put(QStringLiteral("a.backofflab"))));
    f.enter(Field::Attempts, QStringLiteral("9"));
    f.put(QStringLiteral("a.backofflab"), "Theirs");
    const QByteArray theirs = f.bytesOf(QStringLiteral("a.backofflab"));
    f.save();
    QVERIFY2(f.boxText().contains(f.document()->path()), qPrintable(f.boxText()));
    f.press(QMessageBox::Cancel);
    QCOMPARE(f.bytesOf(QStringLiteral("a.backofflab")), theirs);
    QVERIFY(f.dirty());
    f.save();
    f.pressOwnButton();
    QVERIFY(!f.dirty() && !f.box());
    QVERIFY(f.bytesOf(QStringLiteral("a.backofflab")) != theirs);
    f.save();
    QVERIFY(!f.box());
}

void TestSaving::aFileThatIsGoneIsWrittenAnew()
{
    DocumentFixture f;
    const QString path = f.put(QStringLiteral("a.backofflab"));
    const QByteArray before = f.bytesOf(QStringLiteral("a.backofflab"));
    QVERIFY(f.window.openFile(path) && QFile::remove(path));
    f.save();
    QVERIFY(!f.box());
    QCOMPARE(f.bytesOf(QStringLiteral("a.backofflab")), before);
}

void TestSaving::aSessionTooLongIsRefused()
{
    DocumentFixture f;
    QVERIFY(f.window.openFile(f.put(QStringLiteral("a.backofflab"))));
    const QByteArray before = f.bytesOf(QStringLiteral("a.backofflab"));
    Experiment next = f.experiment();
    next.notes.assign(mostSessionBytes, 'x');
    f.window.experimentController()->apply(next, Edit::Properties);
    f.save();
    QVERIFY(f.boxText().contains(QStringLiteral("16 MB")));
    f.press(QMessageBox::Ok);
    f.saveAs();
    QVERIFY(f.box() && !f.fileDialog());
    QVERIFY(f.dirty());
    QCOMPARE(f.bytesOf(QStringLiteral("a.backofflab")), before);
}

void TestSaving::savedFilesAreRecent()
{
    DocumentFixture f;
    f.saveAs();
    f.acceptFile(f.folder.path(), QStringLiteral("a"));
    QCOMPARE(f.recent().front()->toolTip(), f.path(QStringLiteral("a.backofflab")));
}

QTEST_MAIN(TestSaving)
#include "test_saving.moc"
