// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/accessibility/reduced_motion.h"

#include "ui/accessibility/desktop_motion.h"

#include <QApplication>
#include <QSettings>

#include <map>

namespace backoff {

static const QString choiceKey = QStringLiteral("accessibility/motion");

static QString wordOf(MotionChoice choice)
{
    switch (choice) {
    case MotionChoice::System:
        break;
    case MotionChoice::Reduced:
        return QStringLiteral("reduced");
    case MotionChoice::Full:
        return QStringLiteral("full");
    }
    return QStringLiteral("system");
}

MotionChoice motionChoice()
{
    const QString word = QSettings().value(choiceKey).toString();
    for (const MotionChoice choice : allMotionChoices) {
        if (word == wordOf(choice)) {
            return choice;
        }
    }
    return MotionChoice::System;
}

void setMotionChoice(MotionChoice choice) { QSettings().setValue(choiceKey, wordOf(choice)); }

bool prefersReducedMotion()
{
    switch (motionChoice()) {
    case MotionChoice::System:
        break;
    case MotionChoice::Reduced:
        return true;
    case MotionChoice::Full:
        return false;
    }
    return desktopReducesMotion();
}

void applyReducedMotion(bool reduced)
{
    constexpr Qt::UIEffect effects[] = {Qt::UI_AnimateMenu,
        Qt::UI_FadeMenu,
        Qt::UI_AnimateCombo,
        Qt::UI_AnimateTooltip,
        Qt::UI_FadeTooltip,
        Qt::UI_AnimateToolBox};
    static std::map<Qt::UIEffect, bool> before; // as the desktop has them
    if (before.empty()) {
        for (const Qt::UIEffect effect : effects) {
            before[effect] = QApplication::isEffectEnabled(effect);
        }
    }
    for (const Qt::UIEffect effect : effects) {
        QApplication::setEffectEnabled(effect, before[effect] && !reduced);
    }
}

} // namespace backoff
