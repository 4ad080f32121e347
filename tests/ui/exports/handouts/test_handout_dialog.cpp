// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/approved.h"
#include "tests/ui/dialog_driver.h"
#include "tests/ui/fail_on_warning.h"
#include "ui/exports/handouts/handout_dialog.h"
#include "ui/exports/handouts/handout_exporter.h"
#include "ui/exports/handouts/handout_preview.h"
#include "ui/exports/saving/file_saver.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPrintDialog>
#include <QPrinter>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace backoff;

namespace {

struct Fixture {
    Fixture() { window.show(); }

    [[nodiscard]] HandoutDialog *dialog() const { return driver.shown<HandoutDialog>(); }
    template<typename T> [[nodiscard]] T *in() const { return dialog()->findChild<T *>(); }
    [[nodiscard]] QPushButton *button(const char *text) const
    {
        for (QPushButton *button : dialog()->findChildren<QPushButton *>()) {
            if (button->text().remove(u'&').startsWith(QLatin1String(text))) {
                return button;
            }
        }
        return nullptr;
    }
    [[nodiscard]] QByteArray bytes(HandoutSettings settings, HandoutFormat format) const
    {
        return QByteArray::fromStdString(handoutBytes(result, settings, format, labels));
    }

    void printTo(const QString &file)
    {
        exporter.print(result);
        auto *print = driver.shown<QPrintDialog>();
        QVERIFY(print);
        print->printer()->setOutputFormat(QPrinter::PdfFormat);
        print->printer()->setOutputFileName(file);
        print->done(QDialog::Accepted);
    }

    Labels labels {Language::English};
    QWidget window;
    FileSaver saver {labels, &window};
    HandoutExporter exporter {labels, &saver, &window};
    test::DialogDriver driver {&window};
    QTemporaryDir folder;
    RunResultPtr result = makeRunResult({});
};

} // namespace

class TestHandoutDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void opensWithAnswersAsPdf();
    void previewFollowsTheAnswers();
    void previewIsAsWideAsItsPlace();
    void previewIsPaper();
    void savesWhatIsChosen_data();
    void savesWhatIsChosen();
    void theNameTellsTheVersions();
    void staysOpenAndSaysWhatWasSaved();
    void remembersTheChoices();
    void printsWithoutWaiting();
    void printsFromTheMenu();
    void printsIntoAFileAsItSaves();
    void fitsASmallScreen();
    void everythingHasANameAndAKey();
};

void TestHandoutDialog::opensWithAnswersAsPdf()
{
    Fixture f;
    f.exporter.ask(f.result);
    QVERIFY(f.dialog());
    QVERIFY(f.dialog()->isModal());
    QCOMPARE(f.dialog()->settings(), HandoutSettings({.answers = true}));
    QCOMPARE(f.dialog()->format(), HandoutFormat::Pdf);
    f.button("Close")->click();
    QTRY_VERIFY(!f.window.findChild<HandoutDialog *>());
}

void TestHandoutDialog::previewFollowsTheAnswers()
{
    Fixture f;
    f.exporter.ask(f.result);
    QCOMPARE(f.in<HandoutPreview>()->pageCount(), 3);
    f.in<QCheckBox>()->click();
    QCOMPARE(f.in<HandoutPreview>()->pageCount(), 2);
    QVERIFY(f.in<HandoutPreview>()->accessibleDescription().endsWith(QStringLiteral("pages: 2")));
    f.in<QCheckBox>()->click();
    QCOMPARE(f.in<HandoutPreview>()->pageCount(), 3);
}

void TestHandoutDialog::previewIsAsWideAsItsPlace()
{
    Fixture f;
    f.exporter.ask(f.result);
    const auto *preview = f.in<HandoutPreview>();
    const auto *area = f.in<QScrollArea>();
    for (const QSize size : {QSize(940, 560), QSize(600, 360), QSize(1400, 900)}) {
        f.dialog()->resize(size);
        QTRY_COMPARE(preview->width(), area->viewport()->width());
        const QRect last = preview->pageRect(preview->pageCount() - 1);
        QVERIFY(preview->rect().contains(last));
        QVERIFY(qAbs(last.height() * 210.0 / last.width() - 297) < 1);
    }
}

void TestHandoutDialog::previewIsPaper()
{
    Fixture f;
    QPalette dark = f.window.palette();
    dark.setColor(QPalette::Window, Qt::black);
    f.exporter.ask(f.result);
    auto *preview = f.in<HandoutPreview>();
    preview->setPalette(dark);
    const QImage image = preview->grab().toImage();
    const QRect page = preview->pageRect(0);
    QCOMPARE(image.pixelColor(page.topLeft() + QPoint(10, 10)), QColor(Qt::white));
    int inked = 0;
    for (int x = page.left(); x < page.right(); ++x) {
        for (int y = page.top(); y < page.bottom(); ++y) {
            inked += image.pixelColor(x, y).lightness() < 100 ? 1 : 0;
        }
    }
    QVERIFY(inked > 500);
}

void TestHandoutDialog::savesWhatIsChosen_data()
{
    QTest::addColumn<bool>("answers");
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("typed");
    QTest::newRow("html") << true << 1 << QStringLiteral("a.html");
    QTest::newRow("html without answers") << false << 1 << QStringLiteral("a");
    QTest::newRow("the suffix decides") << true << 0 << QStringLiteral("a.html");
}

void TestHandoutDialog::savesWhatIsChosen()
{
    QFETCH(bool, answers);
    QFETCH(int, format);
    QFETCH(QString, typed);
    Fixture f;
    f.exporter.ask(f.result);
    f.in<QCheckBox>()->setChecked(answers);
    f.in<QComboBox>()->setCurrentIndex(format);
    f.button("Save")->click();
    f.driver.acceptFile(f.folder.path(), typed);
    const QString path = f.folder.filePath(QStringLiteral("a.html"));
    QCOMPARE(test::contentOf(path), f.bytes({answers}, HandoutFormat::Html));
}

