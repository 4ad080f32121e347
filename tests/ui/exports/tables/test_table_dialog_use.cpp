// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How the Export Table dialog is used: what is offered when, copying, memory, keyboard, size.

#include "core/engine/run.h"
#include "tests/ui/exports/tables/dialog_fixture.h"
#include "tests/ui/fail_on_warning.h"
#include "ui/exports/clipboard/clipboard.h"
#include "ui/style/app_style.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QSet>

using namespace backoff;
using test::DialogFixture;

class TestTableDialogUse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void opensWithTheTableAskedFor();
    void languageIsOfFormatsWithWords();
    void transcriptIsOfTheRunAlone();
    void pythonIsOfTheScheduleAlone();
    void comparisonThatOverflowsIsToldNotSaved();
    void copiesTheText();
    void copiesTheTable();
    void remembersHowItWasLeft();
    void declinedFileChangesNothing();
    void escapeCloses();
    void everythingHasANameAndALetter();
    void fitsASmallScreen();
};

void TestTableDialogUse::opensWithTheTableAskedFor()
{
    const QStringList suggestedNames {QStringLiteral("schedule-brief-blip-20260717.csv"),
        QStringLiteral("run-brief-blip-20260717.csv"),
        QStringLiteral("compare-brief-blip-20260717.csv"),
        QStringLiteral("fleet-1000-20260717.csv"),
        QStringLiteral("fleet-histogram-1000-20260717.csv"),
        QStringLiteral("contention-10-20260717.csv")};
    DialogFixture f;
    for (const TableKind kind : allTableKinds) {
        const TableDialog *dialog = f.open(kind);
        QVERIFY(dialog);
        QVERIFY(dialog->settings().kind == kind);
        QCOMPARE(f.combo(DialogFixture::Kind)->currentData().toInt(), static_cast<int>(kind));
        QCOMPARE(f.combo(DialogFixture::Kind)->count(), 6);
        f.button(QStringLiteral("Save…"))->click();
        QCOMPARE(f.name()->text(), suggestedNames.at(static_cast<qsizetype>(kind)));
        f.dialog()->reject();
        f.tableDialog()->reject();
    }
}

void TestTableDialogUse::languageIsOfFormatsWithWords()
{
    DialogFixture f;
    QVERIFY(f.open(TableKind::Attempts));
    const QString reason = QStringLiteral("English in every language");
    const auto check = [&](std::initializer_list<Format> formats, bool enabled) {
        for (const Format format : formats) {
            f.choose(DialogFixture::FormatChoice, format);
            QCOMPARE(f.combo(DialogFixture::LanguageChoice)->isEnabled(), enabled);
            QCOMPARE(f.says(reason), !enabled);
        }
    };
    check({Format::Csv, Format::CsvSpreadsheet, Format::Tsv, Format::Json}, false);
    check({Format::Text, Format::Markdown, Format::Latex, Format::Html, Format::Transcript}, true);
}

void TestTableDialogUse::transcriptIsOfTheRunAlone()
{
    DialogFixture f;
    QVERIFY(f.open(TableKind::Attempts));
    f.choose(DialogFixture::FormatChoice, Format::Transcript);
    QVERIFY(!f.columns()->isEnabled());
    QVERIFY(!f.button(QStringLiteral("Copy as Table"))->isEnabled());
    QVERIFY(f.says(QStringLiteral("without columns")));
    f.choose(DialogFixture::Kind, TableKind::Retries);
    QCOMPARE(
        f.combo(DialogFixture::FormatChoice)->findData(static_cast<int>(Format::Transcript)), -1);
    QCOMPARE(f.combo(DialogFixture::FormatChoice)->currentData().toInt(),
        static_cast<int>(Format::Text));
    QVERIFY(f.columns()->isEnabled());
    QVERIFY(f.preview()->toPlainText().contains(QStringLiteral("Modelled total")));
}

void TestTableDialogUse::pythonIsOfTheScheduleAlone()
{
    DialogFixture f;
    QVERIFY(f.open(TableKind::Retries));
    f.choose(DialogFixture::FormatChoice, Format::Python);
    QVERIFY(!f.columns()->isEnabled());
    QVERIFY(!f.combo(DialogFixture::DigitsChoice)->isEnabled());
    QVERIFY(!f.button(QStringLiteral("Copy as Table"))->isEnabled());
    QVERIFY(f.says(QStringLiteral("prints the same delays")));
    QVERIFY(f.preview()->toPlainText().contains(QStringLiteral("random.Random(")));
    f.choose(DialogFixture::Kind, TableKind::Strategies);
    QCOMPARE(f.combo(DialogFixture::FormatChoice)->findData(static_cast<int>(Format::Python)), -1);
    QVERIFY(f.combo(DialogFixture::DigitsChoice)->isEnabled());
}

// Without a cap decorrelated overflows first: the run itself is fine.
void TestTableDialogUse::comparisonThatOverflowsIsToldNotSaved()
{
    DialogFixture f;
    f.experiment.policy.cap.reset();
    f.experiment.policy.attempts = 700;
    f.experiment.policy.jitter = Jitter::None;
    QVERIFY(validate(f.experiment, windowLimits).empty());
    QVERIFY(f.open(TableKind::Strategies));
    const Error error = validateComparison(f.experiment, windowLimits).front();
    QVERIFY(f.says(f.labels.message(error, windowLimits, FieldNaming::Form)));
    QVERIFY(!f.preview()->isVisible());
    for (const char *text : {"Save…", "Copy Text", "Copy as Table"}) {
        QVERIFY(!f.button(QString::fromUtf8(text))->isEnabled());
    }
    f.choose(DialogFixture::Kind, TableKind::Attempts);
    QVERIFY(f.preview()->isVisible());
    for (const char *text : {"Save…", "Copy Text", "Copy as Table"}) {
        QVERIFY(f.button(QString::fromUtf8(text))->isEnabled());
    }
}

