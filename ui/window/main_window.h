// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The window: assembles the views around one experiment controller and one playback controller.
//
// Data flows one way. The input panel proposes an experiment, the experiment controller makes one
// result of it, every view takes that result; the playback controller moves a cursor over it, every
// view takes that cursor. Every action first applies the field being edited. The experiment is a
// document: main_window_documents.cpp opens and saves it, and asks before changes are lost.

#pragma once

#include "core/engine/experiment.h"
#include "core/io/labels.h"
#include "core/io/sessions/session.h"
#include "ui/run_result.h"
#include "ui/style/theme.h"

#include <QMainWindow>

#include <memory>

class QLabel;
class QMenu;

namespace backoff {

class ChartsPanel;
class DocumentController;
class ExperimentController;
class ExportActions;
class FrameSource;
class HerdPages;
class InputPanel;
class LowerArea;
class PlaybackController;
class ResultsPanel;
class TimelineView;
class TransportBar;
class VerdictBar;
struct ExportSource;
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
    [[nodiscard]] QString sentence() const;

protected:
    bool event(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void createViews();
    void createLayout();
    void createDocuments();
    void createExports();
    [[nodiscard]] ExportSource exportSource() const;
    void createFileMenu();
    void createOpenMenus(QMenu *file);
    void fillWithExamples(QMenu *menu);
    void createEditMenu();
    void createExperimentMenu();
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
    ExperimentController *m_experiments;
    PlaybackController *m_playback;
    DocumentController *m_documents = nullptr;
    ExportActions *m_exports = nullptr;
    InputPanel *m_inputs = nullptr;
    VerdictBar *m_verdict = nullptr;
    TimelineView *m_timeline = nullptr;
    QWidget *m_timelineCard = nullptr;
    QLabel *m_sentence = nullptr;
    QLabel *m_notice = nullptr; // in place of the sentence, where the timeline has given way
    HerdPages *m_herd = nullptr;
    ChartsPanel *m_charts = nullptr;
    ResultsPanel *m_results = nullptr;
    LowerArea *m_lower = nullptr;
    TransportBar *m_transport = nullptr;
    Theme m_theme;
    bool m_remembersGeometry = false;
    bool m_mayClose = false; // nothing is to be asked any more
};

} // namespace backoff
