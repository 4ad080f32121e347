// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/lesson_pane.h"

#include "ui/accessibility/announce.h"
#include "ui/accessibility/own_roles.h"
#include "ui/exports/clipboard/clipboard.h"
#include "ui/lessons/lesson_controller.h"
#include "ui/lessons/lesson_header.h"
#include "ui/lessons/outcome_card.h"
#include "ui/lessons/prediction_box.h"
#include "ui/lessons/step_buttons.h"
#include "ui/lessons/step_view.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace backoff {

LessonPane::LessonPane(LessonController *controller, const Labels &labels, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_labels(labels)
    , m_header(new LessonHeader(this))
    , m_scroll(new QScrollArea(this))
    , m_buttons(new StepButtons(this))
{
    setAccessibleRole(m_scroll, QAccessible::Document);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->viewport()->setAutoFillBackground(false); // the pane paints the ground
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::StrongFocus); // to be read and scrolled by keys
    auto *copy = new QAction(tr("Copy Text"), m_scroll); // by Shift+F10, as by the mouse
    m_scroll->addAction(copy);
    m_scroll->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(copy, &QAction::triggered, this, [this] { copyPlainText(m_step->toldText()); });
    setAccessibleName(tr("Lesson"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 1, 0); // the line at the right
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_scroll, 1);
    column->addWidget(m_buttons);

    connectButtons();
    m_scroll->viewport()->installEventFilter(this);
    // From then on the reader decides what is in sight.
    connect(m_scroll->verticalScrollBar(), &QScrollBar::actionTriggered, this, [this] {
        m_kept = nullptr;
    });
    connect(controller, &LessonController::changed, this, &LessonPane::showProgress);
    connect(controller, &LessonController::revealed, this, &LessonPane::showOutcome);
    connect(controller, &LessonController::closed, this, &LessonPane::clear);
    if (controller->isOpen()) {
        showProgress();
        if (m_progress.current().revealed) { // in the other language, or anew
            m_kept = m_step->outcome();
        }
    } else {
        clear();
    }
}

// Its children give up the focus when it is no pane any more.
LessonPane::~LessonPane() { qApp->disconnect(this); }

void LessonPane::connectButtons()
{
    connect(qApp, &QApplication::focusChanged, this, &LessonPane::showFocused);
    connect(m_header, &LessonHeader::closePressed, this, &LessonPane::closeRequested);
    connect(m_buttons, &StepButtons::onwardsPressed, this, &LessonPane::goOn);
    connect(m_buttons, &StepButtons::backPressed, this, [this] {
        m_controller->take(lesson_intent::Back {});
    });
    connect(m_buttons, &StepButtons::askAgainPressed, this, [this] {
        m_controller->take(lesson_intent::AskAgain {});
    });
}

void LessonPane::showProgress()
{
    if (!m_controller->isOpen()) {
        clear();
        return;
    }
    const LessonProgress before = m_progress;
    m_progress = m_controller->progress();
    const bool sameStep = m_step != nullptr && m_lesson == m_controller->lesson()
        && before.step == m_progress.step
        && before.current().revealed == m_progress.current().revealed;
    if (!sameStep) {
        const bool entered = before.step != m_progress.step || !m_progress.current().revealed;
        const bool takesFocus = hasFocusInside();
        m_lesson = m_controller->lesson();
        showStep();
        showButtons();
        if (takesFocus) {
            // To be read first; but what was revealed is announced, and the way on is the button.
            QWidget *next = m_scroll;
            if (!entered) {
                next = m_buttons->onwards();
            }
            next->setFocus(Qt::OtherFocusReason);
        }
    } else if (m_step->prediction() != nullptr) {
        m_step->prediction()->setProgress(m_progress.current());
    }
    showButtons();
}

void LessonPane::clear()
{
    removeStep();
    m_header->hide();
    m_buttons->hide();
    m_lesson = {};
    m_progress = {};
}

void LessonPane::removeStep()
{
    if (m_step == nullptr) {
        return;
    }
    // A field that loses the focus on its way out would predict for the step that comes.
    if (m_step->prediction() != nullptr) {
        m_step->prediction()->disconnect(this);
    }
    m_scroll->takeWidget();
    m_step->setParent(this); // hidden; a key press in it may be what led on
    m_step->deleteLater();
    m_step = nullptr;
}

