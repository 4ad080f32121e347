// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/window_settings.h"

#include <QScreen>
#include <QSettings>
#include <QWidget>

namespace backoff {

// The key carries a version: another layout of the window forgets the old geometry.
static const QString geometryKey = QStringLiteral("window1/geometry");

void saveGeometryOf(const QWidget &window)
{
    QSettings().setValue(geometryKey, window.saveGeometry());
}

bool restoreGeometryOf(QWidget &window)
{
    return window.restoreGeometry(QSettings().value(geometryKey).toByteArray());
}

void fitOnScreen(QWidget &window)
{
    constexpr QSize decoration(16, 48); // title bar and edges: not known before it is shown
    window.resize(window.size().boundedTo(window.screen()->availableSize() - decoration));
}

} // namespace backoff
