// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/support/golden.h"

#include <QFile>
#include <QJsonValue>

namespace backoff {

QJsonDocument golden(const QString &fileName)
{
    QFile file(QStringLiteral(BACKOFF_TEST_DATA "/golden/") + fileName);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    return QJsonDocument::fromJson(file.readAll());
}

std::vector<double> numbers(const QJsonArray &array)
{
    std::vector<double> values;
    for (const QJsonValue &value : array) {
        values.push_back(value.toDouble());
    }
    return values;
}

} // namespace backoff
