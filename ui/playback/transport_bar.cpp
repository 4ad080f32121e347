// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/playback/transport_bar.h"

#include "core/io/shown_numbers.h"
#include "ui/playback/playback_actions.h"
#include "ui/playback/playback_controller.h"
#include "ui/playback/scrubber.h"
#include "ui/playback/speed_chooser.h"
#include "ui/playback/transport_button.h"
#include "ui/playback/virtual_clock.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>
#include <numbers>

namespace backoff {

// Times within the run can take more digits than its end: 1e-9 after 3.18e-10, and 3e9 after
// 9549296.586, for a number has most of them just before it is told with an exponent.
static QString longestTime(double end)
{
    constexpr double longestPlain = 9'999'999;
    QString longest;
    for (const double time : {end, end / std::numbers::pi, std::min(end, longestPlain)}) {
        const QString text = drawnText(time);
        if (text.size() > longest.size()) {
            longest = text;
        }
    }
    return longest;
}

TransportBar::TransportBar(PlaybackController *controller, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_actions(new PlaybackActions(controller, this))
{
    createControls();
    layOut();
    connectViews();
    retranslate();
    showResult();
    showState();
}

// In the order in which Tab reaches them: as they stand.
void TransportBar::createControls()
{
    using Kind = TransportButton::Kind;
    const auto add = [this](QAction *action, TransportGlyph glyph, Kind kind = Kind::Plain) {
        m_buttons.push_back(new TransportButton(action, glyph, kind, this));
        return m_buttons.back();
    };
    add(m_actions->toStart(), TransportGlyph::ToStart);
    add(m_actions->stepBack(), TransportGlyph::StepBack);
    m_play = add(m_actions->playPause(), TransportGlyph::Play, Kind::Primary);
    add(m_actions->stepForward(), TransportGlyph::StepForward);
    add(m_actions->toEnd(), TransportGlyph::ToEnd);
    m_scrubber = new Scrubber(this);
    m_clock = new VirtualClock(this);
    m_speed = new SpeedChooser(this);
}

void TransportBar::layOut()
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 6, 18, 6);
    row->setSpacing(4);
    for (TransportButton *button : m_buttons) {
        row->addWidget(button);
    }
    row->addSpacing(8);
    row->addWidget(m_scrubber, 1);
    row->addSpacing(12);
    row->addWidget(m_clock);
    row->addSpacing(10);
    row->addWidget(m_speed);
}

void TransportBar::connectViews()
{
    connect(m_controller, &PlaybackController::resultChanged, this, &TransportBar::showResult);
    connect(m_controller, &PlaybackController::changed, this, &TransportBar::showState);
    connect(m_scrubber, &QSlider::valueChanged, this, [this] {
        m_controller->scrubTo(m_scrubber->share() * m_controller->end());
        showState(); // also where the controller kept back
    });
    connect(m_speed, &SpeedChooser::chosen, this, [this](Speed speed) {
        m_controller->setSpeed(speed);
        showState();
    });
}

void TransportBar::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_actions->setTheme(theme);
    for (TransportButton *button : m_buttons) {
        button->setTheme(theme);
    }
    m_scrubber->setTheme(theme);
    m_clock->setTheme(theme);
    update();
}

void TransportBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.card);
    painter.fillRect(QRect(0, 0, width(), 1), m_theme.border);
}

void TransportBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_actions->retranslate();
        m_speed->retranslate();
        retranslate();
    }
}

void TransportBar::showResult()
{
    const RunResultPtr &result = m_controller->result();
    m_clock->setLongest(longestTime(m_controller->end()));
    m_clock->setUnit(result ? result->unit() : Unit::Seconds);
    showState();
}

void TransportBar::showState()
{
    const Playback &playback = m_controller->playback();
    const double end = m_controller->end();
    m_scrubber->showShare(end > 0 ? playback.cursor.t / end : 0);
    m_clock->setNumber(drawnText(playback.cursor.t));
    m_scrubber->setTime(m_clock->text());
    m_speed->showSpeed(playback.speed);
    m_play->setGlyph(m_actions->playPauseGlyph());
}

void TransportBar::retranslate()
{
    m_scrubber->setAccessibleName(tr("Playhead"));
    m_scrubber->setToolTip(tr("Drag to any moment of the run"));
}

} // namespace backoff
