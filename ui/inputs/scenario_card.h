// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// One flaky service to choose: drawing, name, one line, and room for its parameters.
//
// It is a radio button in all but its looks: exclusive among its siblings, chosen by mouse, Space
// or the arrow keys, and told to screen readers as one.

#pragma once

#include "core/engine/scenario.h"
#include "ui/style/theme.h"

#include <QAbstractButton>

class QVBoxLayout;

namespace backoff {

class ScenarioCard : public QAbstractButton
{
    Q_OBJECT

public:
    ScenarioCard(ScenarioKind kind, const QString &name, const QString &line, QWidget *parent);

    [[nodiscard]] ScenarioKind kind() const { return m_kind; }
    void setTheme(const Theme &theme);
    // Takes the parameters in below the line.
    void hold(QWidget *parameters);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    ScenarioKind m_kind;
    Theme m_theme = Theme::light();
    QVBoxLayout *m_column;
};

} // namespace backoff
