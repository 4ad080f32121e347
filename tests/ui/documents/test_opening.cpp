// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Opening: a file, a recent one, an example, none at all. A bad file leaves everything as it is.

#include "core/io/sessions/examples.h"
#include "core/io/sessions/session_reader.h"
#include "tests/ui/documents/document_fixture.h"
#include "ui/charts/charts_panel.h"
#include "ui/tables/attempts_view.h"
#include "ui/tables/results_panel.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QMenuBar>
#include <QTabBar>

using namespace backoff;

class TestOpening : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void startsUntitled();
    void newStartsAgain();
    void openReplacesTheExperiment();
    void openAsksForTheFile();
    void openForgetsAGoneFolder();
    void theViewIsShown();
    void whatWasRememberedGoes();
    void badFilesLeaveEverything_data();
    void badFilesLeaveEverything();
    void aBadFileIsToldInSpanish();
    void anOverriddenSessionIsOneStep();
    void examplesAreUntitledCopies();
    void examplesAreListedWhenTheMenuOpens();
    void recentFilesOpenAgain();
    void aGoneRecentFileIsTakenOff();
    void clearRecent();
};

void TestOpening::startsUntitled()
{
    WindowFixture f;
    QCOMPARE(f.window.windowTitle(), QStringLiteral("Untitled[*] — Backoff Lab"));
    QCOMPARE(f.window.windowFilePath(), QString());
    QVERIFY(!f.window.isWindowModified());
}

void TestOpening::newStartsAgain()
{
    DocumentFixture f;
    QVERIFY(f.window.openFile(f.put(QStringLiteral("a.backofflab"))));
    f.playback()->toEnd();
    f.playback()->setSpeed(Speed::Two);
    f.createNew();
    QCOMPARE(f.experiment(), defaultExperiment(Unit::Seconds));
    QCOMPARE(f.playback()->playback(), Playback {});
    QCOMPARE(f.window.windowTitle(), QStringLiteral("Untitled[*] — Backoff Lab"));
    QVERIFY(f.document()->isUntitled() && !f.dirty());
    QCOMPARE(f.text(Field::Base)->text(), QStringLiteral("0.5"));
}

void TestOpening::openReplacesTheExperiment()
{
    DocumentFixture f;
    const QString path = f.put(QStringLiteral("ä €#%\n[*] 1.backofflab"));
    f.enter(Field::Attempts, QStringLiteral("9"));
    f.playback()->toEnd();
    f.playback()->play();
    QVERIFY(f.window.openFile(path));
    QCOMPARE(f.title(), QStringLiteral("From a file"));
    QCOMPARE(f.experiment().policy.base, 2.0);
    QCOMPARE(f.experiment().policy.attempts, 6);
    QCOMPARE(f.text(Field::Base)->text(), QStringLiteral("2"));
    QCOMPARE(f.undoStack()->count(), 0);
    QCOMPARE(f.playback()->playback(), Playback {});
    QCOMPARE(f.window.windowTitle(), QStringLiteral("ä €#% [*][*] 1.backofflab[*] — Backoff Lab"));
    QCOMPARE(f.window.windowFilePath(), path);
    QVERIFY(!f.dirty());
}

void TestOpening::openAsksForTheFile()
{
    DocumentFixture f;
    f.put(QStringLiteral("a b.backofflab"));
    f.askForFile();
    f.cancelFile();
    QVERIFY(f.document()->isUntitled());
    f.askForFile();
    f.acceptFile(f.folder.path(), QStringLiteral("a b.backofflab"));
    QCOMPARE(f.title(), QStringLiteral("From a file"));
    f.askForFile(); // where the document is
    QCOMPARE(f.fileDialog()->directory().path(), f.folder.path());
}

void TestOpening::openForgetsAGoneFolder()
{
    DocumentFixture f;
    QVERIFY(QDir(f.folder.path()).mkdir(QStringLiteral("gone")));
    QVERIFY(f.window.openFile(f.put(QStringLiteral("gone/a.backofflab"))));
    f.askForFile();
    QCOMPARE(f.fileDialog()->directory(), QDir(f.path(QStringLiteral("gone"))));
    f.cancelFile();
    QVERIFY(QDir(f.path(QStringLiteral("gone"))).removeRecursively());
    f.askForFile();
    const auto *name = f.fileDialog()->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
    QCOMPARE(name->text(), QString());
}

