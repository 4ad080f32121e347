// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// New, Open, Save, Save As and what they ask before they lose anything.
//
// Every action first applies the field being edited; a refused value keeps it from going on. What
// takes the place of unsaved changes asks first and goes on when the answer allows it: after Save
// only if the file was really written.

#pragma once

#include "core/io/labels.h"
#include "core/io/sessions/session.h"
#include "ui/documents/document.h"
#include "ui/documents/recent_files.h"

#include <QObject>

#include <functional>
#include <optional>
#include <string>

class QWidget;

namespace backoff {

class FileSaver;

// What the documents need of the window.
struct DocumentHost {
    QWidget *window = nullptr; // dialogs open over it
    std::function<bool()> commitInput; // false: a value is refused, and has the focus
    std::function<SessionView(const SessionView &saved)> shownView;
};

class DocumentController : public QObject
{
    Q_OBJECT

public:
    // The labels and the controller of experiments outlive it.
    DocumentController(
        const Labels &labels, ExperimentController *experiments, const DocumentHost &host);

    [[nodiscard]] Document *document() { return &m_document; }

    void createNew();
    void askForFile();
    void openFile(const QString &path);
    void openUntitled(const Session &session, const QString &name);
    // Asks about unsaved changes first, then goes on: something else takes the document's place.
    void replace(const std::function<void()> &goOn);
    void save()
    {
        saveAndGoOn([] {});
    }
    void saveAs()
    {
        saveAsAndGoOn([] {});
    }

    // At once, without asking about what stood. False, and a message, where it is no session.
    bool openNow(const QString &path);
    // A session that was read already. `overridden` is what to show of it: another experiment than
    // the session's is one undo step on top.
    void openNow(const Session &session, const QString &path, const Experiment &overridden);

    // Whether closing would lose something: changes, or a text that is refused.
    [[nodiscard]] bool holdsChanges();
    // Asks; goes on unless the answer is Cancel.
    void askBefore(const std::function<void()> &goOn);

Q_SIGNALS:
    void opened(const backoff::SessionView &view); // another document, to be shown like this
    void saved(const QString &path);

private:
    void saveAndGoOn(const std::function<void()> &goOn);
    void saveAsAndGoOn(const std::function<void()> &goOn);
    void write(const std::string &bytes, const std::function<void()> &goOn);
    void noteSaved(const QString &path, const std::string &bytes);
    [[nodiscard]] SessionView shownView() const;
    [[nodiscard]] std::optional<std::string> bytesToSave() const;

    const Labels &m_labels;
    ExperimentController *m_experiments;
    DocumentHost m_host;
    Document m_document;
    RecentFiles m_recent;
    FileSaver *m_saver;
};

} // namespace backoff
