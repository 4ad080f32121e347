// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the experiment in the window is as a document: the file it came from, its name, and whether
// it has changes that no file holds.
//
// The undo history knows the changes: saving marks the present place in it and clears nothing, and
// undoing back to that place is no change. What others wrote into the file stays with the document.

#pragma once

#include "core/io/sessions/session.h"

#include <QObject>
#include <QString>

#include <memory>
#include <string>

namespace backoff {

class ExperimentController;

class Document : public QObject
{
    Q_OBJECT

public:
    // Untitled at first, with the experiment that stands. The controller outlives the document.
    explicit Document(ExperimentController *experiments, QObject *parent = nullptr);

    // The session takes the place of the present experiment; the undo history is cleared. Without
    // a path it is an untitled copy of this name.
    void startFrom(const Session &session, const QString &path);
    void startUntitled(const Session &session, const QString &name);
    void rename(const QString &name); // an untitled one

    // The file at this path holds these bytes now: the document as it stands, with this view.
    void noteSaved(const QString &path, const std::string &bytes, const SessionView &view);

    [[nodiscard]] bool isDirty() const;
    [[nodiscard]] bool isUntitled() const { return m_path.isEmpty(); }
    [[nodiscard]] QString path() const { return m_path; } // absolute
    [[nodiscard]] QString name() const; // on one line

    // To be saved: the experiment that stands, with the view given.
    [[nodiscard]] Session session(const SessionView &view) const;

    // As the file had it when it was last read or written.
    [[nodiscard]] const SessionView &savedView() const { return m_view; }
    // Another program has written the file since. A file that is gone is none that could be lost.
    [[nodiscard]] bool isChangedOnDisk() const;

Q_SIGNALS:
    void changed(); // the name, the path, or whether it is dirty

private:
    void start(const Session &session, const QString &path, const QString &name);

    ExperimentController *m_experiments;
    QString m_path;
    QString m_name; // of an untitled one; empty: it has none
    std::shared_ptr<const SessionOrigin> m_origin;
    SessionView m_view;
    std::string m_bytes; // of the file; empty while untitled
};

} // namespace backoff
