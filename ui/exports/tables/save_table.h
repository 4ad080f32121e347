// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Save table: asks for a file, writes it whole through core/io, and says what went wrong.

#pragma once

#include "core/engine/experiment.h"
#include "core/io/labels.h"
#include "core/tables/format.h"
#include "core/tables/table.h"

#include <QObject>

class QFileDialog;
class QWidget;

namespace backoff {

class TableSaver : public QObject
{
    Q_OBJECT

public:
    // Dialogs open over `window`.
    TableSaver(const Labels &labels, QWidget *window);

    // Opens the file dialog for one table of the experiment.
    void ask(TableKind kind, const Experiment &experiment);

    // Writes the file; its suffix decides the format. False, and a message shown, where it could
    // not be written.
    bool save(TableKind kind, const Experiment &experiment, const QString &path, Format fallback);

Q_SIGNALS:
    void saved(const QString &path);

private:
    void show(const QString &message);

    const Labels &m_labels;
    QWidget *m_window;
    QString m_folder; // the last one used
};

} // namespace backoff
