// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inputs/scenario_card.h"

#include "ui/accessibility/own_roles.h"
#include "ui/inputs/outage_drawing.h"
#include "ui/style/app_style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace backoff {

static constexpr int margin = 10;
static constexpr double radius = 7;

static QLabel *makeText(const QString &text, QLatin1String role, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
    setStyleRole(label, role);
    return label;
}

ScenarioCard::ScenarioCard(
    ScenarioKind kind, const QString &name, const QString &line, QWidget *parent)
    : QAbstractButton(parent)
    , m_kind(kind)
    , m_column(new QVBoxLayout(this))
{
    setAccessibleRole(this, QAccessible::RadioButton);
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setAttribute(Qt::WA_Hover);
    setAccessibleName(tr("Flaky service: %1").arg(name));
    setAccessibleDescription(line);

    auto *texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(makeText(name, styleRole::title, this));
    texts->addWidget(makeText(line, styleRole::muted, this));
    auto *top = new QHBoxLayout;
    top->addSpacing(static_cast<int>(outageDrawingSize.width()) + margin);
    top->addLayout(texts, 1);
    m_column->setContentsMargins(margin, 8, margin, 8);
    m_column->setSpacing(8);
    m_column->addLayout(top);
}

void ScenarioCard::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void ScenarioCard::hold(QWidget *parameters)
{
    if (m_column->indexOf(parameters) < 0) { // or the form is laid out anew at every edit
        m_column->addWidget(parameters);
    }
}

void ScenarioCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double width = isChecked() ? 2 : 1;
    QColor edge = isChecked() ? m_theme.accent : m_theme.border;
    if (!isChecked() && underMouse()) {
        edge = m_theme.tintEdge;
    }
    painter.setPen(QPen(edge, width));
    painter.setBrush(isChecked() ? m_theme.selected : m_theme.card);
    const double inset = width / 2;
    const QRectF outline = QRectF(rect()).adjusted(inset, inset, -inset, -inset);
    painter.drawRoundedRect(outline, radius, radius);
    if (hasFocus()) {
        painter.setPen(QPen(m_theme.accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(outline.adjusted(3.5, 3.5, -3.5, -3.5), radius - 3, radius - 3);
    }
    drawOutage(painter, QPointF(margin, margin), m_kind, m_theme);
}

} // namespace backoff
