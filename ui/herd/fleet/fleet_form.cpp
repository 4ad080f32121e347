// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/fleet/fleet_form.h"

#include "core/io/qt_text.h"
#include "core/tables/number_format.h"
#include "ui/herd/fleet/value_slider.h"
#include "ui/herd/setting_box.h"
#include "ui/inputs/draft.h"
#include "ui/inputs/integer_field.h"
#include "ui/inputs/optional_field.h"
#include "ui/style/app_style.h"
#include "ui/style/flow_layout.h"
#include "ui/style/giving_label.h"

#include <QCheckBox>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace backoff {

static constexpr double longestSlidOutage = 100; // seconds
static constexpr double shortestSlidOutage = 0.1;
static constexpr double mostSlidCapacity = 100'000;
// Beyond these the slider's ends, or their ratio, would be no numbers.
static constexpr double leastSlidCapacity = 1e-100;
static constexpr double mostOneABin = 1e304;

FleetForm::FleetForm(const Labels &labels, QWidget *parent)
    : QWidget(parent)
    , m_labels(labels)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto *fields = new QWidget(this);
    fields->setLayout(new FlowLayout(14, 4));
    column->addWidget(fields);
    m_fields = fields;
    addClients();
    addOutage();
    addCapacity();
    addBin();
    addSharedSeed();

    m_problems = new GivingLabel(this);
    setStyleRole(m_problems, styleRole::problem);
    m_problems->hide();
    column->addWidget(m_problems);
    show(m_experiment);
}

SettingBox *FleetForm::addBox(Field field, TextField *editor, int editorWidth, bool slides)
{
    const QString name = m_labels.field(field, FieldNaming::Form);
    auto *box = new SettingBox(field, name, editor, editorWidth, slides);
    m_fields->layout()->addWidget(box);
    m_boxes.push_back(box);
    connect(editor, &TextField::committed, this, [this, field] { onEdited(field, false); });
    if (slides) {
        connect(box->slider(), &ValueSlider::moved, this, [this, box](double value, bool on) {
            onMoved(box, value, on);
        });
    }
    return box;
}

void FleetForm::addClients()
{
    m_clients = new IntegerField(Field::Clients, 0, windowLimits.maxClients);
    SettingBox *box = addBox(Field::Clients, m_clients, 90, true);
    const auto most = static_cast<double>(windowLimits.maxClients);
    box->slider()->setScale({.least = 1, .most = most, .whole = true});
    connect(m_clients, &IntegerField::stepped, this, [this](bool continues) {
        onEdited(Field::Clients, continues);
    });
}

void FleetForm::addOutage()
{
    m_outage = new OptionalField(Field::Outage,
        OptionalField::Kind::Duration,
        {tr("ends"), tr("Let the outage end"), tr("never ends"), "never"},
        *FleetSettings {}.outage);
    addBox(Field::Outage, m_outage, std::max(136, m_outage->leastWidth()), true);
    connect(m_outage, &OptionalField::toggled, this, [this] { onEdited(Field::Outage, false); });
}

void FleetForm::addCapacity()
{
    m_capacity = new OptionalField(Field::Capacity,
        OptionalField::Kind::Number,
        {tr("limit"), tr("Limit how many calls are served a second"), tr("no limit"), "none"},
        *FleetSettings {}.capacity);
    addBox(Field::Capacity, m_capacity, std::max(148, m_capacity->leastWidth()), true);
    connect(
        m_capacity, &OptionalField::toggled, this, [this] { onEdited(Field::Capacity, false); });
}

void FleetForm::addBin()
{
    m_bin = new DurationField(Field::Bin);
    addBox(Field::Bin, m_bin, 90, false);
}

void FleetForm::addSharedSeed()
{
    m_sharedSeed = new QCheckBox(tr("every client has the same seed"), this);
    m_sharedSeed->setAccessibleName(m_sharedSeed->text());
    m_fields->layout()->addWidget(m_sharedSeed);
    connect(m_sharedSeed, &QCheckBox::clicked, this, [this] { onEdited(Field::Seed, false); });
}

// The style has given the fields their height: the check box stands on one line with them.
void FleetForm::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_sharedSeed->setMinimumHeight(m_bin->sizeHint().height());
}

void FleetForm::setExperiment(const Experiment &experiment)
{
    show(experiment);
    markProblems({});
}

