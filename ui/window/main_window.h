// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The window: assembles the views around one experiment controller and one playback controller.
//
// Data flows one way. The input panel proposes an experiment, the experiment controller makes one
// result of it, every view takes that result; the playback controller moves a cursor over it, every
// view takes that cursor. Every action first applies the field being edited. The experiment is a
// document: main_window_documents.cpp opens and saves it, and asks before changes are lost.
//
// The controllers live as long as the window. Views and menus are made anew when the language is
// switched (main_window_language.cpp), so that no text is forgotten.

#pragma once

#include "core/engine/experiment.h"
#include "core/io/labels.h"
#include "core/io/sessions/session.h"
#include "ui/run_result.h"
#include "ui/style/theme.h"
#include "ui/window/before_presentation.h"

#include <QMainWindow>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QMenu;
class QVBoxLayout;

namespace backoff {

class ChartsPanel;
class DocumentController;
class ExperimentController;
class ExportActions;
class FrameSource;
class GivingLabel;
class GuidePane;
class HerdPages;
class InputPanel;
class LessonController;
class LessonPane;
class LowerArea;
class PlaybackController;
class ResultsPanel;
class SideColumn;
class TimelineView;
class TransportBar;
class Veil;
class VerdictBar;
struct ExportSource;
struct Lesson;
struct LessonStep;
struct Playback;
struct ViewHolders;

class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    // The experiment must be valid in the window's limits.
    MainWindow(const Experiment &initial,
        Language language,
        std::unique_ptr<FrameSource> frames,
        QWidget *parent = nullptr);
    ~MainWindow() override;

    // A session file, at once; it is called right after the window was shown. False, and a message
    // over the window, where it cannot be read: the experiment that stands is kept.
    bool openFile(const QString &path);
    // A session that was read already, as the document of that file. `overridden` is what to show
    // of it: another experiment than the session's is one undo step on top, and unsaved.
    void open(const Session &session, const QString &path, const Experiment &overridden);

    // Asks about unsaved changes first, and takes the document's place.
    void openLesson(const Lesson &lesson);
    // False, and a message over the window, where the file is no lesson.
    bool openLessonFile(const QString &path);

    void setLanguage(Language language); // at once; not while a value is refused
    [[nodiscard]] Language language() const { return m_labels.language(); }

    void setPresenting(bool presenting);
    [[nodiscard]] bool isPresenting() const { return m_presenting; }

    void play();
    void setGeometryRemembered(bool remembered) { m_remembersGeometry = remembered; }

    [[nodiscard]] ExperimentController *experimentController() const { return m_experiments; }
    [[nodiscard]] DocumentController *documents() const { return m_documents; }
    [[nodiscard]] PlaybackController *playbackController() const { return m_playback; }
    [[nodiscard]] InputPanel *inputs() const { return m_inputs; }
    [[nodiscard]] TimelineView *timeline() const { return m_timeline; }
    [[nodiscard]] ChartsPanel *charts() const { return m_charts; }
    [[nodiscard]] ResultsPanel *results() const { return m_results; }
    [[nodiscard]] HerdPages *herd() const { return m_herd; }
    [[nodiscard]] LowerArea *lower() const { return m_lower; }
    [[nodiscard]] TransportBar *transport() const { return m_transport; }
    [[nodiscard]] LessonController *lessons() const { return m_lessons; }
    [[nodiscard]] LessonPane *lessonPane() const { return m_lessonPane; }
    [[nodiscard]] GuidePane *guide() const { return m_guide; }
    [[nodiscard]] SideColumn *side() const { return m_side; }
    [[nodiscard]] QString sentence() const;

protected:
    bool event(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    // When an action is out of reach.
    struct ActionLock {
        QAction *action = nullptr;
        bool whilePresenting = false; // always while a question hides the run
        std::function<bool()> possible; // at other times; none: always
    };

    void connectControllers();
    void buildViews();
    void createViews();
    void createLayout();
    [[nodiscard]] Veil *veiled(QWidget *view);
    void createMenus();
    void createDocuments();
    void createExports();
    [[nodiscard]] ExportSource exportSource() const;
    void createFileMenu();
    void createOpenMenus(QMenu *file);
    void fillWithExamples(QMenu *menu);
    void createEditMenu();
    void createExperimentMenu();
    void createLessonsMenu();
    void createLanguageMenu(QMenu *view);
    void createPresentationActions(QMenu *view);
    void createMotionMenu(QMenu *view);
    void applyMotion();
    void createPlaybackMenu();
    void createViewMenu();
    void createHelpMenu();
    void connectViews();
    void connectHerd();
    void applyTheme();
    void showTitle();
    [[nodiscard]] ViewHolders viewHolders() const;
    void showOpened(const SessionView &view);
    void showSaved(const QString &path);
    void showCopied(const QString &what);
    void showNotice(const QString &text);

    QAction *addAction(QMenu *menu, const QString &text, const QKeySequence &keys);
    // One that changes the experiment, or tells what a lesson hides: it can be locked.
    void lockInLessons(
        QAction *action, bool whilePresenting, const std::function<bool()> &possible = {});
    void showLocks();

    void chooseLanguage(std::optional<Language> language);
    void dropViews();
    void renameLessonsDocument(Language language);

    void askForLesson();
    void showLessonStep(const LessonStep &step);
    void showHiding(bool hides);
    void playRevealed();
    void closeLesson();
    void showGuide(bool open);
    void pointAtGuidesRetry(); // on the charts

    void applyPresentation();
    void stepUntilTold(void (PlaybackController::*step)());
    [[nodiscard]] bool commitInput();
    void showResult(const RunResultPtr &result);
    void showPlayback(const Playback &playback);
    void showProblems(int count);
    void undo();
    void redo();
    void resetAll();
    void editProperties();
    void showShortcuts();
    void showAbout();

    Labels m_labels;
    LessonController *m_lessons;
    ExperimentController *m_experiments;
    PlaybackController *m_playback;
    DocumentController *m_documents = nullptr;
    ExportActions *m_exports = nullptr;
    InputPanel *m_inputs = nullptr;
    VerdictBar *m_verdict = nullptr;
    TimelineView *m_timeline = nullptr;
    QWidget *m_timelineArea = nullptr; // its card, under a veil
    SideColumn *m_side = nullptr;
    LessonPane *m_lessonPane = nullptr;
    GuidePane *m_guide = nullptr;
    QAction *m_guideAction = nullptr;
    QAction *m_presentAction = nullptr;
    QList<QAction *> m_presenterActions; // only while presenting
    QList<Veil *> m_veils; // over what a lesson hides
    std::vector<ActionLock> m_locks;
    QVBoxLayout *m_right = nullptr; // of the side column
    GivingLabel *m_sentence = nullptr;
    QLabel *m_notice = nullptr; // in place of the sentence, where the timeline has given way
    HerdPages *m_herd = nullptr;
    ChartsPanel *m_charts = nullptr;
    ResultsPanel *m_results = nullptr;
    LowerArea *m_lower = nullptr;
    TransportBar *m_transport = nullptr;
    Theme m_theme;
    bool m_presenting = false;
    BeforePresentation m_before;
    bool m_remembersGeometry = false;
    bool m_mayClose = false; // nothing is to be asked any more
};

} // namespace backoff
