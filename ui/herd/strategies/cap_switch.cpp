// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/strategies/cap_switch.h"

#include "ui/style/app_style.h"
#include "ui/style/giving_label.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>

namespace backoff {

CapSwitch::CapSwitch(QWidget *parent)
    : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    auto *name = new GivingLabel(tr("Proportional jitter"));
    row->addWidget(name);
    row->addSpacing(4);
    m_after = addButton(tr("after the cap"), CapPlacement::After);
    m_before = addButton(tr("before the cap"), CapPlacement::Before);
    auto *group = new QButtonGroup(this);
    group->addButton(m_after);
    group->addButton(m_before);
    setAccessibleName(tr("Cap placement"));
    name->setBuddy(m_after);
    setPlacement(CapPlacement::After);
}

// The button that is down is bold: wide enough for that at once, so that nothing moves.
static int widthWhenDown(const QString &text)
{
    constexpr int padding = 28; // and the border, as the style has them
    QFont bold = bodyFont();
    bold.setBold(true);
    return QFontMetrics(bold).horizontalAdvance(text) + padding;
}

QPushButton *CapSwitch::addButton(const QString &text, CapPlacement placement)
{
    auto *button = new QPushButton(text);
    button->setCheckable(true);
    button->setAutoDefault(false);
    button->setMinimumWidth(widthWhenDown(text));
    setStyleRole(button, styleRole::pill);
    button->setAccessibleName(tr("Proportional jitter %1").arg(text));
    layout()->addWidget(button);
    connect(button, &QPushButton::toggled, this, [this, placement](bool down) {
        if (down && placement != m_placement) {
            m_placement = placement;
            Q_EMIT picked(placement);
        }
    });
    return button;
}

void CapSwitch::setPlacement(CapPlacement placement)
{
    m_placement = placement;
    (placement == CapPlacement::After ? m_after : m_before)->setChecked(true);
}

CapPlacement CapSwitch::placement() const { return m_placement; }

} // namespace backoff
