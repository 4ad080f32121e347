// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A lesson's texts, whoever wrote them: nothing is loaded, nothing is followed, nothing is cut off.

#include "tests/ui/fail_on_warning.h"
#include "tests/ui/lessons/lesson_fixture.h"
#include "ui/lessons/code_block.h"
#include "ui/lessons/fenced_text.h"
#include "ui/lessons/markdown_view.h"
#include "ui/lessons/told_text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextDocument>
#include <QToolButton>

#include <cmath>

using namespace backoff;

namespace {

QString code(const QString &text) { return QStringLiteral("[code]") + text; }

QStringList pieces(const QString &markdown)
{
    QStringList texts;
    for (const FencedPiece &piece : cutAtFences(markdown)) {
        texts << (piece.isCode ? code(piece.text) : piece.text);
    }
    return texts;
}

// In a column of that width, in a window of its own.
struct Shown {
    QWidget window;
    ToldText *text;

    explicit Shown(const QString &markdown, int width = 236)
        : text(new ToldText(markdown, QStringLiteral("Text"), &window))
    {
        applyStyle(&window, Theme::light());
        auto *layout = new QVBoxLayout(&window);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(text);
        layout->addStretch();
        window.resize(width, 400);
        window.show();
        QCoreApplication::processEvents();
    }

    MarkdownView *view() const { return text->findChild<MarkdownView *>(); }
};

bool hasImageOrLink(const QTextDocument &document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            const QTextCharFormat format = at.fragment().charFormat();
            if (format.isImageFormat() || format.isAnchor() || !format.anchorHref().isEmpty()) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

class TestMarkdownView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }

    void cutsAtFences_data();
    void cutsAtFences();
    void showsHostileTextAsText_data();
    void showsHostileTextAsText();
    void opensNoFileOfAPicture();
    void breaksAVeryLongWord();
    void isAsHighAsItsText();
    void takesAHundredKilobytes();
    void leavesWheelAndTabToTheColumn();
    void codeIsCopiedAsItIs();
};

void TestMarkdownView::cutsAtFences_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QStringList>("expected");
    const auto add = [](const char *name, const char *markdown, const QStringList &expected) {
        QTest::newRow(name) << QString::fromUtf8(markdown) << expected;
    };
    const auto text = [](const char *s) { return QString::fromUtf8(s); };
    add("none", "one\n\ntwo", {text("one\n\ntwo")});
    add("between",
        "one\n```python\na\n\n  b\n```\ntwo",
        {text("one"), code(text("a\n\n  b")), text("two")});
    add("tildes", "~~~\na\n```\n~~~", {code(text("a\n```"))});
    add("longer fence", "````\n```\na\n```\n````", {code(text("```\na\n```"))});
    add("not closed", "one\n```\na", {text("one"), code(text("a"))});
    add("inline", "one ```two``` three", {text("one ```two``` three")});
    add("not a fence", "``` a ` b\ntext", {text("``` a ` b\ntext")});
    add("indented too far", "    ```\ntext", {text("    ```\ntext")});
    add("carriage returns", "one\r\n```\r\na\r\n```\r\n", {text("one"), code(text("a"))});
    add("empty", "", {});
    add("empty block", "```\n```", {});
}

void TestMarkdownView::cutsAtFences()
{
    QFETCH(QString, markdown);
    QFETCH(QStringList, expected);
    QCOMPARE(pieces(markdown), expected);
}

void TestMarkdownView::showsHostileTextAsText_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("shown");
    const auto add = [](const char *name, const char *markdown, const char *shown) {
        QTest::newRow(name) << QString::fromUtf8(markdown) << QString::fromUtf8(shown);
    };
    add("tags", "a <b>b</b> <5 ms", "a <b>b</b> <5 ms");
    add("script", "<script>alert(1)</script>", "<script>alert(1)</script>");
    add("picture tag", "<img src=\"file:///etc/passwd\">", "<img src=\"file:///etc/passwd\">");
    add("picture", "![a picture](https://example.org/a.png) after", "a picture after");
    add("picture of nothing", "before ![](file:///etc/passwd)", "before ");
    add("two pictures", "![one](a.png)![two](b.png)", "onetwo");
    add("link", "[a link](https://example.org)", "a link");
    add("script as link", "[a link](javascript:alert(1))", "a link");
    add("address", "<https://example.org>", "https://example.org");
    add("bold link", "**[a link](x)** and *more*", "a link and more");
    add("data", "![words](data:image/png;base64,iVBORw0KGgo=)", "words");
}