void TestOpening::theViewIsShown()
{
    DocumentFixture f;
    const QString path = f.putBytes(QStringLiteral("a.backofflab"),
        R"({"formatVersion": 1, "view": {"chart": "cumulative", "table": "transcript",
            "logScale": true, "speed": "2", "columns": ["attempt", "elapsed"]}})");
    QVERIFY2(f.window.openFile(path), qPrintable(f.boxText()));
    QCOMPARE(f.window.charts()->tabs()->currentIndex(), int(ChartsPanel::Cumulative));
    QCOMPARE(f.window.results()->tabs()->currentIndex(), int(ResultsPanel::Transcript));
    QVERIFY(f.window.charts()->isLogScale());
    QVERIFY(f.playback()->playback().speed == Speed::Two);
    const std::vector<ColumnId> columns {ColumnId::Attempt, ColumnId::Elapsed};
    QVERIFY(f.window.results()->table()->shownColumns() == columns);
    QVERIFY(!f.dirty());
    QCOMPARE(f.undoStack()->count(), 0);
}

// Neither a refused text, nor a cap or a count of failures of the document before.
void TestOpening::whatWasRememberedGoes()
{
    DocumentFixture f;
    f.enter(Field::Cap, QStringLiteral("7"));
    f.enter(Field::FailFirst, QStringLiteral("5"));
    f.enter(Field::Base, QStringLiteral("abc"));
    QVERIFY(f.window.openFile(f.putBytes(QStringLiteral("a.backofflab"),
        R"({"formatVersion": 1, "policy": {"cap": null}, "scenario": {"name": "always-down"}})")));
    QVERIFY(f.problem(Field::Base).isEmpty());
    f.panel->findChild<QCheckBox *>()->click(); // limit
    QCOMPARE(f.experiment().policy.cap, defaultExperiment(Unit::Seconds).policy.cap);
    for (QAbstractButton *card : f.panel->findChildren<QAbstractButton *>()) {
        if (card->accessibleName().contains(QStringLiteral("Brief blip"))) {
            card->click();
        }
    }
    QCOMPARE(f.experiment().scenario.failFirst, std::int64_t(2));
}

void TestOpening::badFilesLeaveEverything_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("place");
    QTest::newRow("cut off") << QByteArray(R"({"formatVersion": 1, "pol)") << QString();
    QTest::newRow("newer") << QByteArray(R"({"formatVersion": 99})") << QStringLiteral("99");
    QTest::newRow("out of range") << QByteArray(
        "{\"formatVersion\": 1,\n\"policy\": {\"attempts\": 0}}")
                                  << QStringLiteral("policy.attempts");
    QTest::newRow("no session") << QByteArray("<b>no</b>") << QString();
    QTest::newRow("missing") << QByteArray() << QString();
}

void TestOpening::badFilesLeaveEverything()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, place);
    DocumentFixture f;
    const QString good = f.put(QStringLiteral("good.backofflab"));
    QVERIFY(f.window.openFile(good));
    f.enter(Field::Attempts, QStringLiteral("9"));
    f.undo();
    f.playback()->toEnd();
    const Experiment before = f.experiment();
    const Cursor cursor = f.cursor();

    const QString bad = f.path(QStringLiteral("bad ä.backofflab"));
    if (!bytes.isEmpty()) {
        f.putBytes(QStringLiteral("bad ä.backofflab"), bytes);
    }
    QVERIFY(!f.window.openFile(bad));
    QVERIFY2(f.boxText().contains(bad), qPrintable(f.boxText()));
    QVERIFY2(f.boxText().contains(place), qPrintable(f.boxText()));
    QCOMPARE(f.box()->textFormat(), Qt::PlainText);
    QCOMPARE(f.experiment(), before);
    QCOMPARE(f.cursor(), cursor);
    QVERIFY(f.undoStack()->canRedo());
    QCOMPARE(f.window.windowFilePath(), good);
    QCOMPARE(f.recent().front()->toolTip(), good);
}

void TestOpening::aBadFileIsToldInSpanish()
{
    const SpanishTexts texts;
    DocumentFixture f(Language::Spanish);
    const QString missing = f.path(QStringLiteral("no.backofflab"));
    QVERIFY(!f.window.openFile(missing));
    const Labels labels(Language::Spanish);
    QCOMPARE(f.boxText(), loadSession(missing, windowLimits, labels).problem);
}

