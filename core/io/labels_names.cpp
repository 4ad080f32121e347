// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The names of strategies, services, outcomes and notices.

#include "core/io/labels.h"

namespace backoff {

QString Labels::jitter(Jitter jitter) const
{
    switch (jitter) {
    case Jitter::None:
        return text(QT_TRANSLATE_NOOP("Labels", "No jitter"));
    case Jitter::Full:
        return text(QT_TRANSLATE_NOOP("Labels", "Full jitter"));
    case Jitter::Equal:
        return text(QT_TRANSLATE_NOOP("Labels", "Equal jitter"));
    case Jitter::Decorrelated:
        return text(QT_TRANSLATE_NOOP("Labels", "Decorrelated jitter"));
    case Jitter::Proportional:
        return text(QT_TRANSLATE_NOOP("Labels", "Proportional jitter"));
    case Jitter::Offsets:
        return text(QT_TRANSLATE_NOOP("Labels", "Fixed offsets"));
    }
    return {};
}

QString Labels::backoff(Backoff backoff) const
{
    switch (backoff) {
    case Backoff::None:
        return jitter(Jitter::None);
    case Backoff::Equal:
        return jitter(Jitter::Equal);
    case Backoff::Full:
        return jitter(Jitter::Full);
    case Backoff::Decorrelated:
        return jitter(Jitter::Decorrelated);
    case Backoff::NoBackoff:
        return text(QT_TRANSLATE_NOOP("Labels", "No backoff"));
    }
    return {};
}

QString Labels::formula(Backoff backoff) const
{
    switch (backoff) {
    case Backoff::None:
        return text(QT_TRANSLATE_NOOP("Labels", "c"));
    case Backoff::Equal:
        return text(QT_TRANSLATE_NOOP("Labels", "c/2 + uniform(0, c/2)"));
    case Backoff::Full:
        return text(QT_TRANSLATE_NOOP("Labels", "uniform(0, c)"));
    case Backoff::Decorrelated:
        return text(
            QT_TRANSLATE_NOOP("Labels", "min(2000, uniform(5, 3 × previous)), previous first 5"));
    case Backoff::NoBackoff:
        return QStringLiteral("0");
    }
    return {};
}

QString Labels::formula(const Policy &policy) const
{
    switch (policy.jitter) {
    case Jitter::None:
        return text(QT_TRANSLATE_NOOP("Labels", "c"));
    case Jitter::Full:
        return text(QT_TRANSLATE_NOOP("Labels", "uniform(0, c)"));
    case Jitter::Equal:
        return text(QT_TRANSLATE_NOOP("Labels", "c/2 + uniform(0, c/2)"));
    case Jitter::Decorrelated:
        return policy.cap
            ? text(QT_TRANSLATE_NOOP("Labels", "min(cap, uniform(base, 3 × previous))"))
            : text(QT_TRANSLATE_NOOP("Labels", "uniform(base, 3 × previous)"));
    case Jitter::Proportional:
        return policy.cap && policy.capPlacement == CapPlacement::Before
            ? text(
                QT_TRANSLATE_NOOP("Labels", "min(cap, uncapped × uniform(1 − spread, 1 + spread))"))
            : text(QT_TRANSLATE_NOOP("Labels", "c × uniform(1 − spread, 1 + spread)"));
    case Jitter::Offsets:
        return text(QT_TRANSLATE_NOOP("Labels", "offset[(r − 1) mod n] × c"));
    }
    return {};
}

QString Labels::capPlacement(CapPlacement placement) const
{
    switch (placement) {
    case CapPlacement::After:
        return text(QT_TRANSLATE_NOOP("Labels", "jitter after the cap"));
    case CapPlacement::Before:
        return text(QT_TRANSLATE_NOOP("Labels", "jitter before the cap"));
    }
    return {};
}

QString Labels::scenario(ScenarioKind kind) const
{
    switch (kind) {
    case ScenarioKind::BriefBlip:
        return text(QT_TRANSLATE_NOOP("Labels", "Brief blip"));
    case ScenarioKind::LongOutage:
        return text(QT_TRANSLATE_NOOP("Labels", "Long outage"));
    case ScenarioKind::PermanentError:
        return text(QT_TRANSLATE_NOOP("Labels", "Permanent error"));
    case ScenarioKind::AlwaysDown:
        return text(QT_TRANSLATE_NOOP("Labels", "Always down"));
    case ScenarioKind::TimedOutage:
        return text(QT_TRANSLATE_NOOP("Labels", "Timed outage"));
    case ScenarioKind::RateLimited:
        return text(QT_TRANSLATE_NOOP("Labels", "Rate limited"));
    case ScenarioKind::Script:
        return text(QT_TRANSLATE_NOOP("Labels", "Script"));
    }
    return {};
}

QString Labels::scenarioDescription(ScenarioKind kind) const
{
    switch (kind) {
    case ScenarioKind::BriefBlip:
        return text(QT_TRANSLATE_NOOP("Labels", "The first calls fail, then the service answers."));
    case ScenarioKind::LongOutage:
        return text(QT_TRANSLATE_NOOP("Labels", "More calls fail than a small budget survives."));
    case ScenarioKind::PermanentError:
        return text(QT_TRANSLATE_NOOP("Labels", "The request is invalid: retrying cannot help."));
    case ScenarioKind::AlwaysDown:
        return text(QT_TRANSLATE_NOOP("Labels", "Every call fails, for ever."));
    case ScenarioKind::TimedOutage:
        return text(QT_TRANSLATE_NOOP("Labels", "Calls fail between two moments of the clock."));
    case ScenarioKind::RateLimited:
        return text(QT_TRANSLATE_NOOP("Labels", "429: the service says how long to wait."));
    case ScenarioKind::Script:
        return text(QT_TRANSLATE_NOOP("Labels", "You write the answers, one a call."));
    }
    return {};
}

QString Labels::outcome(Outcome outcome) const
{
    switch (outcome) {
    case Outcome::Success:
        return text(QT_TRANSLATE_NOOP("Labels", "success"));
    case Outcome::Transient:
        return text(QT_TRANSLATE_NOOP("Labels", "transient"));
    case Outcome::RateLimited:
        return text(QT_TRANSLATE_NOOP("Labels", "rate limited"));
    case Outcome::Permanent:
        return text(QT_TRANSLATE_NOOP("Labels", "permanent"));
    }
    return {};
}

QString Labels::stopReason(StopReason reason) const
{
    switch (reason) {
    case StopReason::Succeeded:
        return text(QT_TRANSLATE_NOOP("Labels", "succeeded"));
    case StopReason::Permanent:
        return text(QT_TRANSLATE_NOOP("Labels", "permanent error"));
    case StopReason::Exhausted:
        return text(QT_TRANSLATE_NOOP("Labels", "exhausted"));
    }
    return {};
}

QString Labels::notice(Notice notice) const
{
    switch (notice) {
    case Notice::CapBelowBase:
        return text(QT_TRANSLATE_NOOP(
            "Labels", "The cap is below the base: every modelled delay is the cap."));
    case Notice::CapAtFirstRetry:
        return text(
            QT_TRANSLATE_NOOP("Labels", "The cap is reached at retry 1: no growth will show."));
    case Notice::Shrinks:
        return text(QT_TRANSLATE_NOOP("Labels", "The multiplier is below 1: the delays shrink."));
    case Notice::Constant:
        return text(QT_TRANSLATE_NOOP("Labels", "The multiplier is 1: the delays do not grow."));
    }
    return {};
}

} // namespace backoff
