// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// View > Columns: shows and hides the schedule table's columns, in the menu bar and on the header.

#include "tests/ui/window/window_fixture.h"
#include "ui/tables/attempts_view.h"
#include "ui/tables/results_panel.h"
#include "ui/window/columns_menu.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenuBar>

using namespace backoff;

namespace {

struct ColumnsFixture : WindowFixture {
    [[nodiscard]] AttemptsView *table() const { return window.results()->table(); }
    [[nodiscard]] ColumnsMenu *menu() const { return window.findChild<ColumnsMenu *>(); }
    // As they are when the menu is opened.
    [[nodiscard]] QList<QAction *> entries() const
    {
        Q_EMIT menu()->aboutToShow();
        return menu()->actions();
    }
};

} // namespace

class TestColumnsMenu : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void columnsAreShownAndHidden();
    void theLastOneStays();
    void wordsFollowTheUnit();
    void theHeaderHasIt();
    void everyEditKeepsThem();
};

void TestColumnsMenu::columnsAreShownAndHidden()
{
    ColumnsFixture f;
    for (QAction *entry : f.entries()) {
        QVERIFY(entry->isChecked() && entry->isEnabled());
    }
    f.entries()[1]->trigger();
    QVERIFY(f.table()->isColumnHidden(1));
    QVERIFY(!f.entries()[1]->isChecked());
    f.entries()[1]->trigger();
    QVERIFY(!f.table()->isColumnHidden(1));
    QCOMPARE(f.undoStack()->count(), 0);
    QCOMPARE(f.results.size(), 0);
}

void TestColumnsMenu::theLastOneStays()
{
    ColumnsFixture f;
    for (int column = 0; column < 5; ++column) {
        f.entries()[column]->trigger();
    }
    QVERIFY(f.table()->shownColumns() == std::vector<ColumnId> {ColumnId::Elapsed});
    QVERIFY(!f.entries()[5]->isEnabled());
    f.entries()[0]->trigger();
    QVERIFY(f.entries()[5]->isEnabled());
}

void TestColumnsMenu::wordsFollowTheUnit()
{
    ColumnsFixture f;
    QCOMPARE(f.entries()[5]->text(), QStringLiteral("elapsed (s)"));
    f.pick(Field::Unit, static_cast<int>(Unit::Milliseconds));
    QCOMPARE(f.entries()[5]->text(), QStringLiteral("elapsed (ms)"));
}

void TestColumnsMenu::theHeaderHasIt()
{
    ColumnsFixture f;
    QWidget *header = f.table()->horizontalHeader()->viewport();
    QContextMenuEvent event(QContextMenuEvent::Mouse, {5, 5}, header->mapToGlobal(QPoint(5, 5)));
    QCoreApplication::sendEvent(header, &event);
    QVERIFY(f.menu()->isVisible());
    f.menu()->close();
}

void TestColumnsMenu::everyEditKeepsThem()
{
    ColumnsFixture f;
    f.entries()[0]->trigger();
    f.enter(Field::Attempts, QStringLiteral("9"));
    f.action(Qt::CTRL | Qt::Key_Z)->trigger();
    QVERIFY(f.table()->isColumnHidden(0));
    f.playback()->toEnd(); // and the playhead's row is still followed
    QVERIFY(!f.entries()[0]->isChecked());
}

QTEST_MAIN(TestColumnsMenu)
#include "test_columns_menu.moc"
