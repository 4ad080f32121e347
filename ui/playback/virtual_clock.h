// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The virtual clock in large digits, each as wide as any other, so that it does not tremble while
// it runs.

#pragma once

#include "core/engine/units.h"
#include "ui/style/theme.h"

#include <QWidget>

namespace backoff {

class VirtualClock : public QWidget
{
    Q_OBJECT

public:
    explicit VirtualClock(QWidget *parent = nullptr);

    // Room is kept for the longest time; what is too long for it is written smaller.
    void setLongest(const QString &number);
    void setUnit(Unit unit);
    void setNumber(const QString &number);
    void setTheme(const Theme &theme);

    [[nodiscard]] QString text() const; // "2.769 s"
    [[nodiscard]] QString spoken() const; // "Virtual time 2.769 s"
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QFont digitFont() const;
    [[nodiscard]] QFont captionFont() const;
    [[nodiscard]] qreal digitsWidth(const QString &text, const QFont &font) const;
    [[nodiscard]] qreal captionWidth() const;
    [[nodiscard]] QString caption() const;

    QString m_longest;
    QString m_number;
    Unit m_unit = Unit::Seconds;
    Theme m_theme = Theme::light();
};

} // namespace backoff
