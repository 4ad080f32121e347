// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A combo box that the wheel never changes: the wheel scrolls the form instead.

#pragma once

#include <QComboBox>

namespace backoff {

class Combo : public QComboBox
{
    Q_OBJECT

public:
    using QComboBox::QComboBox;

protected:
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace backoff
