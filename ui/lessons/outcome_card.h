// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What was predicted against what is: a shape, a word and two lines.

#pragma once

#include "ui/lessons/prediction_outcome.h"
#include "ui/style/theme.h"

#include <QWidget>

namespace backoff {

class WrappedLabel;

class OutcomeCard : public QWidget
{
    Q_OBJECT

public:
    explicit OutcomeCard(const PredictionOutcome &outcome, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    [[nodiscard]] const PredictionOutcome &outcome() const { return m_outcome; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    PredictionOutcome m_outcome;
    Theme m_theme = Theme::light();
    WrappedLabel *m_verdict;
};

} // namespace backoff
