// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/wrapped_label.h"

#include "ui/lessons/wrapped_text.h"

#include <QPainter>

namespace backoff {

WrappedLabel::WrappedLabel(const QString &text, QWidget *parent)
    : QLabel(text, parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int WrappedLabel::heightForWidth(int width) const
{
    ensurePolished();
    return wrappedHeight(text(), font(), width);
}

QSize WrappedLabel::sizeHint() const
{
    constexpr int usualWidth = 240;
    return {usualWidth, heightForWidth(usualWidth)};
}

QSize WrappedLabel::minimumSizeHint() const { return {0, fontMetrics().height()}; }

void WrappedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    drawWrapped(painter, rect(), text(), font());
}

} // namespace backoff
