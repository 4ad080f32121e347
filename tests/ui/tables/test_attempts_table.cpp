// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/labels.h"
#include "tests/ui/fail_on_warning.h"
#include "tests/ui/scripted.h"
#include "ui/style/app_style.h"
#include "ui/tables/attempts_model.h"
#include "ui/tables/attempts_view.h"

#include <QAbstractItemModelTester>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace backoff;

namespace {

QStringList rowTexts(const AttemptsModel &model, int row)
{
    QStringList texts;
    for (int column = 0; column < model.columnCount(); ++column) {
        texts << model.index(row, column).data().toString();
    }
    return texts;
}

QColor colourAt(const AttemptsModel &model, int row, int column)
{
    return model.index(row, column).data(Qt::ForegroundRole).value<QColor>();
}

bool isHighlighted(const AttemptsModel &model, int row)
{
    return model.index(row, 0).data(Qt::BackgroundRole).value<QColor>()
        == Theme::light().currentRow;
}

} // namespace

class TestAttemptsTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void modelKeepsItsPromises();
    void unusedRetriesAreGrey();
    void hintedWaitIsShownAsSaid();
    void exhaustedRunShowsWhatItDidNotWait();
    void withoutJitterNumbersAreThePolicys();
    void headersNameTheUnit();
    void marksAndColours();
    void currentRowIsHighlighted();
    void theHighlightIsPaintedUnderTheStyleSheet();
    void currentRowComesIntoView();
    void aRunOf10000Scrolls();
    void columnsAreHiddenButNeverAll();
    void theCurrentRowIsFollowedWithoutTheFirstColumn();

private:
    Labels m_labels {Language::English};
};

void TestAttemptsTable::modelKeepsItsPromises()
{
    AttemptsModel model(m_labels);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    model.setCurrentRow(3); // of no use, and harmless
    model.setTheme(Theme::darkTheme());
    for (const std::int64_t attempts : {6, 1, 40, 2}) {
        model.setResult(makeRunResult(scripted("T T S", attempts)));
        QCOMPARE(model.rowCount(), static_cast<int>(attempts));
        model.setCurrentRow(0);
        model.setCurrentRow(static_cast<int>(attempts) - 1);
        model.setCurrentRow(-1);
        model.setTheme(Theme::light());
    }
}

void TestAttemptsTable::unusedRetriesAreGrey()
{
    AttemptsModel model(m_labels);
    const auto result = makeRunResult(scripted("T T S"));
    model.setResult(result);
    QCOMPARE(model.rowCount(), 6); // 3 attempts, and retries 3, 4, 5
    for (int row = 3; row < 6; ++row) {
        const ScheduleRow &planned = result->schedule[std::size_t(row - 1)];
        QCOMPARE(rowTexts(model, row),
            (QStringList {QString(),
                QString(),
                QStringLiteral("retry %1, not used").arg(row),
                QString::number(planned.modelled),
                QString::number(planned.jittered, 'f', 3),
                QString()}));
        for (int column = 0; column < model.columnCount(); ++column) {
            QCOMPARE(colourAt(model, row, column), Theme::light().mutedText);
        }
    }
    QVERIFY(!model.index(0, AttemptsModel::Number).data(Qt::ForegroundRole).isValid());
}

void TestAttemptsTable::hintedWaitIsShownAsSaid()
{
    AttemptsModel model(m_labels);
    model.setResult(makeRunResult(scripted("R:7 S")));
    QCOMPARE(rowTexts(model, 0),
        (QStringList {QStringLiteral("1"),
            QStringLiteral("0.000"),
            QStringLiteral("✕ rate limited RateLimitError"),
            QStringLiteral("0.5"),
            QStringLiteral("7"),
            QStringLiteral("7.000")}));
}

