// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What would lose unsaved changes asks first, whichever way it is started; and goes on only when
// the answer allows it.

#include "tests/ui/documents/document_fixture.h"
#include "ui/timeline/timeline_view.h"

#include <functional>

using namespace backoff;

namespace {

// A way to lose the present document; "other.backofflab" is the one to come.
struct Way {
    const char *name;
    std::function<void(DocumentFixture &)> go;
    bool closes = false;
};

const QString other = QStringLiteral("other.backofflab");

std::vector<Way> ways()
{
    return {
        {"new", [](DocumentFixture &f) { f.createNew(); }},
        {"open",
            [](DocumentFixture &f) {
                f.askForFile();
                f.acceptFile(f.folder.path(), other);
            }},
        {"recent", [](DocumentFixture &f) { f.recent()[1]->trigger(); }},
        {"example", [](DocumentFixture &f) { f.exampleEntries().front()->trigger(); }},
        {"drop",
            [](DocumentFixture &f) {
                QMimeData data;
                setFiles(data, {f.path(other)});
                QVERIFY(DocumentFixture::drop(f.window.timeline(), data));
            }},
        {"close", [](DocumentFixture &f) { f.window.close(); }, true},
        {"quit", [](DocumentFixture &f) { f.action(Qt::CTRL | Qt::Key_Q)->trigger(); }, true},
    };
}

void fillWays()
{
    QTest::addColumn<int>("index");
    int index = 0;
    for (const Way &way : ways()) {
        QTest::addRow("%s", way.name) << index++;
    }
}

Way fetchWay()
{
    QFETCH(int, index);
    return ways()[static_cast<std::size_t>(index)];
}

// Two files, the second one opened; with one edit where it is wanted.
struct GuardFixture : DocumentFixture {
    explicit GuardFixture(bool edited = true)
    {
        put(other, "Other");
        window.openFile(path(other));
        mine = put(QStringLiteral("mine.backofflab"), "Mine");
        window.openFile(mine);
        before = bytesOf(QStringLiteral("mine.backofflab"));
        if (edited) {
            enter(Field::Attempts, QStringLiteral("9"));
        }
    }

    [[nodiscard]] QByteArray written() const { return bytesOf(QStringLiteral("mine.backofflab")); }
    [[nodiscard]] bool hasGone(const Way &way) const
    {
        return way.closes ? !window.isVisible() : title() != QStringLiteral("Mine");
    }

    QString mine;
    QByteArray before;
};

} // namespace

class TestUnsavedGuard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void withoutChangesNothingIsAsked_data() { fillWays(); }
    void withoutChangesNothingIsAsked();
    void cancelKeepsEverything_data() { fillWays(); }
    void cancelKeepsEverything();
    void discardGoesOn_data() { fillWays(); }
    void discardGoesOn();
    void saveWritesAndGoesOn_data() { fillWays(); }
    void saveWritesAndGoesOn();
    void afterAFailedSaveNothingGoesOn_data() { fillWays(); }
    void afterAFailedSaveNothingGoesOn();
    void anUntitledOneIsSavedUnderAName_data() { fillWays(); }
    void anUntitledOneIsSavedUnderAName();
    void withoutANameNothingGoesOn_data() { fillWays(); }
    void withoutANameNothingGoesOn();
    void aHalfTypedValueIsAChange_data() { fillWays(); }
    void aHalfTypedValueIsAChange();
    void aRefusedTextKeepsTheDocument_data() { fillWays(); }
    void aRefusedTextKeepsTheDocument();
    void aRefusedTextLetsTheUserOut();
    void theSameFileIsReadAgain();
    void theQuestionIsAsked();
};

void TestUnsavedGuard::withoutChangesNothingIsAsked()
{
    const Way way = fetchWay();
    GuardFixture f(false);
    way.go(f);
    QVERIFY(!f.box());
    QVERIFY(f.hasGone(way));
    QCOMPARE(f.written(), f.before);
}

void TestUnsavedGuard::cancelKeepsEverything()
{
    const Way way = fetchWay();
    GuardFixture f;
    f.playback()->toEnd();
    const Cursor cursor = f.cursor();
    for (const bool byKey : {false, true}) {
        way.go(f);
        QVERIFY2(f.boxText().contains(QStringLiteral("mine.backofflab")), qPrintable(f.boxText()));
        if (byKey) {
            QTest::keyClick(f.box(), Qt::Key_Escape);
        } else {
            f.press(QMessageBox::Cancel);
        }
        QVERIFY(!f.box() && !f.hasGone(way));
        QVERIFY(f.dirty());
        QCOMPARE(f.experiment().policy.attempts, 9);
        QCOMPARE(f.undoStack()->count(), 1);
        QCOMPARE(f.cursor(), cursor);
        QCOMPARE(f.written(), f.before);
    }
}

void TestUnsavedGuard::discardGoesOn()
{
    const Way way = fetchWay();
    GuardFixture f;
    way.go(f);
    f.press(QMessageBox::Discard);
    QVERIFY(!f.box() && f.hasGone(way));
    QVERIFY(way.closes || !f.dirty());
    QCOMPARE(f.written(), f.before);
}

void TestUnsavedGuard::saveWritesAndGoesOn()
{
    const Way way = fetchWay();
    GuardFixture f;
    way.go(f);
    f.press(QMessageBox::Save);
    QVERIFY(!f.box() && f.hasGone(way));
    QVERIFY2(f.written().contains("\"attempts\": 9"), f.written());
}

