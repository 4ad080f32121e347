// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What of a lesson's column is not to be read because it is cut off.

#pragma once

#include "tests/ui/lessons/lesson_fixture.h"
#include "ui/lessons/markdown_view.h"
#include "ui/lessons/wrapped_label.h"
#include "ui/lessons/wrapped_text.h"

#include <QTextDocument>

namespace backoff {

// All of a label's, choice's or text's lines are inside it, and it is inside the column.
inline QString cutOff(const LessonFixture &f)
{
    for (const WrappedLabel *label : f.shown<WrappedLabel>()) {
        if (wrappedHeight(label->text(), label->font(), label->width()) > label->height()) {
            return label->text();
        }
    }
    for (const ChoiceButton *button : f.shown<ChoiceButton>()) {
        if (button->heightForWidth(button->width()) > button->height()) {
            return button->text();
        }
    }
    for (const MarkdownView *view : f.shown<MarkdownView>()) {
        if (view->document()->size().height() > view->viewport()->height()) {
            return view->toPlainText();
        }
    }
    for (const QWidget *widget : f.shown<QWidget>()) {
        const QWidget *parent = widget->parentWidget();
        if (parent != f.scroll()->viewport() && !parent->rect().contains(widget->geometry())) {
            return QString::fromLatin1(widget->metaObject()->className());
        }
    }
    return f.scroll()->widget()->width() > f.scroll()->viewport()->width()
        ? QStringLiteral("too wide")
        : QString();
}

} // namespace backoff
