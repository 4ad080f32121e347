// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/dimming.h"

#include <QGraphicsOpacityEffect>
#include <QWidget>

namespace backoff {

void setDimmed(QWidget *widget, bool dimmed)
{
    if (!dimmed) {
        widget->setGraphicsEffect(nullptr); // the widget owned and deletes it
        return;
    }
    auto *effect = new QGraphicsOpacityEffect;
    effect->setOpacity(0.45);
    widget->setGraphicsEffect(effect);
}

} // namespace backoff
