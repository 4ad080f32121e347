// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every warning fails a window's test, but for the one that the offscreen platform gives whenever
// a window with a least size is shown.

#pragma once

#include <QRegularExpression>
#include <QTest>

inline void failOnWarning()
{
    QTest::failOnWarning(QRegularExpression(
        QStringLiteral("^(?!This plugin does not support propagateSizeHints).*")));
}
