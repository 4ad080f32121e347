// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever the mouse can do, keys can do too. Each row names the places in the sources that listen
// to the mouse, and does the same by keys alone; a place that no row names fails the last test.

#include "tests/ui/window/window_fixture.h"
#include "ui/accessibility/context_menu_key.h"
#include "ui/charts/charts_panel.h"
#include "ui/charts/grid/plot_grid.h"
#include "ui/charts/grid/rows_view.h"
#include "ui/herd/fleet/value_slider.h"
#include "ui/herd/herd_pages.h"
#include "ui/herd/strategies/cap_switch.h"
#include "ui/inputs/scenario_card.h"
#include "ui/inputs/seed_field.h"
#include "ui/playback/scrubber.h"
#include "ui/playback/speed_chooser.h"
#include "ui/playback/transport_bar.h"
#include "ui/playback/transport_button.h"
#include "ui/tables/attempts_model.h"
#include "ui/tables/attempts_view.h"
#include "ui/tables/results_panel.h"
#include "ui/tables/transcript_view.h"
#include "ui/timeline/timeline_texts.h"
#include "ui/timeline/timeline_view.h"
#include "ui/window/lower_area.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDirIterator>
#include <QFileDialog>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollBar>
#include <QTabBar>
#include <QToolButton>

#include <functional>

using namespace backoff;

namespace {

struct Row {
    const char *what;
    QStringList places; // "file: handler", that the mouse uses for it; none: Qt's own
    std::function<bool(WindowFixture &f)> byKeys; // whether it happened
};

QStringList places(const char *file, std::initializer_list<const char *> handlers)
{
    QStringList all;
    for (const char *handler : handlers) {
        all << QStringLiteral("%1: %2").arg(QLatin1String(file), QLatin1String(handler));
    }
    return all;
}

void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QWidget *popup = QApplication::activePopupWidget();
    QTest::keyClick(popup ? popup : QApplication::focusWidget(), key, modifiers);
}

void press(QWidget *widget, Qt::Key key)
{
    widget->setFocus(Qt::TabFocusReason);
    press(key);
}

bool closePopups()
{
    const bool any = QApplication::activePopupWidget();
    while (QWidget *popup = QApplication::activePopupWidget()) {
        popup->close();
    }
    return any;
}

// Text on the clipboard after Shift+F10 and the first entry of the menu.
QString copiedByMenu(WindowFixture &f, QWidget *view)
{
    if (!f.action(Qt::SHIFT | Qt::Key_F10)) {
        addContextMenuKey(&f.window);
    }
    QApplication::clipboard()->clear();
    view->setFocus();
    press(Qt::Key_F10, Qt::ShiftModifier);
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    return QApplication::clipboard()->text();
}

std::vector<Row> inputRows()
{
    return {
        {"choose a service",
            {},
            [](WindowFixture &f) {
                for (auto *card : f.panel->findChildren<ScenarioCard *>()) {
                    if (card->isChecked()) {
                        press(card, Qt::Key_Down);
                        break;
                    }
                }
                return f.experiment().scenario.kind == ScenarioKind::LongOutage;
            }},
        {"turn the wheel on a number",
            places("ui/inputs/integer_field.cpp", {"wheelEvent"}),
            [](WindowFixture &f) {
                press(f.text(Field::Attempts), Qt::Key_Up);
                return f.experiment().policy.attempts == 7;
            }},
        {"drop a text on a field",
            places("ui/inputs/text_field.cpp", {"dragEnterEvent"}),
            [](WindowFixture &f) {
                f.enter(Field::Base, QStringLiteral("0.75"));
                return f.experiment().policy.base == 0.75;
            }},
        {"take the limit away",
            {},
            [](WindowFixture &f) {
                press(f.text(Field::Cap)->findChild<QCheckBox *>(), Qt::Key_Space);
                return !f.experiment().policy.cap;
            }},
        {"draw a seed",
            {},
            [](WindowFixture &f) {
                f.panel->setSeedSource([] { return std::uint64_t(77); });
                press(f.text(Field::Seed)->findChild<QToolButton *>(), Qt::Key_Space);
                return f.experiment().policy.seed == 77;
            }},
    };
}

