// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inputs/input_panel.h"

#include "ui/inputs/draft.h"
#include "ui/inputs/policy_form.h"
#include "ui/inputs/service_form.h"
#include "ui/style/app_style.h"

#include <QApplication>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <map>

namespace backoff {

static constexpr int panelWidth = 306;
static constexpr int leastPanelWidth = 290;

static QLabel *makeHeading(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setFont(sectionFont());
    setStyleRole(label, styleRole::section);
    return label;
}

InputPanel::InputPanel(const Labels &labels, QWidget *parent)
    : QScrollArea(parent)
    , m_labels(labels)
{
    auto *content = new QWidget;
    m_policy = new PolicyForm(labels, content);
    m_service = new ServiceForm(labels, content);
    m_rows = m_policy->rows();
    m_rows.insert(m_rows.end(), m_service->rows().begin(), m_service->rows().end());

    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(16, 14, 14, 14);
    column->setSpacing(8);
    column->addWidget(makeHeading(tr("Retry policy"), content));
    column->addWidget(m_policy);
    column->addSpacing(8);
    column->addWidget(makeHeading(tr("Flaky service"), content));
    column->addWidget(m_service);
    column->addStretch();

    setStyleRole(this, styleRole::side);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setWidget(content);

    connect(m_policy, &PolicyForm::edited, this, &InputPanel::onEdited);
    connect(m_service, &ServiceForm::edited, this, &InputPanel::onEdited);
    connect(m_policy, &PolicyForm::unitPicked, this, &InputPanel::onUnitPicked);
    connect(qApp, &QApplication::focusChanged, this, &InputPanel::showFocused);
    show(m_experiment);
}

// Its fields give up the focus when it is no panel any more.
InputPanel::~InputPanel() { qApp->disconnect(this); }

// A scroll area follows the focus only while Tab moves within it. What is clicked is in sight.
void InputPanel::showFocused(QWidget *, QWidget *focused)
{
    const bool mine = focused && widget()->isAncestorOf(focused);
    if (mine && QGuiApplication::mouseButtons() == Qt::NoButton) {
        ensureWidgetVisible(focused, 0, 24);
    }
}

QSize InputPanel::sizeHint() const { return {panelWidth, 600}; }

QSize InputPanel::minimumSizeHint() const { return {leastPanelWidth, 200}; }

void InputPanel::setTheme(const Theme &theme) { m_service->setTheme(theme); }

void InputPanel::setSeedSource(SeedSource source)
{
    m_policy->seed()->setSource(std::move(source));
}

void InputPanel::drawSeed() { m_policy->seed()->newButton()->click(); }

void InputPanel::setExperiment(const Experiment &experiment)
{
    // New and Reset All bring the defaults; what this panel has signalled itself comes back as
    // well.
    const bool fresh
        = experiment != m_experiment && experiment == defaultExperiment(experiment.policy.unit);
    if (fresh) {
        m_service->forgetFailFirst();
    }
    show(experiment);
    markProblems({}, Field::Base);
}

void InputPanel::startAnew(const Experiment &experiment)
{
    m_service->forgetFailFirst();
    show(defaultExperiment(experiment.policy.unit)); // the cap is remembered too
    setExperiment(experiment);
}

void InputPanel::show(const Experiment &experiment)
{
    m_experiment = experiment;
    m_policy->show(m_experiment);
    m_service->show(m_experiment);
}

Field InputPanel::editedField() const
{
    for (const FieldRow *row : m_rows) {
        const auto *text = qobject_cast<const TextField *>(row->editor());
        if (text && text->isEdited() && !row->isHidden()) {
            return row->field();
        }
    }
    return Field::Base;
}

bool InputPanel::commit()
{
    evaluate(editedField(), 0);
    return m_problemCount == 0;
}

void InputPanel::onEdited(Field field, bool continues)
{
    if (!continues) {
        ++m_gesture;
    }
    evaluate(field, m_gesture);
}

void InputPanel::evaluate(Field field, int gesture)
{
    Draft draft {m_experiment, {}};
    m_policy->read(draft);
    m_service->read(draft);
    for (const Error &error : validate(draft.experiment, windowLimits)) {
        draft.problems.push_back(error);
    }
    markProblems(draft.problems, field);
    if (draft.problems.empty()) {
        apply(draft.experiment, field, gesture);
    }
}

void InputPanel::apply(const Experiment &next, Field field, int gesture)
{
    const bool changed = next != m_experiment;
    show(next); // also shows `0.50` as 0.5
    if (changed) {
        Q_EMIT experimentEdited(next, field, gesture);
    }
}

// Each row shows its first problem. One whose field is not shown is told where the edit was made:
// nothing is ever refused in silence.
void InputPanel::markProblems(const std::vector<Error> &problems, Field edited)
{
    FieldRow *const editedRow = shownRow(m_rows, edited);
    FieldRow *const elsewhere = editedRow ? editedRow : m_rows.front();
    std::map<FieldRow *, QString> marks;
    for (const Error &error : problems) {
        FieldRow *row = shownRow(m_rows, error.where);
        if (row) {
            marks.try_emplace(row, m_labels.reason(error, windowLimits));
        } else {
            marks.try_emplace(elsewhere, m_labels.message(error, windowLimits, FieldNaming::Form));
        }
    }
    for (FieldRow *row : m_rows) {
        const auto mark = marks.find(row);
        row->setProblem(mark == marks.end() ? QString() : mark->second);
    }
    setProblemCount(static_cast<int>(marks.size()));
}

void InputPanel::setProblemCount(int count)
{
    if (count != m_problemCount) {
        m_problemCount = count;
        Q_EMIT problemsChanged(count);
    }
}

// The unit belongs to every value at once: it changes only while all of them are good.
void InputPanel::onUnitPicked(Unit unit)
{
    if (!commit()) {
        m_policy->showUnit(m_experiment.policy.unit);
        focusFirstProblem();
        return;
    }
    const Result<Experiment> converted = inUnit(m_experiment, unit);
    std::vector<Error> problems;
    if (converted) {
        problems = validate(*converted, windowLimits);
    } else {
        problems.push_back(converted.error());
    }
    if (problems.empty()) {
        apply(*converted, Field::Unit, 0);
        return;
    }
    m_policy->showUnit(m_experiment.policy.unit);
    shownRow(m_rows, Field::Unit)
        ->setProblem(m_labels.message(problems.front(), windowLimits, FieldNaming::Form));
}

void InputPanel::focusFirstProblem()
{
    for (const FieldRow *row : m_rows) {
        if (row->problem().isEmpty()) {
            continue;
        }
        QWidget *editor = row->editor();
        editor->setFocus(Qt::OtherFocusReason);
        ensureWidgetVisible(editor, 0, 60);
        if (auto *text = qobject_cast<TextField *>(editor)) {
            text->selectAll();
        }
        return;
    }
}

} // namespace backoff
