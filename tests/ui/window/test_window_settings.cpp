// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The window's geometry outlives it, in settings of the test's own.

#include "tests/ui/window/window_fixture.h"
#include "ui/window/window_settings.h"

#include <QScreen>
#include <QSettings>

using namespace backoff;

class TestWindowSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        failOnWarning();
        test::useOwnSettings();
        QSettings().clear();
    }
    void geometryIsRemembered();
    void aNewWindowFitsOnTheScreen();
    void onlyWhereItIsAskedFor();
    void rubbishIsNoGeometry();
};

void TestWindowSettings::geometryIsRemembered()
{
    const QRect place(20, 30, 700, 640); // within the screen: another place would be moved
    {
        WindowFixture f;
        QVERIFY(!restoreGeometryOf(f.window));
        f.window.setGeometryRemembered(true);
        f.window.setGeometry(place);
        f.window.close();
    }
    WindowFixture f;
    f.window.hide();
    QVERIFY(restoreGeometryOf(f.window));
    QCOMPARE(f.window.geometry().topLeft(), place.topLeft());
    QCOMPARE(f.window.size(), f.window.size().expandedTo(f.window.minimumSizeHint()));
    QVERIFY(f.window.size() != QSize(1280, 720));
    QVERIFY(QSettings().fileName().startsWith(f.settings));
}

void TestWindowSettings::aNewWindowFitsOnTheScreen()
{
    QWidget window;
    const QSize room = window.screen()->availableSize();
    window.resize(room * 2);
    fitOnScreen(window);
    QVERIFY(window.width() < room.width() && window.height() < room.height()); // and its title bar
    window.resize(300, 200);
    fitOnScreen(window);
    QCOMPARE(window.size(), QSize(300, 200));
}

void TestWindowSettings::onlyWhereItIsAskedFor()
{
    {
        WindowFixture f;
        f.window.resize(1100, 650);
        f.window.close();
    }
    WindowFixture f;
    QVERIFY(!restoreGeometryOf(f.window));
}

void TestWindowSettings::rubbishIsNoGeometry()
{
    QSettings().setValue(QStringLiteral("window1/geometry"), QByteArray("rubbish"));
    WindowFixture f;
    const QSize before = f.window.size();
    QVERIFY(!restoreGeometryOf(f.window));
    QCOMPARE(f.window.size(), before);
}

QTEST_MAIN(TestWindowSettings)
#include "test_window_settings.moc"
