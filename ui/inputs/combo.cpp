// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inputs/combo.h"

#include <QHelpEvent>
#include <QStylePainter>
#include <QToolTip>
#include <QWheelEvent>

namespace backoff {

Combo::Combo(QWidget *parent)
    : QComboBox(parent)
{
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(1);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

int Combo::textWidth() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    constexpr int margins = 2; // as the style draws the text
    return style()
               ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this)
               .width()
        - margins;
}

bool Combo::isElided() const
{
    return fontMetrics().horizontalAdvance(currentText()) > textWidth();
}

void Combo::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.currentText = fontMetrics().elidedText(currentText(), Qt::ElideRight, textWidth());
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

bool Combo::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty() && isElided()) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), currentText(), this);
        return true;
    }
    return QComboBox::event(event);
}

void Combo::wheelEvent(QWheelEvent *event) { event->ignore(); }

} // namespace backoff
