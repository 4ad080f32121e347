// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/choice_button.h"

#include "ui/lessons/wrapped_text.h"

#include <QKeyEvent>
#include <QPainter>

namespace backoff {

static constexpr int margin = 9;
static constexpr double radius = 7;

// An ampersand would underline what follows it.
static QString literally(QString words) { return words.replace(u'&', QStringLiteral("&&")); }

ChoiceButton::ChoiceButton(const QString &words, QWidget *parent)
    : QRadioButton(literally(words), parent)
    , m_words(words)
{
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(words);
}

void ChoiceButton::setMark(Mark mark)
{
    m_mark = mark;
    setEnabled(mark == Mark::None);
    setCursor(isEnabled() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    QString description;
    if (mark == Mark::Right) {
        description = isChecked() ? tr("your prediction, and the answer") : tr("the answer");
    } else if (mark == Mark::Wrong) {
        description = tr("your prediction, not the answer");
    }
    setAccessibleDescription(description);
    update();
}

void ChoiceButton::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

QRect ChoiceButton::wordsRect(int width) const
{
    const int left = margin + fontMetrics().height() + margin;
    return {left, margin, width - left - margin, height() - 2 * margin};
}

int ChoiceButton::heightForWidth(int width) const
{
    ensurePolished();
    return wrappedHeight(m_words, font(), wordsRect(width).width()) + 2 * margin;
}

QSize ChoiceButton::sizeHint() const
{
    constexpr int usualWidth = 240;
    return {usualWidth, heightForWidth(usualWidth)};
}

QSize ChoiceButton::minimumSizeHint() const
{
    return {4 * fontMetrics().height(), fontMetrics().height() + 2 * margin};
}

bool ChoiceButton::hitButton(const QPoint &pos) const { return rect().contains(pos); }

// An arrow chooses what it reaches, the first time too: Qt's own only moves the focus then.
void ChoiceButton::keyPressEvent(QKeyEvent *event)
{
    QRadioButton::keyPressEvent(event);
    auto *reached = qobject_cast<ChoiceButton *>(window()->focusWidget());
    if (reached && reached != this && reached->parent() == parent()) {
        reached->setChecked(true);
    }
}

void ChoiceButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawFrame(painter);
    drawSign(painter);
    painter.setPen(m_mark == Mark::NotIt ? m_theme.mutedText : m_theme.text);
    drawWrapped(painter, wordsRect(width()), m_words, font());
}

void ChoiceButton::drawFrame(QPainter &painter) const
{
    const double line = m_theme.enlarged.line(isChecked() ? 2 : 1);
    QColor edge = isChecked() ? m_theme.accent : m_theme.border;
    if (!isChecked() && isEnabled() && underMouse()) {
        edge = m_theme.tintEdge;
    }
    painter.setPen(QPen(edge, line));
    painter.setBrush(isChecked() ? m_theme.selected : m_theme.card);
    const QRectF outline = QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2);
    painter.drawRoundedRect(outline, radius, radius);
    if (hasFocus()) {
        painter.setPen(QPen(m_theme.accent, m_theme.enlarged.line(1.5)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(outline.adjusted(3, 3, -3, -3), radius - 3, radius - 3);
    }
}

// Beside the first line.
void ChoiceButton::drawSign(QPainter &painter) const
{
    const int line = fontMetrics().height();
    const QRectF box(margin, margin, line, line);
    if (m_mark == Mark::Right || m_mark == Mark::Wrong) {
        const bool right = m_mark == Mark::Right;
        QFont bold = font();
        bold.setBold(true);
        painter.setFont(bold);
        painter.setPen(right ? m_theme.successText : m_theme.failureText);
        painter.drawText(
            box, Qt::AlignCenter, right ? QStringLiteral("\u2713") : QStringLiteral("\u2715"));
        return;
    }
    const double size = line * 0.8;
    QRectF ring(0, 0, size, size);
    ring.moveCenter(box.center());
    painter.setPen(
        QPen(isChecked() ? m_theme.accent : m_theme.mutedText, m_theme.enlarged.line(1.5)));
    painter.setBrush(m_theme.field);
    painter.drawEllipse(ring);
    if (isChecked()) {
        const double inset = size * 0.27;
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.accent);
        painter.drawEllipse(ring.adjusted(inset, inset, -inset, -inset));
    }
}

} // namespace backoff
