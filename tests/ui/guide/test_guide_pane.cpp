// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The guide as a reader meets it: it follows the playhead, keeps its place, and fits its column.

#include "tests/ui/fail_on_warning.h"
#include "tests/ui/guide/guide_cases.h"
#include "tests/ui/scripted.h"
#include "ui/guide/guide_pane.h"
#include "ui/style/app_style.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QClipboard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <QtTest>

#include <memory>

using namespace backoff;

class TestGuidePane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void followsThePlayhead();
    void isWrittenOnlyWhereItChanges();
    void hiddenItDoesNothing();
    void keepsItsPlace();
    void keepsTheTextCursorInItsSection();
    void fitsItsColumn_data();
    void fitsItsColumn();
    void isReadByKeysAndCopied();
    void hasHeadings();
    void drawsInTheTheme();
    void closes();

private:
    void show(const Experiment &experiment, int width = 305, int height = 400);
    [[nodiscard]] QString text() const { return m_text->toPlainText(); }

    const QFont m_font = QApplication::font();
    Labels m_labels {Language::English};
    std::unique_ptr<GuidePane> m_pane;
    QTextBrowser *m_text = nullptr;
    RunResultPtr m_result;
};

void TestGuidePane::init()
{
    failOnWarning();
    m_pane = std::make_unique<GuidePane>(m_labels);
    m_text = m_pane->findChild<QTextBrowser *>();
    QApplication::setFont(m_font);
}

void TestGuidePane::show(const Experiment &experiment, int width, int height)
{
    m_result = makeRunResult(experiment);
    m_pane->setResult(m_result);
    m_pane->resize(width, height);
    m_pane->show();
}

void TestGuidePane::followsThePlayhead()
{
    show(alwaysDown(6));
    QVERIFY(text().startsWith(QStringLiteral("Retry 1 of 5")));
    for (int retry = 1; retry <= 5; ++retry) {
        m_pane->setCursor(inWait(*m_result, retry));
        QVERIFY(text().startsWith(QStringLiteral("Retry %1 of 5").arg(retry)));
        QVERIFY(text().contains(QStringLiteral("0.5 × 2^%1) = ").arg(retry - 1)));
    }
    m_pane->setResult(makeRunResult(alwaysDown(3)));
    QVERIFY(text().startsWith(QStringLiteral("Retry 1 of 2")));
    m_pane->setResult(makeRunResult(alwaysDown(1)));
    QVERIFY(text().startsWith(QStringLiteral("No retry")));
}

void TestGuidePane::isWrittenOnlyWhereItChanges()
{
    show(alwaysDown(6));
    const Cursor wait = inWait(*m_result, 3);
    m_pane->setCursor(wait);
    QSignalSpy written(m_text->document(), &QTextDocument::contentsChanged);
    const double end = m_result->trace.jittered.attempts[2].elapsed;
    for (int frame = 1; frame < 60; ++frame) { // still in the same wait of both lanes
        Cursor cursor = wait;
        cursor.t += (end - wait.t) * frame / 60;
        m_pane->setCursor(cursor);
    }
    QCOMPARE(written.count(), 0);
    Experiment same = m_result->experiment();
    same.title = "another title";
    m_pane->setResult(makeRunResult(same));
    m_pane->setCursor(wait); // back from the start
    QCOMPARE(written.count(), 2);
    m_pane->setResult(makeRunResult(same));
    QCOMPARE(written.count(), 3);
    m_pane->setResult(makeRunResult(same)); // says the same
    QCOMPARE(written.count(), 3);
}

void TestGuidePane::hiddenItDoesNothing()
{
    m_result = makeRunResult(alwaysDown(6));
    m_pane->setResult(m_result);
    m_pane->setCursor(inWait(*m_result, 2));
    QVERIFY(text().isEmpty());
    m_pane->show();
    QVERIFY(text().startsWith(QStringLiteral("Retry 2 of 5")));
    m_pane->hide();
    m_pane->setCursor(inWait(*m_result, 4));
    QVERIFY(text().startsWith(QStringLiteral("Retry 2 of 5")));
    m_pane->show();
    QVERIFY(text().startsWith(QStringLiteral("Retry 4 of 5")));
}

static std::vector<QTextBlock> headings(const QTextBrowser &browser)
{
    std::vector<QTextBlock> blocks;
    for (QTextBlock b = browser.document()->begin(); b.isValid(); b = b.next()) {
        if (b.blockFormat().headingLevel() > 0) {
            blocks.push_back(b);
        }
    }
    return blocks;
}

static int topOf(const QTextBlock &block)
{
    return int(block.document()->documentLayout()->blockBoundingRect(block).top());
}

