// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/giving_label.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>
#include <QToolTip>

#include <algorithm>

namespace backoff {

static constexpr int unlimited = 100'000;

GivingLabel::GivingLabel(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

GivingLabel::GivingLabel(const QString &caption, QWidget *parent)
    : GivingLabel(parent)
{
    m_isCaption = true;
    setText(caption);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void GivingLabel::setLeastLines(int lines)
{
    m_leastLines = lines;
    updateGeometry();
}

QSize GivingLabel::sizeWithin(int width) const
{
    return fontMetrics()
        .boundingRect(QRect(0, 0, width, unlimited), Qt::TextWordWrap, text())
        .size();
}

int GivingLabel::heightOf(int lines) const
{
    return fontMetrics().height() + (lines - 1) * fontMetrics().lineSpacing();
}

int GivingLabel::linesNeeded(int width) const
{
    const int below = sizeWithin(width).height() - fontMetrics().height();
    return 1 + std::max(0, below) / fontMetrics().lineSpacing();
}

QSize GivingLabel::sizeHint() const
{
    ensurePolished();
    return {sizeWithin(unlimited).width(), heightOf(linesNeeded(width()))};
}

QSize GivingLabel::minimumSizeHint() const
{
    ensurePolished();
    return {leastWidth(), heightOf(std::min(linesNeeded(width()), m_leastLines))};
}

int GivingLabel::leastWidth() const
{
    int least = sizeWithin(0).width(); // of the longest word
    if (m_isCaption) {
        const int whole = sizeWithin(unlimited).width();
        least = std::max(least, whole / 2);
        while (least < whole && linesNeeded(least) > 2) {
            ++least;
        }
    }
    return least;
}

bool GivingLabel::isElided() const
{
    return heightOf(linesNeeded(contentsRect().width())) > contentsRect().height();
}

// As many lines as there is room for, the last one elided.
QString GivingLabel::shownText() const
{
    const QString whole = text().replace(u'\n', QChar(QChar::LineSeparator));
    QTextLayout layout(whole, font());
    const int room = std::max(1, 1 + (height() - heightOf(1)) / fontMetrics().lineSpacing());
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width());
        if (lines.size() + 1 == room) {
            const QString rest = whole.mid(line.textStart()).replace(QChar::LineSeparator, u' ');
            lines << fontMetrics().elidedText(rest, Qt::ElideRight, width());
            break;
        }
        lines << whole.mid(line.textStart(), line.textLength()).remove(QChar::LineSeparator);
    }
    layout.endLayout();
    return lines.join(u'\n');
}

void GivingLabel::paintEvent(QPaintEvent *event)
{
    if (!isElided()) {
        QLabel::paintEvent(event);
        return;
    }
    QPainter painter(this);
    style()->drawItemText(&painter,
        rect(),
        static_cast<int>(alignment() & ~Qt::AlignVCenter) | Qt::AlignTop,
        palette(),
        isEnabled(),
        shownText(),
        foregroundRole());
}

bool GivingLabel::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && isElided()) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), text(), this);
        return true;
    }
    return QLabel::event(event);
}

// Another width may need another height.
void GivingLabel::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    updateGeometry();
}

} // namespace backoff
