// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/strategies/strategies_words.h"

#include "core/io/shown_numbers.h"
#include "ui/herd/strategies/cap_effect.h"
#include "ui/herd/strategies/strategy_names.h"
#include "ui/herd/strategies/strategy_rows.h"
#include "ui/verdict/verdict_text.h"

#include <algorithm>

namespace backoff {

namespace {

QString waitText(double wait, Unit unit) { return withUnit(drawnText(wait), unit); }

const StrategyRun *strategyOf(const std::vector<StrategyRun> &strategies, Jitter jitter)
{
    const auto found = std::ranges::find_if(strategies,
        [jitter](const StrategyRun &run) { return run.policy.jitter == jitter && !run.problem; });
    return found == strategies.end() ? nullptr : &*found;
}

QString seedsText() { return groupedText(luckSeeds); }

} // namespace

QString StrategiesWords::sentence(const StrategiesResult &result)
{
    const StrategyRun *own = strategyOf(result.strategies, result.run->policy().jitter);
    if (!own) {
        return {};
    }
    const Unit unit = own->policy.unit;
    const QString name = strategyInSentence(own->policy.jitter);
    const QString waited = waitText(own->lane.waited, unit);
    QString text;
    if (isSameForEverySeed(*own)) {
        text = tr("Nothing in this run is left to luck: with %1 it waits %2 whatever the seed.")
                   .arg(name, waited);
    } else {
        text = tr("With this seed %1 waits %2; over %3 seeds it waits %4 on average, 9 times in 10 "
                  "between %5 and %6: a single seed is luck.")
                   .arg(name,
                       waited,
                       seedsText(),
                       waitText(own->luck.mean, unit),
                       drawnText(own->luck.p5),
                       waitText(own->luck.p95, unit));
    }
    if (result.run->pinned) {
        const Jitter jitter = result.run->pinned->policy().jitter;
        if (const StrategyRun *other = strategyOf(result.pinned, jitter)) {
            text += u' '
                + tr("Policy B, with %1, waits %2.")
                      .arg(strategyInSentence(jitter), waitText(other->lane.waited, unit));
        }
    }
    return text;
}

namespace {

// "It" is proportional jitter: the switch that the line stands beside says so.
QString beforeTheCap(const CapEffect &effect, const QString &cap)
{
    const QString told = effect.fadesFrom
        ? StrategiesWords::tr("It fades away: from retry %1 on every wait is exactly %2.")
              .arg(countText(*effect.fadesFrom), cap)
        : StrategiesWords::tr("No wait is longer than %1.").arg(cap);
    return told + u' '
        + StrategiesWords::tr("With this seed the cap clamps %1 of %2 draws.")
              .arg(countText(effect.clamped), countText(effect.draws));
}

QString afterTheCap(const CapEffect &effect, const QString &cap, const QString &most)
{
    const QString told = StrategiesWords::tr("It stays jitter, with waits up to %1.").arg(most);
    if (effect.fadesFrom) {
        return told + u' '
            + StrategiesWords::tr("Before the cap it fades away: from retry %1 on every wait would "
                                  "be exactly %2.")
                  .arg(countText(*effect.fadesFrom), cap);
    }
    return told + u' '
        + StrategiesWords::tr("Before the cap none would be longer than %1: with this seed it "
                              "clamps %2 of %3 draws.")
              .arg(cap, countText(effect.clamped), countText(effect.draws));
}

} // namespace

QString StrategiesWords::capPlacement(const Policy &policy)
{
    if (policy.attempts == 1) {
        return tr("One attempt: there is nothing to draw.");
    }
    const auto effect = capEffect(policy);
    if (!effect) {
        return tr("Without a cap nothing is clamped: both draw the same.");
    }
    const QString cap = withUnit(policyText(effect->cap), policy.unit);
    if (!effect->differs) {
        return tr("No draw comes past the cap of %1 here: both draw the same.").arg(cap);
    }
    return policy.capPlacement == CapPlacement::Before
        ? beforeTheCap(*effect, cap)
        : afterTheCap(*effect, cap, withUnit(policyText(effect->mostAfter), policy.unit));
}

std::vector<RowFact> StrategiesWords::facts(const StrategyRun &strategy, const StrategyRun *pinned)
{
    const Lane &lane = strategy.lane;
    const Unit unit = strategy.policy.unit;
    std::vector<RowFact> facts;
    facts.push_back({waitText(lane.waited, unit), tr("waited in all")});
    facts.push_back({markOf(lane.stop), outcome(lane)});
    if (pinned && !pinned->problem) {
        facts.push_back({waitText(pinned->lane.waited, unit), tr("with policy B")});
    }
    if (lane.end != lane.waited) { // the calls took time
        facts.push_back({waitText(lane.end, unit), tr("until the end, calls included")});
    }
    return facts;
}

QString StrategiesWords::outcome(const Lane &lane)
{
    const auto made = static_cast<qint64>(lane.attempts.size());
    switch (lane.stop) {
    case StopReason::Succeeded:
        return made == 1 ? tr("answered at once") : tr("recovered on attempt %1").arg(made);
    case StopReason::Permanent:
        return made == 1 ? tr("permanent error at once")
                         : tr("permanent error on attempt %1").arg(made);
    case StopReason::Exhausted:
        return made == 1 ? tr("gave up after the only attempt")
                         : tr("gave up after %1 attempts").arg(made);
    }
    return {};
}

QString StrategiesWords::problem(const Error &error)
{
    switch (error.code) {
    case ErrorCode::DelayOverflows:
        return tr("The delay or the total is too large to compute with at retry %1.")
            .arg(countText(error.detail));
    case ErrorCode::ClockOverflows:
        return tr("The virtual clock would run past what can be computed with.");
    default:
        return tr("This strategy cannot be computed with these settings.");
    }
}

QString StrategiesWords::summary(const StrategiesResult &result)
{
    QStringList sentences {sentence(result)};
    for (const StrategyRun &strategy : result.strategies) {
        const QString title = strategyTitle(strategy.policy.jitter);
        if (strategy.problem) {
            sentences << tr("%1: %2").arg(title, problem(*strategy.problem));
            continue;
        }
        const Unit unit = strategy.policy.unit;
        sentences << tr("%1: %2, %3; over %4 seeds %5 on average, %6 to %7.")
                         .arg(title,
                             waitText(strategy.lane.waited, unit),
                             outcome(strategy.lane),
                             seedsText(),
                             waitText(strategy.luck.mean, unit),
                             drawnText(strategy.luck.p5),
                             waitText(strategy.luck.p95, unit));
    }
    return sentences.join(u' ');
}

QString StrategiesWords::delaysTitle() { return tr("Waits with this seed"); }

QString StrategiesWords::luckTitle() { return tr("Is that luck? %1 seeds").arg(seedsText()); }

QString StrategiesWords::totalWait() { return tr("total wait"); }

LegendEntry StrategiesWords::spread()
{
    return {SwatchRole::Spread,
        tr("5th to 95th percentile of the seeds"),
        tr("5th to 95th", "legend, brief: percentile")};
}

LegendEntry StrategiesWords::mean() { return {SwatchRole::Mean, tr("mean"), tr("mean")}; }

LegendEntry StrategiesWords::thisSeed()
{
    return {SwatchRole::ThisSeed, tr("this seed"), tr("this seed")};
}

LegendEntry StrategiesWords::pinnedB() { return {SwatchRole::PinnedB, tr("policy B"), tr("B")}; }

} // namespace backoff
