// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The bar below everything: to start, step, play, scrubber, virtual clock, speed.
//
// It shows what the controller says and asks it for what the user wants; it decides nothing.

#pragma once

#include "ui/run_result.h"
#include "ui/style/theme.h"

#include <QWidget>

namespace backoff {

class PlaybackActions;
class PlaybackController;
class Scrubber;
class SpeedChooser;
class TransportButton;
class VirtualClock;

class TransportBar : public QWidget
{
    Q_OBJECT

public:
    explicit TransportBar(PlaybackController *controller, QWidget *parent = nullptr);

    [[nodiscard]] PlaybackActions *actions() const { return m_actions; }
    [[nodiscard]] Scrubber *scrubber() const { return m_scrubber; }
    [[nodiscard]] VirtualClock *clock() const { return m_clock; }
    [[nodiscard]] SpeedChooser *speedChooser() const { return m_speed; }
    [[nodiscard]] TransportButton *playButton() const { return m_play; }

    void setTheme(const Theme &theme);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void createControls();
    void layOut();
    void connectViews();
    void showResult();
    void showState();
    void retranslate();

    PlaybackController *m_controller;
    PlaybackActions *m_actions;
    std::vector<TransportButton *> m_buttons; // left to right
    TransportButton *m_play = nullptr;
    Scrubber *m_scrubber = nullptr;
    VirtualClock *m_clock = nullptr;
    SpeedChooser *m_speed = nullptr;
    Theme m_theme = Theme::light();
};

} // namespace backoff