void LessonPane::showStep()
{
    removeStep();
    m_header->setProgress(m_lesson.title.in(m_labels.language()), m_progress);
    m_step = new StepView(m_lesson, m_progress, m_labels);
    m_step->setTheme(m_theme);
    m_kept = nullptr;
    m_step->installEventFilter(this);
    m_scroll->setWidget(m_step);
    m_step->setAutoFillBackground(false);
    m_scroll->setAccessibleName(
        tr("%1: %2", "step 2 of 5: its title").arg(m_header->place(), m_step->title()));
    m_scroll->setAccessibleDescription(m_step->toldText());
    if (PredictionBox *box = m_step->prediction()) {
        connect(box,
            &PredictionBox::predicted,
            this,
            [this](const std::optional<LessonAnswer> &answer) {
                m_controller->take(lesson_intent::Predict {answer});
            });
        connect(box, &PredictionBox::typed, this, &LessonPane::showButtons);
    }
    m_header->setVisible(true);
    m_buttons->setVisible(true);
    putStepInTabOrder();
}

// Between what is above and below it, where it was made later.
void LessonPane::putStepInTabOrder()
{
    QWidget *last = m_scroll;
    for (QWidget *widget : m_step->findChildren<QWidget *>()) {
        if (widget->focusPolicy() != Qt::NoFocus) {
            setTabOrder(last, widget);
            last = widget;
        }
    }
}

void LessonPane::showButtons()
{
    const bool predicted = m_step->prediction() != nullptr && m_step->prediction()->hasSomething();
    m_buttons->setProgress(m_lesson, m_progress, predicted);
}

void LessonPane::showOutcome()
{
    if (m_step == nullptr || m_step->outcome() == nullptr) {
        return;
    }
    OutcomeCard *outcome = m_step->outcome();
    m_kept = outcome;
    // The step was made just now: letters and heights are settled before it is scrolled.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    showKept();
    if (outcome->isVisible()) {
        announce(outcome, outcome->outcome().sentence());
    }
}

void LessonPane::showKept()
{
    constexpr int around = 12;
    if (m_kept == nullptr || m_step == nullptr) {
        return;
    }
    if (m_kept == m_step->outcome()) {
        m_scroll->verticalScrollBar()->setValue(m_kept->y() - around);
    } else {
        m_scroll->ensureWidgetVisible(m_kept, 0, around);
    }
}

// Larger letters or another width move what was in sight, as soon as the lines have found theirs.
bool LessonPane::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize) {
        QMetaObject::invokeMethod(this, &LessonPane::showKept, Qt::QueuedConnection);
    }
    return QWidget::eventFilter(watched, event);
}

bool LessonPane::asks() const
{
    return m_step != nullptr && m_step->prediction() != nullptr && !m_progress.current().revealed;
}

bool LessonPane::commit() { return !asks() || m_step->prediction()->commit(); }

void LessonPane::reveal()
{
    if (commit()) {
        m_controller->take(lesson_intent::Reveal {});
    } else {
        m_step->prediction()->takeFocus();
    }
}

void LessonPane::goOn()
{
    if (asks()) {
        reveal();
    } else if (m_progress.step + 1 < m_lesson.steps.size()) {
        m_controller->take(lesson_intent::Next {});
    } else {
        Q_EMIT closeRequested();
    }
}

void LessonPane::leadOn()
{
    QWidget *focused = window()->focusWidget();
    if (auto *button = qobject_cast<QPushButton *>(focused)) {
        button->click();
    } else if (auto *small = qobject_cast<QToolButton *>(focused)) {
        small->click();
    } else if (asks() && !m_step->prediction()->hasSomething()) {
        m_step->prediction()->takeFocus();
    } else {
        goOn();
    }
}

// A scroll area follows the focus only while Tab moves within it. What is clicked is in sight.
void LessonPane::showFocused(QWidget *, QWidget *focused)
{
    const bool mine = focused && m_step && m_step->isAncestorOf(focused);
    if (mine) {
        m_kept = focused;
    }
    if (mine && QGuiApplication::mouseButtons() == Qt::NoButton) {
        showKept();
    }
}

bool LessonPane::hasFocusInside() const
{
    const QWidget *focused = window()->focusWidget();
    return focused != nullptr && isAncestorOf(focused);
}

void LessonPane::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_header->setTheme(theme);
    if (m_step != nullptr) {
        m_step->setTheme(theme);
    }
    update();
}

// A focus proxy would be a stop of Tab, before the button above it.
void LessonPane::focusInEvent(QFocusEvent *event) { m_scroll->setFocus(event->reason()); }

void LessonPane::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == 0;
    if (!enter || !plain || m_step == nullptr) {
        QWidget::keyPressEvent(event);
    } else if (!event->isAutoRepeat()) { // a key that is held leads one step on
        leadOn();
    }
}

// As the column that it stands in place of.
void LessonPane::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.card);
    painter.fillRect(0, m_buttons->y(), width(), 1, m_theme.grid);
}

} // namespace backoff
