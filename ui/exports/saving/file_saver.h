// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The one way in which the window saves a file: asks where, adds the suffix, asks once about
// replacing the file that is really meant, writes it whole through core/io, says what went wrong.

#pragma once

#include "core/io/labels.h"
#include "ui/exports/saving/save_target.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QWidget>

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace backoff {

struct SaveRequest {
    QString title; // of the dialog
    QString suggested; // a file name with its suffix, or a whole path
    std::vector<SaveKind> kinds; // at least one; a file's suffix decides, then the chosen filter
    std::size_t chosen = 0;
    std::function<std::string(std::size_t kind)> bytes; // made when the file is known
    std::function<void(const QString &path)> saved; // optional: after it was written
    QPointer<QWidget> over; // the dialogs open over it; none: over the saver's window
};

class FileSaver : public QObject
{
    Q_OBJECT

public:
    // Dialogs open over `window`.
    FileSaver(const Labels &labels, QWidget *window);

    void ask(const SaveRequest &request);

    // Writes without asking. False, and a message shown, where it could not be written.
    bool write(const QString &path, const std::string &bytes);
    bool write(const QString &path, const std::string &bytes, QWidget *over);

Q_SIGNALS:
    void saved(const QString &path);

private:
    void open(const SaveRequest &request, const QString &name, std::size_t kind);
    void confirm(const SaveRequest &request, const SaveTarget &target);
    void save(const SaveRequest &request, const SaveTarget &target);
    [[nodiscard]] QWidget *windowOf(const SaveRequest &request) const;

    const Labels &m_labels;
    QWidget *m_window;
    QString m_folder; // the last one used
};

} // namespace backoff
