// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/reproduction.h"

#include "core/io/program.h"
#include "core/tables/plain_text.h"

#include <algorithm>

namespace backoff {

namespace {

QString full(double value) { return QString::fromStdString(formatFull(value)); }

// "0.5 s"
QString duration(double value, Unit unit, const Labels &labels)
{
    return full(value) + u' ' + labels.unit(unit);
}

// A title may have been pasted with line breaks; it is one line here.
QString lineOf(const std::string &text) { return QString::fromStdString(oneLine(text)); }

QString named(Field field, const QString &value, const Labels &labels)
{
    return labels.text(QT_TRANSLATE_NOOP("Labels", "%1 %2"))
        .arg(labels.field(field, FieldNaming::Form).toLower(), value);
}

QString policyLine(const Policy &policy, const Labels &labels)
{
    const QString cap = policy.cap ? duration(*policy.cap, policy.unit, labels)
                                   : labels.text(QT_TRANSLATE_NOOP("Labels", "none"));
    const QStringList parts {named(Field::Base, duration(policy.base, policy.unit, labels), labels),
        named(Field::Multiplier, full(policy.multiplier), labels),
        named(Field::Cap, cap, labels),
        named(Field::Attempts, QString::number(policy.attempts), labels)};
    return labels.text(QT_TRANSLATE_NOOP("Labels", "Policy: %1"))
        .arg(parts.join(QStringLiteral(", ")));
}

// The line of c, which the formulas speak of.
QString ceilingLine(const Policy &policy, const Labels &labels)
{
    const QString formula = policy.cap
        ? labels.text(QT_TRANSLATE_NOOP("Labels", "min(cap, base × multiplier^(r − 1))"))
        : labels.text(QT_TRANSLATE_NOOP("Labels", "base × multiplier^(r − 1)"));
    return labels.text(QT_TRANSLATE_NOOP("Labels", "Modelled delay before retry r: c = %1"))
        .arg(formula);
}

QString jitterLine(const Policy &policy, const Labels &labels)
{
    QString line = labels.text(QT_TRANSLATE_NOOP("Labels", "%1: wait = %2"))
                       .arg(labels.jitter(policy.jitter), labels.formula(policy));
    if (policy.jitter == Jitter::Proportional) {
        line += QStringLiteral(", ") + named(Field::Spread, full(policy.spread), labels)
            + QStringLiteral(", ") + labels.capPlacement(policy.capPlacement);
    } else if (policy.jitter == Jitter::Offsets) {
        QStringList offsets;
        std::ranges::transform(policy.offsets, std::back_inserter(offsets), full);
        line += QStringLiteral(", ")
            + named(Field::Offsets, offsets.join(QStringLiteral(", ")), labels);
    }
    return line;
}

QStringList jitterLines(TableKind kind, Policy policy, const Labels &labels)
{
    if (kind != TableKind::Strategies) {
        return {jitterLine(policy, labels)};
    }
    QStringList lines;
    for (const Jitter strategy : allJitters) {
        policy.jitter = strategy;
        lines += jitterLine(policy, labels);
    }
    return lines;
}

QString parameterValue(Field parameter, const Scenario &scenario, Unit unit, const Labels &labels)
{
    switch (parameter) {
    case Field::FailFirst:
        return QString::number(scenario.failFirst);
    case Field::DownFrom:
        return duration(scenario.downFrom, unit, labels);
    case Field::DownUntil:
        return duration(scenario.downUntil, unit, labels);
    case Field::RetryAfter:
        return duration(scenario.retryAfter, unit, labels);
    default:
        return duration(scenario.callDuration, unit, labels);
    }
}

QString serviceLine(const Scenario &scenario, Unit unit, const Labels &labels)
{
    QStringList parts {labels.scenario(scenario.kind).toLower()};
    for (const Field parameter : {Field::FailFirst,
             Field::DownFrom,
             Field::DownUntil,
             Field::RetryAfter,
             Field::Script,
             Field::CallDuration}) {
        if (parameter == Field::Script && scenario.kind == ScenarioKind::Script) {
            parts += lineOf(scenario.script); // its name is the service's
        } else if (parameter == Field::CallDuration || uses(scenario.kind, parameter)) {
            parts += named(parameter, parameterValue(parameter, scenario, unit, labels), labels);
        }
    }
    return labels.text(QT_TRANSLATE_NOOP("Labels", "Service: %1"))
        .arg(parts.join(QStringLiteral(", ")));
}

} // namespace

QStringList reproductionLines(TableKind kind, const Experiment &experiment, const Labels &labels)
{
    const Policy &policy = experiment.policy;
    QStringList lines;
    if (const QString title = lineOf(experiment.title); !title.isEmpty()) {
        lines += title;
    }
    lines += QString::fromStdString(generator());
    lines += policyLine(policy, labels);
    lines += ceilingLine(policy, labels);
    lines += jitterLines(kind, policy, labels);
    lines += labels.text(QT_TRANSLATE_NOOP("Labels", "Seed: %1")).arg(policy.seed);
    if (kind != TableKind::Retries) {
        lines += serviceLine(experiment.scenario, policy.unit, labels);
    }
    return lines;
}

} // namespace backoff
