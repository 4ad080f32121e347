// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/herd_values.h"

namespace backoff {

HerdValues::HerdValues(const ExportSource &source, QObject *parent)
    : QObject(parent)
    , m_source(source)
{
    m_controller.setContention(source.study.clients, source.study.runs);
    m_controller.setResult(source.result);
    connect(&m_controller,
        &HerdController::strategiesChanged,
        this,
        [this](const StrategiesResultPtr &result) { m_source.strategies = result; });
    connect(
        &m_controller, &HerdController::fleetChanged, this, [this](const FleetResultPtr &result) {
            m_source.fleet = result;
        });
    connect(&m_controller,
        &HerdController::contentionChanged,
        this,
        [this](const ContentionResultPtr &result) { m_source.contention = result; });
    connect(&m_controller, &HerdController::stateChanged, this, &HerdValues::changed);
}

void HerdValues::want(std::optional<HerdView> view)
{
    m_controller.setWanted(view && m_source.has(*view) ? std::nullopt : view);
}

QString herdProgressText(const HerdState &state)
{
    return state.phase == HerdState::Phase::Cancelled
        ? HerdValues::tr("There is not enough memory to compute it.")
        : HerdValues::tr("Computing… %1 %").arg(static_cast<int>(100 * state.fraction));
}

HerdState HerdValues::state(HerdView view) const
{
    return m_source.has(view) ? HerdState() : m_controller.state(view);
}

} // namespace backoff
