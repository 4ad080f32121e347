// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Computes what the views of the herd show, and only for a view that is wanted (shown).
//
// Light work (up to liveCalls calls) is done at once; more runs on threads of its own, with
// progress, until it is done, cancelled or made pointless by newer settings. The window never waits
// for it, not even when it closes. Results don't depend on the threads.

#pragma once

#include "ui/herd/herd_results.h"
#include "ui/herd/herd_state.h"

#include <QObject>

#include <memory>

namespace backoff {

inline constexpr std::int64_t liveCalls = 200'000;

class HerdController : public QObject
{
    Q_OBJECT

public:
    explicit HerdController(QObject *parent = nullptr);
    ~HerdController() override;

    // The experiment that stands. Only what a view depends on makes it compute again: a new base
    // does not touch the study, a new outage not the strategies.
    void setResult(const RunResultPtr &result);
    // Of the study; its seed is the experiment's.
    void setContention(std::int64_t clients, std::int64_t runs);
    // At most one view is wanted.
    void setWanted(std::optional<HerdView> view);

    // Leaves what is being computed for the view; compute() begins again.
    void cancel(HerdView view);
    void compute(HerdView view);

    // The last finished ones; null before the first.
    [[nodiscard]] StrategiesResultPtr strategies() const;
    [[nodiscard]] FleetResultPtr fleet() const;
    [[nodiscard]] ContentionResultPtr contention() const;
    [[nodiscard]] HerdState state(HerdView view) const;
    [[nodiscard]] ContentionSettings contentionSettings() const;

Q_SIGNALS:
    void strategiesChanged(const backoff::StrategiesResultPtr &result);
    void fleetChanged(const backoff::FleetResultPtr &result);
    void contentionChanged(const backoff::ContentionResultPtr &result);
    void stateChanged(backoff::HerdView view, const backoff::HerdState &state);

private:
    class Private;
    std::unique_ptr<Private> m_private;
};

} // namespace backoff
