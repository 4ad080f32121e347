// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/documents/document.h"

#include "core/io/file_reader.h"
#include "ui/documents/document_name.h"
#include "ui/experiment_controller.h"

namespace backoff {

Document::Document(ExperimentController *experiments, QObject *parent)
    : QObject(parent)
    , m_experiments(experiments)
{
    connect(experiments->undoStack(), &QUndoStack::cleanChanged, this, &Document::changed);
}

void Document::startFrom(const Session &session, const QString &path)
{
    start(session, absolutePathOf(path), {});
    m_bytes = sessionBytes(session); // untouched yet: those of the file
}

void Document::startUntitled(const Session &session, const QString &name)
{
    start(session, {}, name);
    m_bytes.clear();
}

void Document::start(const Session &session, const QString &path, const QString &name)
{
    m_path = path;
    m_name = name;
    m_origin = session.origin;
    m_view = session.view;
    m_experiments->load(session.experiment);
    Q_EMIT changed();
}

void Document::rename(const QString &name)
{
    m_name = name;
    Q_EMIT changed();
}

void Document::noteSaved(const QString &path, const std::string &bytes, const SessionView &view)
{
    m_path = absolutePathOf(path);
    m_name.clear();
    m_bytes = bytes;
    m_view = view;
    m_experiments->undoStack()->setClean();
    Q_EMIT changed();
}

bool Document::isDirty() const { return !m_experiments->undoStack()->isClean(); }

bool Document::isChangedOnDisk() const
{
    const auto content = readFile(m_path, mostSessionBytes);
    if (const auto *bytes = std::get_if<std::string>(&content)) {
        return *bytes != m_bytes;
    }
    return std::get<ReadFailure>(content) == ReadFailure::TooLarge;
}

QString Document::name() const
{
    if (!isUntitled()) {
        return shownName(m_path);
    }
    return m_name.isEmpty() ? tr("Untitled") : withBlanks(m_name);
}

Session Document::session(const SessionView &view) const
{
    return {m_experiments->experiment(), view, m_origin};
}

} // namespace backoff
