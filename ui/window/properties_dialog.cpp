// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/properties_dialog.h"

#include "ui/window/notes_edit.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>

namespace backoff {

PropertiesDialog::PropertiesDialog(const Experiment &experiment, QWidget *parent)
    : QDialog(parent)
    , m_experiment(experiment)
    , m_title(new QLineEdit(QString::fromStdString(experiment.title)))
    , m_notes(new NotesEdit(QString::fromStdString(experiment.notes)))
{
    setWindowTitle(tr("Properties"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_notes->setTabChangesFocus(true);
    auto *form = new QFormLayout(this);
    form->addRow(tr("&Title"), m_title);
    form->addRow(tr("&Notes"), m_notes);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &PropertiesDialog::acceptEdit);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(440, 260);
}

void PropertiesDialog::acceptEdit()
{
    m_experiment.title = m_title->text().toStdString();
    m_experiment.notes = m_notes->toPlainText().toStdString();
    Q_EMIT edited(m_experiment);
    accept();
}

} // namespace backoff
