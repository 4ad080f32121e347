// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/contention/contention_form.h"

#include "ui/herd/setting_box.h"
#include "ui/inputs/integer_field.h"
#include "ui/style/app_style.h"
#include "ui/style/giving_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace backoff {

static constexpr int fieldWidth = 96;

static QLabel *makeRemark(QLatin1String role, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    setStyleRole(label, role);
    return label;
}

ContentionForm::ContentionForm(const Labels &labels, QWidget *parent)
    : QWidget(parent)
    , m_labels(labels)
    , m_seed(makeRemark(styleRole::muted, this))
    , m_problems(new GivingLabel(this))
{
    setStyleRole(m_problems, styleRole::problem);
    auto *fields = new QHBoxLayout;
    fields->setSpacing(16);
    m_clients = addField(Field::Contenders, maxContentionClients, fields);
    m_runs = addField(Field::Runs, maxContentionRuns, fields);
    fields->addWidget(m_seed, 1);

    m_study = makeRemark(styleRole::muted, this);
    m_study->setText(
        tr("Clients update one row: each reads its version and writes with it; a write "
           "that comes too late is refused and begins again after a backoff. A hop "
           "takes 10 ± 2 ms, the backoff has base 5 ms and cap 2000 ms: of the policy "
           "at the left only the seed takes part."));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(fields);
    column->addWidget(m_problems);
    column->addWidget(m_study);
    m_problems->hide();
    m_boxes.front()->setNote(m_study->text());
    showSettings();
}

void ContentionForm::setExplained(bool explained)
{
    m_study->setVisible(explained);
    setToolTip(explained ? QString() : m_study->text());
}

IntegerField *ContentionForm::addField(Field field, std::int64_t most, QHBoxLayout *fields)
{
    auto *editor = new IntegerField(field, 1, most);
    const QString name = m_labels.field(field, FieldNaming::Form);
    m_boxes.push_back(new SettingBox(field, name, editor, fieldWidth, false));
    fields->addWidget(m_boxes.back());
    connect(editor, &TextField::committed, this, &ContentionForm::commit);
    connect(editor, &IntegerField::stepped, this, &ContentionForm::commit);
    return editor;
}

void ContentionForm::setSettings(const ContentionSettings &settings)
{
    m_settings = settings;
    showSettings();
    markProblems({});
}

void ContentionForm::setSeed(std::uint64_t seed)
{
    m_settings.seed = seed;
    m_seed->setText(tr("seed %1 (the policy's)").arg(seed));
}

void ContentionForm::showSettings()
{
    m_clients->show(m_settings.clients);
    m_runs->show(m_settings.runs);
    setSeed(m_settings.seed);
}

bool ContentionForm::commit()
{
    ContentionSettings next = m_settings;
    std::vector<Error> problems;
    const auto take = [&](const IntegerField &field, std::int64_t &target) {
        const Result<std::int64_t> typed = field.read();
        if (typed) {
            target = *typed;
        } else {
            problems.push_back(typed.error());
        }
    };
    take(*m_clients, next.clients);
    take(*m_runs, next.runs);
    std::ranges::copy(validate(next), std::back_inserter(problems));
    markProblems(problems);
    if (!problems.empty()) {
        return false;
    }
    const bool changed = next != m_settings;
    m_settings = next;
    showSettings(); // also shows `0100` as 100
    if (changed) {
        Q_EMIT contentionEdited(next.clients, next.runs);
    }
    return true;
}

void ContentionForm::markProblems(const std::vector<Error> &problems)
{
    QStringList messages;
    for (SettingBox *box : m_boxes) {
        const auto found = std::ranges::find(problems, box->field(), &Error::where);
        const bool isGood = found == problems.end();
        box->setProblem(isGood ? QString() : m_labels.reason(*found, windowLimits));
        if (!isGood) {
            messages << m_labels.message(*found, windowLimits, FieldNaming::Form);
        }
    }
    m_problems->setText(messages.join(u'\n'));
    m_problems->setVisible(!messages.isEmpty());
    const auto count = static_cast<int>(messages.size());
    if (count != m_problemCount) {
        m_problemCount = count;
        Q_EMIT problemsChanged(count);
    }
}

void ContentionForm::focusFirstProblem()
{
    const auto bad = std::ranges::find_if(
        m_boxes, [](const SettingBox *box) { return !box->problem().isEmpty(); });
    if (bad != m_boxes.end()) {
        (*bad)->editor()->setFocus(Qt::OtherFocusReason);
        (*bad)->editor()->selectAll();
    }
}

} // namespace backoff
