// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The open lesson as a column beside the run: the step's text, its question, and after the reveal
// what was predicted against what was seen. It shows the controller's lesson and sends it intents.
//
// Enter leads on from wherever the focus is: to the question as long as it is not answered, then to
// the reveal and the next step. Nothing is revealed without a prediction but by its own button.
// setFocus() puts the focus on what the step tells.

#pragma once

#include "core/io/labels.h"
#include "core/io/lessons/lesson_progress.h"
#include "ui/style/theme.h"

#include <QPointer>
#include <QWidget>

class QScrollArea;

namespace backoff {

class LessonController;
class LessonHeader;
class StepButtons;
class StepView;

class LessonPane : public QWidget
{
    Q_OBJECT

public:
    // Labels and controller outlive it.
    LessonPane(LessonController *controller, const Labels &labels, QWidget *parent = nullptr);

    ~LessonPane() override;

    void setTheme(const Theme &theme);
    // A typed prediction that is not applied yet becomes the prediction. False if it is refused.
    bool commit();
    // With what is typed as the prediction; what is refused gets the focus instead.
    void reveal();

Q_SIGNALS:
    void closeRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void connectButtons();
    void showProgress();
    void clear();
    void showStep();
    void removeStep();
    void putStepInTabOrder();
    void showButtons();
    void showOutcome();
    void showKept();
    void goOn();
    void leadOn(); // by Enter
    [[nodiscard]] bool asks() const; // and it is not revealed
    [[nodiscard]] bool hasFocusInside() const;
    void showFocused(QWidget *before, QWidget *focused);

    LessonController *m_controller;
    const Labels &m_labels;
    LessonHeader *m_header;
    QScrollArea *m_scroll;
    StepButtons *m_buttons;
    StepView *m_step = nullptr; // what is shown; the scroll area has it
    QPointer<QWidget> m_kept; // in sight: the outcome, or what has the focus
    Lesson m_lesson; // of which it is shown, at this progress
    LessonProgress m_progress;
    Theme m_theme = Theme::light();
};

} // namespace backoff
