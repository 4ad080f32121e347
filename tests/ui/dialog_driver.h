// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Works the dialogs that are open over a window, as a user would.

#pragma once

#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

namespace backoff::test {

struct DialogDriver {
    const QWidget *over = nullptr;

    template<typename T> [[nodiscard]] T *shown() const
    {
        for (T *widget : over->findChildren<T *>()) {
            if (widget->isVisible()) {
                return widget;
            }
        }
        return nullptr;
    }
    [[nodiscard]] QFileDialog *fileDialog() const { return shown<QFileDialog>(); }
    [[nodiscard]] QMessageBox *box() const { return shown<QMessageBox>(); }

    // What the box says, without the places where a long word may break.
    [[nodiscard]] QString boxText() const
    {
        return box() ? box()->text().remove(QChar(0x200B)) : QString();
    }

    void press(QMessageBox::StandardButton button) const
    {
        QVERIFY(box() && box()->button(button));
        box()->button(button)->click();
    }
    // The one button that is no standard button.
    void pressOwnButton() const
    {
        QVERIFY(box());
        for (QAbstractButton *button : box()->buttons()) {
            if (box()->standardButton(button) == QMessageBox::NoButton) {
                button->click();
                return;
            }
        }
        QFAIL("the box has standard buttons alone");
    }

    // Types the name in the file dialog, in that folder, and accepts it. Without the focus the
    // typed name would count less than a file that is selected in the list.
    void acceptFile(const QString &folder, const QString &typed) const
    {
        QVERIFY(fileDialog());
        fileDialog()->setDirectory(folder);
        QTRY_VERIFY(fileDialog()->isActiveWindow());
        auto *name = fileDialog()->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
        name->setFocus();
        name->setText(typed);
        QMetaObject::invokeMethod(fileDialog(), "accept");
    }
    void cancelFile() const
    {
        QVERIFY(fileDialog());
        fileDialog()->reject();
    }
};

} // namespace backoff::test