void TestHandoutDialog::theNameTellsTheVersions()
{
    Fixture f;
    f.exporter.ask(f.result);
    const auto suggested = [&f] {
        f.button("Save")->click();
        const QString name = f.driver.fileDialog()->selectedFiles().value(0).section(u'/', -1);
        f.driver.cancelFile();
        return name;
    };
    QCOMPARE(suggested(), QStringLiteral("handout-brief-blip-20260717-answers.pdf"));
    f.in<QCheckBox>()->setChecked(false);
    QCOMPARE(suggested(), QStringLiteral("handout-brief-blip-20260717.pdf"));
    f.in<QComboBox>()->setCurrentIndex(1);
    QCOMPARE(suggested(), QStringLiteral("handout-brief-blip-20260717.html"));
}

void TestHandoutDialog::staysOpenAndSaysWhatWasSaved()
{
    Fixture f;
    f.exporter.ask(f.result);
    f.button("Save")->click();
    f.driver.acceptFile(f.folder.path(), QStringLiteral("one.pdf"));
    QVERIFY(test::contentOf(f.folder.filePath(QStringLiteral("one.pdf"))).startsWith("%PDF"));
    QVERIFY(f.dialog());
    const auto said = [&f] {
        for (const QLabel *label : f.dialog()->findChildren<QLabel *>()) {
            if (label->text().contains(QStringLiteral("one.pdf"))) {
                return true;
            }
        }
        return false;
    };
    QVERIFY(said());
    f.in<QCheckBox>()->click(); // another version is not saved yet
    QVERIFY(!said());
}

void TestHandoutDialog::remembersTheChoices()
{
    Fixture f;
    f.exporter.ask(f.result);
    f.in<QCheckBox>()->setChecked(false);
    f.in<QComboBox>()->setCurrentIndex(1);
    f.dialog()->reject();
    QTRY_VERIFY(!f.window.findChild<HandoutDialog *>());
    f.exporter.ask(f.result);
    QCOMPARE(f.dialog()->settings(), HandoutSettings({.answers = false}));
    QCOMPARE(f.dialog()->format(), HandoutFormat::Html);
}

void TestHandoutDialog::printsWithoutWaiting()
{
    Fixture f;
    f.exporter.ask(f.result);
    f.button("Print")->click(); // comes back at once
    auto *print = f.driver.shown<QPrintDialog>();
    QVERIFY(print);
    const QString file = f.folder.filePath(QStringLiteral("printed.pdf"));
    print->printer()->setOutputFormat(QPrinter::PdfFormat);
    print->printer()->setOutputFileName(file);
    print->done(QDialog::Accepted);
    QVERIFY(test::contentOf(file).startsWith("%PDF"));
    QVERIFY(f.dialog());
    QVERIFY(!f.driver.box());
}

void TestHandoutDialog::printsFromTheMenu()
{
    Fixture f;
    f.exporter.print(f.result);
    QVERIFY(f.driver.shown<QPrintDialog>());
    QVERIFY(!f.dialog());
}

// A printed file is written as any other: whole, or not at all and told.
void TestHandoutDialog::printsIntoAFileAsItSaves()
{
    Fixture f;
    const QSignalSpy saved(&f.saver, &FileSaver::saved);
    const QString link = f.folder.filePath(QStringLiteral("link.pdf"));
    QVERIFY(QFile::link(f.folder.filePath(QStringLiteral("real.pdf")), link));
    f.printTo(link);
    QVERIFY(QFileInfo(link).isSymLink());
    QCOMPARE(saved.size(), 1);

    f.printTo(f.folder.filePath(QStringLiteral("no/folder/a.pdf")));
    QVERIFY(f.driver.boxText().contains(QStringLiteral("its folder does not exist")));
    f.driver.press(QMessageBox::Ok);
    QCOMPARE(saved.size(), 1);
}

void TestHandoutDialog::fitsASmallScreen()
{
    Fixture f;
    f.exporter.ask(f.result);
    QVERIFY(f.dialog()->width() <= 1024 && f.dialog()->height() <= 600);
    f.dialog()->resize(f.dialog()->minimumSize());
    QTRY_COMPARE(f.dialog()->size(), f.dialog()->minimumSize());
    for (const QLabel *label : f.dialog()->findChildren<QLabel *>()) {
        QVERIFY2(
            label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
    }
    for (const QPushButton *button : f.dialog()->findChildren<QPushButton *>()) {
        QVERIFY(button->width() >= button->sizeHint().width());
        QVERIFY(f.dialog()->rect().contains(button->geometry()));
    }
}

void TestHandoutDialog::everythingHasANameAndAKey()
{
    Fixture f;
    f.exporter.ask(f.result);
    QStringList keys;
    for (QWidget *widget : f.dialog()->findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus) {
            continue;
        }
        const QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(widget);
        QVERIFY(accessible);
        QVERIFY2(!accessible->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
    }
    for (const QAbstractButton *button : f.dialog()->findChildren<QAbstractButton *>()) {
        if (!button->shortcut().isEmpty()) {
            keys += button->shortcut().toString();
        }
    }
    for (const QLabel *label : f.dialog()->findChildren<QLabel *>()) {
        if (label->buddy()) {
            keys += QKeySequence::mnemonic(label->text()).toString();
        }
    }
    QCOMPARE(keys.size(), 5); // answers, format, print, save, close
    QCOMPARE(keys.removeDuplicates(), 0);
}

QTEST_MAIN(TestHandoutDialog)
#include "test_handout_dialog.moc"
