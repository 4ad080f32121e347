// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/tables/table_values.h"

#include "ui/herd/herd_controller.h"
#include "ui/herd/herd_work.h"

#include <iterator>
#include <vector>

namespace backoff {

namespace {

struct FleetsInput {
    Experiment experiment;
    FleetResultPtr known;

    bool operator==(const FleetsInput &) const = default;
};

Effort effortFor(bool isLight) { return isLight ? Effort::Light : Effort::Long; }

Effort effortOfFleets(const FleetsInput &input)
{
    return effortFor(
        callsOf(input.experiment) <= liveCalls && binsOf(input.experiment) <= liveCalls);
}

// Without a wait between them, calls grow with the square of the clients.
Effort effortOfContention(const ContentionSettings &study)
{
    return effortFor(
        study.clients * study.clients * std::ssize(allBackoffs) <= liveCalls / study.runs);
}

std::optional<EveryFleet> fleetsOf(const FleetsInput &input, const LongWork &work)
{
    return computeEveryFleet(input.experiment, input.known, work);
}

} // namespace

class TableValues::Work
{
public:
    Work(const ExportSource &source, TableSource &target, const std::function<void()> &changed)
        : fleets({effortOfFleets, fleetsOf, [&] { target.fleets = fleets.result(); }, changed})
        , contention({effortOfContention,
              runContention,
              [&] { target.contention = contention.result(); },
              changed})
    {
        const bool known = source.has(HerdView::Fleet);
        fleets.setInput({source.result->experiment(), known ? source.fleet : FleetResultPtr()});
        contention.setInput(source.study);
    }

    HerdWork<FleetsInput, EveryFleet> fleets;
    HerdWork<ContentionSettings, std::vector<ContentionRow>> contention;
};

TableValues::TableValues(const ExportSource &source, QObject *parent)
    : QObject(parent)
    , m_source(source)
    , m_work(std::make_unique<Work>(source, m_source, [this] { Q_EMIT changed(); }))
{
}

TableValues::~TableValues() = default;

void TableValues::want(TableKind kind)
{
    const bool isMissing = !m_source.has(kind);
    const bool isContention = kind == TableKind::Contention;
    m_work->contention.setWanted(isMissing && isContention);
    m_work->fleets.setWanted(isMissing && !isContention);
}

HerdState TableValues::state(TableKind kind) const
{
    return kind == TableKind::Contention ? m_work->contention.state() : m_work->fleets.state();
}

} // namespace backoff