void FleetForm::show(const Experiment &experiment)
{
    m_experiment = experiment;
    const FleetSettings &fleet = experiment.fleet;
    const Unit unit = experiment.policy.unit;
    const QString unitText = m_labels.unit(unit);
    m_clients->show(fleet.clients);
    m_outage->show(fleet.outage, unit, unitText);
    m_capacity->show(fleet.capacity, unit, tr("/ s", "calls a second"));
    m_bin->show(fleet.bin, unitText);
    m_sharedSeed->setChecked(fleet.sharedSeed);
    showSliders();
}

// The capacity's begins where a bin serves one call: less is refused.
void FleetForm::showSliders()
{
    const FleetSettings &fleet = m_experiment.fleet;
    const double perSecond = unitsPerSecond(m_experiment.policy.unit);
    const double oneABin
        = roundedUp(std::clamp(perSecond / fleet.bin, leastSlidCapacity, mostOneABin));
    for (SettingBox *box : m_boxes) {
        ValueSlider *slider = box->slider();
        if (box->field() == Field::Clients) {
            slider->showValue(static_cast<double>(fleet.clients));
        } else if (box->field() == Field::Outage) {
            slider->setScale({shortestSlidOutage * perSecond, longestSlidOutage * perSecond, true});
            slider->setEnabled(fleet.outage.has_value());
            slider->showValue(fleet.outage.value_or(0));
        } else if (box->field() == Field::Capacity) {
            slider->setScale({oneABin, std::max(mostSlidCapacity, oneABin * 1000)});
            slider->setEnabled(fleet.capacity.has_value());
            slider->showValue(fleet.capacity.value_or(oneABin));
        }
    }
}

Field FleetForm::editedField() const
{
    const auto edited = std::ranges::find_if(
        m_boxes, [](const SettingBox *box) { return box->editor()->isEdited(); });
    return edited == m_boxes.end() ? Field::Clients : (*edited)->field();
}

bool FleetForm::commit()
{
    evaluate(editedField(), 0);
    return m_problemCount == 0;
}

void FleetForm::onEdited(Field field, bool continues)
{
    if (!continues) {
        --m_gesture;
    }
    evaluate(field, m_gesture);
}

// Written into the field as if it were typed: so it is judged with all others.
void FleetForm::onMoved(SettingBox *box, double value, bool continues)
{
    box->editor()->setText(toQString(formatFull(value)));
    onEdited(box->field(), continues);
}

void FleetForm::evaluate(Field field, int gesture)
{
    Draft draft {m_experiment, {}};
    FleetSettings &fleet = draft.experiment.fleet;
    const Unit unit = draft.experiment.policy.unit;
    draft.take(m_clients->read(), fleet.clients);
    draft.take(m_outage->read(unit), fleet.outage);
    draft.take(m_capacity->read(unit), fleet.capacity);
    draft.take(m_bin->read(unit), fleet.bin);
    fleet.sharedSeed = m_sharedSeed->isChecked();
    for (const Error &error : validate(fleet, unit, windowLimits)) {
        draft.problems.push_back(error);
    }
    markProblems(draft.problems);
    if (!draft.problems.empty()) {
        return;
    }
    const bool changed = fleet != m_experiment.fleet;
    show(draft.experiment); // also shows `0.50` as 0.5
    if (changed) {
        Q_EMIT fleetEdited(m_experiment.fleet, field, gesture);
    }
}

// Each field's first problem is told.
void FleetForm::markProblems(const std::vector<Error> &problems)
{
    QStringList messages;
    for (SettingBox *box : m_boxes) {
        const auto found = std::ranges::find(problems, box->field(), &Error::where);
        const bool good = found == problems.end();
        box->setProblem(good ? QString() : m_labels.reason(*found, windowLimits));
        if (!good) {
            messages << m_labels.message(*found, windowLimits, FieldNaming::Form);
        }
    }
    m_problems->setText(messages.join(u'\n'));
    m_problems->setVisible(!messages.isEmpty());
    if (messages.size() != m_problemCount) {
        m_problemCount = static_cast<int>(messages.size());
        Q_EMIT problemsChanged(m_problemCount);
    }
}

void FleetForm::focusFirstProblem()
{
    for (SettingBox *box : m_boxes) {
        if (!box->problem().isEmpty()) {
            box->editor()->setFocus(Qt::OtherFocusReason);
            box->editor()->selectAll();
            return;
        }
    }
}

} // namespace backoff
