// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/playback/playback_actions.h"

#include "ui/playback/playback_controller.h"

#include <QAction>
#include <QKeySequence>
#include <QWidget>

namespace backoff {

namespace {

struct PanelKeys {
    QAction *action;
    QList<QKeySequence> keys;
    bool repeats;
};

QString withKeys(const QString &text, const QString &keys)
{
    return QStringLiteral("%1 (%2)").arg(text, keys);
}

QString nameOfKey(int key) { return QKeySequence(key).toString(QKeySequence::NativeText); }

} // namespace

PlaybackActions::PlaybackActions(PlaybackController *controller, QObject *parent)
    : QObject(parent)
    , m_controller(controller)
{
    const auto make = [this](void (PlaybackController::*slot)()) {
        auto *action = new QAction(this);
        connect(action, &QAction::triggered, m_controller, slot);
        return action;
    };
    m_toStart = make(&PlaybackController::toStart);
    m_stepBack = make(&PlaybackController::stepBack);
    m_playPause = make(&PlaybackController::togglePlaying);
    m_stepForward = make(&PlaybackController::stepForward);
    m_toEnd = make(&PlaybackController::toEnd);
    m_faster = make(&PlaybackController::faster);
    m_slower = make(&PlaybackController::slower);
    m_playPause->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Space));
    m_playPause->setAutoRepeat(false);
    connect(m_controller, &PlaybackController::changed, this, &PlaybackActions::showChange);
    retranslate();
    setTheme(m_theme);
}

void PlaybackActions::addKeysTo(QWidget *panel) const
{
    const PanelKeys table[] = {
        {m_playPause, {QKeySequence(Qt::Key_Space)}, false},
        {m_stepBack, {QKeySequence(Qt::Key_Left)}, true},
        {m_stepForward, {QKeySequence(Qt::Key_Right)}, true},
        {m_toStart, {QKeySequence(Qt::Key_Home)}, false},
        {m_toEnd, {QKeySequence(Qt::Key_End)}, false},
        {m_faster, {QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Equal)}, false},
        {m_slower, {QKeySequence(Qt::Key_Minus)}, false},
    };
    for (const PanelKeys &row : table) {
        auto *key = new QAction(panel);
        key->setText(row.action->text());
        key->setShortcuts(row.keys);
        key->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        key->setAutoRepeat(row.repeats);
        connect(key, &QAction::triggered, row.action, &QAction::trigger);
        connect(row.action, &QAction::changed, key, [key, action = row.action] {
            key->setText(action->text());
            key->setEnabled(action->isEnabled());
        });
        panel->addAction(key);
    }
}

void PlaybackActions::setTheme(const Theme &theme)
{
    m_theme = theme;
    const std::pair<QAction *, TransportGlyph> icons[] = {
        {m_toStart, TransportGlyph::ToStart},
        {m_stepBack, TransportGlyph::StepBack},
        {m_stepForward, TransportGlyph::StepForward},
        {m_toEnd, TransportGlyph::ToEnd},
    };
    for (const auto &[action, glyph] : icons) {
        action->setIcon(iconOf(glyph, theme.text, theme.mutedText));
    }
    showState();
}

TransportGlyph PlaybackActions::playPauseGlyph() const
{
    return m_controller->playback().playing ? TransportGlyph::Pause : TransportGlyph::Play;
}

void PlaybackActions::retranslate()
{
    m_toStart->setText(tr("To start"));
    m_stepBack->setText(tr("Step back"));
    m_stepForward->setText(tr("Step on"));
    m_toEnd->setText(tr("To end"));
    m_faster->setText(tr("Faster"));
    m_slower->setText(tr("Slower"));
    const std::pair<QAction *, Qt::Key> tips[] = {
        {m_toStart, Qt::Key_Home},
        {m_stepBack, Qt::Key_Left},
        {m_stepForward, Qt::Key_Right},
        {m_toEnd, Qt::Key_End},
        {m_faster, Qt::Key_Plus},
        {m_slower, Qt::Key_Minus},
    };
    for (const auto &[action, key] : tips) {
        action->setToolTip(withKeys(action->text(), tr("%1 on the timeline").arg(nameOfKey(key))));
    }
    showState();
}

// The playhead moves often; what the action does seldom changes.
void PlaybackActions::showChange()
{
    if (playPauseGlyph() != m_shownGlyph) {
        showState();
    }
}

void PlaybackActions::showState()
{
    const TransportGlyph glyph = playPauseGlyph();
    m_shownGlyph = glyph;
    const QString text = glyph == TransportGlyph::Pause ? tr("Pause") : tr("Play");
    m_playPause->setText(text);
    m_playPause->setToolTip(
        withKeys(text, m_playPause->shortcut().toString(QKeySequence::NativeText)));
    m_playPause->setIcon(iconOf(glyph, m_theme.text, m_theme.mutedText));
}

} // namespace backoff
