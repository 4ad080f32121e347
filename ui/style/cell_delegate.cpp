// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/cell_delegate.h"

#include <QPainter>

namespace backoff {

void CellDelegate::paint(
    QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QVariant ground = index.data(Qt::BackgroundRole);
    if (ground.isValid()) {
        painter->fillRect(option.rect, ground.value<QColor>());
    }
    QStyleOptionViewItem plain = option;
    plain.state.setFlag(QStyle::State_HasFocus, false);
    QStyledItemDelegate::paint(painter, plain, index);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->save();
        painter->setPen(option.palette.color(QPalette::Active, QPalette::Highlight));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
        painter->restore();
    }
}

} // namespace backoff
