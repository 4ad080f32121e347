// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// File's entries for what leaves the program in other forms.

#include "ui/experiment_controller.h"
#include "ui/exports/tables/save_table.h"
#include "ui/window/main_window.h"

#include <QAction>
#include <QMenu>

namespace backoff {

void MainWindow::createExportMenu(QMenu *file)
{
    const auto addTable = [this](const QString &text, const QKeySequence &keys, TableKind kind) {
        QAction *action = addAction(m_saveMenu, text, keys);
        connect(action, &QAction::triggered, this, [this, kind] { askToSave(kind); });
    };
    addTable(tr("&Run (the attempts)…"), Qt::CTRL | Qt::Key_E, TableKind::Attempts);
    addTable(tr("&Schedule (all retries)…"), Qt::CTRL | Qt::SHIFT | Qt::Key_E, TableKind::Retries);
    addTable(tr("&Comparison (every jitter)…"), {}, TableKind::Strategies);
    file->addMenu(m_saveMenu);
}

void MainWindow::askToSave(TableKind kind)
{
    if (commitInput()) {
        m_saver->ask(kind, m_experiments->experiment());
    }
}

} // namespace backoff
