// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Switching the language while the program runs: the views and menus are made anew with the words
// of the other language, and what they showed is shown again. The controllers, and with them the
// experiment, its history, the document, the playhead and the lesson, stay what they are.

#include "ui/documents/document_controller.h"
#include "ui/documents/document_name.h"
#include "ui/documents/session_view.h"
#include "ui/experiment_controller.h"
#include "ui/herd/herd_pages.h"
#include "ui/language/app_language.h"
#include "ui/lessons/lesson_controller.h"
#include "ui/lessons/lesson_pane.h"
#include "ui/playback/playback_controller.h"
#include "ui/window/export_actions.h"
#include "ui/window/lower_area.h"
#include "ui/window/main_window.h"
#include "ui/window/side_column.h"

#include <QActionGroup>
#include <QDialog>
#include <QMenuBar>

namespace backoff {

namespace {

// In their own words: who has come upon the wrong one must find the way back.
QString ownName(Language language)
{
    return language == Language::Spanish ? QStringLiteral("Español") : QStringLiteral("English");
}

} // namespace

void MainWindow::createLanguageMenu(QMenu *view)
{
    QMenu *menu = view->addMenu(tr("Lan&guage"));
    auto *group = new QActionGroup(menu);
    std::optional<Language> chosen = chosenLanguage();
    if (chosen.value_or(systemLanguage()) != m_labels.language()) { // by the command line
        chosen = m_labels.language();
    }
    const auto add = [&](const QString &text, std::optional<Language> language) {
        QAction *action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(chosen == language);
        group->addAction(action);
        // Later: the menu that is being used goes with the language.
        connect(
            action,
            &QAction::triggered,
            this,
            [this, language] { chooseLanguage(language); },
            Qt::QueuedConnection);
    };
    add(tr("As the &System (%1)").arg(ownName(systemLanguage())), std::nullopt);
    add(QLatin1Char('&') + ownName(Language::English), Language::English);
    add(QStringLiteral("Espa&ñol"), Language::Spanish);
}

void MainWindow::chooseLanguage(std::optional<Language> language)
{
    if (!commitInput()) {
        return;
    }
    rememberLanguage(language);
    setLanguage(language.value_or(systemLanguage()));
}

void MainWindow::setLanguage(Language language)
{
    if (language == m_labels.language() || !commitInput()) {
        return;
    }
    setPresenting(false);
    m_playback->pause();
    m_lessonPane->commit(); // what is refused is not a prediction
    const SessionView view = shownView(viewHolders(), m_documents->document()->savedView());
    const QByteArray split = m_lower->saveState();
    const SideColumn::Page page = m_side->page();
    const bool hasGuide = m_side->isOpen(SideColumn::Guide);

    renameLessonsDocument(language);
    dropViews();
    useLanguage(language);
    m_labels = Labels(language);
    buildViews();
    centralWidget()->setVisible(true); // at once: it is new in a window that is shown
    showView(view, viewHolders());
    m_lower->restoreState(split);
    m_side->setOpen(SideColumn::Lesson, m_lessons->isOpen());
    showGuide(hasGuide);
    m_side->showPage(page);
    showHiding(m_lessons->hidesFuture());
    if (m_lessons->isOpen() && m_side->page() == SideColumn::Lesson) {
        m_lessonPane->setFocus(Qt::OtherFocusReason);
    }
}

// Where it is called as the lesson is: what the learner has made of another one keeps its name.
void MainWindow::renameLessonsDocument(Language language)
{
    Document *document = m_documents->document();
    if (!m_lessons->isOpen() || !document->isUntitled()) {
        return;
    }
    const LessonText &title = m_lessons->lesson().title;
    if (document->name() == withBlanks(title.in(m_labels.language()))) {
        document->rename(title.in(language));
    }
}

// What was about to be answered in the other language is not asked any more.
void MainWindow::dropViews()
{
    qDeleteAll(findChildren<QDialog *>(Qt::FindDirectChildrenOnly));
    m_veils.clear();
    m_locks.clear();
    m_presenterActions.clear();
    delete m_exports;
    delete m_herd;
    delete takeCentralWidget();
    delete menuBar();
    const QList<QAction *> own = findChildren<QAction *>(Qt::FindDirectChildrenOnly);
    qDeleteAll(own);
    const QList<QMenu *> menus = findChildren<QMenu *>(Qt::FindDirectChildrenOnly);
    qDeleteAll(menus);
}

} // namespace backoff
