// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/herd_pages.h"

#include "ui/herd/contention/contention_page.h"
#include "ui/herd/fleet/fleet_page.h"
#include "ui/herd/herd_controller.h"
#include "ui/herd/strategies/strategies_page.h"

#include <type_traits>
#include <utility>

namespace backoff {

HerdPages::HerdPages(const Labels &labels, QObject *parent)
    : QObject(parent)
    , m_controller(new HerdController(this))
    , m_strategies(new StrategiesPage)
    , m_fleet(new FleetPage(labels))
    , m_contention(new ContentionPage(labels))
{
    m_contention->setSettings(m_controller->contentionSettings());
    connectPages();
}

void HerdPages::connectPages()
{
    const HerdController *controller = m_controller;
    connect(
        controller, &HerdController::strategiesChanged, m_strategies, &StrategiesPage::setResult);
    connect(controller, &HerdController::fleetChanged, m_fleet, &FleetPage::setResult);
    connect(
        controller, &HerdController::contentionChanged, m_contention, &ContentionPage::setResult);
    connect(controller,
        &HerdController::stateChanged,
        this,
        [this](HerdView view, const HerdState &state) {
            switch (view) {
            case HerdView::Strategies:
                m_strategies->setState(state);
                break;
            case HerdView::Fleet:
                m_fleet->setState(state);
                break;
            case HerdView::Contention:
                m_contention->setState(state);
                break;
            }
        });
    const auto connectWork = [this](const auto *page, HerdView view) {
        using Page = std::remove_cvref_t<decltype(*page)>;
        connect(page, &Page::cancelRequested, m_controller, [this, view] {
            m_controller->cancel(view);
        });
        connect(page, &Page::computeRequested, m_controller, [this, view] {
            m_controller->compute(view);
        });
    };
    connectWork(m_strategies, HerdView::Strategies);
    connectWork(m_fleet, HerdView::Fleet);
    connectWork(m_contention, HerdView::Contention);
    connect(m_strategies, &StrategiesPage::experimentEdited, this, &HerdPages::experimentEdited);
    connect(m_fleet, &FleetPage::fleetEdited, this, &HerdPages::setFleet);
    connect(m_contention,
        &ContentionPage::contentionEdited,
        m_controller,
        &HerdController::setContention);
}

ChartPage *HerdPages::page(HerdView view) const
{
    switch (view) {
    case HerdView::Strategies:
        return m_strategies;
    case HerdView::Fleet:
        return m_fleet;
    case HerdView::Contention:
        return m_contention;
    }
    return nullptr;
}

void HerdPages::setFleet(const FleetSettings &next, Field field, int gesture)
{
    Experiment edited = m_experiment;
    edited.fleet = next;
    Q_EMIT experimentEdited(edited, field, gesture);
}

// A form whose settings are as they were keeps what is being typed.
void HerdPages::setResult(const RunResultPtr &result)
{
    const Experiment before = std::exchange(m_experiment, result->experiment());
    m_strategies->setExperiment(m_experiment);
    if (m_experiment.fleet != before.fleet || m_experiment.policy.unit != before.policy.unit) {
        m_fleet->setExperiment(m_experiment);
    }
    m_contention->setSeed(m_experiment.policy.seed);
    m_controller->setResult(result);
}

void HerdPages::startAnew()
{
    m_fleet->setExperiment(m_experiment);
    m_contention->setSettings(m_controller->contentionSettings());
}

void HerdPages::setContention(std::int64_t clients, std::int64_t runs)
{
    m_controller->setContention(clients, runs);
    m_contention->setSettings(m_controller->contentionSettings());
}

void HerdPages::setLocked(bool locked)
{
    m_strategies->setLocked(locked);
    m_fleet->setLocked(locked);
    m_contention->setLocked(locked);
}

void HerdPages::setWanted(std::optional<HerdView> view) { m_controller->setWanted(view); }

std::optional<HerdView> HerdPages::commit()
{
    if (!m_fleet->commit()) {
        return HerdView::Fleet;
    }
    return m_contention->commit() ? std::nullopt : std::optional(HerdView::Contention);
}

void HerdPages::focusFirstProblem(HerdView view)
{
    if (view == HerdView::Fleet) {
        m_fleet->focusFirstProblem();
    } else if (view == HerdView::Contention) {
        m_contention->focusFirstProblem();
    }
}

} // namespace backoff
