// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What leaves the program in a form that a course needs: the export dialogs, printing, and what
// goes to the clipboard. Each action first applies the field being edited and then reads the result
// that stands.

#pragma once

#include "core/io/labels.h"
#include "ui/exports/export_source.h"
#include "ui/exports/pictures/picture.h"

#include <QObject>

#include <functional>
#include <optional>

class QAction;
class QKeySequence;
class QMenu;
class QWidget;

namespace backoff {

class FileSaver;
class HandoutExporter;
class PictureExporter;
class TableExporter;

struct ExportHost {
    QWidget *window = nullptr; // dialogs open over it
    std::function<bool()> commitInput; // false: a value is refused, and has the focus
    std::function<ExportSource()> source;
    std::function<PictureKind()> shownChart;
    std::function<std::optional<HerdView>()> shownHerd; // none: a run is shown
    std::function<bool()> logScale;
};

class ExportActions : public QObject
{
    Q_OBJECT

public:
    ExportActions(const Labels &labels, const ExportHost &host);

    ~ExportActions() override;

    void addExportsTo(QMenu *file);
    void addCopiesTo(QMenu *edit);
    [[nodiscard]] const QList<QAction *> &actions() const { return m_actions; } // that were added
    [[nodiscard]] QMenu *tables() const { return m_tables; } // a table to export

Q_SIGNALS:
    void saved(const QString &path);
    void copied(const QString &what);
    void refused(const QString &why);

private:
    using Act = std::function<void(const ExportSource &source)>;
    void add(QMenu *menu, const QString &text, const QKeySequence &keys, const Act &act);
    void fillTables();
    void copyShownCommandLine(const ExportSource &source);
    void addPictureCopiesTo(QMenu *edit);

    const Labels &m_labels;
    ExportHost m_host;
    QList<QAction *> m_actions;
    QMenu *m_tables;
    FileSaver *m_saver;
    TableExporter *m_tableExporter;
    PictureExporter *m_pictureExporter;
    HandoutExporter *m_handoutExporter;
};

} // namespace backoff
