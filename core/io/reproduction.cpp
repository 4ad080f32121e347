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

// "base 0.5 s, multiplier 2, cap 30 s, attempts 6"
QString policyText(const Policy &policy, const Labels &labels)
{
    const QString cap = policy.cap ? duration(*policy.cap, policy.unit, labels)
                                   : labels.text(QT_TRANSLATE_NOOP("Labels", "none"));
    const QStringList parts {named(Field::Base, duration(policy.base, policy.unit, labels), labels),
        named(Field::Multiplier, full(policy.multiplier), labels),
        named(Field::Cap, cap, labels),
        named(Field::Attempts, QString::number(policy.attempts), labels)};
    return parts.join(QStringLiteral(", "));
}

QStringList policyLines(
    const Policy &policy, const std::optional<Policy> &policyB, const Labels &labels)
{
    const QString text = policyText(policy, labels);
    if (!policyB) {
        return {labels.text(QT_TRANSLATE_NOOP("Labels", "Policy: %1")).arg(text)};
    }
    const QString pattern = labels.text(QT_TRANSLATE_NOOP("Labels", "Policy %1: %2"));
    return {pattern.arg(QStringLiteral("A"), text),
        pattern.arg(QStringLiteral("B"), policyText(*policyB, labels))};
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

QStringList jitterLines(bool everyJitter, Policy policy, const Labels &labels)
{
    if (!everyJitter) {
        return {jitterLine(policy, labels)};
    }
    QStringList lines;
    for (const Jitter strategy : allJitters) {
        policy.jitter = strategy;
        lines += jitterLine(policy, labels);
    }
    return lines;
}

QString seedLine(std::uint64_t seed, const Labels &labels)
{
    return labels.text(QT_TRANSLATE_NOOP("Labels", "Seed: %1")).arg(seed);
}

// How the policy's waits come about.
QStringList waitLines(bool everyJitter, const Policy &policy, const Labels &labels)
{
    return QStringList {ceilingLine(policy, labels)} + jitterLines(everyJitter, policy, labels)
        + QStringList {seedLine(policy.seed, labels)};
}

// Lines that are the same of both are said once.
QStringList waitLinesOfBoth(
    bool everyJitter, const Policy &policyA, const Policy &policyB, const Labels &labels)
{
    const QStringList ofA = waitLines(everyJitter, policyA, labels);
    const QStringList ofB = waitLines(everyJitter, policyB, labels);
    QStringList lines;
    for (qsizetype i = 0; i < ofA.size(); ++i) {
        if (ofA[i] == ofB[i]) {
            lines += ofA[i];
        } else {
            lines += QStringLiteral("(A) ") + ofA[i];
            lines += QStringLiteral("(B) ") + ofB[i];
        }
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

QString fleetLine(const FleetSettings &fleet, Unit unit, const Labels &labels)
{
    const QString outage = fleet.outage
        ? named(Field::Outage, duration(*fleet.outage, unit, labels), labels)
        : labels.text(QT_TRANSLATE_NOOP("Labels", "the service never recovers"));
    const QString capacity = fleet.capacity
        ? labels.text(QT_TRANSLATE_NOOP("Labels", "%1 calls a second")).arg(full(*fleet.capacity))
        : labels.text(QT_TRANSLATE_NOOP("Labels", "unlimited"));
    const QStringList parts {named(Field::Clients, QString::number(fleet.clients), labels),
        outage,
        named(Field::Capacity, capacity, labels),
        named(Field::Bin, duration(fleet.bin, unit, labels), labels),
        fleet.sharedSeed
            ? labels.text(QT_TRANSLATE_NOOP("Labels", "one seed shared by every client"))
            : labels.text(QT_TRANSLATE_NOOP("Labels", "draws of its own for every client"))};
    return labels.text(QT_TRANSLATE_NOOP("Labels", "Fleet: %1"))
        .arg(parts.join(QStringLiteral(", ")));
}

bool isOfFleet(TableKind kind) { return kind == TableKind::Fleets || kind == TableKind::FleetBins; }

// The title, if there is one, and the program.
QStringList firstLines(const std::string &title)
{
    QStringList lines;
    if (const QString line = lineOf(title); !line.isEmpty()) {
        lines += line;
    }
    lines += QString::fromStdString(generator());
    return lines;
}

} // namespace

QStringList reproductionLines(TableKind kind,
    const Experiment &experiment,
    const Labels &labels,
    bool everyJitter,
    const std::optional<Policy> &policyB)
{
    const Policy &policy = experiment.policy;
    QStringList lines = firstLines(experiment.title);
    lines += policyLines(policy, policyB, labels);
    lines += policyB ? waitLinesOfBoth(everyJitter, policy, *policyB, labels)
                     : waitLines(everyJitter, policy, labels);
    if (isOfFleet(kind)) {
        lines += fleetLine(experiment.fleet, policy.unit, labels);
    } else if (kind != TableKind::Retries) {
        lines += serviceLine(experiment.scenario, policy.unit, labels);
    }
    return lines;
}

QStringList reproductionLines(const ContentionStudy &study, const Labels &labels)
{
    const ContentionSettings &settings = study.settings;
    QStringList lines = firstLines(study.title);
    lines += labels
                 .text(QT_TRANSLATE_NOOP("Labels",
                     "Contention: clients %1, runs %2 of each strategy, every message travels "
                     "|normalvariate(10, 2)| ms"))
                 .arg(QString::number(settings.clients), QString::number(settings.runs));
    lines += labels.text(
        QT_TRANSLATE_NOOP("Labels", "Ceiling of backoff k: c = min(2000, 5 × 2^k) ms"));
    for (const Backoff backoff : allBackoffs) {
        lines += labels.text(QT_TRANSLATE_NOOP("Labels", "%1: wait = %2"))
                     .arg(labels.backoff(backoff), labels.formula(backoff));
    }
    lines += seedLine(settings.seed, labels);
    return lines;
}

} // namespace backoff
