// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Covers a view until a lesson reveals it: nothing of the view can be seen, focused or read by a
// screen reader meanwhile. The view keeps its place and its size.
//
// Where the view is hidden or shown by who made it, the veil goes with it.

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
    [[nodiscard]] bool isVeiled() const { return m_veiled; }
    void setTheme(const Theme &theme);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QWidget *m_holder; // hidden instead of the view, whose own visibility is not ours
    QWidget *m_view;
    Theme m_theme = Theme::light();
    bool m_veiled = false;
    bool m_wentWithView = false;
};

} // namespace backoff
