// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/python_snippet.h"

#include "core/engine/jitter.h"
#include "core/tables/number_format.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace backoff {

namespace {

constexpr qsizetype lineLength = 60; // of comments and lists, which can be broken

QString number(double value) { return QString::fromStdString(formatFull(value)); }

// With a point, so that Python prints no delay as an integer.
QString floatLiteral(double value)
{
    const QString text = number(value);
    return text.contains(u'.') || text.contains(u'e') ? text : text + QStringLiteral(".0");
}

// Whether multiplier^0 to multiplier^most are doubles. Then Python's ** is exact too, and base
// times it is rounded once, as the engine has it. A power of an odd number soon has more than 53
// bits.
bool powersAreExact(double multiplier, std::int64_t most)
{
    int exponent = 0;
    double odd = std::frexp(multiplier, &exponent);
    for (; odd != std::floor(odd); odd *= 2) {
        --exponent;
    }
    double power = 1;
    for (std::int64_t i = 0; i < most && odd != 1 && power <= 0x1p53; ++i) {
        power *= odd;
    }
    const std::int64_t shift = most * exponent;
    return power <= 0x1p53 && shift >= -1074 && shift + std::ilogb(power) <= 1023;
}

// Everything else is raised in fractions, without an overflow too.
bool needsFractions(const Policy &policy)
{
    return policy.jitter != Jitter::Decorrelated && policy.attempts > 1
        && !powersAreExact(policy.multiplier, policy.attempts - 2);
}

// "# Full jitter: uniform(0, c)"
QStringList nameLines(const Policy &policy, const Labels &labels)
{
    const QString name = QStringLiteral("# ") + labels.jitter(policy.jitter) + u':';
    const QString formula = labels.formula(policy);
    if (name.size() + 1 + formula.size() <= lineLength) {
        return {name + u' ' + formula};
    }
    return {name, QStringLiteral("# ") + formula};
}

QStringList importLines(const Policy &policy, const Labels &labels)
{
    QStringList lines;
    if (makesDraw(policy.jitter)) {
        lines += QStringLiteral("import random");
    }
    if (needsFractions(policy)) {
        lines += QStringLiteral("from fractions import Fraction  # ")
            + labels.text(QT_TRANSLATE_NOOP("Labels", "exact, rounded once"));
    }
    if (!lines.isEmpty()) {
        lines += QString();
    }
    return lines;
}

QStringList offsetLines(const std::vector<double> &offsets)
{
    QStringList numbers;
    std::ranges::transform(offsets, std::back_inserter(numbers), number);
    const QString line = QStringLiteral("offsets = [%1]").arg(numbers.join(QStringLiteral(", ")));
    if (line.size() <= lineLength) {
        return {line};
    }
    QStringList lines {QStringLiteral("offsets = [")};
    QString row;
    for (const QString &next : numbers) {
        if (!row.isEmpty() && row.size() + next.size() + 2 > lineLength) {
            lines += row;
            row.clear();
        }
        row += (row.isEmpty() ? QStringLiteral("    ") : QStringLiteral(" ")) + next + u',';
    }
    return lines << row << QStringLiteral("]");
}

QStringList valueLines(const Policy &policy, const Labels &labels)
{
    const QString wrapped
        = needsFractions(policy) ? QStringLiteral("Fraction(%1)") : QStringLiteral("%1");
    QStringList lines;
    if (makesDraw(policy.jitter)) {
        lines += QStringLiteral("rng = random.Random(%1)").arg(policy.seed);
    }
    lines += QStringLiteral("base = %1  # %2")
                 .arg(wrapped.arg(floatLiteral(policy.base)), labels.unit(policy.unit));
    if (needsFractions(policy)) {
        lines += QStringLiteral("factor = %1").arg(wrapped.arg(number(policy.multiplier)));
    }
    if (policy.cap) {
        lines += QStringLiteral("cap = %1").arg(floatLiteral(*policy.cap));
    }
    if (policy.jitter == Jitter::Proportional) {
        lines += QStringLiteral("spread = %1").arg(number(policy.spread));
    } else if (policy.jitter == Jitter::Offsets) {
        lines += offsetLines(policy.offsets);
    } else if (policy.jitter == Jitter::Decorrelated) {
        lines += QStringLiteral("delay = base");
    }
    return lines;
}

QString capped(const Policy &policy, const QString &delay)
{
    return policy.cap ? QStringLiteral("min(cap, %1)").arg(delay) : delay;
}

// The modelled delay before retry r, without the cap.
QString rawText(const Policy &policy)
{
    return QStringLiteral("base * %1 ** (r - 1)")
        .arg(needsFractions(policy) ? QStringLiteral("factor") : number(policy.multiplier));
}

QString ceilingLine(const Policy &policy)
{
    const QString c = capped(policy, rawText(policy));
    return QStringLiteral("c = ")
        + (needsFractions(policy) ? QStringLiteral("float(%1)").arg(c) : c);
}

// The jitter before the cap: the raw delay may be too large for a double.
QStringList cappedLaterLines(const Policy &policy)
{
    QStringList lines {QStringLiteral("raw = ") + rawText(policy)};
    if (needsFractions(policy)) {
        lines += QStringLiteral("raw = float(raw) if raw < 2 ** 1024 else float('inf')");
    }
    return lines << QStringLiteral("delay = raw * rng.uniform(1 - spread, 1 + spread)")
                 << QStringLiteral("print(min(cap, delay))");
}

// What is done for each retry, not indented.
QStringList bodyLines(const Policy &policy)
{
    const QString ceiling = ceilingLine(policy);
    switch (policy.jitter) {
    case Jitter::None:
        return {ceiling, QStringLiteral("print(c)")};
    case Jitter::Full:
        return {ceiling, QStringLiteral("print(rng.uniform(0, c))")};
    case Jitter::Equal:
        return {ceiling, QStringLiteral("print(c / 2 + rng.uniform(0, c / 2))")};
    case Jitter::Decorrelated:
        return {QStringLiteral("delay = ")
                + capped(policy, QStringLiteral("rng.uniform(base, 3 * delay)")),
            QStringLiteral("print(delay)")};
    case Jitter::Proportional:
        if (policy.cap && policy.capPlacement == CapPlacement::Before) {
            return cappedLaterLines(policy);
        }
        return {ceiling, QStringLiteral("print(c * rng.uniform(1 - spread, 1 + spread))")};
    case Jitter::Offsets:
        return {ceiling, QStringLiteral("print(offsets[(r - 1) % len(offsets)] * c)")};
    }
    return {};
}

} // namespace

QString pythonSnippet(const Policy &policy, const Labels &labels)
{
    QStringList lines
        = nameLines(policy, labels) + importLines(policy, labels) + valueLines(policy, labels);
    lines += QStringLiteral("for r in range(1, %1):").arg(policy.attempts);
    for (const QString &line : bodyLines(policy)) {
        lines += QStringLiteral("    ") + line;
    }
    return lines.join(u'\n') + u'\n';
}

} // namespace backoff
