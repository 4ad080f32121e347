// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The window's experiment as a document: the File menu, files dropped on the window, the title, and
// what is asked before the window closes.

#include "core/io/lessons/lesson_reader.h"
#include "core/io/sessions/examples.h"
#include "ui/accessibility/announce.h"
#include "ui/documents/document_controller.h"
#include "ui/documents/document_name.h"
#include "ui/documents/dropped_file.h"
#include "ui/documents/recent_menu.h"
#include "ui/documents/session_view.h"
#include "ui/experiment_controller.h"
#include "ui/herd/herd_pages.h"
#include "ui/inputs/input_panel.h"
#include "ui/lessons/lesson_controller.h"
#include "ui/playback/playback_controller.h"
#include "ui/style/giving_label.h"
#include "ui/window/export_actions.h"
#include "ui/window/lower_area.h"
#include "ui/window/main_window.h"
#include "ui/window/window_settings.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>

namespace backoff {

void MainWindow::createDocuments()
{
    DocumentHost host;
    host.window = this;
    host.commitInput = [this] { return commitInput(); };
    host.shownView = [this](const SessionView &saved) { return shownView(viewHolders(), saved); };
    m_documents = new DocumentController(m_labels, m_experiments, host);
    connect(m_documents->document(), &Document::changed, this, &MainWindow::showTitle);
    connect(m_documents, &DocumentController::opened, this, [this](const SessionView &view) {
        closeLesson();
        showOpened(view);
    });
    connect(m_documents, &DocumentController::saved, this, &MainWindow::showSaved);
    setAcceptDrops(true);
}

ViewHolders MainWindow::viewHolders() const
{
    return {m_charts, m_results, m_lower, m_playback, m_herd, m_experiments};
}

void MainWindow::createFileMenu()
{
    QMenu *file = menuBar()->addMenu(tr("&File"));
    const auto add = [this, file](const QString &text, const QKeySequence &keys, auto act) {
        connect(addAction(file, text, keys), &QAction::triggered, m_documents, act);
    };
    add(tr("&New"), Qt::CTRL | Qt::Key_N, &DocumentController::createNew);
    add(tr("&Open…"), Qt::CTRL | Qt::Key_O, &DocumentController::askForFile);
    createOpenMenus(file);
    file->addSeparator();
    add(tr("&Save"), Qt::CTRL | Qt::Key_S, &DocumentController::save);
    add(tr("Save &As…"), Qt::CTRL | Qt::SHIFT | Qt::Key_S, &DocumentController::saveAs);
    file->addSeparator();
    m_exports->addExportsTo(file);
    file->addSeparator();
    QAction *properties = addAction(file, tr("&Properties…"), Qt::ALT | Qt::Key_Return);
    connect(properties, &QAction::triggered, this, &MainWindow::editProperties);
    lockInLessons(properties, true);
    file->addSeparator();
    connect(addAction(file, tr("&Quit"), Qt::CTRL | Qt::Key_Q),
        &QAction::triggered,
        this,
        &QWidget::close);
}

void MainWindow::createOpenMenus(QMenu *file)
{
    auto *recent = new RecentMenu(tr("Open &Recent"), this);
    connect(recent, &RecentMenu::chosen, m_documents, &DocumentController::openFile);
    file->addMenu(recent);

    QMenu *examples = file->addMenu(tr("Open &Example"));
    connect(examples, &QMenu::aboutToShow, this, [this, examples] {
        if (examples->isEmpty()) { // read only when they are asked for
            fillWithExamples(examples);
        }
    });
}

void MainWindow::fillWithExamples(QMenu *menu)
{
    for (const Example &example : examples(m_labels.language())) {
        connect(menu->addAction(menuText(example.title)), &QAction::triggered, this, [=, this] {
            m_documents->openUntitled(openExample(example.id, m_labels.language()), example.title);
        });
    }
}

bool MainWindow::openFile(const QString &path)
{
    return isLessonFile(path) ? openLessonFile(path) : m_documents->openNow(path);
}

void MainWindow::open(const Session &session, const QString &path, const Experiment &overridden)
{
    m_documents->openNow(session, path, overridden);
}

void MainWindow::showTitle()
{
    const Document *document = m_documents->document();
    setWindowFilePath(document->path());
    setWindowTitle(windowTitleOf(document->name()));
    setWindowModified(document->isDirty());
}

void MainWindow::showOpened(const SessionView &view)
{
    m_inputs->startAnew(m_experiments->experiment());
    m_herd->startAnew();
    m_playback->reset();
    showView(view, viewHolders());
}

void MainWindow::showSaved(const QString &path)
{
    showNotice(tr("Saved: %1").arg(withBlanks(QDir::toNativeSeparators(path))));
}

void MainWindow::showCopied(const QString &what) { showNotice(tr("Copied: %1").arg(what)); }

void MainWindow::showNotice(const QString &text)
{
    const bool sentenceIsSeen = !m_lower->showsHerd() && !m_lessons->hidesFuture();
    QLabel *label = m_notice;
    if (sentenceIsSeen) {
        label = m_sentence;
    }
    label->setText(text);
    label->show();
    announce(label, text);
}

// Wherever on the window it is dropped; not while a dialog is to be answered first.
void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!QApplication::activeModalWidget() && droppedFile(*event->mimeData())) {
        event->setDropAction(Qt::CopyAction);
        event->accept();
    }
}

void MainWindow::dropEvent(QDropEvent *event)
{
    if (const auto path = droppedFile(*event->mimeData())) {
        event->setDropAction(Qt::CopyAction);
        event->accept();
        if (isLessonFile(*path)) {
            openLessonFile(*path);
        } else {
            m_documents->openFile(*path);
        }
    }
}

// A refused text is a change too, and the question leaves a way out.
void MainWindow::closeEvent(QCloseEvent *event)
{
    m_playback->pause();
    if (!m_mayClose && m_documents->holdsChanges()) {
        event->ignore();
        m_documents->askBefore([this] {
            m_mayClose = true;
            close();
        });
        return;
    }
    setPresenting(false); // what is remembered is the window
    if (m_remembersGeometry) {
        saveGeometryOf(*this);
    }
    QMainWindow::closeEvent(event);
}

} // namespace backoff
