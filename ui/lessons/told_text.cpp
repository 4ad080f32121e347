// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/told_text.h"

#include "core/io/shown_numbers.h"
#include "ui/lessons/code_block.h"
#include "ui/lessons/fenced_text.h"
#include "ui/lessons/markdown_view.h"

#include <QVBoxLayout>

namespace backoff {

// Of several the later ones say which they are: by ear they would be the same.
static QString numbered(const QString &name, int number)
{
    return number == 1 ? name : ToldText::tr("%1, part %2").arg(name).arg(number);
}

ToldText::ToldText(const QString &markdown, const QString &name, QWidget *parent)
    : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    int codes = 0;
    int texts = 0;
    for (const FencedPiece &piece : cutAtFences(markdown)) {
        if (piece.isCode) {
            column->addWidget(
                new CodeBlock(piece.text, numbered(tr("Code: %1").arg(name), ++codes), this));
        } else {
            column->addWidget(
                new MarkdownView(withUnitsKept(piece.text), numbered(name, ++texts), this));
        }
    }
}

QString ToldText::plainText() const
{
    QStringList texts;
    for (const MarkdownView *view : findChildren<MarkdownView *>()) {
        texts << view->toPlainText();
    }
    return texts.join(u'\n');
}

} // namespace backoff
