// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/exports/saving/saver_fixture.h"
#include "tests/ui/fail_on_warning.h"

using namespace backoff;
using test::contentOf;
using test::SaverFixture;

class TestFileSaver : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void savesWhatIsChosen();
    void cancelWritesNothing();
    void addsTheSuffixOfTheChosenKind();
    void asksOnceAboutTheRealFile();
    void noBringsTheDialogBack();
    void escapeIsNo();
    void namesWhatALinkLeadsTo();
    void anotherKindMovesTheSuffix();
    void suffixTypedByHandDecides();
    void startsWithTheChosenKind();
    void suggestsAWholePath();
    void remembersTheFolder();
    void longPathsFitTheScreen();
    void fileNamesAreNoMarkup();
};

void TestFileSaver::savesWhatIsChosen()
{
    SaverFixture f;
    f.saver.ask(f.request());
    QVERIFY(f.dialog());
    QCOMPARE(f.dialog()->acceptMode(), QFileDialog::AcceptSave);
    QCOMPARE(f.dialog()->windowTitle(), QStringLiteral("Save something"));
    QCOMPARE(f.name()->text(), QStringLiteral("something.csv"));
    QCOMPARE(f.dialog()->nameFilters().size(), 3);
    QCOMPARE(f.made, 0); // nothing is made before the file is known
    const QString path = f.path(QStringLiteral("mine.csv"));
    f.accept(QStringLiteral("mine.csv"));
    QCOMPARE(contentOf(path), QByteArray("kind 0"));
    QCOMPARE(f.told, QStringList {path});
    QCOMPARE(f.saved.size(), 1);
    QCOMPARE(f.saved[0][0].toString(), path);
    QCOMPARE(f.made, 1);
    QVERIFY(!f.box());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!f.window.findChild<QFileDialog *>());
}

void TestFileSaver::cancelWritesNothing()
{
    SaverFixture f;
    f.saver.ask(f.request());
    f.dialog()->reject();
    QVERIFY(!f.dialog());
    QCOMPARE(f.made, 0);
    QCOMPARE(f.saved.size(), 0);
}

void TestFileSaver::addsTheSuffixOfTheChosenKind()
{
    SaverFixture f;
    f.saver.ask(f.request());
    f.accept(QStringLiteral("foo.v2"));
    QCOMPARE(contentOf(f.path(QStringLiteral("foo.v2.csv"))), QByteArray("kind 0"));
    QVERIFY(!QFile::exists(f.path(QStringLiteral("foo.v2"))));
    f.saver.ask(f.request());
    f.choose(1);
    f.accept(QStringLiteral("foo"));
    QCOMPARE(contentOf(f.path(QStringLiteral("foo.spreadsheet.csv"))), QByteArray("kind 1"));
}

void TestFileSaver::asksOnceAboutTheRealFile()
{
    SaverFixture f;
    test::put(f.path(QStringLiteral("old")), "not meant");
    test::put(f.path(QStringLiteral("old.csv")), "old");
    f.saver.ask(f.request());
    f.accept(QStringLiteral("old"));
    QVERIFY(!f.dialog());
    QVERIFY2(f.message().contains(u'\'' + f.path(QStringLiteral("old.csv")) + u'\''),
        qPrintable(f.message()));
    QCOMPARE(f.window.findChildren<QMessageBox *>().size(), 1);
    QCOMPARE(f.box()->defaultButton(), f.box()->button(QMessageBox::Cancel));
    QCOMPARE(contentOf(f.path(QStringLiteral("old.csv"))), QByteArray("old"));
    f.answer(QMessageBox::AcceptRole);
    QCOMPARE(contentOf(f.path(QStringLiteral("old.csv"))), QByteArray("kind 0"));
    QCOMPARE(contentOf(f.path(QStringLiteral("old"))), QByteArray("not meant"));
    QVERIFY(!f.box());
    QVERIFY(!f.dialog());
    QCOMPARE(f.saved.size(), 1);
}

void TestFileSaver::noBringsTheDialogBack()
{
    SaverFixture f;
    test::put(f.path(QStringLiteral("old.json")), "old");
    f.saver.ask(f.request());
    f.choose(2);
    f.accept(QStringLiteral("old"));
    f.answer(QMessageBox::RejectRole);
    QVERIFY(!f.box());
    QVERIFY(f.dialog());
    QCOMPARE(f.name()->text(), QStringLiteral("old.json"));
    QCOMPARE(f.dialog()->directory().path(), f.folder.path());
    QCOMPARE(f.dialog()->selectedNameFilter(), QStringLiteral("JSON (*.json)"));
    QCOMPARE(f.made, 0);
    QCOMPARE(contentOf(f.path(QStringLiteral("old.json"))), QByteArray("old"));
    f.accept(QStringLiteral("new"));
    QCOMPARE(contentOf(f.path(QStringLiteral("new.json"))), QByteArray("kind 2"));
}