void TestUnsavedGuard::afterAFailedSaveNothingGoesOn()
{
    const Way way = fetchWay();
    GuardFixture f;
    QVERIFY(QFile::remove(f.mine) && QDir().mkdir(f.mine));
    way.go(f);
    f.press(QMessageBox::Save);
    QVERIFY2(f.boxText().contains(f.mine), qPrintable(f.boxText()));
    f.press(QMessageBox::Ok);
    QVERIFY(!f.box() && !f.hasGone(way));
    QVERIFY(f.dirty());
    QCOMPARE(f.experiment().policy.attempts, 9);
    way.go(f); // asks again
    f.press(QMessageBox::Discard);
    QVERIFY(f.hasGone(way));
}

void TestUnsavedGuard::anUntitledOneIsSavedUnderAName()
{
    const Way way = fetchWay();
    GuardFixture f(false);
    f.createNew();
    f.enter(Field::Attempts, QStringLiteral("9"));
    Experiment named = f.experiment();
    named.title = "Mine";
    f.window.experimentController()->apply(named, Edit::Properties);
    way.go(f);
    f.press(QMessageBox::Save);
    QVERIFY(f.fileDialog() && !f.hasGone(way));
    f.acceptFile(f.folder.path(), QStringLiteral("new"));
    QVERIFY(!f.box() && f.hasGone(way));
    QVERIFY(f.bytesOf(QStringLiteral("new.backofflab")).contains("\"attempts\": 9"));
}

void TestUnsavedGuard::withoutANameNothingGoesOn()
{
    const Way way = fetchWay();
    GuardFixture f(false);
    f.createNew();
    Experiment named = f.experiment();
    named.title = "Mine";
    f.window.experimentController()->apply(named, Edit::Properties);
    way.go(f);
    f.press(QMessageBox::Save);
    f.cancelFile();
    QVERIFY(!f.box() && !f.hasGone(way));
    QVERIFY(f.dirty() && f.document()->isUntitled());
}

void TestUnsavedGuard::aHalfTypedValueIsAChange()
{
    const Way way = fetchWay();
    GuardFixture f(false);
    f.type(Field::Base, QStringLiteral("0,75"));
    QVERIFY(!f.dirty());
    way.go(f);
    f.press(QMessageBox::Save);
    QVERIFY(f.hasGone(way));
    QVERIFY2(f.written().contains("\"base\": 0.75"), f.written());
}

// Nothing takes its place; only closing asks, and its Save cannot go on.
void TestUnsavedGuard::aRefusedTextKeepsTheDocument()
{
    const Way way = fetchWay();
    GuardFixture f;
    f.type(Field::Base, QStringLiteral("1,2,3"));
    f.window.timeline()->setFocus();
    if (!way.closes && QByteArray(way.name) == "open") {
        f.askForFile();
        QVERIFY(!f.fileDialog());
    } else {
        way.go(f);
    }
    QCOMPARE(f.box() != nullptr, way.closes);
    if (way.closes) {
        f.press(QMessageBox::Save);
    }
    QVERIFY(!f.box() && !f.hasGone(way));
    QVERIFY(f.text(Field::Base)->hasFocus());
    QCOMPARE(f.text(Field::Base)->text(), QStringLiteral("1,2,3"));
    QCOMPARE(f.written(), f.before);
}

void TestUnsavedGuard::aRefusedTextLetsTheUserOut()
{
    for (const bool edited : {false, true}) { // it is a change where nothing else is
        GuardFixture f(edited);
        f.type(Field::Base, QStringLiteral("1,2,3"));
        f.window.close();
        QVERIFY(f.window.isVisible());
        f.press(QMessageBox::Cancel);
        QVERIFY(f.window.isVisible());
        QVERIFY(f.text(Field::Base)->hasFocus());
        f.window.close();
        f.press(QMessageBox::Discard);
        QVERIFY(!f.window.isVisible());
        QCOMPARE(f.written(), f.before);
    }
}

// After Save its own changes are read, not what it was before.
void TestUnsavedGuard::theSameFileIsReadAgain()
{
    GuardFixture f;
    f.recent()[0]->trigger();
    f.press(QMessageBox::Cancel);
    QCOMPARE(f.experiment().policy.attempts, 9);
    f.recent()[0]->trigger();
    f.press(QMessageBox::Save);
    QCOMPARE(f.experiment().policy.attempts, 9);
    QCOMPARE(f.undoStack()->count(), 0);
    f.enter(Field::Attempts, QStringLiteral("7"));
    f.recent()[0]->trigger();
    f.press(QMessageBox::Discard);
    QCOMPARE(f.experiment().policy.attempts, 9);
}

void TestUnsavedGuard::theQuestionIsAsked()
{
    GuardFixture f;
    f.playback()->play();
    f.window.close();
    QVERIFY(!f.playing()); // nothing moves behind the question
    QCOMPARE(f.boxText(), QStringLiteral("Save the changes to 'mine.backofflab'?"));
    QCOMPARE(f.box()->textFormat(), Qt::PlainText);
    QCOMPARE(f.box()->defaultButton(), f.box()->button(QMessageBox::Save));
    QVERIFY(f.box()->isModal());
}

QTEST_MAIN(TestUnsavedGuard)
#include "test_unsaved_guard.moc"