void TestMarkdownView::showsHostileTextAsText()
{
    QFETCH(QString, markdown);
    QFETCH(QString, shown);
    const Shown s(markdown);
    QCOMPARE(s.view()->toPlainText().trimmed(), shown.trimmed());
    QVERIFY(!hasImageOrLink(*s.view()->document()));
    QSignalSpy clicked(s.view(), &QTextBrowser::anchorClicked);
    for (int x = 2; x < 200; x += 8) {
        QTest::mouseClick(s.view()->viewport(), Qt::LeftButton, {}, QPoint(x, 8));
    }
    QVERIFY(clicked.isEmpty());
    QVERIFY(s.view()->source().isEmpty());
}

// A picture that can be read would be shown, if anything asked for it.
void TestMarkdownView::opensNoFileOfAPicture()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.png"));
    QImage picture(40, 40, QImage::Format_RGB32);
    picture.fill(Qt::magenta);
    QVERIFY(picture.save(path));
    Shown s(QStringLiteral("x ![](%1) ![](file://%1)").arg(path));
    const QImage drawn = s.window.grab().toImage();
    for (int y = 0; y < drawn.height(); ++y) {
        for (int x = 0; x < drawn.width(); ++x) {
            QVERIFY(drawn.pixelColor(x, y) != QColor(Qt::magenta));
        }
    }
    QVERIFY(!s.view()
                 ->document()
                 ->resource(QTextDocument::ImageResource, QUrl::fromLocalFile(path))
                 .isValid());
}

void TestMarkdownView::breaksAVeryLongWord()
{
    for (const QString &markdown : {QString(5000, u'w'),
             QStringLiteral("    ") + QString(500, u'w'),
             u'`' + QString(500, u'w') + u'`'}) {
        const Shown s(markdown);
        QCOMPARE(s.window.width(), 236);
        QVERIFY(s.view()->document()->idealWidth() <= s.view()->viewport()->width() + 1);
        QVERIFY(s.view()->document()->size().width() <= s.view()->viewport()->width() + 1);
    }
}

void TestMarkdownView::isAsHighAsItsText()
{
    const QString text = QStringLiteral("One paragraph of **some** words that need more than a "
                                        "line.\n\n- A list\n- of *two*\n\n1. `code` and so on");
    for (const int width : {200, 236, 380}) {
        const Shown s(text, width);
        const double needed = s.view()->document()->size().height();
        QCOMPARE(s.view()->document()->textWidth(), width);
        QVERIFY(needed <= s.view()->viewport()->height());
        QVERIFY(needed > s.view()->viewport()->height() - 2);
    }
}

void TestMarkdownView::takesAHundredKilobytes()
{
    QString text;
    while (text.size() < 100'000) {
        text += QStringLiteral("A **word** and [a link](x) and `code`.\n\n");
    }
    const Shown s(text);
    QVERIFY(!hasImageOrLink(*s.view()->document()));
    QVERIFY(s.view()->toPlainText().size() > 50'000);
}

void TestMarkdownView::leavesWheelAndTabToTheColumn()
{
    const Shown s(QStringLiteral("text"));
    QVERIFY((s.view()->focusPolicy() & Qt::TabFocus) == 0);
    QWheelEvent wheel(QPointF(5, 5),
        s.view()->mapToGlobal(QPointF(5, 5)),
        {},
        {0, -120},
        Qt::NoButton,
        Qt::NoModifier,
        Qt::NoScrollPhase,
        false);
    QCoreApplication::sendEvent(s.view()->viewport(), &wheel);
    QVERIFY(!wheel.isAccepted());
}

void TestMarkdownView::codeIsCopiedAsItIs()
{
    const QString python = QStringLiteral("import random\n\nif True:\n    print(\"<b>\")\n") + u'#'
        + QString(80, u'-') + QStringLiteral("\nx = 1\n");
    const Shown s(QStringLiteral("Run:\n\n```python\n%1```\n").arg(python));
    auto *block = s.text->findChild<CodeBlock *>();
    auto *text = block->findChild<QPlainTextEdit *>();
    QVERIFY(text->horizontalScrollBar()->maximum() > 0);
    QCOMPARE(text->verticalScrollBar()->maximum(), 0);
    QVERIFY(text->geometry().bottom() < block->height());
    auto *copy = block->findChild<QToolButton *>();
    QTest::mouseClick(copy, Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), python);
    QVERIFY(!copy->accessibleName().isEmpty());
}

QTEST_MAIN(TestMarkdownView)
#include "test_markdown_view.moc"
