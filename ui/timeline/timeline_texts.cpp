// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timeline_texts.h"

#include "core/engine/jitter.h"
#include "core/io/shown_numbers.h"

#include <QCoreApplication>

namespace backoff::timeline_texts {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(backoff::TimelineView)
};

QString shortName(Jitter jitter)
{
    switch (jitter) {
    case Jitter::None:
        return Tr::tr("none chosen");
    case Jitter::Full:
        return Tr::tr("full");
    case Jitter::Equal:
        return Tr::tr("equal");
    case Jitter::Decorrelated:
        return Tr::tr("decorrelated");
    case Jitter::Proportional:
        return Tr::tr("proportional");
    case Jitter::Offsets:
        return Tr::tr("fixed offsets");
    }
    return {};
}

QString ending(const Lane &lane, Unit unit)
{
    const QString at = withUnit(drawnText(lane.end), unit);
    const QString calls = QString::number(lane.attempts.size());
    switch (lane.stop) {
    case StopReason::Succeeded:
        return Tr::tr("recovered on attempt %1 at %2").arg(calls, at);
    case StopReason::Permanent:
        return Tr::tr("stopped by a permanent error on attempt %1 at %2").arg(calls, at);
    case StopReason::Exhausted:
        return Tr::tr("gave up after attempt %1 at %2").arg(calls, at);
    }
    return {};
}

} // namespace

QString laneTitle(LaneId lane)
{
    return lane == LaneId::Modelled ? Tr::tr("Modelled") : Tr::tr("With jitter");
}

QString laneNote(LaneId lane, const Policy &policy)
{
    if (lane == LaneId::Modelled) {
        return Tr::tr("no jitter");
    }
    const QString name = shortName(policy.jitter);
    return makesDraw(policy.jitter) ? Tr::tr("%1, seed %2").arg(name).arg(policy.seed) : name;
}

QString serviceWord(ServiceState state)
{
    switch (state) {
    case ServiceState::Answering:
        return Tr::tr("answering");
    case ServiceState::Failing:
        return Tr::tr("failing");
    case ServiceState::RateLimiting:
        return Tr::tr("rate limiting");
    case ServiceState::Refusing:
        return Tr::tr("refusing");
    }
    return {};
}

QString waitValue(const Attempt &attempt, Unit unit)
{
    const bool drawn = attempt.waitKind == WaitKind::Jittered;
    return withUnit(drawn ? drawnText(attempt.waited) : policyText(attempt.waited), unit);
}

QString tickLabel(double t, Unit unit) { return withUnit(policyText(t), unit); }

QString notWaited(double value, Unit unit)
{
    return Tr::tr("%1, not waited").arg(withUnit(policyText(value), unit));
}

QString notWaitedShort() { return Tr::tr("not waited"); }

QString description(const RunResult &result)
{
    return Tr::tr("Modelled without jitter the run %1; with jitter it %2.")
        .arg(ending(result.trace.modelled, result.unit()),
            ending(result.trace.jittered, result.unit()));
}

} // namespace backoff::timeline_texts
