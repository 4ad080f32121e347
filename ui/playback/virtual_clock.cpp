// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/playback/virtual_clock.h"

#include "core/io/shown_numbers.h"
#include "ui/playback/playback_access.h"
#include "ui/style/fonts.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace backoff {

static constexpr double digitShare = 1.55; // of the widget's font
static constexpr double captionShare = 0.86;
// Pixels of a desk.
static constexpr qreal gap = 6; // before the caption
static constexpr qreal widestDigits = 190;

static qreal cellWidth(QChar character, const QFontMetricsF &metrics)
{
    return metrics.horizontalAdvance(character.isDigit() ? QChar(u'0') : character);
}

VirtualClock::VirtualClock(QWidget *parent)
    : QWidget(parent)
{
    makePlaybackAccessible();
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
}

void VirtualClock::setLongest(const QString &number)
{
    m_longest = number;
    updateGeometry();
    update();
}

void VirtualClock::setUnit(Unit unit)
{
    m_unit = unit;
    updateGeometry();
    update();
}

void VirtualClock::setNumber(const QString &number)
{
    m_number = number;
    update();
}

void VirtualClock::setTheme(const Theme &theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

QString VirtualClock::spoken() const { return tr("Virtual time %1").arg(text()); }

QString VirtualClock::text() const { return withUnit(m_number, m_unit); }

QSize VirtualClock::sizeHint() const
{
    const QSize least = minimumSizeHint();
    return QSize(least.width() + qCeil(captionWidth()), least.height());
}

// The caption gives way where there is no room for it.
QSize VirtualClock::minimumSizeHint() const
{
    const QFont digits = digitFont();
    return QSize(qCeil(digitsWidth(withUnit(m_longest, m_unit), digits)) + 2,
        qCeil(QFontMetricsF(digits).height()));
}

// Right-aligned, so that the unit and the caption stay where they are.
void VirtualClock::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QFont digits = digitFont();
    const QFontMetricsF metrics(digits);
    const qreal baseline = std::round((height() + metrics.capHeight()) / 2);
    qreal right = width();
    if (width() >= sizeHint().width()) {
        right -= captionWidth();
        painter.setFont(captionFont());
        painter.setPen(m_theme.mutedText);
        painter.drawText(QPointF(right + m_theme.enlarged.scale * gap, baseline), caption());
    }

    painter.setFont(digits);
    painter.setPen(m_theme.text);
    qreal x = right - digitsWidth(text(), digits);
    for (const QChar character : text()) {
        const qreal cell = cellWidth(character, metrics);
        const qreal own = metrics.horizontalAdvance(character);
        painter.drawText(QPointF(x + (cell - own) / 2, baseline), QString(character));
        x += cell;
    }
}

void VirtualClock::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        updateGeometry();
        update();
    }
}

QFont VirtualClock::digitFont() const
{
    QFont large = scaledFont(font(), digitShare);
    large.setBold(true);
    const qreal width = digitsWidth(withUnit(m_longest, m_unit), large);
    const qreal most = m_theme.enlarged.scale * widestDigits;
    return width > most ? m_theme.enlarged.label(scaledFont(large, most / width)) : large;
}

QFont VirtualClock::captionFont() const { return scaledFont(font(), captionShare); }

qreal VirtualClock::digitsWidth(const QString &text, const QFont &font) const
{
    const QFontMetricsF metrics(font);
    qreal width = 0;
    for (const QChar character : text) {
        width += cellWidth(character, metrics);
    }
    return width;
}

// And of the gap before it.
qreal VirtualClock::captionWidth() const
{
    return m_theme.enlarged.scale * gap + QFontMetricsF(captionFont()).horizontalAdvance(caption());
}

QString VirtualClock::caption() const { return tr("virtual time"); }

} // namespace backoff