void TestTableDialogUse::copiesTheText()
{
    DialogFixture f;
    f.experiment.policy.attempts = 1000;
    f.experiment.scenario.kind = ScenarioKind::AlwaysDown;
    QVERIFY(f.open(TableKind::Attempts));
    f.choose(DialogFixture::FormatChoice, Format::Markdown);
    f.button(QStringLiteral("Copy Text"))->click();
    const QMimeData *mime = QGuiApplication::clipboard()->mimeData();
    QCOMPARE(mime->text().toStdString(),
        writeTable(runTable(run(f.experiment)),
            f.experiment,
            {Format::Markdown, {}, Language::English})); // all of it, not what is shown
    QVERIFY(!mime->hasHtml());
    QVERIFY(f.says(QStringLiteral("Copied")));
    f.choose(DialogFixture::FormatChoice, Format::Csv);
    QVERIFY(!f.says(QStringLiteral("Copied")));
}

void TestTableDialogUse::copiesTheTable()
{
    DialogFixture f;
    QVERIFY(f.open(TableKind::Attempts));
    f.choose(DialogFixture::FormatChoice, Format::Html);
    f.choose(DialogFixture::LanguageChoice, Language::Spanish);
    f.choose(DialogFixture::DigitsChoice, 2);
    f.columns()->item(0)->setCheckState(Qt::Unchecked);
    f.button(QStringLiteral("Copy as Table"))->click();
    const QMimeData *mime = QGuiApplication::clipboard()->mimeData();
    Table table = runTable(run(f.experiment));
    table.columns.erase(table.columns.begin());
    const auto wanted = tableAsMime(table, f.experiment, Language::Spanish, Digits::fixed(2));
    QCOMPARE(mime->text(), wanted->text());
    QCOMPARE(mime->data(QStringLiteral("text/html")), wanted->data(QStringLiteral("text/html")));
    QVERIFY(f.says(QStringLiteral("Copied")));
}

void TestTableDialogUse::remembersHowItWasLeft()
{
    DialogFixture f;
    QVERIFY(f.open(TableKind::Attempts));
    f.choose(DialogFixture::FormatChoice, Format::Latex);
    f.choose(DialogFixture::LanguageChoice, Language::Spanish);
    f.choose(DialogFixture::DigitsChoice, 5);
    f.columns()->item(2)->setCheckState(Qt::Unchecked);
    const TableSettings left = f.tableDialog()->settings();
    f.button(QStringLiteral("Close"))->click();
    QVERIFY(!f.tableDialog());
    QVERIFY(f.open(TableKind::Attempts));
    QVERIFY(f.tableDialog()->settings() == left);
    QCOMPARE(f.combo(DialogFixture::FormatChoice)->currentText(), QStringLiteral("LaTeX"));
    QCOMPARE(f.combo(DialogFixture::LanguageChoice)->currentText(), QStringLiteral("Español"));
    QCOMPARE(f.combo(DialogFixture::DigitsChoice)->currentText(), QStringLiteral("5 decimals"));
    QCOMPARE(f.columns()->item(2)->checkState(), Qt::Unchecked);
}

void TestTableDialogUse::declinedFileChangesNothing()
{
    DialogFixture f;
    QVERIFY(f.open(TableKind::Attempts));
    f.button(QStringLiteral("Save…"))->click();
    QVERIFY(f.dialog());
    QCOMPARE(f.dialog()->parentWidget(), f.tableDialog());
    f.dialog()->reject();
    QVERIFY(f.tableDialog());
    QVERIFY(!f.says(QStringLiteral("Saved")));
    QCOMPARE(f.saved.size(), 0);
}

void TestTableDialogUse::escapeCloses()
{
    DialogFixture f;
    QVERIFY(f.open(TableKind::Attempts));
    QTest::keyClick(f.tableDialog(), Qt::Key_Escape);
    QVERIFY(!f.tableDialog());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!f.window.findChild<TableDialog *>());
}

void TestTableDialogUse::everythingHasANameAndALetter()
{
    DialogFixture f;
    QVERIFY(f.open(TableKind::Attempts));
    QSet<QString> letters;
    for (QWidget *widget : f.tableDialog()->findChildren<QWidget *>()) {
        if (widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) != 0) {
            const QString name
                = QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name);
            QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
        }
        const auto *button = qobject_cast<QPushButton *>(widget);
        const auto *label = qobject_cast<QLabel *>(widget);
        const bool hasBuddy = label && label->buddy();
        if (button || hasBuddy) {
            const QString text = button ? button->text() : label->text();
            const QString letter = QKeySequence::mnemonic(text).toString();
            QVERIFY2(!letter.isEmpty(), qPrintable(text));
            QVERIFY2(!letters.contains(letter), qPrintable(text));
            letters.insert(letter);
        }
    }
    QCOMPARE(letters.size(), 11); // 5 labels, 6 buttons
}

void TestTableDialogUse::fitsASmallScreen()
{
    for (const Theme &theme : {Theme::light(), Theme::darkTheme()}) {
        DialogFixture f;
        applyStyle(&f.window, theme);
        QVERIFY(f.open(TableKind::Attempts));
        QVERIFY(f.tableDialog()->width() <= 1024);
        QVERIFY(f.tableDialog()->height() <= 560);
        for (const QPushButton *button : f.tableDialog()->findChildren<QPushButton *>()) {
            QVERIFY(button->width() >= button->minimumSizeHint().width());
        }
    }
}

QTEST_MAIN(TestTableDialogUse)
#include "test_table_dialog_use.moc"
