// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The settings of the fleet: clients, outage, capacity, bin and the seed that all share.
//
// Whatever is committed or dragged, the texts of all fields make a draft, which the engine judges.
// A good draft is signalled; a bad one marks each field that is to blame and says below what is
// accepted, while the last good settings stand.

#pragma once

#include "core/engine/experiment.h"
#include "core/io/labels.h"

#include <QWidget>

#include <vector>

class QCheckBox;

namespace backoff {

class DurationField;
class GivingLabel;
class IntegerField;
class OptionalField;
class SettingBox;
class TextField;

class FleetForm : public QWidget
{
    Q_OBJECT

public:
    // The labels must outlive the form.
    explicit FleetForm(const Labels &labels, QWidget *parent = nullptr);

    // Shows its fleet and forgets what was being edited; signals no edit.
    void setExperiment(const Experiment &experiment);
    // Applies the field being edited. False if a bad value stands.
    bool commit();
    void focusFirstProblem();

protected:
    void showEvent(QShowEvent *event) override;

Q_SIGNALS:
    // Only valid settings. All edits of one drag, one held key or one turn of the wheel carry the
    // same gesture and no other does: below -1, so that none is the input panel's either.
    void fleetEdited(const backoff::FleetSettings &next, backoff::Field field, int gesture);
    void problemsChanged(int count);

private:
    void addClients();
    void addOutage();
    void addCapacity();
    void addBin();
    void addSharedSeed();
    SettingBox *addBox(Field field, TextField *editor, int editorWidth, bool slides);

    void show(const Experiment &experiment);
    void showSliders();
    [[nodiscard]] Field editedField() const;
    void onEdited(Field field, bool continues);
    void onMoved(SettingBox *box, double value, bool continues);
    void evaluate(Field field, int gesture);
    void markProblems(const std::vector<Error> &problems);

    const Labels &m_labels;
    Experiment m_experiment; // the last good one
    QWidget *m_fields; // side by side
    std::vector<SettingBox *> m_boxes; // as shown
    IntegerField *m_clients;
    OptionalField *m_outage;
    OptionalField *m_capacity;
    DurationField *m_bin;
    QCheckBox *m_sharedSeed;
    GivingLabel *m_problems;
    int m_problemCount = 0;
    int m_gesture = -1;
};

} // namespace backoff
