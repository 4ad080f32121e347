// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A number as the answer: a field with its unit, and below it why what is typed is refused.

#pragma once

#include "ui/lessons/prediction_box.h"

#include "core/engine/result.h"

namespace backoff {

class TextField;
class WrappedLabel;

class NumberBox : public PredictionBox
{
    Q_OBJECT

public:
    NumberBox(const LessonStep &step,
        const QString &question,
        const Labels &labels,
        QWidget *parent = nullptr);

    void setProgress(const StepProgress &progress) override;
    bool commit() override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    [[nodiscard]] bool hasSomething() const override;
    void takeFocus() override;
    void setTheme(const Theme &) override { }

private:
    TextField *makeField();
    void setProblem(const QString &why);
    [[nodiscard]] QString accepted() const;

    const Labels &m_labels;
    AnswerUnit m_answerUnit;
    Unit m_unit;
    std::optional<double> m_prediction; // as it stands
    TextField *m_field;
    WrappedLabel *m_problem;
};

} // namespace backoff
