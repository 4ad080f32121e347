// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A combo box that the wheel never changes (it scrolls the form instead) and whose longest item
// does not widen the form.

#pragma once

#include <QComboBox>

namespace backoff {

class Combo : public QComboBox
{
    Q_OBJECT

public:
    explicit Combo(QWidget *parent = nullptr);

protected:
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace backoff
