// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/accessibility/desktop_motion.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QStyle>

#ifdef BACKOFF_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#endif

namespace backoff {

namespace {

// Windows and macOS tell Qt, and its styles end their transitions at once.
bool styleSaysNo()
{
    return QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) == 0;
}

// An invalid value where the desktop has no such file, or nothing in it.
QVariant valueIn(const QString &file, const QString &key)
{
    const QString path = QStandardPaths::locate(QStandardPaths::GenericConfigLocation, file);
    return path.isEmpty() ? QVariant() : QSettings(path, QSettings::IniFormat).value(key);
}

// KDE slows animations down by a factor; 0 is "instant".
bool kdeSaysNo()
{
    bool isNumber = false;
    const double factor
        = valueIn(QStringLiteral("kdeglobals"), QStringLiteral("KDE/AnimationDurationFactor"))
              .toDouble(&isNumber);
    return isNumber && factor <= 0;
}

bool gtkSaysNo()
{
    for (const char *file : {"gtk-4.0/settings.ini", "gtk-3.0/settings.ini"}) {
        const QVariant value
            = valueIn(QString::fromLatin1(file), QStringLiteral("Settings/gtk-enable-animations"));
        if (value.isValid()) {
            return !value.toBool();
        }
    }
    return false;
}

#ifdef BACKOFF_HAS_DBUS

// The portal's answer is a variant in a variant.
QVariant unpacked(QVariant value)
{
    while (value.canConvert<QDBusVariant>()) {
        value = value.value<QDBusVariant>().variant();
    }
    return value;
}

// One short question at the start of the program; a portal that does not answer says nothing.
bool portalSaysNo()
{
    constexpr int patienceMs = 250;
    const QByteArray desktop = qgetenv("XDG_CURRENT_DESKTOP");
    QString group;
    if (desktop.contains("GNOME") || desktop.contains("Unity")) {
        group = QStringLiteral("org.gnome.desktop.interface");
    } else if (desktop.contains("Cinnamon")) {
        group = QStringLiteral("org.cinnamon.desktop.interface");
    } else {
        return false;
    }
    QDBusMessage question
        = QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.portal.Desktop"),
            QStringLiteral("/org/freedesktop/portal/desktop"),
            QStringLiteral("org.freedesktop.portal.Settings"),
            QStringLiteral("Read"));
    question << group << QStringLiteral("enable-animations");
    question.setAutoStartService(false); // a desktop that has one has started it
    const QDBusMessage answer
        = QDBusConnection::sessionBus().call(question, QDBus::Block, patienceMs);
    const QVariant value = unpacked(answer.arguments().value(0));
    return answer.type() == QDBusMessage::ReplyMessage && value.isValid() && !value.toBool();
}

#else

bool portalSaysNo() { return false; }

#endif

} // namespace

bool desktopReducesMotion()
{
    return styleSaysNo() || kdeSaysNo() || gtkSaysNo() || portalSaysNo();
}

} // namespace backoff
