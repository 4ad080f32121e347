// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a screen reader is told, and that it is told once. Qt sends nothing where nobody listens:
// half of this needs a display and the accessibility bus (accessibility_bus.sh brings both).

#include "tests/ui/fail_on_warning.h"
#include "ui/accessibility/announce.h"

#include <QAccessible>
#include <QLabel>
#include <QTest>

using namespace backoff;

namespace {

QStringList heard; // since the last forgetting, of the widgets a test announces by

bool isBusPromised() { return qEnvironmentVariableIsSet("BACKOFF_ACCESSIBILITY_BUS"); }

// Hears what a bridge would be told.
void listen(QAccessibleEvent *event)
{
    if (event->type() == QAccessible::NameChanged) {
        heard << QStringLiteral("name: ") + event->accessibleInterface()->text(QAccessible::Name);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    } else if (event->type() == QAccessible::Announcement) {
        heard << QStringLiteral("now: ")
                + static_cast<QAccessibleAnnouncementEvent *>(event)->message();
#else
    } else if (event->type() == QAccessible::Alert) {
        heard << QStringLiteral("now: ") + event->accessibleInterface()->text(QAccessible::Name);
#endif
    }
}

} // namespace

class TestAnnounce : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QAccessible::installUpdateHandler(listen); }
    void init();
    void nothingIsSentWhereNobodyListens();
    void aSentenceIsToldAtOnce();
    void theSameSentenceSaysNothing();
};

void TestAnnounce::init()
{
    failOnWarning();
    heard.clear();
}

void TestAnnounce::nothingIsSentWhereNobodyListens()
{
    if (isBusPromised()) {
        QSKIP("somebody listens");
    }
    QLabel label;
    announce(&label, QStringLiteral("Attempt 1 calls the service."));
    QCOMPARE(heard, QStringList());
    QCOMPARE(label.accessibleName(), QStringLiteral("Attempt 1 calls the service."));
}

void TestAnnounce::aSentenceIsToldAtOnce()
{
    if (!isBusPromised()) {
        QSKIP("nobody listens");
    }
    QTRY_VERIFY(QAccessible::isActive());
    QLabel label;
    announce(&label, QStringLiteral("Attempt 1 calls the service."));
    QCOMPARE(heard,
        QStringList({QStringLiteral("name: Attempt 1 calls the service."),
            QStringLiteral("now: Attempt 1 calls the service.")}));
    QCOMPARE(label.accessibleName(), QStringLiteral("Attempt 1 calls the service."));
}

void TestAnnounce::theSameSentenceSaysNothing()
{
    if (!isBusPromised()) {
        QSKIP("nobody listens");
    }
    QTRY_VERIFY(QAccessible::isActive());
    QLabel label;
    for (int frame = 0; frame < 60; ++frame) {
        announce(&label, QStringLiteral("Waited 2 s; attempt 2 comes next."));
    }
    QCOMPARE(heard.size(), 2);
    announce(&label, QString());
    QCOMPARE(heard.size(), 2);
    announce(&label, QStringLiteral("Attempt 2 calls the service."));
    QCOMPARE(heard.size(), 4);
}

QTEST_MAIN(TestAnnounce)
#include "test_announce.moc"
