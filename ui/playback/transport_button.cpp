// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/playback/transport_button.h"

#include <QAction>
#include <QPainter>

namespace backoff {

// Pixels of a desk.
static constexpr int plainSide = 36;
static constexpr int primarySide = 46;

TransportButton::TransportButton(QAction *action, TransportGlyph glyph, Kind kind, QWidget *parent)
    : QToolButton(parent)
    , m_glyph(glyph)
    , m_kind(kind)
{
    setSide();
    setFocusPolicy(Qt::StrongFocus);
    setDefaultAction(action);
    const auto followName = [this, action] { setAccessibleName(action->text()); };
    followName();
    connect(action, &QAction::changed, this, followName);
}

void TransportButton::setGlyph(TransportGlyph glyph)
{
    m_glyph = glyph;
    update();
}

void TransportButton::setTheme(const Theme &theme)
{
    m_theme = theme;
    setSide();
    update();
}

void TransportButton::setSide()
{
    const int side = m_theme.enlarged.pixels(m_kind == Kind::Primary ? primarySide : plainSide);
    setFixedSize(side, side);
}

void TransportButton::paintEvent(QPaintEvent *)
{
    const bool primary = m_kind == Kind::Primary;
    QColor ground = primary ? m_theme.accent : m_theme.field;
    QColor edge = primary ? m_theme.accent : m_theme.border;
    if (isDown()) {
        ground = primary ? m_theme.onTint : m_theme.selected;
    } else if (underMouse() && isEnabled()) {
        edge = primary ? m_theme.text : m_theme.tintEdge;
    }
    QColor ink = primary ? m_theme.onAccent : m_theme.text;
    if (!isEnabled()) {
        ground = m_theme.field;
        edge = m_theme.border;
        ink = m_theme.mutedText;
    }

    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = m_theme.enlarged.scale;
    const auto drawFrame = [&](double inset, double radius) {
        const QRectF frame = QRectF(rect()).adjusted(inset, inset, -inset, -inset);
        painter.drawRoundedRect(frame, radius, radius);
    };
    painter.setPen(QPen(edge, scale));
    painter.setBrush(ground);
    drawFrame(2.5 * scale, 6 * scale);
    if (hasFocus()) { // outside the button itself, so that it shows on accent too
        painter.setPen(QPen(m_theme.accent, 1.5 * scale));
        painter.setBrush(Qt::NoBrush);
        drawFrame(0.75 * scale, 8 * scale);
    }
    const qreal side = width() * (primary ? 0.44 : 0.42);
    QRectF square(0, 0, side, side);
    square.moveCenter(QRectF(rect()).center());
    paintGlyph(painter, square, m_glyph, ink);
}

} // namespace backoff
