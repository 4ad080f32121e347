// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What GNOME and Cinnamon say through the desktop portal: a portal of the test's own stands in for
// theirs, on a session bus of its own (session_bus.sh).

#include "ui/accessibility/desktop_motion.h"

#include <QDBusConnection>
#include <QDBusVariant>
#include <QTest>

using namespace backoff;

class Portal : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    QString asked;
    bool animations = true;

public Q_SLOTS:
    // As portals do: the variant is in a variant.
    QDBusVariant Read(const QString &group, const QString &key)
    {
        asked = group + u' ' + key;
        return QDBusVariant(QVariant::fromValue(QDBusVariant(animations)));
    }
};

class TestDesktopPortal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void isAsked_data();
    void isAsked();
    void whoIsNotThereSaysNothing();

private:
    Portal m_portal;
};

void TestDesktopPortal::initTestCase()
{
    if (!qEnvironmentVariableIsSet("BACKOFF_SESSION_BUS")) {
        QSKIP("the desktop's own portal would answer");
    }
    qputenv("XDG_CONFIG_HOME", "/nonexistent");
    QDBusConnection bus = QDBusConnection::sessionBus();
    QVERIFY(bus.registerObject(QStringLiteral("/org/freedesktop/portal/desktop"),
        &m_portal,
        QDBusConnection::ExportAllSlots));
}

void TestDesktopPortal::isAsked_data()
{
    QTest::addColumn<QByteArray>("desktop");
    QTest::addColumn<QString>("asked");
    const QString gnome = QStringLiteral("org.gnome.desktop.interface enable-animations");
    QTest::newRow("GNOME") << QByteArray("GNOME") << gnome;
    QTest::newRow("Ubuntu") << QByteArray("ubuntu:GNOME") << gnome;
    QTest::newRow("Cinnamon") << QByteArray("X-Cinnamon")
                              << QStringLiteral("org.cinnamon.desktop.interface enable-animations");
    QTest::newRow("KDE") << QByteArray("KDE") << QString();
}

void TestDesktopPortal::isAsked()
{
    QFETCH(const QByteArray, desktop);
    QFETCH(const QString, asked);
    qputenv("XDG_CURRENT_DESKTOP", desktop);
    QDBusConnection bus = QDBusConnection::sessionBus();
    QVERIFY(bus.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
    m_portal.asked.clear();
    for (const bool animations : {true, false}) {
        m_portal.animations = animations;
        QCOMPARE(desktopReducesMotion(), !asked.isEmpty() && !animations);
        QCOMPARE(m_portal.asked, asked);
    }
    bus.unregisterService(QStringLiteral("org.freedesktop.portal.Desktop"));
}

void TestDesktopPortal::whoIsNotThereSaysNothing()
{
    qputenv("XDG_CURRENT_DESKTOP", "GNOME");
    QVERIFY(!desktopReducesMotion());
}

QTEST_MAIN(TestDesktopPortal)
#include "test_desktop_portal.moc"
