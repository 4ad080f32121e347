// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/documents/unsaved_guard.h"

#include "ui/exports/saving/message_box.h"

#include <QCoreApplication>
#include <QPushButton>

namespace backoff {

namespace {

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(UnsavedGuard)
};

// Closed without a button, it was not answered.
UnsavedAnswer answerOf(int button)
{
    switch (button) {
    case QMessageBox::Save:
        return UnsavedAnswer::Save;
    case QMessageBox::Discard:
        return UnsavedAnswer::Discard;
    default:
        return UnsavedAnswer::Cancel;
    }
}

} // namespace

void askAboutUnsaved(
    const QString &name, QWidget *window, const std::function<void(UnsavedAnswer answer)> &answered)
{
    QMessageBox *box = makeMessageBox(QMessageBox::Warning,
        Texts::tr("Unsaved Changes"),
        Texts::tr("Save the changes to '%1'?").arg(name),
        window);
    box->setInformativeText(Texts::tr("They are lost if you don't save them."));
    box->setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    box->setDefaultButton(QMessageBox::Save);
    box->setEscapeButton(QMessageBox::Cancel);
    QObject::connect(
        box, &QDialog::finished, window, [answered](int button) { answered(answerOf(button)); });
    box->open();
}

void askAboutForeignChange(
    const QString &path, QWidget *window, const std::function<void()> &replace)
{
    QMessageBox *box = makeMessageBox(QMessageBox::Warning,
        Texts::tr("Save Session"),
        Texts::tr("Another program has changed '%1'. Replace what it wrote?").arg(path),
        window);
    const QPushButton *button = box->addButton(Texts::tr("&Replace"), QMessageBox::AcceptRole);
    box->setDefaultButton(box->addButton(QMessageBox::Cancel));
    QObject::connect(box, &QDialog::finished, window, [box, button, replace] {
        if (box->clickedButton() == button) {
            replace();
        }
    });
    box->open();
}

} // namespace backoff
