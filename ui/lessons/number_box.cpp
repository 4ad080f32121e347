// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/number_box.h"

#include "ui/accessibility/announce.h"
#include "ui/inputs/value_fields.h"
#include "ui/lessons/prediction_text.h"
#include "ui/lessons/wrapped_label.h"
#include "ui/style/app_style.h"

#include <QKeyEvent>
#include <QVBoxLayout>

namespace backoff {

NumberBox::NumberBox(
    const LessonStep &step, const QString &question, const Labels &labels, QWidget *parent)
    : PredictionBox(parent)
    , m_labels(labels)
    , m_answerUnit(step.question->unit)
    , m_unit(step.experiment.policy.unit)
    , m_field(makeField())
    , m_problem(new WrappedLabel({}, this))
{
    m_field->setAccessibleName(question);
    setStyleRole(m_problem, styleRole::problem);
    m_problem->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_field);
    column->addWidget(m_problem);
    connect(m_field, &TextField::committed, this, &NumberBox::commit);
    connect(m_field, &QLineEdit::textEdited, this, &PredictionBox::typed);
    m_field->installEventFilter(this);
}

// Enter is the column's, which applies what was typed and leads on: the field would only apply it.
bool NumberBox::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            event->ignore();
            return true;
        }
    }
    return PredictionBox::eventFilter(watched, event);
}

TextField *NumberBox::makeField()
{
    if (m_answerUnit != AnswerUnit::Time) {
        auto *field = new TextField(this);
        field->setSuffix(m_answerUnit == AnswerUnit::Percent ? QStringLiteral("%") : QString());
        return field;
    }
    auto *field = new DurationField(Field::Base, this); // of which only the unit inside is used
    field->show(0, m_labels.unit(m_unit));
    field->setStandingText({});
    return field;
}

void NumberBox::setProgress(const StepProgress &progress)
{
    std::optional<double> prediction;
    if (progress.prediction) {
        prediction = std::get<double>(*progress.prediction);
    }
    // What was typed for it stays as it was typed.
    if (prediction != m_prediction || !m_problem->isHidden() || !prediction) {
        m_field->setStandingText(prediction ? typedPrediction(*prediction) : QString());
        setProblem({});
    }
    m_prediction = prediction;
    m_field->setReadOnly(progress.revealed);
    m_field->setFocusPolicy(progress.revealed ? Qt::ClickFocus : Qt::StrongFocus);
}

bool NumberBox::commit()
{
    if (m_field->isReadOnly()) {
        return true;
    }
    const QString typed = m_field->text();
    if (typed.trimmed().isEmpty()) {
        setProblem({});
        m_field->setStandingText({});
        m_prediction.reset();
        Q_EMIT predicted(std::nullopt);
        return true;
    }
    const Result<double> read = readPrediction(typed, m_answerUnit, m_unit);
    if (!read) {
        setProblem(m_labels.reason(read.error(), accepted()));
        return false;
    }
    setProblem({});
    m_field->setStandingText(typed);
    m_prediction = *read;
    Q_EMIT predicted(LessonAnswer(*read));
    return true;
}

bool NumberBox::hasSomething() const { return !m_field->text().trimmed().isEmpty(); }

void NumberBox::takeFocus()
{
    m_field->setFocus(Qt::OtherFocusReason);
    m_field->selectAll();
}

void NumberBox::setProblem(const QString &why)
{
    m_problem->setText(why);
    m_problem->setVisible(!why.isEmpty());
    m_field->setRemark(why); // after its unit
    setMarkedAsProblem(m_field, !why.isEmpty());
    if (why.isEmpty()) {
        m_problem->setAccessibleName({});
    } else if (isVisible()) {
        announce(m_problem, why);
    }
}

QString NumberBox::accepted() const
{
    switch (m_answerUnit) {
    case AnswerUnit::Time:
        return tr("a duration, such as 0.5, 500 ms or 2 min");
    case AnswerUnit::Count:
        return tr("a whole number without separators, such as 3");
    case AnswerUnit::Percent:
        return tr("a percentage, such as 40 or 2.5 %");
    case AnswerUnit::Number:
        break;
    }
    return tr("a number, such as 3 or 0.5");
}

} // namespace backoff
