// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/saving/file_dialog.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QFileDialog>

namespace backoff {

// Qt's own labels name them to the eye alone.
static void nameBoxes(const QFileDialog &dialog)
{
    const std::pair<QString, QFileDialog::DialogLabel> boxes[]
        = {{QStringLiteral("lookInCombo"), QFileDialog::LookIn},
            {QStringLiteral("fileTypeCombo"), QFileDialog::FileType}};
    for (const auto &[name, label] : boxes) {
        if (auto *box = dialog.findChild<QComboBox *>(name)) { // a desktop's own dialog has none
            box->setAccessibleName(dialog.labelText(label).remove(u'&').remove(u':'));
            box->setAccessibleDescription(box->accessibleName()); // Qt tells the item as the name
        }
    }
}

QFileDialog *makeFileDialog(QWidget *over, const QString &title, const QString &folder)
{
    auto *dialog = new QFileDialog(over, title, folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    for (QAbstractItemView *view : dialog->findChildren<QAbstractItemView *>()) {
        view->setContextMenuPolicy(Qt::NoContextMenu);
    }
    nameBoxes(*dialog);
    return dialog;
}

} // namespace backoff
