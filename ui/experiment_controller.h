// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Owns the experiment being edited, its undo history and the one result computed from it.
//
// Data flows one way: apply() pushes an undo command, the command sets the experiment, the
// controller computes and signals one immutable result, every view takes it. Only valid
// experiments come in: the form checks before it proposes.

#pragma once

#include "ui/run_result.h"

#include <QObject>
#include <QUndoStack>

namespace backoff {

class ExperimentController : public QObject
{
    Q_OBJECT

public:
    explicit ExperimentController(const Experiment &initial, QObject *parent = nullptr);

    [[nodiscard]] const Experiment &experiment() const { return m_result->experiment(); }
    [[nodiscard]] RunResultPtr result() const { return m_result; }
    [[nodiscard]] QUndoStack *undoStack() { return &m_undoStack; }

    // One undo step named `what`; nothing at all if `next` is what stands already. Edits that carry
    // the same gesture (not 0) become one step: a drag, a held arrow key.
    void apply(const Experiment &next, const QString &what, int gesture = 0);

    // Another experiment takes its place; the undo history is cleared.
    void load(const Experiment &experiment);

Q_SIGNALS:
    void resultChanged(const backoff::RunResultPtr &result);

private:
    friend class ExperimentEdit;
    void setExperiment(const Experiment &experiment);

    RunResultPtr m_result;
    QUndoStack m_undoStack;
};

} // namespace backoff
