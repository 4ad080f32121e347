// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The flaky service: seven cards of which one is chosen, its parameters inside it, and the call
// duration below.
//
// Each card remembers its own "fail first" while another is chosen.

#pragma once

#include "core/io/labels.h"
#include "ui/inputs/draft.h"
#include "ui/inputs/field_row.h"
#include "ui/style/theme.h"

#include <QWidget>

#include <map>

namespace backoff {

class DurationField;
class ScenarioCard;
class ScenarioParameters;

class ServiceForm : public QWidget
{
    Q_OBJECT

public:
    explicit ServiceForm(const Labels &labels, QWidget *parent = nullptr);

    void show(const Experiment &experiment);
    void read(Draft &draft) const;
    void setTheme(const Theme &theme);
    // Every card starts afresh.
    void forgetFailFirst();

    [[nodiscard]] const FieldRows &rows() const { return m_rows; }

Q_SIGNALS:
    void edited(backoff::Field field, bool continues);

private:
    void addCards();
    void addCallDuration();
    void onChosen(ScenarioKind kind);
    void showCard(ScenarioKind kind);

    const Labels &m_labels;
    FieldRows m_rows;
    std::map<ScenarioKind, ScenarioCard *> m_cards;
    std::map<ScenarioKind, std::int64_t> m_failFirst;
    ScenarioParameters *m_parameters;
    DurationField *m_callDuration;
    Experiment m_shown;
    ScenarioKind m_chosen = ScenarioKind::BriefBlip;
};

} // namespace backoff
