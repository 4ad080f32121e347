// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Where a step's question is answered: by one of its choices, or by a number.

#pragma once

#include "core/io/labels.h"
#include "core/io/lessons/lesson_progress.h"
#include "ui/style/theme.h"

#include <QWidget>

#include <optional>

namespace backoff {

class PredictionBox : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    // After the reveal nothing can be changed.
    virtual void setProgress(const StepProgress &progress) = 0;
    // What is typed becomes the prediction. False if it is refused.
    virtual bool commit() = 0;
    // Predicted, or something is typed that may become it.
    [[nodiscard]] virtual bool hasSomething() const = 0;
    virtual void takeFocus() = 0;
    virtual void setTheme(const Theme &theme) = 0;

Q_SIGNALS:
    void predicted(const std::optional<backoff::LessonAnswer> &answer);
    void typed(); // hasSomething may have changed
};

// Of a step with a question. `question` is its text, for those who do not see it above.
[[nodiscard]] PredictionBox *makePredictionBox(
    const LessonStep &step, const QString &question, const Labels &labels, QWidget *parent);

} // namespace backoff