void TestAttemptsTable::exhaustedRunShowsWhatItDidNotWait()
{
    AttemptsModel model(m_labels);
    const auto result = makeRunResult(alwaysDown(3));
    model.setResult(result);
    QCOMPARE(model.rowCount(), 3);
    const QStringList last = rowTexts(model, 2);
    QCOMPARE(last[AttemptsModel::Modelled], QStringLiteral("2"));
    QCOMPARE(last[AttemptsModel::Jittered], QStringLiteral("—"));
    QCOMPARE(last[AttemptsModel::Elapsed], last[AttemptsModel::StartsAt]);
}

void TestAttemptsTable::withoutJitterNumbersAreThePolicys()
{
    Experiment experiment = scripted("T S");
    experiment.policy.jitter = Jitter::None;
    AttemptsModel model(m_labels);
    model.setResult(makeRunResult(experiment));
    QCOMPARE(rowTexts(model, 0)[AttemptsModel::Jittered], QStringLiteral("0.5"));
    QCOMPARE(rowTexts(model, 2)[AttemptsModel::Jittered], QStringLiteral("1")); // retry 2
}

void TestAttemptsTable::headersNameTheUnit()
{
    AttemptsModel model(m_labels);
    model.setResult(makeRunResult(*inUnit(scripted("T S"), Unit::Milliseconds)));
    QStringList headers;
    for (int column = 0; column < model.columnCount(); ++column) {
        headers << model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    }
    QCOMPARE(headers,
        (QStringList {QStringLiteral("attempt"),
            QStringLiteral("starts at (ms)"),
            QStringLiteral("outcome"),
            QStringLiteral("modelled ceiling (ms)"),
            QStringLiteral("jittered delay (ms)"),
            QStringLiteral("elapsed (ms)")}));
}

void TestAttemptsTable::marksAndColours()
{
    AttemptsModel model(m_labels);
    const Theme theme = Theme::light();
    model.setResult(makeRunResult(scripted("T R:1 P")));
    const auto outcome
        = [&](int row) { return rowTexts(model, row)[AttemptsModel::OutcomeColumn]; };
    QVERIFY(outcome(0).startsWith(u'✕') && outcome(0).endsWith(QStringLiteral("ConnectionError")));
    QVERIFY(outcome(1).startsWith(u'✕'));
    QVERIFY(outcome(2).startsWith(u'⊘'));
    QCOMPARE(colourAt(model, 0, AttemptsModel::OutcomeColumn), theme.failureText);
    QCOMPARE(colourAt(model, 2, AttemptsModel::OutcomeColumn), theme.permanentText);
    model.setResult(makeRunResult(scripted("S")));
    QVERIFY(outcome(0).startsWith(u'✓'));
    QCOMPARE(colourAt(model, 0, AttemptsModel::OutcomeColumn), theme.successText);
}

void TestAttemptsTable::currentRowIsHighlighted()
{
    AttemptsModel model(m_labels);
    model.setResult(makeRunResult(scripted("T T S")));
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setCurrentRow(1);
    QVERIFY(isHighlighted(model, 1) && !isHighlighted(model, 0));
    model.setCurrentRow(2);
    QVERIFY(isHighlighted(model, 2) && !isHighlighted(model, 1));
    QCOMPARE(changed.size(), 3); // one row, then the old one and the new one
    model.setCurrentRow(2);
    QCOMPARE(changed.size(), 3);
    model.setResult(makeRunResult(scripted("T S")));
    QCOMPARE(model.currentRow(), -1);
}

void TestAttemptsTable::theHighlightIsPaintedUnderTheStyleSheet()
{
    const Theme theme = Theme::light();
    AttemptsView view(m_labels);
    applyStyle(&view, theme);
    view.setTheme(theme);
    view.resize(700, 200);
    view.setResult(makeRunResult(scripted("T T S")));
    view.attempts()->setCurrentRow(1);
    const auto groundOf = [&](int row) {
        const QRect cell = view.visualRect(view.attempts()->index(row, 0));
        return view.viewport()->grab(cell).toImage().pixelColor(2, 2);
    };
    QCOMPARE(groundOf(1), theme.currentRow);
    QCOMPARE(groundOf(2), theme.card);
}

