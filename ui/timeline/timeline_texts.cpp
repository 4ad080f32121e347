// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timeline_texts.h"

#include "core/engine/jitter.h"
#include "core/io/shown_numbers.h"
#include "ui/timeline/policy_difference.h"

#include <QCoreApplication>

namespace backoff::timeline_texts {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(backoff::TimelineView)
};

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
    switch (lane) {
    case LaneId::Modelled:
        return Tr::tr("Modelled");
    case LaneId::Jittered:
        return Tr::tr("With jitter");
    case LaneId::Pinned:
        return Tr::tr("Policy B");
    }
    return {};
}

QString laneNote(LaneId lane, const RunResult &result)
{
    const Policy &policy = result.policy();
    switch (lane) {
    case LaneId::Modelled:
        return Tr::tr("no jitter");
    case LaneId::Jittered:
        break;
    case LaneId::Pinned:
        return differenceFrom(policy, result.pinned->policy());
    }
    if (policy.jitter == Jitter::None) {
        return Tr::tr("none chosen");
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
    const Unit unit = result.unit();
    QString text
        = Tr::tr("Modelled without jitter the run %1; with jitter it %2.")
              .arg(ending(result.trace.modelled, unit), ending(result.trace.jittered, unit));
    if (result.pinned) {
        text += u' '
            + Tr::tr("With policy B (%1) it %2.")
                  .arg(laneNote(LaneId::Pinned, result),
                      ending(laneOf(result, LaneId::Pinned), unit));
    }
    return text;
}

} // namespace backoff::timeline_texts
