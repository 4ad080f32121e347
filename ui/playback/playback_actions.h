// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Playback as actions: one set for menu, transport bar and keys, always in step with the state.
//
// Only Ctrl+Space works everywhere in the window. The bare keys (Space, arrows, Home, End, +, -)
// would steal them from buttons, tables and fields: addKeysTo() gives them to a panel alone.

#pragma once

#include "ui/playback/transport_glyph.h"
#include "ui/style/theme.h"

#include <QObject>

#include <vector>

class QAction;
class QKeySequence;
class QWidget;

namespace backoff {

class PlaybackController;

class PlaybackActions : public QObject
{
    Q_OBJECT

public:
    explicit PlaybackActions(PlaybackController *controller, QObject *parent = nullptr);

    [[nodiscard]] QAction *toStart() const { return m_toStart; }
    [[nodiscard]] QAction *stepBack() const { return m_stepBack; }
    [[nodiscard]] QAction *playPause() const { return m_playPause; }
    [[nodiscard]] QAction *stepForward() const { return m_stepForward; }
    [[nodiscard]] QAction *toEnd() const { return m_toEnd; }
    [[nodiscard]] QAction *faster() const { return m_faster; }
    [[nodiscard]] QAction *slower() const { return m_slower; }

    // The bare keys, while the panel or a widget in it has the focus.
    void addKeysTo(QWidget *panel) const;

    void setTheme(const Theme &theme); // of the icons
    [[nodiscard]] TransportGlyph playPauseGlyph() const;

    // After a change of language.
    void retranslate();

private:
    void showChange();
    void showState();

    PlaybackController *m_controller;
    Theme m_theme = Theme::light();
    TransportGlyph m_shownGlyph = TransportGlyph::Play;
    QAction *m_toStart;
    QAction *m_stepBack;
    QAction *m_playPause;
    QAction *m_stepForward;
    QAction *m_toEnd;
    QAction *m_faster;
    QAction *m_slower;
};

} // namespace backoff
