// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/handouts/handout_dialog.h"

#include "ui/exports/handouts/handout_preview.h"
#include "ui/style/app_style.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace backoff {

HandoutDialog::HandoutDialog(const RunResultPtr &result,
    const HandoutSettings &settings,
    HandoutFormat format,
    const Labels &labels,
    QWidget *parent)
    : QDialog(parent)
    , m_preview(new HandoutPreview(result, labels))
    , m_answers(new QCheckBox(tr("With &answers, on a page of their own")))
    , m_pdf(new QRadioButton(tr("&PDF, A4 pages")))
    , m_html(new QRadioButton(tr("&HTML, one file for a website")))
{
    setWindowTitle(tr("Handout"));
    m_answers->setChecked(settings.answers);
    (format == HandoutFormat::Pdf ? m_pdf : m_html)->setChecked(true);

    auto *columns = new QHBoxLayout;
    columns->setSpacing(16);
    columns->addLayout(makeChoices());
    columns->addWidget(makePreviewArea(), 1);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    addButtons(layout);

    connect(m_answers, &QCheckBox::toggled, this, &HandoutDialog::showSettings);
    showSettings();
    resize(860, 560);
}

QVBoxLayout *HandoutDialog::makeChoices()
{
    auto *about = new QLabel(
        tr("Settings, timeline, delays, attempts, transcript and questions of this experiment. "
           "The HTML file has the same parts as the pages shown here."));
    about->setWordWrap(true);
    setStyleRole(about, styleRole::muted);
    auto *heading = new QLabel(tr("File format"));
    setStyleRole(heading, styleRole::section);

    auto *choices = new QVBoxLayout;
    choices->addWidget(about);
    choices->addSpacing(10);
    choices->addWidget(m_answers);
    choices->addSpacing(10);
    choices->addWidget(heading);
    choices->addWidget(m_pdf);
    choices->addWidget(m_html);
    choices->addStretch();
    return choices;
}

QScrollArea *HandoutDialog::makePreviewArea()
{
    auto *area = new QScrollArea;
    area->setWidget(m_preview);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // its width does not come and go
    area->setAccessibleName(tr("Preview of the handout"));
    area->setMinimumWidth(280);
    return area;
}

void HandoutDialog::addButtons(QVBoxLayout *layout)
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto *save = buttons->addButton(tr("&Save\u2026"), QDialogButtonBox::ActionRole);
    auto *print = buttons->addButton(tr("P&rint\u2026"), QDialogButtonBox::ActionRole);
    save->setDefault(true);
    setStyleRole(save, styleRole::primary);
    connect(save, &QPushButton::clicked, this, &HandoutDialog::saveRequested);
    connect(print, &QPushButton::clicked, this, &HandoutDialog::printRequested);
    connect(buttons, &QDialogButtonBox::rejected, this, &HandoutDialog::reject);
    layout->addWidget(buttons);
}

HandoutSettings HandoutDialog::settings() const { return {m_answers->isChecked()}; }

HandoutFormat HandoutDialog::format() const
{
    return m_pdf->isChecked() ? HandoutFormat::Pdf : HandoutFormat::Html;
}

void HandoutDialog::showSettings() { m_preview->setSettings(settings()); }

} // namespace backoff
