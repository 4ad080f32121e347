// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/documents/document_controller.h"

#include "core/io/sessions/session_reader.h"
#include "ui/documents/document_name.h"
#include "ui/documents/unsaved_guard.h"
#include "ui/experiment_controller.h"
#include "ui/exports/saving/file_dialog.h"
#include "ui/exports/saving/file_saver.h"
#include "ui/exports/saving/message_box.h"

#include <QFileDialog>
#include <QFileInfo>

namespace backoff {

DocumentController::DocumentController(
    const Labels &labels, ExperimentController *experiments, const DocumentHost &host)
    : QObject(host.window)
    , m_labels(labels)
    , m_experiments(experiments)
    , m_host(host)
    , m_document(experiments)
    , m_saver(new FileSaver(labels, host.window))
{
}

void DocumentController::createNew()
{
    openUntitled({defaultExperiment(Unit::Seconds), {}, nullptr}, {});
}

void DocumentController::openUntitled(const Session &session, const QString &name)
{
    replace([this, session, name] {
        m_document.startUntitled(session, name);
        Q_EMIT opened(session.view);
    });
}

void DocumentController::askForFile()
{
    if (!m_host.commitInput()) {
        return;
    }
    const QString near = m_document.isUntitled() ? m_recent.paths().value(0) : m_document.path();
    const QString folder = QFileInfo(near).path();
    QFileDialog *dialog = makeFileDialog(m_host.window,
        tr("Open Session"),
        QFileInfo(folder).isDir() ? folder : QString()); // one that is gone would be a file's name
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Backoff Lab sessions (*.backofflab)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &DocumentController::openFile);
    dialog->open();
}

void DocumentController::openFile(const QString &path)
{
    replace([this, path] { openNow(path); }); // read only then: the answer may be to save it
}

bool DocumentController::openNow(const QString &path)
{
    const QString absolute = absolutePathOf(path);
    const LoadedSession loaded = loadSession(absolute, windowLimits, m_labels);
    if (!loaded.session) {
        if (!QFileInfo::exists(absolute)) {
            m_recent.remove(absolute);
        }
        showWarning(tr("The session was not opened"), loaded.problem, m_host.window);
        return false;
    }
    openNow(*loaded.session, absolute, loaded.session->experiment);
    return true;
}

void DocumentController::openNow(
    const Session &session, const QString &path, const Experiment &overridden)
{
    m_document.startFrom(session, path);
    m_recent.add(path);
    Q_EMIT opened(session.view);
    m_experiments->apply(overridden, Edit::CommandLine);
}

bool DocumentController::holdsChanges() { return !m_host.commitInput() || m_document.isDirty(); }

void DocumentController::replace(const std::function<void()> &goOn)
{
    if (!m_host.commitInput()) {
        return;
    }
    if (m_document.isDirty()) {
        askBefore(goOn);
    } else {
        goOn();
    }
}

void DocumentController::askBefore(const std::function<void()> &goOn)
{
    askAboutUnsaved(m_document.name(), m_host.window, [this, goOn](UnsavedAnswer answer) {
        if (answer == UnsavedAnswer::Save) {
            saveAndGoOn(goOn);
        } else if (answer == UnsavedAnswer::Discard) {
            goOn();
        }
    });
}

void DocumentController::saveAndGoOn(const std::function<void()> &goOn)
{
    if (m_document.isUntitled()) {
        saveAsAndGoOn(goOn);
        return;
    }
    const std::optional<std::string> bytes = bytesToSave();
    if (!bytes) {
        return;
    }
    const auto writeNow = [this, bytes, goOn] { write(*bytes, goOn); };
    if (m_document.isChangedOnDisk()) {
        askAboutForeignChange(m_document.path(), m_host.window, writeNow);
    } else {
        writeNow();
    }
}

void DocumentController::saveAsAndGoOn(const std::function<void()> &goOn)
{
    const std::optional<std::string> bytes = bytesToSave();
    if (!bytes) {
        return;
    }
    SaveRequest request;
    request.title = tr("Save Session");
    request.suggested
        = m_document.isUntitled() ? fileNameFor(m_document.name()) : m_document.path();
    request.kinds = {{tr("Backoff Lab sessions (*.backofflab)"), sessionSuffix()}};
    request.bytes = [bytes](std::size_t) { return *bytes; };
    request.saved = [this, bytes, goOn](const QString &path) {
        noteSaved(path, *bytes);
        goOn();
    };
    m_saver->ask(request);
}

void DocumentController::write(const std::string &bytes, const std::function<void()> &goOn)
{
    const QString path = m_document.path();
    if (m_saver->write(path, bytes)) {
        noteSaved(path, bytes);
        goOn();
    }
}

void DocumentController::noteSaved(const QString &path, const std::string &bytes)
{
    m_document.noteSaved(path, bytes, shownView());
    m_recent.add(path);
    Q_EMIT saved(path);
}

SessionView DocumentController::shownView() const
{
    return m_host.shownView(m_document.savedView());
}

// None, and the reason told, where there is nothing that could be saved.
std::optional<std::string> DocumentController::bytesToSave() const
{
    if (!m_host.commitInput()) {
        return std::nullopt;
    }
    std::string bytes = sessionBytes(m_document.session(shownView()));
    if (bytes.size() > mostSessionBytes) {
        showWarning(tr("The session was not saved"),
            tr("'%1' would be longer than %2 MB, and could not be opened again. Its notes may be "
               "too long.")
                .arg(m_document.name())
                .arg(mostSessionBytes / 1'000'000),
            m_host.window);
        return std::nullopt;
    }
    return bytes;
}

} // namespace backoff
