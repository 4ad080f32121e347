// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/handouts/handout_settings.h"

#include "core/io/shown_numbers.h"

namespace backoff {

namespace {

class SettingRows
{
public:
    SettingRows(const Experiment &experiment, const Labels &labels)
        : m_policy(experiment.policy)
        , m_scenario(experiment.scenario)
        , m_labels(labels)
    {
    }

    std::vector<HandoutSetting> rows()
    {
        addDelays();
        addJitter();
        addService();
        return std::move(m_rows);
    }

private:
    void add(Field field, const QString &value)
    {
        m_rows.push_back({m_labels.field(field, FieldNaming::Form), value});
    }

    void addDuration(Field field, double value)
    {
        add(field, withUnit(policyText(value), m_policy.unit));
    }

    void addDelays()
    {
        addDuration(Field::Base, m_policy.base);
        add(Field::Multiplier, policyText(m_policy.multiplier));
        if (m_policy.cap) {
            addDuration(Field::Cap, *m_policy.cap);
        } else {
            add(Field::Cap, m_labels.text(QT_TRANSLATE_NOOP("Labels", "none")));
        }
        add(Field::Attempts,
            m_labels.text(QT_TRANSLATE_NOOP("Labels", "%1, the first call included"))
                .arg(countText(m_policy.attempts)));
    }

    void addJitter()
    {
        add(Field::Jitter, m_labels.jitter(m_policy.jitter));
        if (m_policy.jitter == Jitter::Proportional) {
            add(Field::Spread, policyText(m_policy.spread));
            add(Field::CapPlacement, m_labels.capPlacement(m_policy.capPlacement));
        } else if (m_policy.jitter == Jitter::Offsets) {
            add(Field::Offsets, offsets());
        }
        add(Field::Seed, QString::number(m_policy.seed));
    }

    // What reproduces the experiment has them all.
    [[nodiscard]] QString offsets() const
    {
        constexpr std::size_t most = 12;
        QStringList texts;
        for (const double offset : m_policy.offsets) {
            if (texts.size() == static_cast<qsizetype>(most)) {
                texts += QChar(0x2026);
                break;
            }
            texts += policyText(offset);
        }
        return texts.join(QStringLiteral(", "));
    }

    void addService()
    {
        add(Field::Scenario, m_labels.scenario(m_scenario.kind));
        if (uses(m_scenario.kind, Field::FailFirst)) {
            add(Field::FailFirst, countText(m_scenario.failFirst));
        }
        if (uses(m_scenario.kind, Field::DownFrom)) {
            addDuration(Field::DownFrom, m_scenario.downFrom);
            addDuration(Field::DownUntil, m_scenario.downUntil);
        }
        if (uses(m_scenario.kind, Field::RetryAfter)) {
            addDuration(Field::RetryAfter, m_scenario.retryAfter);
        }
        if (uses(m_scenario.kind, Field::Script)) {
            add(Field::Script, shortened(QString::fromStdString(m_scenario.script).simplified()));
        }
        addDuration(Field::CallDuration, m_scenario.callDuration);
    }

    const Policy &m_policy;
    const Scenario &m_scenario;
    const Labels &m_labels;
    std::vector<HandoutSetting> m_rows;
};

} // namespace

std::vector<HandoutSetting> handoutSettings(const Experiment &experiment, const Labels &labels)
{
    return SettingRows(experiment, labels).rows();
}

QStringList handoutFormula(const Policy &policy, const Labels &labels)
{
    const QString growth = policyText(policy.base) + QStringLiteral(" × ")
        + policyText(policy.multiplier) + QStringLiteral("^(r − 1)");
    const QString delay = policy.cap
        ? labels.text(QT_TRANSLATE_NOOP("Labels", "c = min(cap, base × multiplier^(r − 1)) = %1"))
              .arg(QStringLiteral("min(%1, %2)").arg(policyText(*policy.cap), growth))
        : labels.text(QT_TRANSLATE_NOOP("Labels", "c = base × multiplier^(r − 1) = %1"))
              .arg(growth);
    return {labels.text(QT_TRANSLATE_NOOP("Labels", "Modelled delay before retry r = 1, 2, …: %1"))
                .arg(withUnit(delay, policy.unit)),
        labels.text(QT_TRANSLATE_NOOP("Labels", "%1: wait = %2"))
            .arg(labels.jitter(policy.jitter), labels.formula(policy))};
}

} // namespace backoff