std::vector<Row> playbackRows()
{
    return {
        {"drag the playhead in the timeline",
            places("ui/timeline/timeline_view.cpp",
                {"mousePressEvent", "mouseMoveEvent", "mouseReleaseEvent"}),
            [](WindowFixture &f) {
                press(f.window.timeline(), Qt::Key_End);
                const bool atEnd = f.cursor().t == f.playback()->end();
                press(Qt::Key_Left);
                press(Qt::Key_Home);
                press(Qt::Key_Right);
                return atEnd && f.cursor().index == 1;
            }},
        {"read the note over a lane's name",
            places("ui/timeline/timeline_view.cpp", {"ToolTip"}),
            [](WindowFixture &f) {
                f.action(Qt::CTRL | Qt::Key_B)->trigger();
                f.enter(Field::Base, QStringLiteral("0.1"));
                const QString note = timeline_texts::laneNote(LaneId::Pinned, *f.result());
                return f.window.timeline()->accessibleDescription().contains(note);
            }},
        {"drag the scrubber, or turn the wheel on it",
            places("ui/playback/scrubber.cpp",
                {"mousePressEvent", "mouseMoveEvent", "mouseReleaseEvent", "wheelEvent"}),
            [](WindowFixture &f) {
                press(f.window.transport()->scrubber(), Qt::Key_PageUp);
                const double tenth = f.cursor().t;
                press(Qt::Key_Right);
                const double more = f.cursor().t;
                press(Qt::Key_End);
                const bool atEnd = f.cursor().t == f.playback()->end();
                press(Qt::Key_Home);
                return 0 < tenth && tenth < more && atEnd && f.cursor().t == 0;
            }},
        {"play",
            {},
            [](WindowFixture &f) {
                press(f.window.transport()->playButton(), Qt::Key_Space);
                return f.playing();
            }},
        {"choose a speed",
            {},
            [](WindowFixture &f) {
                press(f.window.transport()->speedChooser(), Qt::Key_Up);
                return f.playback()->playback().speed == Speed::Ten;
            }},
    };
}

std::vector<Row> viewRows()
{
    return {
        {"choose a chart, a table, the scale",
            {},
            [](WindowFixture &f) {
                press(f.window.charts()->tabs(), Qt::Key_Right);
                press(f.window.results()->tabs(), Qt::Key_Right);
                press(f.window.charts()->findChild<QCheckBox *>(), Qt::Key_Space);
                return f.window.charts()->tabs()->currentIndex() == ChartsPanel::Cumulative
                    && f.window.results()->tabs()->currentIndex() == ResultsPanel::Transcript
                    && f.window.charts()->isLogScale();
            }},
        {"drag the divider",
            {},
            [](WindowFixture &f) {
                const QList<int> before = f.window.lower()->sizes();
                press(f.window.lower()->handle(1), Qt::Key_Down);
                const QList<int> larger = f.window.lower()->sizes();
                press(Qt::Key_Home);
                return larger[0] > before[0] && f.window.lower()->sizes()[0] < before[0];
            }},
        {"open the table's menu",
            places("ui/tables/attempts_view.cpp", {"contextMenuEvent"}),
            [](WindowFixture &f) {
                return copiedByMenu(f, f.window.results()->table()).contains(u'\t');
            }},
        {"open the transcript's menu",
            places("ui/tables/transcript_view.cpp", {"contextMenuEvent"}),
            [](WindowFixture &f) {
                f.window.lower()->showTable(ResultsPanel::Transcript);
                return copiedByMenu(f, f.window.results()->findChild<TranscriptView *>())
                    .contains(QStringLiteral("attempt 1"));
            }},
        {"open the menu of the table's header",
            places("ui/window/columns_menu.cpp", {"customContextMenuRequested"}),
            [](WindowFixture &f) {
                press(f.text(Field::Base), Qt::Key_Tab);
                press(Qt::Key_V, Qt::AltModifier); // View
                press(Qt::Key_O); // Columns
                press(Qt::Key_Down);
                press(Qt::Key_Return);
                closePopups();
                return f.window.results()->table()->shownColumns().size()
                    == AttemptsModel::ColumnCount - 1;
            }},
        {"open the menu of Export table",
            {},
            [](WindowFixture &f) {
                bool opened = false; // the key comes back once the menu is closed
                auto *button = f.window.results()->findChild<QToolButton *>();
                const auto close = [&opened] { opened = closePopups(); };
                QObject::connect(
                    button->menu(), &QMenu::aboutToShow, button, close, Qt::QueuedConnection);
                press(button, Qt::Key_Space);
                return opened;
            }},
        {"drop a session on the window",
            places("ui/window/main_window_documents.cpp", {"dragEnterEvent", "dropEvent"}),
            [](WindowFixture &f) {
                press(f.text(Field::Base), Qt::Key_Tab);
                press(Qt::Key_O, Qt::ControlModifier);
                const auto *dialog = f.window.findChild<QFileDialog *>();
                return dialog && dialog->isVisible();
            }},
        {"drag a column of an export to another place",
            places("ui/exports/tables/columns_list.cpp", {"setDragDropMode"}),
            [](WindowFixture &f) {
                f.action(Qt::CTRL | Qt::Key_E)->trigger();
                auto *list = f.window.findChild<QListWidget *>();
                const QString first = list->item(0)->text();
                // Tab goes from the list to Move Up and Move Down.
                const auto buttons = list->parentWidget()->findChildren<QPushButton *>();
                QTest::keyClick(buttons.last(), Qt::Key_Space);
                const bool moved = list->item(1)->text() == first;
                QTest::keyClick(list, Qt::Key_Space); // and its check box
                return moved && list->item(1)->checkState() == Qt::Unchecked;
            }},
    };
}

