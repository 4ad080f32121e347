// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The settings of the study of contention: how many clients, how many runs of each strategy; its
// seed is the policy's and is only shown. They are settings of the view: no part of the experiment,
// nothing to undo.
//
// What is committed is judged by the engine: good settings are signalled; a refused value marks its
// field and says below what is accepted, while the last good settings stand.

#pragma once

#include "core/engine/contention.h"
#include "core/io/labels.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QLabel;

namespace backoff {

class GivingLabel;
class IntegerField;
class SettingBox;

class ContentionForm : public QWidget
{
    Q_OBJECT

public:
    // The labels must outlive the form.
    explicit ContentionForm(const Labels &labels, QWidget *parent = nullptr);

    // Shows them and forgets what was being edited; signals no edit.
    void setSettings(const ContentionSettings &settings);
    // The policy's new one: nothing else changes.
    void setSeed(std::uint64_t seed);
    // Applies the field being edited. False if a bad value stands.
    bool commit();
    // Whether it says what the study is; otherwise that is its tool tip.
    void setExplained(bool explained);
    void focusFirstProblem();

    [[nodiscard]] const ContentionSettings &settings() const { return m_settings; }

Q_SIGNALS:
    void contentionEdited(std::int64_t clients, std::int64_t runs);
    void problemsChanged(int count);

private:
    IntegerField *addField(Field field, std::int64_t most, QHBoxLayout *fields);
    void showSettings();
    void markProblems(const std::vector<Error> &problems);

    const Labels &m_labels;
    IntegerField *m_clients;
    IntegerField *m_runs;
    QLabel *m_seed;
    GivingLabel *m_problems;
    QLabel *m_study = nullptr;
    std::vector<SettingBox *> m_boxes; // as shown
    ContentionSettings m_settings; // the last good ones
    int m_problemCount = 0;
};

} // namespace backoff
