// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Linked into a program with a window: ends it right after its first paint, and prints the most
// memory it has used until then, in kB. What is timed is the program as it is.

#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QMetaObject>
#include <QWidget>

#include <cstdio>
#include <cstdlib>

namespace {

// Of this program alone: getrusage() also counts what stood in the process before exec.
long peakMemory()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (status.open(QIODevice::ReadOnly)) {
        for (const QByteArray &line : status.readAll().split('\n')) {
            if (line.startsWith("VmHWM:")) {
                return line.simplified().split(' ').value(1).toLong();
            }
        }
    }
    return 0;
}

class FirstPaint : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *object, QEvent *event) override
    {
        const auto *widget = qobject_cast<QWidget *>(object);
        if (event->type() == QEvent::Paint && widget && !m_painted) {
            m_painted = true; // the whole window is painted before the next event
            QMetaObject::invokeMethod(
                this, [] { end(); }, Qt::QueuedConnection);
        }
        return false;
    }

private:
    [[noreturn]] static void end()
    {
        std::printf("%ld\n", peakMemory());
        std::fflush(stdout);
        std::_Exit(0);
    }

    bool m_painted = false;
};

void watch()
{
    auto *application = QCoreApplication::instance();
    application->installEventFilter(new FirstPaint(application));
}

} // namespace

Q_COREAPP_STARTUP_FUNCTION(watch)
