// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/documents/recent_menu.h"

#include "ui/documents/document_name.h"

#include <QDir>
#include <QFileInfo>

namespace backoff {

// The name, and the folder as far as there is room: files of one name differ by it.
static QString entryText(const QString &path, int number, const QFontMetrics &metrics)
{
    constexpr int widest = 260;
    const auto fitting = [&](const QString &text) {
        return menuText(metrics.elidedText(withBlanks(text), Qt::ElideMiddle, widest));
    };
    const QFileInfo file(path);
    return QStringLiteral("%1%2  %3 — %4")
        .arg(number < 10 ? QStringLiteral("&") : QString())
        .arg(number)
        .arg(fitting(file.fileName()), fitting(QDir::toNativeSeparators(file.path())));
}

RecentMenu::RecentMenu(const QString &title, QWidget *parent)
    : QMenu(title, parent)
{
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &RecentMenu::fill);
}

void RecentMenu::fill()
{
    clear();
    const QStringList paths = m_files.paths();
    for (const QString &path : paths) {
        const int number = static_cast<int>(actions().size()) + 1;
        QAction *action = addAction(entryText(path, number, fontMetrics()));
        action->setToolTip(withBlanks(QDir::toNativeSeparators(path)));
        connect(action, &QAction::triggered, this, [this, path] { Q_EMIT chosen(path); });
    }
    if (paths.isEmpty()) {
        addAction(tr("No recent sessions"))->setEnabled(false);
        return;
    }
    addSeparator();
    connect(addAction(tr("&Clear Recent")), &QAction::triggered, this, [this] { m_files.clear(); });
}

} // namespace backoff
