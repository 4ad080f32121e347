// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/step_marks.h"

#include <QPainter>

namespace backoff {

static constexpr int thickness = 4;
static constexpr int gap = 4;

void StepMarks::setStep(std::size_t step, std::size_t count)
{
    m_step = step;
    m_count = count;
    update();
}

void StepMarks::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

QSize StepMarks::sizeHint() const { return {100, thickness}; }

QSize StepMarks::minimumSizeHint() const { return {40, thickness}; }

void StepMarks::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const double share = static_cast<double>(width() + gap) / static_cast<double>(m_count);
    const double space = share > 3 * gap ? gap : 0; // very many steps are one bar
    const double top = (height() - thickness) / 2.0;
    for (std::size_t i = 0; i < m_count; ++i) {
        const QRectF mark(share * static_cast<double>(i), top, share - space, thickness);
        painter.setBrush(i <= m_step ? m_theme.accent : m_theme.border);
        painter.drawRoundedRect(mark, space > 0 ? 2 : 0, space > 0 ? 2 : 0);
    }
}

} // namespace backoff
