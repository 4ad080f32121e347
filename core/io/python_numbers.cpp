// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/python_numbers.h"

#include "core/tables/number_format.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace backoff {

namespace {

// `name = [numbers]` and what follows the bracket, on one line or on many.
QStringList listLines(const QString &name, const QStringList &numbers, const QString &rest)
{
    const QString opening = name + QStringLiteral(" = [");
    const QString line = opening + numbers.join(QStringLiteral(", ")) + u']' + rest;
    if (line.size() <= pythonLineLength) {
        return {line};
    }
    QStringList lines {opening};
    QString row;
    for (const QString &next : numbers) {
        if (!row.isEmpty() && row.size() + next.size() + 2 > pythonLineLength) {
            lines += row;
            row.clear();
        }
        row += (row.isEmpty() ? QStringLiteral("    ") : QStringLiteral(" ")) + next + u',';
    }
    return lines << row << u']' + rest;
}

} // namespace

QString pythonNumber(double value) { return QString::fromStdString(formatFull(value)); }

QString pythonFloat(double value)
{
    if (std::isinf(value)) {
        return QStringLiteral("float('inf')");
    }
    const QString text = pythonNumber(value);
    return text.contains(u'.') || text.contains(u'e') ? text : text + QStringLiteral(".0");
}

QStringList pythonList(const QString &name, const std::vector<double> &values)
{
    QStringList numbers;
    std::ranges::transform(values, std::back_inserter(numbers), pythonNumber);
    return listLines(name, numbers, {});
}

QStringList pythonFloats(const QString &name, const std::vector<double> &values)
{
    constexpr std::ptrdiff_t shortestRun = 3; // two are as short written out
    const auto differs = [&](double value) { return value != values.back(); };
    auto run = std::find_if(values.rbegin(), values.rend(), differs).base();
    const std::ptrdiff_t count = values.end() - run;
    if (count < shortestRun) {
        run = values.end();
    }
    QStringList numbers;
    std::transform(values.begin(), run, std::back_inserter(numbers), pythonFloat);
    if (run == values.end()) {
        return listLines(name, numbers, {});
    }
    const QString repeated = QStringLiteral("[%1] * %2").arg(pythonFloat(values.back())).arg(count);
    return numbers.isEmpty() ? QStringList {name + QStringLiteral(" = ") + repeated}
                             : listLines(name, numbers, QStringLiteral(" + ") + repeated);
}

} // namespace backoff
