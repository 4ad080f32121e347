// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A button of the transport: an action with its symbol, drawn in the theme's colours.

#pragma once

#include "ui/playback/transport_glyph.h"
#include "ui/style/theme.h"

#include <QToolButton>

namespace backoff {

class TransportButton : public QToolButton
{
    Q_OBJECT

public:
    enum class Kind { Plain, Primary };

    TransportButton(QAction *action, TransportGlyph glyph, Kind kind, QWidget *parent = nullptr);

    void setGlyph(TransportGlyph glyph);
    [[nodiscard]] TransportGlyph glyph() const { return m_glyph; }
    void setTheme(const Theme &theme);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void setSide();

    TransportGlyph m_glyph;
    Kind m_kind;
    Theme m_theme = Theme::light();
};

} // namespace backoff
