// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/accessibility/announce.h"

#include <QAccessible>
#include <QWidget>

namespace backoff {

void announce(QWidget *speaker, const QString &sentence)
{
    if (sentence.isEmpty() || speaker->accessibleName() == sentence) {
        return;
    }
    speaker->setAccessibleName(sentence); // which tells of the new name
    if (!QAccessible::isActive()) {
        return;
    }
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(speaker, sentence);
#else
    QAccessibleEvent event(speaker, QAccessible::Alert);
#endif
    QAccessible::updateAccessibility(&event);
}

} // namespace backoff
