// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/pictures/picture_dialog.h"

#include "core/io/qt_text.h"
#include "ui/exports/herd_values.h"
#include "ui/exports/pictures/picture_clipboard.h"
#include "ui/exports/pictures/picture_form.h"
#include "ui/exports/pictures/picture_preview.h"
#include "ui/exports/pictures/picture_words.h"
#include "ui/exports/saving/file_saver.h"
#include "ui/exports/saving/message_box.h"
#include "ui/exports/suggested_name.h"
#include "ui/style/app_style.h"

#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QVBoxLayout>

namespace backoff {

static QString suggestedName(PictureKind kind, const ExportSource &source, PictureFormat format)
{
    const Experiment &experiment = source.result->experiment();
    const std::uint64_t seed = experiment.policy.seed;
    switch (kind) {
    case PictureKind::Fleet:
        return nameOfHerd(nameOf(kind), experiment.fleet.clients, seed, suffixOf(format));
    case PictureKind::Contention:
        return nameOfHerd(nameOf(kind), source.study.clients, seed, suffixOf(format));
    default:
        return nameOfRun(nameOf(kind), experiment, suffixOf(format));
    }
}

PictureDialog::PictureDialog(const Labels &labels,
    const ExportSource &source,
    const PictureSettings &settings,
    PictureFormat format,
    FileSaver *saver,
    QWidget *parent)
    : QDialog(parent)
    , m_labels(labels)
    , m_values(new HerdValues(source, this))
    , m_settings(settings)
    , m_format(format)
    , m_saver(saver)
    , m_form(new PictureForm(settings, format))
    , m_preview(new PicturePreview)
    , m_done(new QLabel)
    , m_copy(new QPushButton(tr("&Copy")))
    , m_save(new QPushButton(tr("&Save…")))
{
    setWindowTitle(tr("Export Picture"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *side = new QVBoxLayout;
    side->addWidget(m_form);
    side->addStretch(1);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(16);
    middle->addLayout(side, 2);
    middle->addWidget(m_preview, 5);
    auto *whole = new QVBoxLayout(this);
    whole->addLayout(middle, 1);
    whole->addLayout(makeButtons());
    connect(m_form, &PictureForm::changed, this, &PictureDialog::refresh);
    connect(m_values, &HerdValues::changed, this, &PictureDialog::showPicture);
    refresh();
    resize(940, 500);
}

QBoxLayout *PictureDialog::makeButtons()
{
    m_done->setTextFormat(Qt::PlainText);
    m_done->setWordWrap(true);
    m_done->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_copy->setToolTip(tr("As a PNG image, to be pasted into a document"));
    setStyleRole(m_save, styleRole::primary);
    m_save->setDefault(true);
    auto *close = new QPushButton(tr("Clos&e"));
    connect(m_copy, &QPushButton::clicked, this, &PictureDialog::copy);
    connect(m_save, &QPushButton::clicked, this, &PictureDialog::save);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    auto *row = new QHBoxLayout;
    row->addWidget(m_done, 1);
    for (QPushButton *button : {m_copy, m_save, close}) {
        row->addWidget(button);
    }
    return row;
}

void PictureDialog::refresh()
{
    m_done->clear();
    if (!m_form->problem()) {
        m_settings = m_form->settings();
        m_format = m_form->format();
    }
    m_values->want(herdViewOf(m_settings.kind));
    showPicture();
}

void PictureDialog::showPicture()
{
    const auto view = herdViewOf(m_settings.kind);
    const bool isThere = !view || m_values->source().has(*view);
    const bool isGood = isThere && !m_form->problem();
    m_save->setEnabled(isGood);
    m_copy->setEnabled(isGood);
    if (!isThere) {
        m_preview->setMessage(herdProgressText(m_values->state(*view)));
    } else if (isGood) {
        m_preview->setPicture(
            PictureContent::make(m_values->source(), m_settings, &m_labels), m_settings);
    } else {
        m_preview->setDimmed(true);
    }
}

void PictureDialog::save()
{
    const QString suffix = toQString(suffixOf(m_format));
    SaveRequest request;
    request.title = tr("Save Picture");
    request.suggested = suggestedName(m_settings.kind, m_values->source(), m_format);
    request.kinds
        = {{QStringLiteral("%1 (*.%2)").arg(PictureWords::name(m_format), suffix), suffix}};
    request.bytes =
        [source = m_values->source(), settings = m_settings, format = m_format, &labels = m_labels](
            std::size_t) { return pictureBytes(source, settings, format, labels); };
    request.saved = [dialog = QPointer(this)](const QString &path) {
        if (dialog) {
            dialog->m_done->setText(withBreaks(tr("Saved: %1").arg(path)));
        }
    };
    request.over = this;
    m_saver->ask(request);
}

void PictureDialog::copy()
{
    PictureSettings copied = m_settings;
    if (m_format != PictureFormat::Png) { // the scale was not to be chosen
        copied.scale = copyScale;
    }
    copyPicture(m_values->source(), copied, m_labels);
    m_done->setText(tr("Copied as a PNG image"));
}

} // namespace backoff