void TestFileSaver::escapeIsNo()
{
    SaverFixture f;
    test::put(f.path(QStringLiteral("old.csv")), "old");
    f.saver.ask(f.request());
    f.accept(QStringLiteral("old.csv"));
    QTest::keyClick(f.box(), Qt::Key_Escape);
    QVERIFY(f.dialog());
    QCOMPARE(contentOf(f.path(QStringLiteral("old.csv"))), QByteArray("old"));
}

void TestFileSaver::namesWhatALinkLeadsTo()
{
    SaverFixture f;
    const QString real = f.path(QStringLiteral("real"));
    const QString link = f.path(QStringLiteral("link.csv"));
    test::put(real, "old");
    QVERIFY(QFile::link(QStringLiteral("real"), link));
    f.saver.ask(f.request());
    f.accept(QStringLiteral("link"));
    QVERIFY2(f.message().contains(u'\'' + link + u'\''), qPrintable(f.message()));
    QVERIFY2(f.message().contains(u'\'' + real + u'\''), qPrintable(f.message()));
    f.answer(QMessageBox::AcceptRole);
    QCOMPARE(contentOf(real), QByteArray("kind 0"));
    QVERIFY(QFileInfo(link).isSymLink());
}

void TestFileSaver::anotherKindMovesTheSuffix()
{
    SaverFixture f;
    f.saver.ask(f.request());
    f.dialog()->setDirectory(f.folder.path());
    f.name()->setText(QStringLiteral("mine.csv"));
    f.choose(1);
    QCOMPARE(f.name()->text(), QStringLiteral("mine.spreadsheet.csv"));
    f.choose(2);
    QCOMPARE(f.name()->text(), QStringLiteral("mine.json"));
    f.name()->clear();
    f.choose(0);
    QCOMPARE(f.name()->text(), QStringLiteral("something.csv"));
}

void TestFileSaver::suffixTypedByHandDecides()
{
    SaverFixture f;
    f.saver.ask(f.request());
    f.accept(QStringLiteral("mine.JSON"));
    QCOMPARE(contentOf(f.path(QStringLiteral("mine.JSON"))), QByteArray("kind 2"));
}

void TestFileSaver::startsWithTheChosenKind()
{
    SaverFixture f;
    SaveRequest request = f.request();
    request.chosen = 2;
    request.suggested = QStringLiteral("something.json");
    f.saver.ask(request);
    QCOMPARE(f.dialog()->selectedNameFilter(), QStringLiteral("JSON (*.json)"));
    f.accept(QStringLiteral("mine"));
    QCOMPARE(contentOf(f.path(QStringLiteral("mine.json"))), QByteArray("kind 2"));
}

void TestFileSaver::suggestsAWholePath()
{
    SaverFixture f;
    SaveRequest request = f.request();
    request.suggested = f.path(QStringLiteral("here.csv"));
    f.saver.ask(request);
    QCOMPARE(f.name()->text(), QStringLiteral("here.csv"));
    QCOMPARE(f.dialog()->directory().path(), f.folder.path());
}

void TestFileSaver::remembersTheFolder()
{
    SaverFixture f;
    QVERIFY(f.saver.write(f.path(QStringLiteral("first.csv")), "x"));
    f.saver.ask(f.request());
    QCOMPARE(f.dialog()->directory().path(), f.folder.path());
    QVERIFY(QDir(f.folder.path()).mkdir(QStringLiteral("inner")));
    f.accept(QStringLiteral("inner/second.csv"));
    f.saver.ask(f.request());
    QCOMPARE(f.dialog()->directory().path(), f.path(QStringLiteral("inner")));
}

void TestFileSaver::longPathsFitTheScreen()
{
    SaverFixture f;
    const QString path = f.path(QString(240, u'x') + QStringLiteral(".csv"));
    test::put(path, "old");
    f.saver.ask(f.request());
    f.accept(path);
    QVERIFY(f.box());
    QCOMPARE(f.message().count(path), 1);
    const QRect screen = f.box()->screen()->availableGeometry();
    QVERIFY2(f.box()->width() < screen.width(), qPrintable(QString::number(f.box()->width())));
    for (const QLabel *label : f.box()->findChildren<QLabel *>()) {
        QVERIFY(label->width() >= label->minimumSizeHint().width());
        QVERIFY(label->height() >= label->heightForWidth(label->width()));
    }
}

void TestFileSaver::fileNamesAreNoMarkup()
{
    SaverFixture f;
    test::put(f.path(QStringLiteral("<b>bold<|b>.csv")), "old");
    f.saver.ask(f.request());
    f.accept(QStringLiteral("<b>bold<|b>.csv"));
    QCOMPARE(f.box()->textFormat(), Qt::PlainText);
}

QTEST_MAIN(TestFileSaver)
#include "test_file_saver.moc"
