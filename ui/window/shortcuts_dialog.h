// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Help > Keyboard Shortcuts: made from the window's own actions, so it can't be out of date.

#pragma once

#include <QDialog>

class QAction;

namespace backoff {

class ShortcutsDialog : public QDialog
{
    Q_OBJECT

public:
    ShortcutsDialog(const QList<QAction *> &actions, QWidget *parent);
};

} // namespace backoff
