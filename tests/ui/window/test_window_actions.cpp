// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every action first applies the field being edited; a refused text keeps it from going on.

#include "tests/ui/window/window_fixture.h"
#include "ui/exports/handouts/handout_dialog.h"
#include "ui/exports/pictures/picture_dialog.h"
#include "ui/exports/tables/table_dialog.h"
#include "ui/playback/playback_actions.h"
#include "ui/playback/scrubber.h"
#include "ui/playback/speed_chooser.h"
#include "ui/playback/transport_bar.h"
#include "ui/window/properties_dialog.h"
#include "ui/window/shortcuts_dialog.h"

#include <QApplication>
#include <QFileDialog>
#include <QMenuBar>
#include <QMessageBox>
#include <QTableWidget>

#include <functional>

using namespace backoff;

namespace {

struct Case {
    const char *name;
    std::function<void(WindowFixture &)> act;
    std::function<bool(const WindowFixture &)> happened;
};

std::function<void(WindowFixture &)> pressing(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    return [key, modifiers](
               WindowFixture &) { QTest::keyClick(QApplication::focusWidget(), key, modifiers); };
}

std::function<void(WindowFixture &)> triggering(QAction *(PlaybackActions::*action)() const)
{
    return [action](WindowFixture &f) { (f.window.transport()->actions()->*action)()->trigger(); };
}

template<typename Dialog> bool isOpen(const WindowFixture &f)
{
    const auto *dialog = f.window.findChild<Dialog *>();
    return dialog && dialog->isVisible();
}

bool hasMoved(const WindowFixture &f) { return f.cursor() != Cursor {}; }
bool isPlaying(const WindowFixture &f) { return f.playing(); }

std::vector<Case> cases()
{
    const auto hasSpeed
        = [](const WindowFixture &f) { return f.playback()->playback().speed != Speed::Fit; };
    return {
        {"new", pressing(Qt::Key_N, Qt::ControlModifier), isOpen<QMessageBox>}, // now it is edited
        {"open", pressing(Qt::Key_O, Qt::ControlModifier), isOpen<QFileDialog>},
        {"save", pressing(Qt::Key_S, Qt::ControlModifier), isOpen<QFileDialog>},
        {"save as",
            pressing(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier),
            isOpen<QFileDialog>},
        {"export run", pressing(Qt::Key_E, Qt::ControlModifier), isOpen<TableDialog>},
        {"export schedule",
            pressing(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier),
            isOpen<TableDialog>},
        {"export picture",
            pressing(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier),
            isOpen<PictureDialog>},
        {"handout",
            pressing(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier),
            isOpen<HandoutDialog>},
        {"properties", pressing(Qt::Key_Return, Qt::AltModifier), isOpen<PropertiesDialog>},
        {"new seed",
            pressing(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier),
            [](const WindowFixture &f) { return f.experiment().policy.seed == 77; }},
        {"play", pressing(Qt::Key_Space, Qt::ControlModifier), isPlaying},
        {"play button", triggering(&PlaybackActions::playPause), isPlaying},
        {"step on", triggering(&PlaybackActions::stepForward), hasMoved},
        {"to end", triggering(&PlaybackActions::toEnd), hasMoved},
        {"faster", triggering(&PlaybackActions::faster), hasSpeed},
        {"scrub",
            [](WindowFixture &f) { f.window.transport()->scrubber()->setValue(5000); },
            hasMoved},
    };
}

void fillCases()
{
    QTest::addColumn<int>("index");
    int index = 0;
    for (const Case &row : cases()) {
        QTest::addRow("%s", row.name) << index++;
    }
}

} // namespace

class TestWindowActions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void actionsApplyTheFieldFirst_data() { fillCases(); }
    void actionsApplyTheFieldFirst();
    void refusedTextKeepsActionsBack_data() { fillCases(); }
    void refusedTextKeepsActionsBack();
    void resetAllNeedsNoGoodField();
    void shortcutsDialogNamesEachOnce();
    void shortcutsDialogSaysWhatASubmenuIsFor();
    void shortcutsDialogHasRoomForItsTexts_data();
    void shortcutsDialogHasRoomForItsTexts();
    void aboutNamesTheVersion();
};

void TestWindowActions::actionsApplyTheFieldFirst()
{
    QFETCH(int, index);
    const Case row = cases()[static_cast<std::size_t>(index)];
    WindowFixture f;
    f.panel->setSeedSource([] { return std::uint64_t(77); });
    f.type(Field::Base, QStringLiteral("0,75"));
    QCOMPARE(f.experiment().policy.base, 0.5); // nothing half-typed is applied
    row.act(f);
    QCOMPARE(f.experiment().policy.base, 0.75);
    QVERIFY(row.happened(f));
    QCOMPARE(f.undoStack()->text(0), f.panel->findChild<FieldRow *>()->editor()->accessibleName());
}

