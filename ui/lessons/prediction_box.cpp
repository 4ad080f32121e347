// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/prediction_box.h"

#include "ui/lessons/choices_box.h"
#include "ui/lessons/number_box.h"

namespace backoff {

PredictionBox *makePredictionBox(
    const LessonStep &step, const QString &question, const Labels &labels, QWidget *parent)
{
    if (step.question->choices.empty()) {
        return new NumberBox(step, question, labels, parent);
    }
    return new ChoicesBox(step, question, labels, parent);
}

} // namespace backoff
