// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/card.h"

#include "ui/style/app_style.h"

#include <QBoxLayout>

namespace backoff {

Card::Card(QWidget *parent)
    : QFrame(parent)
    , m_column(new QVBoxLayout(this))
    , m_body(new QVBoxLayout)
{
    setStyleRole(this, styleRole::card);
    m_column->setContentsMargins(14, 10, 14, 10);
    m_column->setSpacing(8);
    m_column->addLayout(m_body, 1);
}

QHBoxLayout *Card::topRow()
{
    if (!m_top) {
        m_top = new QHBoxLayout;
        m_top->addStretch();
        m_column->insertLayout(0, m_top);
    }
    return m_top;
}

void Card::addToTopLeft(QWidget *widget)
{
    QHBoxLayout *row = topRow();
    int gap = 0; // where left and right part
    while (!row->itemAt(gap)->spacerItem()) {
        ++gap;
    }
    row->insertWidget(gap, widget);
}

void Card::addToTopRight(QWidget *widget, int stretch) { topRow()->addWidget(widget, stretch); }

} // namespace backoff
