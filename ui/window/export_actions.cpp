// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/export_actions.h"

#include "ui/exports/clipboard/clipboard.h"
#include "ui/exports/handouts/handout_exporter.h"
#include "ui/exports/pictures/picture_exporter.h"
#include "ui/exports/saving/file_saver.h"
#include "ui/exports/tables/table_exporter.h"

#include <QAction>
#include <QMenu>

namespace backoff {

ExportActions::ExportActions(const Labels &labels, const ExportHost &host)
    : QObject(host.window)
    , m_labels(labels)
    , m_host(host)
    , m_tables(new QMenu(tr("Export &Table"), host.window))
    , m_saver(new FileSaver(labels, host.window))
    , m_tableExporter(new TableExporter(labels, m_saver, host.window))
    , m_pictureExporter(new PictureExporter(labels, m_saver, host.window))
    , m_handoutExporter(new HandoutExporter(labels, m_saver, host.window))
{
    connect(m_saver, &FileSaver::saved, this, &ExportActions::saved);
    fillTables();
}

void ExportActions::add(QMenu *menu, const QString &text, const QKeySequence &keys, const Act &act)
{
    QAction *action = menu->addAction(text);
    action->setShortcut(keys);
    connect(action, &QAction::triggered, this, [this, act] {
        if (m_host.commitInput()) {
            act(m_host.result());
        }
    });
}

void ExportActions::fillTables()
{
    const auto addTable = [this](const QString &text, const QKeySequence &keys, TableKind kind) {
        add(m_tables, text, keys, [this, kind](const RunResultPtr &result) {
            m_tableExporter->ask(kind, result);
        });
    };
    addTable(tr("&Run (the attempts)…"), Qt::CTRL | Qt::Key_E, TableKind::Attempts);
    addTable(tr("&Schedule (all retries)…"), Qt::CTRL | Qt::SHIFT | Qt::Key_E, TableKind::Retries);
    addTable(tr("&Comparison (every jitter)…"), {}, TableKind::Strategies);
}

void ExportActions::addExportsTo(QMenu *file)
{
    file->addMenu(m_tables);
    add(file,
        tr("Export Pi&cture…"),
        Qt::CTRL | Qt::SHIFT | Qt::Key_P,
        [this](const RunResultPtr &result) {
            m_pictureExporter->ask(result, m_host.shownChart(), m_host.logScale());
        });
    add(file,
        tr("&Handout…"),
        Qt::CTRL | Qt::SHIFT | Qt::Key_H,
        [this](const RunResultPtr &result) { m_handoutExporter->ask(result); });
    add(file, tr("Pr&int Handout…"), Qt::CTRL | Qt::Key_P, [this](const RunResultPtr &result) {
        m_handoutExporter->print(result);
    });
}

void ExportActions::addCopiesTo(QMenu *edit)
{
    add(edit,
        tr("&Copy Table"),
        Qt::CTRL | Qt::SHIFT | Qt::Key_C,
        [this](const RunResultPtr &result) {
            copyTable(runTable(result->trace), result->experiment(), m_labels.language());
            Q_EMIT copied(tr("the table of the run"));
        });
    addPictureCopiesTo(edit);
    add(edit, tr("Copy Command &Line"), {}, [this](const RunResultPtr &result) {
        copyCommandLine(result->experiment(), TableKind::Attempts);
        Q_EMIT copied(tr("a command line that gives this run"));
    });
}

// Light, whatever the window's palette: they are pasted into documents.
void ExportActions::addPictureCopiesTo(QMenu *edit)
{
    QMenu *pictures = edit->addMenu(tr("Copy &Picture"));
    const auto addPicture = [this, pictures](const QString &text, PictureKind kind) {
        add(pictures, text, {}, [this, text, kind](const RunResultPtr &result) {
            m_pictureExporter->copy(result, kind, m_host.logScale(), false);
            Q_EMIT copied(tr("a picture of the experiment"));
        });
    };
    addPicture(tr("&Timeline"), PictureKind::Timeline);
    addPicture(tr("&Delays"), PictureKind::Delays);
    addPicture(tr("&Cumulative"), PictureKind::Cumulative);
}

} // namespace backoff
