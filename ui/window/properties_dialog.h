// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// File > Properties: the experiment's title and notes.

#pragma once

#include "core/engine/experiment.h"

#include <QDialog>

class QLineEdit;

namespace backoff {

class NotesEdit;

class PropertiesDialog : public QDialog
{
    Q_OBJECT

public:
    PropertiesDialog(const Experiment &experiment, QWidget *parent);

Q_SIGNALS:
    // On OK: the experiment with its new title and notes.
    void edited(const backoff::Experiment &next);

private:
    void acceptEdit();

    Experiment m_experiment;
    QLineEdit *m_title;
    NotesEdit *m_notes;
};

} // namespace backoff
