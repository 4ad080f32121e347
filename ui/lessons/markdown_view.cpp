// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/markdown_view.h"

#include <QEvent>
#include <QFontDatabase>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <vector>

namespace backoff {

namespace {

// QTextDocument reads files that its pictures name, even where the widget loads nothing.
class ClosedDocument : public QTextDocument
{
public:
    using QTextDocument::QTextDocument;

protected:
    QVariant loadResource(int, const QUrl &) override { return {}; }
};

struct Piece {
    int position;
    int length;
    QTextCharFormat format;
};

std::vector<Piece> piecesOf(const QTextDocument &document)
{
    std::vector<Piece> pieces;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            const QTextFragment fragment = at.fragment();
            pieces.push_back({fragment.position(), fragment.length(), fragment.charFormat()});
        }
    }
    return pieces;
}

void makePlain(QTextCharFormat &format)
{
    format.setAnchor(false);
    format.clearProperty(QTextFormat::AnchorHref);
    format.clearProperty(QTextFormat::ForegroundBrush);
    format.clearProperty(QTextFormat::TextUnderlineStyle);
    format.clearProperty(QTextFormat::FontUnderline);
}

// Pictures become the words that stand for them, links their text; code has the size of the text
// around it, and what is not wrapped is.
void tame(QTextDocument *document)
{
    std::vector<Piece> pieces = piecesOf(*document);
    std::reverse(pieces.begin(), pieces.end()); // positions before it stay
    const QString fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont).family();
    QTextCursor cursor(document);
    cursor.beginEditBlock();
    for (Piece &piece : pieces) {
        cursor.setPosition(piece.position);
        cursor.setPosition(piece.position + piece.length, QTextCursor::KeepAnchor);
        if (piece.format.isImageFormat()) {
            cursor.insertText(
                piece.format.stringProperty(QTextFormat::ImageAltText), QTextCharFormat());
        } else if (piece.format.isAnchor() || piece.format.fontFixedPitch()) {
            if (piece.format.isAnchor()) {
                makePlain(piece.format);
            }
            if (piece.format.fontFixedPitch()) {
                piece.format.setFontFamilies({fixed});
            }
            piece.format.clearProperty(QTextFormat::FontPointSize);
            piece.format.clearProperty(QTextFormat::FontPixelSize);
            cursor.setCharFormat(piece.format);
        }
    }
    for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().nonBreakableLines()) {
            QTextBlockFormat format = block.blockFormat();
            format.setNonBreakableLines(false);
            QTextCursor(block).setBlockFormat(format);
        }
    }
    cursor.endEditBlock();
}

} // namespace

MarkdownView::MarkdownView(const QString &markdown, const QString &name, QWidget *parent)
    : QTextBrowser(parent)
{
    auto *document = new ClosedDocument(this);
    document->setDocumentMargin(0);
    document->setUndoRedoEnabled(false);
    document->setMarkdown(markdown, QTextDocument::MarkdownNoHTML);
    tame(document);
    document->setDefaultFont(font());
    setDocument(document);
    fitIndent();
    setOpenLinks(false);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setFocusPolicy(Qt::ClickFocus); // to copy from it; the column around it scrolls by keys
    setAccessibleName(name);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

// A column is narrow: lists are set in by less than Qt does.
void MarkdownView::fitIndent() { document()->setIndentWidth(1.3 * fontMetrics().height()); }

int MarkdownView::heightForWidth(int width) const
{
    ensurePolished();
    if (width != m_measuredWidth) {
        QTextDocument *text = document();
        const qreal shown = text->textWidth();
        text->setTextWidth(std::max(1, width));
        m_measuredWidth = width;
        m_measuredHeight = static_cast<int>(std::ceil(text->size().height()));
        text->setTextWidth(shown);
    }
    return m_measuredHeight;
}

QSize MarkdownView::sizeHint() const
{
    constexpr int usualWidth = 240;
    return {usualWidth, heightForWidth(usualWidth)};
}

QSize MarkdownView::minimumSizeHint() const { return {0, fontMetrics().height()}; }

void MarkdownView::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fitIndent();
        m_measuredWidth = -1;
        updateGeometry();
    }
}

void MarkdownView::wheelEvent(QWheelEvent *event) { event->ignore(); }

} // namespace backoff
