// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Paints a table's cells: the model's background, which a style sheet with borders leaves out, and
// the keyboard's cell in an outline of the accent.

#pragma once

#include <QStyledItemDelegate>

namespace backoff {

class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter,
        const QStyleOptionViewItem &option,
        const QModelIndex &index) const override;
};

} // namespace backoff
