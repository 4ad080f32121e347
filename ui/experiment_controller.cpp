// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/experiment_controller.h"

#include <QUndoCommand>

namespace backoff {

// Holds both experiments whole: they are small values, and replaying a difference could fail.
class ExperimentEdit : public QUndoCommand
{
public:
    ExperimentEdit(
        ExperimentController *controller, const Experiment &next, const EditName &what, int gesture)
        : m_controller(controller)
        , m_before(controller->experiment())
        , m_after(next)
        , m_what(what)
        , m_gesture(gesture)
    {
        showName();
    }

    void showName()
    {
        if (m_controller->m_words) {
            setText(m_controller->m_words(m_what));
        }
    }

    void undo() override { m_controller->setExperiment(m_before); }
    void redo() override { m_controller->setExperiment(m_after); }
    int id() const override { return m_gesture == 0 ? -1 : m_gesture; }

    bool mergeWith(const QUndoCommand *other) override
    {
        m_after = static_cast<const ExperimentEdit *>(other)->m_after;
        setObsolete(m_after == m_before);
        return true;
    }

private:
    ExperimentController *m_controller;
    Experiment m_before;
    Experiment m_after;
    EditName m_what;
    int m_gesture;
};

ExperimentController::ExperimentController(const Experiment &initial, QObject *parent)
    : QObject(parent)
    , m_result(makeRunResult(initial))
{
}

void ExperimentController::apply(const Experiment &next, const EditName &what, int gesture)
{
    if (next == experiment()) {
        return;
    }
    m_undoStack.push(new ExperimentEdit(this, next, what, gesture));
}

void ExperimentController::setEditWords(EditWords words)
{
    m_words = std::move(words);
    for (int i = 0; i < m_undoStack.count(); ++i) {
        // The stack shows its commands as const, but they are ours.
        auto *command = const_cast<QUndoCommand *>(m_undoStack.command(i));
        static_cast<ExperimentEdit *>(command)->showName();
    }
}

void ExperimentController::load(const Experiment &experiment)
{
    m_undoStack.clear();
    m_pinned.reset();
    setExperiment(experiment);
}

void ExperimentController::pin(const Policy &policy)
{
    m_pinned = policy;
    setExperiment(experiment());
}

void ExperimentController::unpin()
{
    if (m_pinned) {
        m_pinned.reset();
        setExperiment(experiment());
    }
}

std::optional<Policy> ExperimentController::pinnedPolicy() const
{
    return m_result->pinned ? std::optional(m_result->pinned->policy()) : std::nullopt;
}

void ExperimentController::setExperiment(const Experiment &experiment)
{
    m_result = makeRunResult(experiment, m_pinned);
    Q_EMIT resultChanged(m_result);
}

} // namespace backoff
