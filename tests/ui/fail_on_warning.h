// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every warning fails a window's test, but for what the offscreen platform says of itself: it has
// no sizes to hint at, and no keyboard to grab for a menu.

#pragma once

#include <QRegularExpression>
#include <QTest>

inline void failOnWarning()
{
    QTest::failOnWarning(
        QRegularExpression(QStringLiteral("^(?!This plugin does not support ).*")));
}
