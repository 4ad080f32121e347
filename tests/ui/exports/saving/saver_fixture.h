// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A window with a FileSaver, an empty folder to save into, and hands to drive its dialogs.

#pragma once

#include "tests/support/approved.h"
#include "ui/exports/saving/file_saver.h"

#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace backoff::test {

struct SaverFixture {
    SaverFixture() { window.show(); }

    [[nodiscard]] QString path(const QString &name) const { return folder.filePath(name); }

    // What it writes is the kind's name.
    [[nodiscard]] SaveRequest request()
    {
        SaveRequest request;
        request.title = QStringLiteral("Save something");
        request.suggested = QStringLiteral("something.csv");
        request.kinds = {{QStringLiteral("Commas (*.csv)"), QStringLiteral("csv")},
            {QStringLiteral("Spreadsheet (*.spreadsheet.csv)"), QStringLiteral("spreadsheet.csv")},
            {QStringLiteral("JSON (*.json)"), QStringLiteral("json")}};
        request.bytes = [this](std::size_t kind) {
            ++made;
            return "kind " + std::to_string(kind);
        };
        request.saved = [this](const QString &where) { told << where; };
        return request;
    }

    template<typename T> [[nodiscard]] T *shown() const
    {
        for (T *widget : window.findChildren<T *>()) {
            if (widget->isVisible()) {
                return widget;
            }
        }
        return nullptr;
    }
    [[nodiscard]] QFileDialog *dialog() const { return shown<QFileDialog>(); }
    [[nodiscard]] QMessageBox *box() const { return shown<QMessageBox>(); }
    [[nodiscard]] QString message() const
    {
        return box() ? box()->text().remove(QChar(0x200B)) : QString();
    }
    [[nodiscard]] QLineEdit *name() const
    {
        return dialog()->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
    }

    // Types the name in the dialog, in our folder, and accepts it. Without the focus the typed name
    // would count less than a file that is selected in the list.
    void accept(const QString &typed) const
    {
        dialog()->setDirectory(folder.path());
        QVERIFY(QTest::qWaitForWindowActive(dialog()));
        name()->setFocus();
        name()->setText(typed);
        QMetaObject::invokeMethod(dialog(), "accept");
    }
    void choose(std::size_t kind) const
    {
        const QString filter = dialog()->nameFilters().at(static_cast<qsizetype>(kind));
        dialog()->selectNameFilter(filter);
        Q_EMIT dialog()->filterSelected(filter);
    }
    void answer(QMessageBox::ButtonRole role) const
    {
        for (QAbstractButton *button : box()->buttons()) {
            if (box()->buttonRole(button) == role) {
                button->click();
                return;
            }
        }
        QFAIL("the box has no such button");
    }

    Labels labels {Language::English};
    QWidget window;
    FileSaver saver {labels, &window};
    QSignalSpy saved {&saver, &FileSaver::saved};
    QTemporaryDir folder;
    QStringList told; // by the request's callback
    int made = 0; // how often the bytes were asked for
};

inline void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

} // namespace backoff::test