void TestAttemptsTable::currentRowComesIntoView()
{
    AttemptsView view(m_labels);
    view.resize(700, 160);
    view.show();
    const auto result = makeRunResult(alwaysDown(200));
    view.setResult(result);
    const auto shows = [&](int row) {
        const QRect rect = view.visualRect(view.attempts()->index(row, 0));
        return view.viewport()->rect().contains(rect.center());
    };
    QVERIFY(shows(0) && !shows(150));
    view.setCursor(cursorAt(result->events, result->trace.jittered.attempts[150].startsAt));
    QCOMPARE(view.attempts()->currentRow(), 150);
    QVERIFY(shows(150) && !shows(0));
    view.setCursor({});
    QVERIFY(shows(0));
}

void TestAttemptsTable::aRunOf10000Scrolls()
{
    AttemptsView view(m_labels);
    view.resize(700, 160);
    view.show();
    const auto result = makeRunResult(alwaysDown(10'000));
    view.setResult(result);
    QCOMPARE(view.attempts()->rowCount(), 10'000);
    view.scrollToBottom();
    QCOMPARE(view.verticalScrollBar()->value(), view.verticalScrollBar()->maximum());
    QVERIFY(view.verticalScrollBar()->maximum() > 9'000);
    const QRect last = view.visualRect(view.attempts()->index(9'999, 0));
    QVERIFY(view.viewport()->rect().contains(last.center()));
    QCOMPARE(rowTexts(*view.attempts(), 9'999)[0], QStringLiteral("10000"));
    view.grab();
    for (int column = 0; column < view.attempts()->columnCount(); ++column) { // no number is cut
        const QString text = view.attempts()->index(9'999, column).data().toString();
        QVERIFY(view.fontMetrics().horizontalAdvance(text) < view.columnWidth(column));
    }
}

void TestAttemptsTable::columnsAreHiddenButNeverAll()
{
    using enum ColumnId;
    AttemptsView view(m_labels);
    view.resize(700, 160);
    view.show();
    view.setResult(makeRunResult(alwaysDown(6)));
    const std::vector<ColumnId> all {Attempt, StartsAt, Outcome, Modelled, Jittered, Elapsed};
    QVERIFY(view.shownColumns() == all);
    view.setShownColumns({Elapsed, Attempt});
    view.setResult(makeRunResult(alwaysDown(9))); // an edit leaves them as they are
    QVERIFY((view.shownColumns() == std::vector<ColumnId> {Attempt, Elapsed}));
    const int widths
        = view.columnWidth(AttemptsModel::Number) + view.columnWidth(AttemptsModel::Elapsed);
    QVERIFY(view.viewport()->width() - widths < 2); // they share the room of the others
    view.setShownColumns({Error}); // stands in the outcome's column
    QVERIFY(view.shownColumns() == std::vector<ColumnId> {Outcome});
    view.setShownColumns({Retry});
    QVERIFY(view.shownColumns() == all);
    view.setShownColumns({Outcome});
    view.setShownColumns({});
    QVERIFY(view.shownColumns() == all);
}

void TestAttemptsTable::theCurrentRowIsFollowedWithoutTheFirstColumn()
{
    AttemptsView view(m_labels);
    view.resize(700, 160);
    view.show();
    view.setShownColumns({ColumnId::Elapsed});
    const auto result = makeRunResult(alwaysDown(200));
    view.setResult(result);
    view.setCursor(cursorAt(result->events, result->trace.jittered.attempts[150].startsAt));
    const QRect row = view.visualRect(view.attempts()->index(150, AttemptsModel::Elapsed));
    QVERIFY(view.viewport()->rect().contains(row.center()));
}

QTEST_MAIN(TestAttemptsTable)
#include "test_attempts_table.moc"