void TestWindowActions::refusedTextKeepsActionsBack()
{
    QFETCH(int, index);
    const Case row = cases()[static_cast<std::size_t>(index)];
    WindowFixture f;
    f.panel->setSeedSource([] { return std::uint64_t(77); });
    f.type(Field::Base, QStringLiteral("1,2,3"));
    row.act(f);
    QVERIFY(!row.happened(f));
    QVERIFY(f.text(Field::Base)->hasFocus());
    QVERIFY(!f.problem(Field::Base).isEmpty());
    QCOMPARE(f.text(Field::Base)->text(), QStringLiteral("1,2,3"));
    QCOMPARE(f.results.size(), 0);
    QCOMPARE(f.window.transport()->scrubber()->value(), 0); // shows where the playhead stands
    QCOMPARE(f.window.transport()->speedChooser()->currentIndex(), static_cast<int>(Speed::Fit));

    f.window.transport()->scrubber()->setFocus(); // from elsewhere the field gets it back
    row.act(f);
    QVERIFY(!row.happened(f));
    QVERIFY(f.text(Field::Base)->hasFocus());
}

void TestWindowActions::resetAllNeedsNoGoodField()
{
    WindowFixture f;
    f.enter(Field::Attempts, QStringLiteral("9"));
    f.type(Field::Base, QStringLiteral("x"));
    f.action(Qt::CTRL | Qt::SHIFT | Qt::Key_R)->trigger();
    QCOMPARE(f.experiment(), defaultExperiment(Unit::Seconds));
    QCOMPARE(f.text(Field::Base)->text(), QStringLiteral("0.5"));
}

void TestWindowActions::shortcutsDialogNamesEachOnce()
{
    WindowFixture f;
    f.action(Qt::CTRL | Qt::Key_Question)->trigger();
    const auto *dialog = f.window.findChild<ShortcutsDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    const auto *table = dialog->findChild<QTableWidget *>();
    QStringList rows;
    for (int row = 0; row < table->rowCount(); ++row) {
        const QString keys = table->item(row, 1)->text();
        QVERIFY2(!table->item(row, 0)->text().isEmpty(), qPrintable(keys));
        const QString both = table->item(row, 0)->text() + QLatin1Char(' ') + keys;
        QVERIFY2(!rows.contains(both), qPrintable(both));
        rows << both;
    }
    for (const char *key : {"Ctrl+Space",
             "Space",
             "Left",
             "Home",
             "Ctrl+Z",
             "Ctrl+E",
             "Ctrl+N",
             "Ctrl+O",
             "Ctrl+S",
             "Ctrl+Shift+S",
             "Alt+Return"}) {
        const QRegularExpression whole(
            QStringLiteral(" %1(\\s|,|$)").arg(QRegularExpression::escape(QLatin1String(key))));
        const bool there = !rows.filter(whole).isEmpty(); // a panel's key says where it works
        QVERIFY2(there, key);
    }
}

void TestWindowActions::shortcutsDialogSaysWhatASubmenuIsFor()
{
    WindowFixture f;
    f.window.menuBar()->setFixedWidth(90); // its last menus move into another one
    QCoreApplication::processEvents();
    f.action(Qt::CTRL | Qt::Key_Question)->trigger();
    const auto *table = f.window.findChild<ShortcutsDialog *>()->findChild<QTableWidget *>();
    QCOMPARE(table->item(0, 0)->text(), QStringLiteral("New")); // as the menus list them
    const auto found
        = table->findItems(QStringLiteral("Export Table: Run (the attempts)"), Qt::MatchExactly);
    QCOMPARE(found.size(), 1);
    QCOMPARE(table->item(found[0]->row(), 1)->text(), QStringLiteral("Ctrl+E"));
    QCOMPARE(table->findItems(QStringLiteral("Undo"), Qt::MatchExactly).size(), 1);
}

void TestWindowActions::shortcutsDialogHasRoomForItsTexts_data()
{
    QTest::addColumn<bool>("spanish");
    QTest::newRow("English") << false;
    QTest::newRow("Spanish") << true;
}

void TestWindowActions::shortcutsDialogHasRoomForItsTexts()
{
    QFETCH(const bool, spanish);
    const auto texts = spanish ? std::make_unique<SpanishTexts>() : nullptr;
    WindowFixture f;
    f.action(Qt::CTRL | Qt::Key_Question)->trigger();
    const auto *table = f.window.findChild<ShortcutsDialog *>()->findChild<QTableWidget *>();
    QVERIFY(table->rowCount() > 20);
    for (int row = 0; row < table->rowCount(); ++row) {
        for (const int column : {0, 1}) {
            const QTableWidgetItem *item = table->item(row, column);
            const int width = table->fontMetrics().horizontalAdvance(item->text());
            QVERIFY2(width + 8 <= table->columnWidth(column), qPrintable(item->text()));
        }
    }
}

void TestWindowActions::aboutNamesTheVersion()
{
    QApplication::setApplicationVersion(QStringLiteral("9.8.7"));
    WindowFixture f;
    for (QAction *action : f.window.findChildren<QAction *>()) {
        if (action->text().contains(QStringLiteral("About"))) {
            action->trigger();
        }
    }
    const auto *box = f.window.findChild<QMessageBox *>();
    QVERIFY(box && box->isVisible());
    QVERIFY(box->text().contains(QStringLiteral("9.8.7")));
}

QTEST_MAIN(TestWindowActions)
#include "test_window_actions.moc"
