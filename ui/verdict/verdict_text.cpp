// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/verdict/verdict_text.h"

#include "core/io/shown_numbers.h"

#include <QCoreApplication>
#include <QStringList>

namespace backoff {

namespace {

class Verdict
{
    Q_DECLARE_TR_FUNCTIONS(Verdict)

public:
    static QString sentence(const Lane &lane, std::int64_t attempts)
    {
        const auto made = static_cast<qint64>(lane.attempts.size());
        switch (lane.stop) {
        case StopReason::Succeeded:
            return made == 1 ? tr("Answered at once: attempt 1 of %1").arg(attempts)
                             : tr("Recovered on attempt %1 of %2").arg(made).arg(attempts);
        case StopReason::Permanent:
            return made == 1
                ? tr("Stopped at once: permanent error")
                : tr("Stopped on attempt %1 of %2: permanent error").arg(made).arg(attempts);
        case StopReason::Exhausted:
            return made == 1 ? tr("Gave up after the only attempt")
                             : tr("Gave up after %1 attempts").arg(made);
        }
        return {};
    }

    static QString difference(const Trace &trace)
    {
        const bool same = trace.modelled.stop == trace.jittered.stop
            && trace.modelled.attempts.size() == trace.jittered.attempts.size();
        if (same) {
            return {};
        }
        return tr("%1 (without jitter)")
            .arg(sentence(trace.modelled, trace.experiment.policy.attempts));
    }

    static QString pinned(const RunResult &result)
    {
        if (result.pinnedLeftOut) {
            return tr("B is left out: its times do not fit this unit and service.");
        }
        if (!result.pinned) {
            return {};
        }
        const Lane &lane = laneOf(result, LaneId::Pinned);
        const auto made = static_cast<qint64>(lane.attempts.size());
        const QStringList parts {
            markOf(lane.stop) + u' ' + sentence(lane, result.pinned->policy().attempts),
            tr("%1 waited").arg(withUnit(drawnText(lane.waited), result.unit())),
            made == 1 ? tr("1 call") : tr("%1 calls").arg(made)};
        return tr("B: %1").arg(parts.join(QStringLiteral(" \u00b7 ")));
    }
};

} // namespace

QString markOf(StopReason stop)
{
    switch (stop) {
    case StopReason::Succeeded:
        return QStringLiteral("\u2713");
    case StopReason::Permanent:
        return QStringLiteral("\u2298");
    case StopReason::Exhausted:
        return QStringLiteral("\u2715");
    }
    return {};
}

VerdictText verdictText(const RunResult &result)
{
    const Trace &trace = result.trace;
    const Unit unit = result.unit();
    VerdictText text;
    text.stop = trace.jittered.stop;
    text.mark = markOf(text.stop);
    text.sentence = Verdict::sentence(trace.jittered, result.policy().attempts);
    text.difference = Verdict::difference(trace);
    text.waited = withUnit(drawnText(trace.jittered.waited), unit);
    text.modelled = withUnit(policyText(trace.modelled.waited), unit);
    text.calls = countText(static_cast<qint64>(trace.jittered.attempts.size()));
    text.slept = withUnit(policyText(0), Unit::Seconds);
    text.pinned = Verdict::pinned(result);
    return text;
}

} // namespace backoff
