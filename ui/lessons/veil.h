// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Covers a view until a lesson reveals it: nothing of the view can be seen, focused or read by a
// screen reader meanwhile. The view keeps its place and its size.

#pragma once

#include "ui/style/theme.h"

#include <QWidget>

namespace backoff {

class Veil : public QWidget
{
    Q_OBJECT

public:
    explicit Veil(QWidget *view, QWidget *parent = nullptr); // takes the view

    void setVeiled(bool veiled);
    [[nodiscard]] bool isVeiled() const;
    void setTheme(const Theme &theme);
};

} // namespace backoff
