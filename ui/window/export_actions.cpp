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

// They belong to the window, over which they ask.
ExportActions::~ExportActions()
{
    delete m_handoutExporter;
    delete m_pictureExporter;
    delete m_tableExporter;
    delete m_saver;
}

void ExportActions::add(QMenu *menu, const QString &text, const QKeySequence &keys, const Act &act)
{
    QAction *action = menu->addAction(text);
    action->setShortcut(keys);
    m_actions.append(action);
    connect(action, &QAction::triggered, this, [this, act] {
        if (m_host.commitInput()) {
            act(m_host.source());
        }
    });
}

void ExportActions::fillTables()
{
    const auto addTable = [this](const QString &text, const QKeySequence &keys, TableKind kind) {
        add(m_tables, text, keys, [this, kind](const ExportSource &source) {
            m_tableExporter->ask(kind, source);
        });
    };
    addTable(tr("&Run (the attempts)…"), Qt::CTRL | Qt::Key_E, TableKind::Attempts);
    addTable(tr("&Schedule (all retries)…"), Qt::CTRL | Qt::SHIFT | Qt::Key_E, TableKind::Retries);
    addTable(tr("&Comparison (every jitter)…"), {}, TableKind::Strategies);
    m_tables->addSeparator();
    addTable(tr("&Fleet (every jitter)…"), {}, TableKind::Fleets);
    addTable(tr("Fleet &Histogram…"), {}, TableKind::FleetBins);
    addTable(tr("C&ontention…"), {}, TableKind::Contention);
}

void ExportActions::addExportsTo(QMenu *file)
{
    file->addMenu(m_tables);
    add(file,
        tr("Export Pi&cture…"),
        Qt::CTRL | Qt::SHIFT | Qt::Key_P,
        [this](const ExportSource &source) {
            m_pictureExporter->ask(source, m_host.shownChart(), m_host.logScale());
        });
    add(file,
        tr("&Handout…"),
        Qt::CTRL | Qt::SHIFT | Qt::Key_H,
        [this](const ExportSource &source) { m_handoutExporter->ask(source.result); });
    add(file, tr("Pr&int Handout…"), Qt::CTRL | Qt::Key_P, [this](const ExportSource &source) {
        m_handoutExporter->print(source.result);
    });
}

void ExportActions::addCopiesTo(QMenu *edit)
{
    add(edit,
        tr("&Copy Table"),
        Qt::CTRL | Qt::SHIFT | Qt::Key_C,
        [this](const ExportSource &source) {
            const RunResult &result = *source.result;
            copyTable(runTable(result.trace), result.experiment(), m_labels.language());
            Q_EMIT copied(tr("the table of the run"));
        });
    addPictureCopiesTo(edit);
    add(edit, tr("Copy Command &Line"), {}, [this](const ExportSource &source) {
        copyShownCommandLine(source);
    });
}

void ExportActions::copyShownCommandLine(const ExportSource &source)
{
    if (const std::optional<HerdView> view = m_host.shownHerd()) {
        copyCommandLine(*view, source);
        Q_EMIT copied(tr("a command line that gives what is shown"));
    } else {
        copyCommandLine(source.result->experiment(), TableKind::Attempts);
        Q_EMIT copied(tr("a command line that gives this run"));
    }
}

// Light, whatever the window's palette: they are pasted into documents.
void ExportActions::addPictureCopiesTo(QMenu *edit)
{
    QMenu *pictures = edit->addMenu(tr("Copy &Picture"));
    const auto addPicture = [this, pictures](const QString &text, PictureKind kind) {
        add(pictures, text, {}, [this, text, kind](const ExportSource &source) {
            if (m_pictureExporter->copy(source, kind, m_host.logScale(), false)) {
                Q_EMIT copied(tr("a picture of the experiment"));
            } else {
                Q_EMIT refused(tr("Not copied: show that view and let it finish first."));
            }
        });
    };
    addPicture(tr("&Timeline"), PictureKind::Timeline);
    addPicture(tr("&Delays"), PictureKind::Delays);
    addPicture(tr("&Cumulative"), PictureKind::Cumulative);
    addPicture(tr("&Strategies"), PictureKind::Strategies);
    addPicture(tr("&Fleet"), PictureKind::Fleet);
    addPicture(tr("C&ontention"), PictureKind::Contention);
}

} // namespace backoff
