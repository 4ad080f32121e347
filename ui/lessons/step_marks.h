// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How far a lesson is, as a quiet row of marks: one a step. The label beside it says it in words.

#pragma once

#include "ui/style/theme.h"

#include <QWidget>

#include <cstddef>

namespace backoff {

class StepMarks : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    void setStep(std::size_t step, std::size_t count);
    void setTheme(const Theme &theme);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::size_t m_step = 0;
    std::size_t m_count = 1;
    Theme m_theme = Theme::light();
};

} // namespace backoff
