// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/herd_controller.h"

#include "ui/herd/herd_work.h"

#include <algorithm>
#include <iterator>

namespace backoff {

namespace {

// What the strategies depend on: the policies and the service.
struct StrategiesInput {
    RunResultPtr run;

    bool operator==(const StrategiesInput &other) const
    {
        const auto policyB = [](const RunResult &result) {
            return result.pinned ? std::optional(result.pinned->policy()) : std::nullopt;
        };
        return run->policy() == other.run->policy()
            && run->experiment().scenario == other.run->experiment().scenario
            && policyB(*run) == policyB(*other.run);
    }
};

// What the fleets depend on: the policy and the settings of the fleet.
struct FleetInput {
    Experiment experiment;

    bool operator==(const FleetInput &other) const
    {
        return experiment.policy == other.experiment.policy
            && experiment.fleet == other.experiment.fleet;
    }
};

Effort effortOf(std::int64_t calls)
{
    constexpr std::int64_t briefCalls = 10 * liveCalls;
    return calls <= liveCalls ? Effort::Light : calls <= briefCalls ? Effort::Brief : Effort::Long;
}

Effort effortOfStrategies(const StrategiesInput &input)
{
    const std::int64_t attempts = input.run->policy().attempts
        + (input.run->pinned ? input.run->pinned->policy().attempts : 0);
    return effortOf(attempts * luckSeeds * std::ssize(allJitters));
}

// A bin costs about as much as a call.
Effort effortOfFleets(const FleetInput &input)
{
    return effortOf(std::max(callsOf(input.experiment), binsOf(input.experiment)));
}

// Never at once: a call is four messages, and how many calls there are is known afterwards only.
Effort effortOfContention(const ContentionSettings &settings)
{
    const std::int64_t about = settings.clients * settings.clients * settings.runs;
    return about <= liveCalls ? Effort::Brief : Effort::Long;
}

std::optional<StrategiesResult> strategiesOf(const StrategiesInput &input, const LongWork &work)
{
    return computeStrategies(input.run, work);
}

std::optional<FleetResult> fleetsOf(const FleetInput &input, const LongWork &work)
{
    return computeFleets(input.experiment, work);
}

} // namespace

class HerdController::Private
{
public:
    explicit Private(HerdController *controller)
        : strategies({effortOfStrategies,
            strategiesOf,
            [=] { Q_EMIT controller->strategiesChanged(controller->strategies()); },
            stateTeller(controller, HerdView::Strategies)})
        , fleet({effortOfFleets,
              fleetsOf,
              [=] { Q_EMIT controller->fleetChanged(controller->fleet()); },
              stateTeller(controller, HerdView::Fleet)})
        , contention({effortOfContention,
              computeContention,
              [=] { Q_EMIT controller->contentionChanged(controller->contention()); },
              stateTeller(controller, HerdView::Contention)})
    {
    }

    // Calls the function with the work of that view.
    decltype(auto) of(HerdView view, const auto &function)
    {
        switch (view) {
        case HerdView::Strategies:
            return function(strategies);
        case HerdView::Fleet:
            return function(fleet);
        case HerdView::Contention:
            break;
        }
        return function(contention);
    }

    HerdWork<StrategiesInput, StrategiesResult> strategies;
    HerdWork<FleetInput, FleetResult> fleet;
    HerdWork<ContentionSettings, ContentionResult> contention;
    ContentionSettings study;
    bool hasResult = false;

private:
    static std::function<void()> stateTeller(HerdController *controller, HerdView view)
    {
        return [=] { Q_EMIT controller->stateChanged(view, controller->state(view)); };
    }
};

HerdController::HerdController(QObject *parent)
    : QObject(parent)
    , m_private(std::make_unique<Private>(this))
{
}

HerdController::~HerdController() = default;

void HerdController::setResult(const RunResultPtr &result)
{
    m_private->hasResult = true;
    m_private->study.seed = result->policy().seed;
    m_private->strategies.setInput({result});
    m_private->fleet.setInput({result->experiment()});
    m_private->contention.setInput(m_private->study);
}

void HerdController::setContention(std::int64_t clients, std::int64_t runs)
{
    m_private->study.clients = clients;
    m_private->study.runs = runs;
    if (m_private->hasResult) { // before, its seed is not known
        m_private->contention.setInput(m_private->study);
    }
}

void HerdController::setWanted(std::optional<HerdView> view)
{
    // What is no longer wanted stops before what is begins.
    for (const HerdView other : allHerdViews) {
        if (other != view) {
            m_private->of(other, [](auto &work) { work.setWanted(false); });
        }
    }
    if (view) {
        m_private->of(*view, [](auto &work) { work.setWanted(true); });
    }
}

void HerdController::cancel(HerdView view)
{
    m_private->of(view, [](auto &work) { work.setCancelled(true); });
}

void HerdController::compute(HerdView view)
{
    m_private->of(view, [](auto &work) { work.setCancelled(false); });
}

StrategiesResultPtr HerdController::strategies() const { return m_private->strategies.result(); }

FleetResultPtr HerdController::fleet() const { return m_private->fleet.result(); }

ContentionResultPtr HerdController::contention() const { return m_private->contention.result(); }

HerdState HerdController::state(HerdView view) const
{
    return m_private->of(view, [](const auto &work) { return work.state(); });
}

ContentionSettings HerdController::contentionSettings() const { return m_private->study; }

} // namespace backoff
