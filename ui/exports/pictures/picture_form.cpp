// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/pictures/picture_form.h"

#include "ui/exports/pictures/picture_words.h"
#include "ui/inputs/combo.h"
#include "ui/style/app_style.h"
#include "ui/style/giving_label.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

namespace backoff {

namespace {

constexpr QSize presets[]
    = {{1200, 600}, {1200, 800}, {1200, 900}, {1600, 900}, {1200, 400}, {800, 400}, {640, 320}};

template<typename Enum> void add(Combo *combo, const QString &text, Enum value)
{
    combo->addItem(text, static_cast<int>(value));
}

template<typename Enum> Enum chosen(const Combo *combo)
{
    return static_cast<Enum>(combo->currentData().toInt());
}

void select(Combo *combo, int data) { combo->setCurrentIndex(combo->findData(data)); }

// ASCII digits alone: a picture's size has no sign and no fraction.
int numberIn(const QLineEdit *field)
{
    const QString text = field->text().trimmed();
    const bool isNumber = !text.isEmpty() && text.size() <= 6
        && std::ranges::all_of(text, [](QChar c) { return u'0' <= c && c <= u'9'; });
    return isNumber ? text.toInt() : 0;
}

void mark(QLineEdit *field, int least, int most)
{
    const int number = numberIn(field);
    const bool isBad = number < least || number > most;
    setMarkedAsProblem(field, isBad);
    field->setAccessibleDescription(isBad ? PictureWords::sizeAccepted() : QString());
}

QLabel *makeRemark(QLatin1String role)
{
    auto *label = new GivingLabel;
    label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    setStyleRole(label, role);
    return label;
}

} // namespace

PictureForm::PictureForm(const PictureSettings &settings, PictureFormat format, QWidget *parent)
    : QWidget(parent)
    , m_kind(new Combo)
    , m_format(new Combo)
    , m_preset(new Combo)
    , m_width(new QLineEdit)
    , m_height(new QLineEdit)
    , m_scale(new Combo)
    , m_colours(new Combo)
    , m_logScale(new QCheckBox(tr("&Log scale")))
    , m_problem(makeRemark(styleRole::problem))
    , m_remark(makeRemark(styleRole::muted))
{
    makeRows();
    fillChoices(settings, format);
    connectChoices();
    refresh();
}

void PictureForm::makeRows()
{
    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    const auto addRow = [&](const QString &label, QWidget *field, const QString &name) {
        form->addRow(label, field);
        field->setAccessibleName(name); // a combo box would be named after its current item
    };
    addRow(tr("&Picture"), m_kind, tr("Picture"));
    addRow(tr("&Format"), m_format, tr("Format"));
    addRow(tr("Si&ze"), m_preset, tr("Size"));
    addRow(tr("&Width"), m_width, tr("Width in pixels"));
    addRow(tr("&Height"), m_height, tr("Height in pixels"));
    addRow(tr("Sc&ale"), m_scale, tr("Scale"));
    addRow(tr("C&olours"), m_colours, tr("Colours"));
    form->addRow(QString(), m_logScale);
    form->addRow(m_problem);
    form->addRow(m_remark);
    m_remark->setMinimumHeight(3 * m_remark->fontMetrics().lineSpacing()); // nothing jumps
}

void PictureForm::fillChoices(const PictureSettings &settings, PictureFormat format)
{
    for (const PictureKind kind : allPictures) {
        add(m_kind, PictureWords::name(kind), kind);
    }
    for (const PictureFormat each : allPictureFormats) {
        add(m_format, PictureWords::name(each), each);
    }
    for (const QSize &size : presets) {
        m_preset->addItem(PictureWords::sizeText(size), size);
    }
    m_preset->addItem(tr("Other"), QSize());
    for (int scale = 1; scale <= mostScale; ++scale) {
        m_scale->addItem(QStringLiteral("%1\u00d7").arg(scale), scale);
    }
    m_colours->addItem(tr("Light"), false);
    m_colours->addItem(tr("Dark"), true);
    select(m_kind, static_cast<int>(settings.kind));
    m_shownKind = settings.kind;
    select(m_format, static_cast<int>(format));
    select(m_scale, settings.scale);
    m_colours->setCurrentIndex(settings.dark ? 1 : 0);
    m_logScale->setChecked(settings.logScale);
    showSize(settings.size);
    showPreset();
}

void PictureForm::connectChoices()
{
    connect(m_kind, &QComboBox::currentIndexChanged, this, &PictureForm::changeKind);
    for (const Combo *combo : {m_format, m_scale, m_colours}) {
        connect(combo, &QComboBox::currentIndexChanged, this, &PictureForm::refresh);
    }
    connect(m_logScale, &QCheckBox::toggled, this, &PictureForm::refresh);
    connect(m_preset, &QComboBox::currentIndexChanged, this, &PictureForm::choosePreset);
    for (const QLineEdit *field : {m_width, m_height}) {
        connect(field, &QLineEdit::textEdited, this, [this] {
            showPreset();
            refresh();
        });
    }
}

// A picture of the usual size stays one.
void PictureForm::changeKind()
{
    const auto kind = chosen<PictureKind>(m_kind);
    if (settings().size == defaultSizeOf(m_shownKind)) {
        showSize(defaultSizeOf(kind));
        showPreset();
    }
    m_shownKind = kind;
    refresh();
}

void PictureForm::showSize(QSize size)
{
    m_width->setText(QString::number(size.width()));
    m_height->setText(QString::number(size.height()));
}

void PictureForm::choosePreset()
{
    const QSize size = m_preset->currentData().toSize();
    if (size.isValid()) {
        showSize(size);
        refresh();
    } else { // to be typed
        m_width->setFocus();
        m_width->selectAll();
    }
}

void PictureForm::showPreset()
{
    const QSignalBlocker blocker(m_preset);
    const int index = m_preset->findData(settings().size);
    m_preset->setCurrentIndex(index < 0 ? m_preset->count() - 1 : index);
}

PictureSettings PictureForm::settings() const
{
    PictureSettings settings;
    settings.kind = chosen<PictureKind>(m_kind);
    settings.size = {numberIn(m_width), numberIn(m_height)};
    settings.scale = m_scale->currentData().toInt();
    settings.dark = m_colours->currentData().toBool();
    settings.logScale = m_logScale->isChecked();
    return settings;
}

PictureFormat PictureForm::format() const { return chosen<PictureFormat>(m_format); }

std::optional<PictureProblem> PictureForm::problem() const
{
    return pictureProblem(settings(), format());
}

void PictureForm::refresh()
{
    mark(m_width, smallestPicture.width(), largestPicture.width());
    mark(m_height, smallestPicture.height(), largestPicture.height());
    m_scale->setEnabled(format() == PictureFormat::Png);
    m_logScale->setEnabled(chosen<PictureKind>(m_kind) != PictureKind::Timeline);
    m_logScale->setToolTip(
        m_logScale->isEnabled() ? QString() : tr("The timeline has no logarithmic scale"));
    showRemark();
    Q_EMIT changed();
}

void PictureForm::showRemark()
{
    const auto found = problem();
    m_problem->setText(found ? message(*found) : QString());
    m_problem->setVisible(found.has_value());
    m_remark->setText(found ? QString() : PictureWords::remark(settings(), format()));
    m_remark->setVisible(!found);
    const bool isScale = found == PictureProblem::Dots || found == PictureProblem::Scale;
    setMarkedAsProblem(m_scale, isScale);
    m_scale->setAccessibleDescription(isScale ? m_problem->text() : m_remark->text());
}

} // namespace backoff
