// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The main window with a folder of session files, and hands for its menus, its dialogs and what is
// dropped on it.

#pragma once

#include "tests/support/approved.h"
#include "tests/ui/dialog_driver.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/documents/document_controller.h"
#include "ui/documents/recent_menu.h"

#include <QDir>
#include <QDropEvent>
#include <QMimeData>
#include <QTemporaryDir>
#include <QUrl>

namespace backoff {

struct DocumentFixture : WindowFixture, test::DialogDriver {
    explicit DocumentFixture(Language language = Language::English)
        : WindowFixture(defaultExperiment(Unit::Seconds), {1280, 720}, language)
    {
        over = &window;
        QSettings().clear();
    }

    [[nodiscard]] QString path(const QString &name) const { return folder.filePath(name); }

    // A session file with this title: not as we would write it, and with a key nobody knows.
    QString put(const QString &name, const QByteArray &title = "From a file") const
    {
        return putBytes(name,
            R"({"formatVersion":1, "title": ")" + title
                + R"(", "later": {"x": [1.50, null]}, "policy": {"base": 2}})");
    }
    QString putBytes(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        const bool written = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        return written ? path(name) : QString();
    }
    [[nodiscard]] QByteArray bytesOf(const QString &name) const
    {
        return test::contentOf(path(name));
    }

    [[nodiscard]] Document *document() const { return window.documents()->document(); }
    [[nodiscard]] QString title() const { return QString::fromStdString(experiment().title); }
    [[nodiscard]] bool dirty() const { return window.isWindowModified(); }

    void createNew() const { action(Qt::CTRL | Qt::Key_N)->trigger(); }
    void askForFile() const { action(Qt::CTRL | Qt::Key_O)->trigger(); }
    void save() const { action(Qt::CTRL | Qt::Key_S)->trigger(); }
    void saveAs() const { action(Qt::CTRL | Qt::SHIFT | Qt::Key_S)->trigger(); }
    void undo() const { action(Qt::CTRL | Qt::Key_Z)->trigger(); }
    void redo() const { action(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)->trigger(); }

    // Opens the submenu of File, as the mouse would, and lists what it offers.
    [[nodiscard]] QList<QAction *> entries(QMenu *menu) const
    {
        Q_EMIT menu->aboutToShow();
        return menu->actions();
    }
    [[nodiscard]] QList<QAction *> recent() const
    {
        return entries(window.findChild<RecentMenu *>());
    }
    [[nodiscard]] QList<QAction *> exampleEntries() const
    {
        for (QMenu *menu : window.findChildren<QMenu *>()) {
            if (menu->title().contains(QStringLiteral("Example"))) {
                return entries(menu);
            }
        }
        return {};
    }

    // Whether the drag is taken at this widget.
    static bool drag(QWidget *target, const QMimeData &data)
    {
        QDragEnterEvent enter(target->rect().center(),
            Qt::CopyAction | Qt::MoveAction,
            &data,
            Qt::LeftButton,
            Qt::NoModifier);
        enter.ignore();
        QCoreApplication::sendEvent(target, &enter);
        return enter.isAccepted();
    }
    static bool drop(QWidget *target, const QMimeData &data)
    {
        if (!drag(target, data)) {
            return false;
        }
        QDropEvent event(QPointF(target->rect().center()),
            Qt::CopyAction | Qt::MoveAction,
            &data,
            Qt::LeftButton,
            Qt::NoModifier);
        QCoreApplication::sendEvent(target, &event);
        return event.isAccepted() && event.dropAction() == Qt::CopyAction;
    }

    QTemporaryDir folder;
};

// As a file manager offers files: their addresses, and those as text too.
inline void setFiles(QMimeData &data, const QStringList &paths)
{
    QList<QUrl> urls;
    for (const QString &path : paths) {
        urls << QUrl::fromLocalFile(path);
    }
    data.setUrls(urls);
    data.setText(paths.join(u'\n'));
}

} // namespace backoff
