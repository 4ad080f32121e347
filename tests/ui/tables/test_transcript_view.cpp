// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/labels.h"
#include "tests/ui/fail_on_warning.h"
#include "tests/ui/scripted.h"
#include "ui/tables/transcript_model.h"
#include "ui/tables/transcript_view.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QTest>

using namespace backoff;

namespace {

QString allLines(const QAbstractItemModel &model)
{
    QString text;
    for (int row = 0; row < model.rowCount(); ++row) {
        text += model.index(row, 0).data().toString() + u'\n';
    }
    return text;
}

} // namespace

class TestTranscriptView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void modelKeepsItsPromises();
    void linesAreTheLabels_data();
    void linesAreTheLabels();
    void linesOfTheAttemptAreHighlighted();
    void copiesAllOrTheSelectedLines();
    void noLineIsCut();
    void aRunOf10000Scrolls();
    void isUpToDateOnceShown();
};

void TestTranscriptView::modelKeepsItsPromises()
{
    const Labels labels(Language::English);
    TranscriptModel model(labels);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setCurrentAttempt(2);
    model.setTheme(Theme::darkTheme());
    for (const char *script : {"T T S", "P", "S", "R:5 T P"}) {
        model.setResult(makeRunResult(scripted(script)));
        for (const std::int64_t attempt : {1, 2, 3, 99, 0}) {
            model.setCurrentAttempt(attempt);
        }
        model.setTheme(Theme::light());
    }
}

void TestTranscriptView::linesAreTheLabels_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<Experiment>("experiment");
    for (const Language language : {Language::English, Language::Spanish}) {
        for (const char *script : {"T T R:5 S", "T", "T P", "S"}) {
            const std::string name = std::string(nameOf(language)) + " " + script;
            QTest::newRow(name.c_str()) << language << scripted(script);
            const std::string inMs = name + " in ms";
            QTest::newRow(inMs.c_str())
                << language << *inUnit(scripted(script), Unit::Milliseconds);
        }
    }
}

void TestTranscriptView::linesAreTheLabels()
{
    QFETCH(Language, language);
    QFETCH(Experiment, experiment);
    const Labels labels(language);
    TranscriptModel model(labels);
    const auto result = makeRunResult(experiment);
    model.setResult(result);
    QCOMPARE(allLines(model), labels.transcript(result->trace, Digits::fixed(3)));
}

void TestTranscriptView::linesOfTheAttemptAreHighlighted()
{
    const Labels labels(Language::English);
    TranscriptModel model(labels);
    model.setResult(makeRunResult(scripted("T T S")));
    model.setCurrentAttempt(2);
    int highlighted = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const bool is = model.index(row).data(Qt::BackgroundRole).isValid();
        highlighted += is;
        QCOMPARE(is, row == model.firstRowOf(2) || row == model.firstRowOf(2) + 1);
    }
    QCOMPARE(highlighted, 2);
    QCOMPARE(model.firstRowOf(7), -1);
}

void TestTranscriptView::copiesAllOrTheSelectedLines()
{
    const Labels labels(Language::English);
    TranscriptView view(labels);
    const auto result = makeRunResult(scripted("T T S"));
    view.setResult(result);
    view.show();
    view.setFocus();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    const QString all = labels.transcript(result->trace, Digits::fixed(3));
    QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), all);
    const auto select = [&](int row) {
        view.selectionModel()->select(view.model()->index(row, 0), QItemSelectionModel::Select);
    };
    select(3); // the order of selecting does not matter
    select(1);
    QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = all.split(u'\n');
    QCOMPARE(QGuiApplication::clipboard()->text(), lines[1] + u'\n' + lines[3] + u'\n');
}

void TestTranscriptView::noLineIsCut()
{
    const Labels labels(Language::Spanish);
    TranscriptView view(labels);
    view.resize(200, 150);
    view.show();
    for (const std::int64_t attempts : {1, 6, 40, 1000}) {
        view.setResult(makeRunResult(*inUnit(alwaysDown(attempts), Unit::Milliseconds)));
        view.grab();
        for (int row = 0; row < view.model()->rowCount(); ++row) {
            const QModelIndex index = view.model()->index(row, 0);
            const int width = view.fontMetrics().horizontalAdvance(index.data().toString());
            QVERIFY(view.visualRect(index).width() > width);
            QVERIFY(view.visualRect(index).height() >= view.fontMetrics().height());
        }
    }
}

void TestTranscriptView::aRunOf10000Scrolls()
{
    const Labels labels(Language::English);
    TranscriptView view(labels);
    view.resize(600, 150);
    view.show();
    const auto result = makeRunResult(alwaysDown(10'000));
    view.setResult(result);
    QCOMPARE(view.model()->rowCount(), 20'001);
    view.setCursor(cursorAt(result->events, result->trace.jittered.end));
    const QModelIndex last = view.model()->index(19'998, 0); // attempt 10000 begins
    QVERIFY(last.data().toString().contains(QStringLiteral("10000")));
    QVERIFY(view.viewport()->rect().contains(view.visualRect(last).center()));
    view.setCursor({});
    QVERIFY(view.viewport()->rect().contains(view.visualRect(view.model()->index(0, 0)).center()));
}

// What came while it was out of sight shows as if it had been in sight.
void TestTranscriptView::isUpToDateOnceShown()
{
    const Labels labels(Language::English);
    TranscriptView view(labels);
    view.resize(600, 150);
    const auto result = makeRunResult(alwaysDown(1000));
    view.setResult(result);
    view.setCursor(cursorAt(result->events, result->trace.jittered.end));
    view.show();
    const QModelIndex last = view.model()->index(1998, 0); // attempt 1000 begins
    QVERIFY(view.viewport()->rect().contains(view.visualRect(last).center()));
    const QModelIndex longest = view.model()->index(1997, 0);
    QVERIFY(view.visualRect(longest).width()
        > view.fontMetrics().horizontalAdvance(longest.data().toString()));
}

QTEST_MAIN(TestTranscriptView)
#include "test_transcript_view.moc"
