// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Owns the experiment being edited, its undo history and the one result computed from it.
//
// Data flows one way: apply() pushes an undo command, the command sets the experiment, the
// controller computes and signals one immutable result, every view takes it. Only valid
// experiments come in: the form checks before it proposes.
//
// Policy B is how the experiment is viewed, not a part of it: pinning and unpinning are neither
// undo steps nor unsaved changes, and undo, redo and Reset All keep B, so that what they bring back
// is seen beside it. Another document has no B until one is pinned. B is kept as it was pinned: a
// change of the unit and back loses nothing, and where B is left out it comes back as soon as it
// can stand.

#pragma once

#include "ui/edit_name.h"
#include "ui/run_result.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <optional>

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
    void apply(const Experiment &next, const EditName &what, int gesture = 0);

    // How undo steps are worded, those that were made already too. At first they have no words.
    using EditWords = std::function<QString(const EditName &)>;
    void setEditWords(EditWords words);

    // Another experiment takes its place; the undo history is cleared and nothing is pinned.
    void load(const Experiment &experiment);

    void pin() { pin(experiment().policy); } // the present policy becomes B, in place of another
    void pin(const Policy &policy); // valid in its unit
    void unpin();
    [[nodiscard]] bool isPinned() const { return m_pinned.has_value(); }
    // B as it is shown, in the experiment's unit; none where it is left out (see RunResult).
    [[nodiscard]] std::optional<Policy> pinnedPolicy() const;

Q_SIGNALS:
    void resultChanged(const backoff::RunResultPtr &result);

private:
    friend class ExperimentEdit;
    void setExperiment(const Experiment &experiment);

    EditWords m_words;
    std::optional<Policy> m_pinned; // in the unit it was pinned in
    RunResultPtr m_result;
    QUndoStack m_undoStack;
};

} // namespace backoff
