// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/guide/guide_document.h"

#include "core/io/shown_numbers.h"
#include "ui/style/fonts.h"

#include <QFontMetrics>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>

namespace backoff {

namespace {

bool isFramed(GuideKind kind)
{
    return kind == GuideKind::Formula || kind == GuideKind::Numbers || kind == GuideKind::Code;
}

class Writer
{
public:
    Writer(QTextDocument &document, const Theme &theme, const QFont &font)
        : m_cursor(&document)
        , m_theme(theme)
        , m_font(font)
        , m_space(QFontMetrics(font).height() / 4.0)
    {
    }

    void write(const std::vector<GuideLine> &lines)
    {
        m_cursor.beginEditBlock();
        m_cursor.select(QTextCursor::Document);
        m_cursor.removeSelectedText();
        for (const GuideLine &line : lines) {
            enterOrLeaveFrame(line.kind);
            add(line);
        }
        m_cursor.endEditBlock();
    }

private:
    // Lines of formulas that follow each other share a frame. A frame has a paragraph after it that
    // waits for text, as the document has its first one; that one's upper margin does not count.
    void enterOrLeaveFrame(GuideKind next)
    {
        if (isFramed(next) == (m_frame != nullptr)) {
            return;
        }
        if (m_frame == nullptr) {
            m_frame = m_cursor.insertFrame(frameFormat(m_space));
        } else {
            if (next == GuideKind::Title) {
                m_frame->setFrameFormat(frameFormat(3 * m_space));
            }
            m_cursor.setPosition(m_frame->lastPosition() + 1);
            m_frame = nullptr;
        }
        m_isFresh = true;
    }

    [[nodiscard]] QTextFrameFormat frameFormat(double bottomMargin) const
    {
        QTextFrameFormat format;
        format.setBackground(m_theme.window);
        format.setPadding(1.5 * m_space);
        format.setTopMargin(m_space / 2);
        format.setBottomMargin(bottomMargin);
        return format;
    }

    void add(const GuideLine &line)
    {
        const QTextBlockFormat block = blockFormat(line.kind);
        const QTextCharFormat text = textFormat(line.kind);
        for (const QString &row : withUnitsKept(line.text).split(u'\n')) {
            if (m_isFresh) {
                m_cursor.setBlockFormat(block);
                m_cursor.setBlockCharFormat(text);
            } else {
                m_cursor.insertBlock(block, text);
            }
            m_cursor.insertText(row, text);
            m_isFresh = false;
        }
        m_isFirst = false;
    }

    [[nodiscard]] QTextBlockFormat blockFormat(GuideKind kind) const
    {
        QTextBlockFormat format;
        if (kind == GuideKind::Title) {
            format.setHeadingLevel(m_isFirst ? 1 : 2);
            format.setTopMargin(m_isFirst ? 0 : 3 * m_space);
        }
        format.setBottomMargin(isFramed(kind) ? 0 : m_space);
        return format;
    }

    [[nodiscard]] QTextCharFormat textFormat(GuideKind kind) const
    {
        QTextCharFormat format;
        QFont font = kind == GuideKind::Code ? fixedWidth(m_font) : m_font;
        if (kind == GuideKind::Title && m_isFirst) {
            font = scaledFont(font, 1.2);
        }
        font.setBold(kind == GuideKind::Title || kind == GuideKind::Numbers);
        format.setFont(font);
        format.setForeground(kind == GuideKind::Formula ? m_theme.mutedText : m_theme.text);
        return format;
    }

    QTextCursor m_cursor;
    QTextFrame *m_frame = nullptr; // that is being written in
    bool m_isFresh = true; // the paragraph at the cursor is still to be used
    bool m_isFirst = true;
    const Theme &m_theme;
    QFont m_font;
    double m_space;
};

} // namespace

void writeGuide(QTextDocument &document,
    const std::vector<GuideLine> &lines,
    const Theme &theme,
    const QFont &font)
{
    Writer(document, theme, font).write(lines);
}

bool isGuideHeading(const QTextBlock &block) { return block.blockFormat().headingLevel() > 0; }

} // namespace backoff
