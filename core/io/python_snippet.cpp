// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/python_snippet.h"

#include "core/engine/jitter.h"
#include "core/io/python_numbers.h"
#include "core/io/python_powers.h"

#include <QStringList>

#include <cmath>
#include <vector>

namespace backoff {

namespace {

// "# Full jitter: uniform(0, c)"
QStringList nameLines(const Policy &policy, const Labels &labels)
{
    const QString name = QStringLiteral("# ") + labels.jitter(policy.jitter) + u':';
    const QString formula = labels.formula(policy);
    if (name.size() + 1 + formula.size() <= pythonLineLength) {
        return {name + u' ' + formula};
    }
    return {name, QStringLiteral("# ") + formula};
}

QStringList importLines(const Policy &policy, const Labels &labels, PythonPowers powers)
{
    QStringList lines;
    if (makesDraw(policy.jitter)) {
        lines += QStringLiteral("import random");
    }
    if (powers == PythonPowers::Fractions) {
        lines += QStringLiteral("from fractions import Fraction  # ")
            + labels.text(QT_TRANSLATE_NOOP("Labels", "exact, rounded once"));
    }
    if (!lines.isEmpty()) {
        lines += QString();
    }
    return lines;
}

QString capped(const Policy &policy, const QString &delay)
{
    return policy.cap ? QStringLiteral("min(cap, %1)").arg(delay) : delay;
}

// The modelled delay before retry r, without the cap.
QString rawText(const Policy &policy, PythonPowers powers)
{
    return QStringLiteral("base * %1 ** (r - 1)")
        .arg(powers == PythonPowers::Plain ? pythonNumber(policy.multiplier)
                                           : QStringLiteral("factor"));
}

QString ceilingText(const Policy &policy, PythonPowers powers)
{
    return capped(policy, rawText(policy, powers));
}

// The delays that the loop starts from, and what they are.
QStringList listedLines(const Policy &policy, const Labels &labels)
{
    constexpr auto listed = PythonPowers::Listed;
    const bool uncapped = jittersUncapped(policy);
    const std::vector<double> delays = listedDelays(policy);
    QStringList lines {
        QStringLiteral("# ") + (uncapped ? rawText(policy, listed) : ceilingText(policy, listed)),
        QStringLiteral("# ")
            + labels.text(QT_TRANSLATE_NOOP("Labels", "rounded as the program rounds it"))};
    if (std::isinf(delays.back())) {
        lines += QStringLiteral("# inf: ")
            + labels.text(QT_TRANSLATE_NOOP("Labels", "above the cap whatever is drawn"));
    }
    return lines << pythonFloats(
               uncapped ? QStringLiteral("uncapped") : QStringLiteral("modelled"), delays);
}

QStringList valueLines(const Policy &policy, const Labels &labels, PythonPowers powers)
{
    const QString wrapped
        = powers == PythonPowers::Fractions ? QStringLiteral("Fraction(%1)") : QStringLiteral("%1");
    QStringList lines;
    if (makesDraw(policy.jitter)) {
        lines += QStringLiteral("rng = random.Random(%1)").arg(policy.seed);
    }
    lines += QStringLiteral("base = %1  # %2")
                 .arg(wrapped.arg(pythonFloat(policy.base)), labels.unit(policy.unit));
    if (powers != PythonPowers::Plain) {
        lines += QStringLiteral("factor = %1").arg(wrapped.arg(pythonNumber(policy.multiplier)));
    }
    if (policy.cap) {
        lines += QStringLiteral("cap = %1").arg(pythonFloat(*policy.cap));
    }
    if (policy.jitter == Jitter::Proportional) {
        lines += QStringLiteral("spread = %1").arg(pythonNumber(policy.spread));
    } else if (policy.jitter == Jitter::Offsets) {
        lines += pythonList(QStringLiteral("offsets"), policy.offsets);
    } else if (policy.jitter == Jitter::Decorrelated) {
        lines += QStringLiteral("delay = base");
    }
    if (powers == PythonPowers::Listed) {
        lines += listedLines(policy, labels);
    }
    return lines;
}

QString ceilingLine(const Policy &policy, PythonPowers powers)
{
    if (powers == PythonPowers::Listed) {
        return QStringLiteral("c = modelled[r - 1]");
    }
    const QString c = ceilingText(policy, powers);
    return QStringLiteral("c = ")
        + (powers == PythonPowers::Fractions ? QStringLiteral("float(%1)").arg(c) : c);
}

// The jitter before the cap: the raw delay may be too large for a double.
QStringList cappedLaterLines(const Policy &policy, PythonPowers powers)
{
    QStringList lines {QStringLiteral("raw = ")
        + (powers == PythonPowers::Listed ? QStringLiteral("uncapped[r - 1]")
                                          : rawText(policy, powers))};
    if (powers == PythonPowers::Fractions) {
        lines += QStringLiteral("raw = float(raw) if raw < 2 ** 1024 else float('inf')");
    }
    return lines << QStringLiteral("delay = raw * rng.uniform(1 - spread, 1 + spread)")
                 << QStringLiteral("print(min(cap, delay))");
}

// What is done for each retry, not indented.
QStringList bodyLines(const Policy &policy, PythonPowers powers)
{
    const QString ceiling = ceilingLine(policy, powers);
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
        if (jittersUncapped(policy)) {
            return cappedLaterLines(policy, powers);
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
    const PythonPowers powers = pythonPowers(policy);
    QStringList lines = nameLines(policy, labels) + importLines(policy, labels, powers)
        + valueLines(policy, labels, powers);
    lines += QStringLiteral("for r in range(1, %1):").arg(policy.attempts);
    for (const QString &line : bodyLines(policy, powers)) {
        lines += QStringLiteral("    ") + line;
    }
    return lines.join(u'\n') + u'\n';
}

} // namespace backoff
