// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/fleet/fleet_sentence.h"

#include "core/io/shown_numbers.h"
#include "ui/herd/fleet/fleet_words.h"
#include "ui/herd/strategies/strategy_names.h"

#include <QCoreApplication>

#include <algorithm>

namespace backoff {

namespace {

const ShownFleet *fleetOf(const FleetResult &result, Jitter jitter)
{
    const auto found = std::ranges::find(
        result.fleets, jitter, [](const ShownFleet &fleet) { return fleet.policy.jitter; });
    return found == result.fleets.end() ? nullptr : &*found;
}

// Of two fleets with numbers: none without jitter, and the one it is compared with.
class Comparison
{
    Q_DECLARE_TR_FUNCTIONS(FleetSentence)

public:
    Comparison(const Experiment &experiment, const ShownFleet &none, const ShownFleet &other)
        : m_fleet(experiment.fleet)
        , m_policy(experiment.policy)
        , m_none(none.run)
        , m_other(other.run)
        , m_name(strategyInSentence(other.policy.jitter))
    {
    }

    QString text() const
    {
        if (m_none.wasted == 0) {
            return allServedAtOnce();
        }
        if (m_policy.attempts == 1) {
            return tr("One attempt means no retry: of %1 calls at the start, %2 are served.")
                .arg(groupedText(m_none.calls), groupedText(m_none.recovered));
        }
        if (m_fleet.clients == 1) {
            return tr("One client is no crowd, whatever its jitter: ") + oneClient();
        }
        if (m_none.bins.size() == 1 && m_other.bins.size() == 1) {
            return tr("Every call falls into the first bin, without jitter and with %1: a shorter "
                      "bin shows how the calls are spread.")
                .arg(m_name);
        }
        return peaks() + u' ' + waste();
    }

private:
    QString allServedAtOnce() const
    {
        return m_fleet.clients == 1
            ? tr("The service answers the first call: there is nothing to retry.")
            : tr("The service answers all %1 first calls: nobody has to retry.")
                  .arg(groupedText(m_fleet.clients));
    }

    QString oneClient() const
    {
        const auto time = [&](double value) { return FleetWords::time(value, m_policy.unit); };
        if (m_none.lastSuccess && m_other.lastSuccess) {
            return tr("it is served after %1 without jitter, after %2 with %3.")
                .arg(time(*m_none.lastSuccess), time(*m_other.lastSuccess), m_name);
        }
        if (m_none.lastSuccess) {
            return tr("it is served after %1 without jitter and gives up with %2.")
                .arg(time(*m_none.lastSuccess), m_name);
        }
        if (m_other.lastSuccess) {
            return tr("it gives up without jitter and is served after %1 with %2.")
                .arg(time(*m_other.lastSuccess), m_name);
        }
        return tr("it gives up without jitter and with %1.").arg(m_name);
    }

    QString peaks() const
    {
        const QString without = groupedText(m_none.laterPeak);
        const QString with = groupedText(m_other.laterPeak);
        if (m_fleet.sharedSeed) {
            return tr("Every client has the same seed: jitter moves them all together, up to %1 "
                      "calls in a later bin with %2, %3 without jitter.")
                .arg(with, m_name, without);
        }
        return withoutJitter(without) + u' '
            + tr("with %1 the largest later bin has %2.").arg(m_name, with);
    }

    // Without jitter all who failed at the start call again at one and the same time.
    QString withoutJitter(const QString &peak) const
    {
        if (m_none.laterPeak == 0) {
            return tr("Without jitter every call falls into the first bin;");
        }
        const bool allFail = !m_fleet.outage || *m_fleet.outage > 0; // their first call
        if (!allFail) {
            return tr("Without jitter all who were refused come back together, up to %1 calls in "
                      "a later bin;")
                .arg(peak);
        }
        return m_none.laterPeak == m_fleet.clients
            ? tr("Without jitter the whole fleet comes back together, %1 calls in one bin;")
                  .arg(peak)
            : tr("Without jitter the whole fleet comes back together, up to %1 calls in a later "
                 "bin;")
                  .arg(peak);
    }

    QString waste() const
    {
        if (!m_fleet.outage) {
            return tr("The service never recovers: every call is wasted, %1 in all.")
                .arg(groupedText(m_none.wasted));
        }
        if (m_none.recovered == 0 && m_other.recovered == 0) {
            return tr("All give up before the outage ends: every call is wasted.");
        }
        if (!m_fleet.capacity) {
            return tr("The service has no limit: whoever calls after the outage is served.");
        }
        return tr("Wasted calls: %1 with %2, %3 without jitter.")
            .arg(groupedText(m_other.wasted), m_name, groupedText(m_none.wasted));
    }

    const FleetSettings &m_fleet;
    const Policy &m_policy;
    const FleetRun &m_none;
    const FleetRun &m_other;
    QString m_name;
};

// The only one of the two that could be computed.
QString alone(const ShownFleet &fleet)
{
    return QCoreApplication::translate("FleetSentence",
        "With %1 the largest later bin has %2 calls, and %3 of %4 calls are wasted.")
        .arg(strategyInSentence(fleet.policy.jitter),
            groupedText(fleet.run.laterPeak),
            groupedText(fleet.run.wasted),
            groupedText(fleet.run.calls));
}

} // namespace

QString fleetSentence(const FleetResult &result)
{
    if (result.experiment.fleet.clients == 0) {
        return FleetWords::nobody();
    }
    const Jitter chosen = result.experiment.policy.jitter;
    const ShownFleet *none = fleetOf(result, Jitter::None);
    const ShownFleet *other = fleetOf(result, chosen == Jitter::None ? Jitter::Full : chosen);
    if (!none || !other) {
        return {};
    }
    if (none->problem && other->problem) {
        return FleetWords::problem(*other->problem, other->policy.unit);
    }
    if (none->problem || other->problem) {
        return alone(none->problem ? *other : *none);
    }
    return Comparison(result.experiment, *none, *other).text();
}

} // namespace backoff
