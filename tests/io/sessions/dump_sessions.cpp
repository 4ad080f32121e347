// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Writes sessions of random experiments into a folder, for a reader that is not ours.

#include "core/io/file_writer.h"
#include "tests/io/sessions/random_sessions.h"

#include <QString>

int main(int count, char **arguments)
{
    if (count != 2) {
        return 2;
    }
    const QString folder = QString::fromLocal8Bit(arguments[1]);
    backoff::test::RandomSessions sessions(7);
    for (int i = 0; i < 300; ++i) {
        const QString path = QStringLiteral("%1/random-%2.backofflab").arg(folder).arg(i);
        if (backoff::writeFile(path, backoff::sessionBytes(sessions.next()))) {
            return 3;
        }
    }
    return 0;
}
