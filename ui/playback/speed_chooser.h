// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The choice of the playback's speed. The wheel never changes it.

#pragma once

#include "core/engine/playback.h"
#include "ui/inputs/combo.h"

namespace backoff {

class SpeedChooser : public Combo
{
    Q_OBJECT

public:
    explicit SpeedChooser(QWidget *parent = nullptr);

    void showSpeed(Speed speed); // no chosen()
    void retranslate();

Q_SIGNALS:
    void chosen(backoff::Speed speed);
};

} // namespace backoff