// The section at the top stays at the top, though those above it are longer or shorter.
void TestGuidePane::keepsItsPlace()
{
    show(alwaysDown(12));
    m_pane->setCursor(inWait(*m_result, 2));
    QScrollBar *bar = m_text->verticalScrollBar();
    const auto fromHeading
        = [&](std::size_t index) { return bar->value() - topOf(headings(*m_text).at(index)); };
    for (const std::size_t index : {std::size_t(0), std::size_t(2), std::size_t(5)}) {
        bar->setValue(topOf(headings(*m_text).at(index)) + 7);
        for (const int retry : {3, 4, 8, 9, 11, 2}) {
            m_pane->setCursor(inWait(*m_result, retry));
            QCOMPARE(fromHeading(index), 7);
        }
    }
    bar->setValue(0);
    m_pane->setCursor(inWait(*m_result, 9));
    QCOMPARE(bar->value(), 0);
    bar->setValue(bar->maximum());
    m_pane->setTheme(Theme::darkTheme());
    QCOMPARE(bar->value(), bar->maximum());
    QVERIFY(bar->maximum() > 0);
}

void TestGuidePane::keepsTheTextCursorInItsSection()
{
    show(alwaysDown(12));
    m_pane->setCursor(inWait(*m_result, 2));
    QTextCursor cursor = m_text->textCursor();
    cursor.setPosition(headings(*m_text).at(4).position() + 3);
    m_text->setTextCursor(cursor);
    m_pane->setCursor(inWait(*m_result, 11));
    QCOMPARE(m_text->textCursor().position(), headings(*m_text).at(4).position() + 3);
}

void TestGuidePane::fitsItsColumn_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("pixels");
    for (const int width : {260, 305, 420}) {
        for (const int pixels : {13, 26, 40}) {
            QTest::addRow("%d wide, text of %d", width, pixels) << width << pixels;
        }
    }
}

// Nothing is cut off at the right, whatever the numbers are.
void TestGuidePane::fitsItsColumn()
{
    QFETCH(const int, width);
    QFETCH(const int, pixels);
    QFont font;
    font.setPixelSize(pixels);
    QApplication::setFont(font);
    m_pane->setTheme(Theme::light());
    show(alwaysDown(6), width, 600);
    for (const ChartCase &guideCase : guideCases()) {
        m_result = makeRunResult(guideCase.experiment);
        m_pane->setResult(m_result);
        m_pane->setCursor(inWait(*m_result, 3));
        QVERIFY(m_text->document()->size().width() <= m_text->viewport()->width());
        for (QTextBlock b = m_text->document()->begin(); b.isValid(); b = b.next()) {
            for (int line = 0; line < b.layout()->lineCount(); ++line) {
                const QTextLine row = b.layout()->lineAt(line);
                QVERIFY2(row.naturalTextWidth() <= row.width() + 1, qUtf8Printable(b.text()));
                QVERIFY(row.ascent() + row.descent() >= pixels);
            }
        }
    }
    QCOMPARE(m_pane->width(), width);
}

void TestGuidePane::isReadByKeysAndCopied()
{
    show(alwaysDown(6));
    QVERIFY(m_text->isReadOnly());
    QVERIFY(!m_text->accessibleName().isEmpty());
    QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
    m_pane->setFocus();
    QVERIFY(m_text->hasFocus());
    QTest::keyClick(m_text, Qt::Key_PageDown);
    QVERIFY(m_text->verticalScrollBar()->value() > 0);
    QTest::keyClick(m_text, Qt::Key_Home, Qt::ControlModifier);
    QVERIFY(m_text->verticalScrollBar()->value() <= m_text->document()->documentMargin());
    m_text->selectAll();
    m_text->copy();
    QVERIFY(
        QApplication::clipboard()->text().contains(QStringLiteral("min(30, 0.5 × 2^0) = 0.5 s")));
}

void TestGuidePane::hasHeadings()
{
    show(alwaysDown(6));
    const auto blocks = headings(*m_text);
    QVERIFY(blocks.size() >= 8);
    for (const QTextBlock &block : blocks) {
        QCOMPARE(block.blockFormat().headingLevel(), block == blocks.front() ? 1 : 2);
    }
    // No empty paragraph is read between them.
    for (QTextBlock b = m_text->document()->begin(); b.isValid(); b = b.next()) {
        QVERIFY(!b.text().isEmpty());
    }
}

void TestGuidePane::drawsInTheTheme()
{
    show(alwaysDown(6));
    for (const Theme &theme : {Theme::light(), Theme::darkTheme()}) {
        applyStyle(m_pane.get(), theme);
        m_pane->setTheme(theme);
        QVERIFY(contrast(theme.mutedText, theme.window) >= 4.5);
        QVERIFY(contrast(theme.text, theme.window) >= 4.5);
        const QImage picture = m_pane->grab().toImage();
        QCOMPARE(picture.pixelColor(2, 2), theme.card); // of the pane
        int ground = 0;
        for (int x = 0; x < picture.width(); ++x) {
            for (int y = 0; y < picture.height(); ++y) {
                ground += picture.pixelColor(x, y) == theme.window;
            }
        }
        QVERIFY(ground > 500); // of the formulas
    }
}

void TestGuidePane::closes()
{
    show(alwaysDown(6));
    QSignalSpy closing(m_pane.get(), &GuidePane::closeRequested);
    auto *button = m_pane->findChild<QToolButton *>();
    QVERIFY(!button->accessibleName().isEmpty());
    QTest::keyClick(button, Qt::Key_Space);
    QCOMPARE(closing.count(), 1);
}

QTEST_MAIN(TestGuidePane)
#include "test_guide_pane.moc"
