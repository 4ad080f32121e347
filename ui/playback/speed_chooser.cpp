// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/playback/speed_chooser.h"

#include <QSignalBlocker>

#include <iterator>

namespace backoff {

static QString factorOf(Speed speed)
{
    switch (speed) {
    case Speed::Quarter:
        return QStringLiteral("¼");
    case Speed::Half:
        return QStringLiteral("½");
    case Speed::One:
        return QStringLiteral("1");
    case Speed::Two:
        return QStringLiteral("2");
    case Speed::Five:
        return QStringLiteral("5");
    case Speed::Ten:
        return QStringLiteral("10");
    case Speed::Fit:
        break;
    }
    return {};
}

SpeedChooser::SpeedChooser(QWidget *parent)
    : Combo(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizeAdjustPolicy(QComboBox::AdjustToContents); // here the widest item gives the width
    setMinimumContentsLength(0);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    for (std::size_t i = 0; i < std::size(allSpeeds); ++i) {
        addItem(QString());
    }
    retranslate();
    connect(this, &QComboBox::currentIndexChanged, this, [this](int index) {
        Q_EMIT chosen(allSpeeds[index]);
    });
}

void SpeedChooser::showSpeed(Speed speed)
{
    const QSignalBlocker blocker(this);
    setCurrentIndex(static_cast<int>(speed));
}

void SpeedChooser::retranslate()
{
    for (int i = 0; i < count(); ++i) {
        const Speed speed = allSpeeds[i];
        setItemText(
            i, speed == Speed::Fit ? tr("Fit in 10 s") : tr("Speed %1×").arg(factorOf(speed)));
    }
    setAccessibleName(tr("Playback speed"));
    setToolTip(tr("Virtual seconds a second (+ and - on the timeline)"));
    // On Linux Qt tells the current item in place of the name, and nothing here labels it.
    setAccessibleDescription(accessibleName() + QStringLiteral(": ") + toolTip());
}

} // namespace backoff
