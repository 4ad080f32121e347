// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A combo box that the wheel never changes (it scrolls the form instead) and whose longest item
// does not widen the form: it ends in an ellipsis, and a tooltip says the whole of it.

#pragma once

#include <QComboBox>

namespace backoff {

class Combo : public QComboBox
{
    Q_OBJECT

public:
    explicit Combo(QWidget *parent = nullptr);

    [[nodiscard]] bool isElided() const;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    [[nodiscard]] int textWidth() const; // the room for it
};

} // namespace backoff
