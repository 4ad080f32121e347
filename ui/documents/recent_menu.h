// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// File > Open Recent: made anew whenever it opens.

#pragma once

#include "ui/documents/recent_files.h"

#include <QMenu>

namespace backoff {

class RecentMenu : public QMenu
{
    Q_OBJECT

public:
    explicit RecentMenu(const QString &title, QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(const QString &path);

private:
    void fill();

    RecentFiles m_files;
};

} // namespace backoff
