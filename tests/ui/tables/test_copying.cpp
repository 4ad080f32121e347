// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Ctrl+C and the context menu of schedule table and transcript.

#include "core/io/labels.h"
#include "tests/ui/fail_on_warning.h"
#include "tests/ui/scripted.h"
#include "ui/tables/attempts_model.h"
#include "ui/tables/attempts_view.h"
#include "ui/tables/transcript_view.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QTest>

using namespace backoff;

namespace {

QString copied(QWidget *view)
{
    view->show();
    if (!QTest::qWaitForWindowActive(view)) {
        return QStringLiteral("no active window");
    }
    view->setFocus();
    QGuiApplication::clipboard()->setText(QStringLiteral("nothing"));
    QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier);
    return QGuiApplication::clipboard()->text();
}

void select(AttemptsView &view, const QList<int> &rows)
{
    view.clearSelection();
    for (const int row : rows) {
        view.selectionModel()->select(
            view.model()->index(row, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
}

// The texts on the screen.
QString shown(const AttemptsView &view, const QList<int> &rows)
{
    const auto line = [&](auto text) {
        QStringList cells;
        for (int column = 0; column < AttemptsModel::ColumnCount; ++column) {
            if (!view.isColumnHidden(column)) {
                cells << text(column);
            }
        }
        return cells.join(u'\t') + u'\n';
    };
    QString all = line(
        [&](int column) { return view.model()->headerData(column, Qt::Horizontal).toString(); });
    for (const int row : rows) {
        all += line([&](int column) { return view.model()->index(row, column).data().toString(); });
    }
    return all;
}

QMenu *contextMenuOf(QAbstractItemView &view)
{
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(10, 10), QPoint(10, 10));
    QCoreApplication::sendEvent(view.viewport(), &event);
    return view.findChild<QMenu *>();
}

} // namespace

class TestCopying : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void nothingSelectedIsTheWholeTable();
    void selectedRowsInTheTablesOrder();
    void severalRowsAreSelectedWithShift();
    void hiddenColumnsStayBehind();
    void htmlHasTheSameCells();
    void contextMenuCopies();
    void transcriptHasTheMenuToo();

private:
    Labels m_labels {Language::English};
};

void TestCopying::nothingSelectedIsTheWholeTable()
{
    AttemptsView view(m_labels);
    view.setResult(makeRunResult(scripted("T R:5 S", 6)));
    const QString text = copied(&view);
    QCOMPARE(text, shown(view, {0, 1, 2, 3, 4, 5}));
    QVERIFY(text.contains(QStringLiteral("retry 3, not used")));
    QVERIFY(text.contains(QStringLiteral("✕ rate limited")));
}

void TestCopying::selectedRowsInTheTablesOrder()
{
    AttemptsView view(m_labels);
    view.setResult(makeRunResult(scripted("T T S", 6)));
    select(view, {4, 0, 2});
    QCOMPARE(copied(&view), shown(view, {0, 2, 4}));
}

void TestCopying::severalRowsAreSelectedWithShift()
{
    AttemptsView view(m_labels);
    view.setResult(makeRunResult(scripted("T T S", 6)));
    view.show();
    view.setCurrentIndex(view.model()->index(1, 0));
    QTest::keyClick(&view, Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(copied(&view), shown(view, {1, 2}));
}

void TestCopying::hiddenColumnsStayBehind()
{
    AttemptsView view(m_labels);
    view.setResult(makeRunResult(scripted("T T S", 6)));
    view.setShownColumns({ColumnId::Attempt, ColumnId::Elapsed});
    select(view, {1});
    const QString text = copied(&view);
    QCOMPARE(text, shown(view, {1}));
    QCOMPARE(text.count(u'\t'), 2);
}

void TestCopying::htmlHasTheSameCells()
{
    const Labels spanish(Language::Spanish);
    AttemptsView view(spanish);
    view.setResult(makeRunResult(scripted("T T S", 6)));
    select(view, {0});
    const QString tsv = copied(&view);
    const QString html = QGuiApplication::clipboard()->mimeData()->html();
    QVERIFY(html.contains(QStringLiteral("<table lang=\"es\">")));
    for (const QString &cell : tsv.chopped(1).split(QRegularExpression(QStringLiteral("[\t\n]")))) {
        QVERIFY2(html.contains(u'>' + cell + u'<'), qPrintable(cell));
    }
    QCOMPARE(html.count(QStringLiteral("<tr>")), 2);
}

void TestCopying::contextMenuCopies()
{
    AttemptsView view(m_labels);
    view.setResult(makeRunResult(scripted("T T S", 6)));
    view.resize(600, 300);
    view.show();
    select(view, {1});
    QMenu *menu = contextMenuOf(view);
    QVERIFY(menu && menu->isVisible());
    QCOMPARE(menu->actions().size(), 1);
    QCOMPARE(menu->actions()[0]->text(), QStringLiteral("&Copy"));
    QCOMPARE(menu->actions()[0]->shortcut(), QKeySequence(QKeySequence::Copy));
    menu->actions()[0]->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), shown(view, {1}));
    menu->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!view.findChild<QMenu *>());
    view.clearSelection();
    QCOMPARE(contextMenuOf(view)->actions()[0]->text(), QStringLiteral("&Copy All"));
}

void TestCopying::transcriptHasTheMenuToo()
{
    TranscriptView view(m_labels);
    view.setResult(makeRunResult(scripted("T S", 6)));
    view.resize(600, 300);
    view.show();
    QMenu *menu = contextMenuOf(view);
    QVERIFY(menu && menu->isVisible());
    menu->actions()[0]->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n'), view.model()->rowCount());
    QVERIFY(!QGuiApplication::clipboard()->mimeData()->hasHtml());
}

QTEST_MAIN(TestCopying)
#include "test_copying.moc"
