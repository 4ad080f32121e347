// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/export_source.h"

#include <memory>
#include <utility>

namespace backoff {

namespace {

bool isSameRun(const RunResult &a, const RunResult &b)
{
    return a.policy() == b.policy() && a.experiment().scenario == b.experiment().scenario
        && policyBOf(a) == policyBOf(b);
}

bool isSameFleet(const Experiment &a, const Experiment &b)
{
    return a.policy == b.policy && a.fleet == b.fleet;
}

// False where there is none.
template<typename Result>
bool take(std::shared_ptr<const Result> &target, std::optional<Result> result)
{
    if (result) {
        target = std::make_shared<const Result>(*std::move(result));
    }
    return result.has_value();
}

} // namespace

ExportSource::ExportSource(const RunResultPtr &its)
    : result(its)
{
    study.seed = its->policy().seed;
}

bool ExportSource::has(HerdView view) const
{
    switch (view) {
    case HerdView::Strategies:
        return strategies && isSameRun(*strategies->run, *result);
    case HerdView::Fleet:
        return fleet && isSameFleet(fleet->experiment, result->experiment());
    case HerdView::Contention:
        break;
    }
    return contention && contention->settings == study;
}

std::optional<Policy> policyBOf(const RunResult &result)
{
    return result.pinned ? std::optional(result.pinned->policy()) : std::nullopt;
}

std::optional<ExportSource> computed(ExportSource source, HerdView view, const LongWork &work)
{
    bool done = false;
    switch (view) {
    case HerdView::Strategies:
        done = take(source.strategies, computeStrategies(source.result, work));
        break;
    case HerdView::Fleet:
        done = take(source.fleet, computeFleets(source.result->experiment(), work));
        break;
    case HerdView::Contention:
        done = take(source.contention, computeContention(source.study, work));
        break;
    }
    return done ? std::optional(std::move(source)) : std::nullopt;
}

} // namespace backoff