void TestOpening::anOverriddenSessionIsOneStep()
{
    DocumentFixture f;
    const QString path = f.put(QStringLiteral("a.backofflab"));
    const Session session = *loadSession(path, windowLimits, Labels(Language::English)).session;
    f.window.open(session, path, session.experiment);
    QVERIFY(!f.dirty());
    QCOMPARE(f.undoStack()->count(), 0);

    Experiment overridden = session.experiment;
    overridden.policy.attempts = 9;
    f.window.open(session, path, overridden);
    QCOMPARE(f.experiment(), overridden);
    QVERIFY(f.dirty());
    QCOMPARE(f.undoStack()->count(), 1);
    f.undo();
    QCOMPARE(f.experiment(), session.experiment);
    QVERIFY(!f.dirty());
}

void TestOpening::examplesAreUntitledCopies()
{
    DocumentFixture f;
    const QList<QAction *> entries = f.exampleEntries();
    const std::vector<Example> shipped = examples(Language::English);
    QCOMPARE(entries.size(), qsizetype(shipped.size()));
    QCOMPARE(f.exampleEntries(), entries); // a second time the same
    for (std::size_t i = 0; i < shipped.size(); ++i) {
        entries[qsizetype(i)]->trigger();
        QCOMPARE(f.experiment(), openExample(shipped[i].id, Language::English).experiment);
        QVERIFY(f.document()->isUntitled() && !f.dirty());
        QCOMPARE(f.window.windowTitle(), shipped[i].title + QStringLiteral("[*] — Backoff Lab"));
    }
    QCOMPARE(f.recent().size(), 1); // they are no files
    f.save(); // asks for a name
    QVERIFY(f.fileDialog());
    f.acceptFile(f.folder.path(), QStringLiteral("mine"));
    QCOMPARE(f.window.windowFilePath(), f.path(QStringLiteral("mine.backofflab")));
    QVERIFY(f.window.openFile(f.path(QStringLiteral("mine.backofflab"))));
    QCOMPARE(f.experiment(), openExample(shipped.back().id, Language::English).experiment);
}

void TestOpening::examplesAreListedWhenTheMenuOpens()
{
    DocumentFixture f;
    QMenu *file = f.window.menuBar()->actions().front()->menu();
    file->popup(f.window.mapToGlobal(QPoint(0, 0)));
    for (QAction *action : file->actions()) {
        QMenu *menu = action->menu();
        if (menu && menu->title().contains(QStringLiteral("Example"))) {
            file->setActiveAction(action);
            QTest::keyClick(file, Qt::Key_Right);
            QVERIFY(menu->isVisible());
            QCOMPARE(menu->actions().size(), qsizetype(examples(Language::English).size()));
        }
    }
    file->close();
}

void TestOpening::recentFilesOpenAgain()
{
    DocumentFixture f;
    QCOMPARE(f.recent().size(), 1);
    QVERIFY(!f.recent().front()->isEnabled()); // says that there are none
    const QString a = f.put(QStringLiteral("a & b.backofflab"), "A");
    const QString b = f.put(QStringLiteral("b.backofflab"), "B");
    QVERIFY(f.window.openFile(a) && f.window.openFile(b));
    const QList<QAction *> entries = f.recent();
    QCOMPARE(entries[0]->toolTip(), b);
    QCOMPARE(entries[1]->toolTip(), a);
    QVERIFY(entries[1]->text().startsWith(QStringLiteral("&2  a && b.backofflab — ")));
    entries[1]->trigger();
    QCOMPARE(f.title(), QStringLiteral("A"));
    QCOMPARE(f.recent().front()->toolTip(), a);
}

void TestOpening::aGoneRecentFileIsTakenOff()
{
    DocumentFixture f;
    const QString a = f.put(QStringLiteral("a.backofflab"), "A");
    const QString b = f.put(QStringLiteral("b.backofflab"), "B");
    QVERIFY(f.window.openFile(a) && f.window.openFile(b) && QFile::remove(a));
    f.recent()[1]->trigger();
    QVERIFY(f.boxText().contains(a));
    QCOMPARE(f.title(), QStringLiteral("B"));
    f.press(QMessageBox::Ok);
    QCOMPARE(f.recent().size(), 3); // b, a line, Clear
}

void TestOpening::clearRecent()
{
    DocumentFixture f;
    QVERIFY(f.window.openFile(f.put(QStringLiteral("a.backofflab"))));
    f.recent().back()->trigger();
    QCOMPARE(f.recent().size(), 1);
    QVERIFY(!f.recent().front()->isEnabled());
    QCOMPARE(f.title(), QStringLiteral("From a file"));
}

QTEST_MAIN(TestOpening)
#include "test_opening.moc"
