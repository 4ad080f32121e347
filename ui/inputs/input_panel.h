// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The window's left column: everything of an experiment that can be edited.
//
// Whatever is committed, the texts of all fields make a draft, which the engine judges. A good
// draft is signalled; a bad one marks each field that is to blame and says what is accepted, while
// the last good experiment stands. Parameters that are not shown keep their last good value.

#pragma once

#include "core/io/labels.h"
#include "ui/inputs/field_row.h"
#include "ui/inputs/seed_field.h"
#include "ui/style/theme.h"

#include "core/engine/experiment.h"

#include <QScrollArea>

namespace backoff {

class PolicyForm;
class ServiceForm;

class InputPanel : public QScrollArea
{
    Q_OBJECT

public:
    // The labels must outlive the panel.
    explicit InputPanel(const Labels &labels, QWidget *parent = nullptr);
    ~InputPanel() override;

    // Shows it and forgets what was being edited; signals no edit.
    void setExperiment(const Experiment &experiment);
    // The same for another document: what was remembered of the old one goes too.
    void startAnew(const Experiment &experiment);
    // Applies the field being edited. False if a bad value stands.
    bool commit();
    void focusFirstProblem();
    // As the button beside the seed does.
    void drawSeed();

    void setTheme(const Theme &theme);
    void setSeedSource(SeedSource source);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    // Only valid experiments. Edits made by one held key carry the same gesture.
    void experimentEdited(const backoff::Experiment &next, backoff::Field field, int gesture);
    void problemsChanged(int count);

private:
    void showFocused(QWidget *before, QWidget *focused);
    void onEdited(Field field, bool continues);
    void onUnitPicked(Unit unit);
    void apply(const Experiment &next, Field field, int gesture);
    void show(const Experiment &experiment);
    [[nodiscard]] Field editedField() const; // shows what does not stand
    void evaluate(Field field, int gesture);
    void markProblems(const std::vector<Error> &problems, Field edited);
    void setProblemCount(int count);

    const Labels &m_labels;
    PolicyForm *m_policy;
    ServiceForm *m_service;
    FieldRows m_rows; // as shown, from top to bottom
    Experiment m_experiment; // the last good one
    int m_problemCount = 0;
    int m_gesture = 0;
};

} // namespace backoff
