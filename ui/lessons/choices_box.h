// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A question's choices, one below the other.

#pragma once

#include "ui/lessons/prediction_box.h"

#include <vector>

namespace backoff {

class ChoiceButton;

class ChoicesBox : public PredictionBox
{
    Q_OBJECT

public:
    ChoicesBox(const LessonStep &step,
        const QString &question,
        const Labels &labels,
        QWidget *parent = nullptr);

    void setProgress(const StepProgress &progress) override;
    bool commit() override { return true; }
    [[nodiscard]] bool hasSomething() const override;
    void takeFocus() override;
    void setTheme(const Theme &theme) override;

private:
    void mark(std::size_t index, const StepProgress &progress);

    std::size_t m_right; // which one
    std::vector<ChoiceButton *> m_choices;
};

} // namespace backoff
