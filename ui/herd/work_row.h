// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How far a view of the herd is: a thin bar, the percentage and Cancel while it is being computed;
// what is shown and Compute after that was cancelled; nothing where all is current.
//
// Brief work flashes no bar: it shows from the fourth report of progress on, 0.1 s after the first
// or later. The room for the row is kept, so that nothing moves.

#pragma once

#include "ui/herd/herd_state.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace backoff {

class WorkRow : public QWidget
{
    Q_OBJECT

public:
    explicit WorkRow(QWidget *parent = nullptr);

    void setState(const HerdState &state);

Q_SIGNALS:
    void cancelRequested();
    void computeRequested();

private:
    void showWorking(double fraction);
    void showCancelled();

    HerdState m_state;
    int m_reports = 0; // of progress, since the work began
    QProgressBar *m_bar;
    QLabel *m_words;
    QPushButton *m_button;
};

} // namespace backoff
