// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/handouts/handout_dialog.h"

#include "core/io/qt_text.h"
#include "ui/accessibility/own_roles.h"
#include "ui/exports/handouts/handout_preview.h"
#include "ui/exports/saving/file_saver.h"
#include "ui/exports/saving/message_box.h"
#include "ui/inputs/combo.h"
#include "ui/style/app_style.h"

#include <QCheckBox>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace backoff {

// In the order of the choice.
static constexpr HandoutFormat formats[] = {HandoutFormat::Pdf, HandoutFormat::Html};

// "handout-brief-blip-20260717-answers.pdf": the two versions must not be taken for each other.
static QString suggestedName(
    const RunResult &result, const HandoutSettings &settings, const QString &suffix)
{
    return QStringLiteral("handout-%1-%2%3.%4")
        .arg(toQString(nameOf(result.experiment().scenario.kind)),
            QString::number(result.policy().seed),
            settings.answers ? QStringLiteral("-answers") : QString(),
            suffix);
}

HandoutDialog::HandoutDialog(const Labels &labels,
    const RunResultPtr &result,
    const HandoutSettings &settings,
    HandoutFormat format,
    FileSaver *saver,
    QWidget *parent)
    : QDialog(parent)
    , m_labels(labels)
    , m_result(result)
    , m_saver(saver)
    , m_answers(new QCheckBox(tr("With &answers, at the end")))
    , m_format(new Combo)
    , m_preview(new HandoutPreview(result, labels))
    , m_done(new QLabel)
{
    setWindowTitle(tr("Handout"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_answers->setChecked(settings.answers);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(16);
    middle->addLayout(makeForm(format), 2);
    middle->addWidget(makePreviewArea(), 5);
    auto *whole = new QVBoxLayout(this);
    whole->addLayout(middle, 1);
    whole->addLayout(makeButtons());
    connect(m_answers, &QCheckBox::toggled, this, &HandoutDialog::refresh);
    connect(m_format, &QComboBox::currentIndexChanged, m_done, &QLabel::clear);
    refresh();
    setMinimumSize(600, 360);
    resize(940, 560);
}

QBoxLayout *HandoutDialog::makeForm(HandoutFormat format)
{
    m_format->addItems({tr("PDF, A4 pages"), tr("HTML, one file")});
    m_format->setCurrentIndex(format == HandoutFormat::Pdf ? 0 : 1);
    auto *formatLabel = new QLabel(tr("&Format"));
    formatLabel->setBuddy(m_format);
    auto *parts = new QLabel(tr("Settings, timeline, delays, attempts, transcript and questions of "
                                "this experiment. A file in HTML has the same parts as the pages "
                                "shown here."));
    parts->setWordWrap(true);
    setStyleRole(parts, styleRole::muted);

    auto *form = new QVBoxLayout;
    form->addWidget(formatLabel);
    form->addWidget(m_format);
    form->addSpacing(6);
    form->addWidget(m_answers);
    form->addSpacing(6);
    form->addWidget(parts);
    form->addStretch(1);
    return form;
}

QScrollArea *HandoutDialog::makePreviewArea()
{
    auto *area = new QScrollArea;
    setAccessibleRole(area, QAccessible::Document);
    area->setWidget(m_preview);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // a page's width does not change
    area->setAccessibleName(tr("Preview of the handout"));
    return area;
}

QBoxLayout *HandoutDialog::makeButtons()
{
    m_done->setTextFormat(Qt::PlainText);
    m_done->setWordWrap(true);
    m_done->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *print = new QPushButton(tr("&Print…"));
    auto *save = new QPushButton(tr("&Save…"));
    setStyleRole(save, styleRole::primary);
    save->setDefault(true);
    auto *close = new QPushButton(tr("Clos&e"));
    connect(print, &QPushButton::clicked, this, &HandoutDialog::printRequested);
    connect(save, &QPushButton::clicked, this, &HandoutDialog::save);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    auto *row = new QHBoxLayout;
    row->addWidget(m_done, 1);
    for (QPushButton *button : {print, save, close}) {
        row->addWidget(button);
    }
    return row;
}

HandoutSettings HandoutDialog::settings() const { return {m_answers->isChecked()}; }

HandoutFormat HandoutDialog::format() const { return formats[m_format->currentIndex()]; }

void HandoutDialog::refresh()
{
    m_done->clear();
    m_preview->setSettings(settings());
}

void HandoutDialog::save()
{
    SaveRequest request;
    request.title = tr("Save Handout");
    request.kinds = {
        {tr("PDF (*.pdf)"), QStringLiteral("pdf")}, {tr("HTML (*.html)"), QStringLiteral("html")}};
    request.chosen = static_cast<std::size_t>(m_format->currentIndex());
    request.suggested = suggestedName(*m_result, settings(), request.kinds[request.chosen].suffix);
    request.bytes
        = [result = m_result, settings = settings(), &labels = m_labels](
              std::size_t kind) { return handoutBytes(result, settings, formats[kind], labels); };
    request.saved = [dialog = QPointer(this)](const QString &path) {
        if (dialog) {
            dialog->m_done->setText(withBreaks(tr("Saved: %1").arg(path)));
        }
    };
    request.over = this;
    m_saver->ask(request);
}

} // namespace backoff
