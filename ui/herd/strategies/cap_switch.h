// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Where proportional jitter is drawn: after the ceiling was capped, or before. Two buttons of which
// one is down; the arrow keys move between them.

#pragma once

#include "core/engine/policy.h"

#include <QWidget>

class QPushButton;

namespace backoff {

class CapSwitch : public QWidget
{
    Q_OBJECT

public:
    explicit CapSwitch(QWidget *parent = nullptr);

    void setPlacement(CapPlacement placement); // signals nothing
    [[nodiscard]] CapPlacement placement() const;

Q_SIGNALS:
    void picked(backoff::CapPlacement placement); // by the user, and another than before

private:
    QPushButton *addButton(const QString &text, CapPlacement placement);

    CapPlacement m_placement = CapPlacement::After;
    QPushButton *m_after;
    QPushButton *m_before;
};

} // namespace backoff
