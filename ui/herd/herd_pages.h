// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The three views of the herd with the controller that computes for them: results go to the pages,
// what is edited on them comes out as an experiment.

#pragma once

#include "core/engine/experiment.h"
#include "core/io/labels.h"
#include "ui/herd/herd_results.h"
#include "ui/herd/herd_state.h"

#include <QObject>

#include <optional>

namespace backoff {

class ChartPage;
class ContentionPage;
class FleetPage;
class HerdController;
class StrategiesPage;

class HerdPages : public QObject
{
    Q_OBJECT

public:
    // The labels must outlive it. The pages belong to whoever shows them.
    explicit HerdPages(const Labels &labels, QObject *parent = nullptr);

    [[nodiscard]] ChartPage *page(HerdView view) const;
    [[nodiscard]] const HerdController *controller() const { return m_controller; }

    void setResult(const RunResultPtr &result);
    // What is typed and does not stand is forgotten.
    void startAnew();
    void setLocked(bool locked); // their fields
    // Of the study.
    void setContention(std::int64_t clients, std::int64_t runs);
    void setWanted(std::optional<HerdView> view); // shown: only for that one is computed

    // Applies the fields being edited. The view where a bad value stands, if one does.
    [[nodiscard]] std::optional<HerdView> commit();
    void focusFirstProblem(HerdView view);

Q_SIGNALS:
    // Only valid experiments. Edits of one drag carry the same gesture; 0 is none.
    void experimentEdited(const backoff::Experiment &next, backoff::Field field, int gesture);

private:
    void connectPages();
    void setFleet(const FleetSettings &next, Field field, int gesture);

    HerdController *m_controller;
    StrategiesPage *m_strategies;
    FleetPage *m_fleet;
    ContentionPage *m_contention;
    Experiment m_experiment;
};

} // namespace backoff
