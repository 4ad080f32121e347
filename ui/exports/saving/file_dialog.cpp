// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/saving/file_dialog.h"

#include <QAbstractItemView>
#include <QFileDialog>

namespace backoff {

QFileDialog *makeFileDialog(QWidget *over, const QString &title, const QString &folder)
{
    auto *dialog = new QFileDialog(over, title, folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    for (QAbstractItemView *view : dialog->findChildren<QAbstractItemView *>()) {
        view->setContextMenuPolicy(Qt::NoContextMenu);
    }
    return dialog;
}

} // namespace backoff