std::vector<Row> herdRows()
{
    return {
        {"drag a slider of the fleet, or turn the wheel on it",
            places("ui/herd/fleet/value_slider.cpp",
                {"mousePressEvent", "mouseMoveEvent", "mouseReleaseEvent", "wheelEvent"}),
            [](WindowFixture &f) {
                f.window.lower()->showChart(ChartsPanel::Fleet);
                const auto before = f.experiment().fleet.clients;
                press(f.window.charts()->findChild<ValueSlider *>(), Qt::Key_Right);
                return f.experiment().fleet.clients > before;
            }},
        {"place the cap",
            {},
            [](WindowFixture &f) {
                f.window.lower()->showChart(ChartsPanel::Strategies);
                press(f.window.charts()->findChild<CapSwitch *>()->findChild<QPushButton *>(),
                    Qt::Key_Right);
                return f.experiment().policy.capPlacement == CapPlacement::Before;
            }},
        {"turn the wheel on the fleet's plots",
            places("ui/charts/grid/rows_view.cpp", {"wheelEvent"}),
            [](WindowFixture &f) {
                f.window.resize(1024, 600);
                f.window.lower()->showChart(ChartsPanel::Fleet);
                auto *page = f.window.herd()->page(HerdView::Fleet);
                auto *grid = page->findChild<PlotGrid *>();
                const auto *bar = page->findChild<RowsView *>()->verticalScrollBar();
                if (!QTest::qWaitFor([bar] { return bar->maximum() > 0; })) {
                    return false;
                }
                press(grid, Qt::Key_PageDown);
                return bar->value() > 0;
            }},
    };
}

std::vector<Row> rows()
{
    std::vector<Row> all;
    for (const auto &some : {inputRows(), playbackRows(), viewRows(), herdRows()}) {
        all.insert(all.end(), some.begin(), some.end());
    }
    return all;
}

// What only hands the wheel on, and words that are elided: their whole is the widget's own text or
// name, which is heard.
QStringList harmless()
{
    return places("ui/style/giving_label.cpp", {"ToolTip"})
        + places("ui/lessons/code_block.cpp", {"Wheel"})
        + places("ui/inputs/combo.cpp", {"ToolTip"});
}

// "file: handler" of everything in ui/ that listens to the mouse, but for what is ignored at once.
QStringList listeners()
{
    static const QRegularExpression listens(
        QStringLiteral("\\w+::((mouse|drag|drop|wheel|contextMenu|enter|leave|hover)\\w*Event)\\("
                       "Q|QEvent::(ToolTip|Mouse\\w+|Wheel|ContextMenu|Hover\\w+)\\b"
                       "|(customContextMenuRequested|setDragDropMode)"));
    QStringList found;
    const QDir root(QStringLiteral(BACKOFF_SOURCE_DIR));
    QDirIterator files(root.filePath(QStringLiteral("ui")),
        {QStringLiteral("*.cpp")},
        QDir::Files,
        QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly)) {
            continue;
        }
        for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
            const QRegularExpressionMatch match = listens.match(line);
            if (match.hasMatch() && !line.contains(QStringLiteral("{ event->ignore(); }"))) {
                const QString handler = match.captured(1) + match.captured(3) + match.captured(4);
                found << root.relativeFilePath(file.fileName()) + QStringLiteral(": ") + handler;
            }
        }
    }
    return found;
}

} // namespace

class TestKeysForMouse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void keysDoTheSame_data();
    void keysDoTheSame();
    void everyListenerHasItsKeys();
};

void TestKeysForMouse::keysDoTheSame_data()
{
    QTest::addColumn<int>("index");
    int index = 0;
    for (const Row &row : rows()) {
        QTest::newRow(row.what) << index++;
    }
}

void TestKeysForMouse::keysDoTheSame()
{
    QFETCH(const int, index);
    WindowFixture f(defaultExperiment(Unit::Seconds), {1440, 900});
    QVERIFY(rows()[std::size_t(index)].byKeys(f));
}

void TestKeysForMouse::everyListenerHasItsKeys()
{
    QStringList known = harmless();
    for (const Row &row : rows()) {
        known += row.places;
    }
    const QStringList found = listeners();
    QVERIFY(found.size() > 15);
    for (const QString &listener : found) {
        QVERIFY2(known.contains(listener), qPrintable(listener + QStringLiteral(" has no keys")));
    }
    for (const QString &place : known) {
        QVERIFY2(found.contains(place), qPrintable(place + QStringLiteral(" is gone")));
    }
}

QTEST_MAIN(TestKeysForMouse)
#include "test_keys_for_mouse.moc"
