// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/code_block.h"

#include "ui/accessibility/announce.h"
#include "ui/exports/clipboard/clipboard.h"
#include "ui/style/app_style.h"
#include "ui/style/fonts.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

namespace backoff {

CodeBlock::CodeBlock(const QString &code, const QString &name, QWidget *parent)
    : QFrame(parent)
    , m_copy(new QToolButton(this))
    , m_text(new QPlainTextEdit(code, this))
{
    setStyleRole(this, styleRole::card);
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setAccessibleName(name);
    m_text->viewport()->installEventFilter(this);
    m_copy->setText(tr("Copy"));
    m_copy->setAccessibleName(tr("Copy: %1").arg(name));
    setStyleRole(m_copy, styleRole::link);
    m_copy->setFocusPolicy(Qt::StrongFocus);
    connect(m_copy, &QToolButton::clicked, this, &CodeBlock::copy);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(6, 4, 6, 4);
    column->setSpacing(0);
    column->addWidget(m_copy, 0, Qt::AlignRight);
    column->addWidget(m_text);
    fitText();
}

void CodeBlock::copy()
{
    copyPlainText(m_text->toPlainText() + u'\n');
    m_copy->setText(tr("Copied"));
    announce(m_copy, tr("Copied: %1").arg(m_text->accessibleName()));
}

void CodeBlock::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fitText();
    }
}

// The wheel scrolls the column, never the block: what is under the pointer would take it away.
bool CodeBlock::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Wheel) {
        event->ignore();
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

void CodeBlock::fitText()
{
    m_text->setFont(fixedWidth(font()));
    const QTextDocument *code = m_text->document();
    double height = 2 * code->documentMargin() + m_text->horizontalScrollBar()->sizeHint().height();
    for (QTextBlock line = code->begin(); line.isValid(); line = line.next()) {
        height += code->documentLayout()->blockBoundingRect(line).height();
    }
    m_text->setFixedHeight(static_cast<int>(std::ceil(height)));
}

} // namespace backoff
