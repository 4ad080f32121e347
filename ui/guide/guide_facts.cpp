// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/guide/guide_facts.h"

#include "core/engine/jitter.h"
#include "ui/charts/chart_spec.h"

#include <algorithm>
#include <cmath>

namespace backoff {

namespace {

class Maker
{
public:
    Maker(const RunResult &result, const std::vector<RetryRow> &rows, const GuideMoment &moment)
        : m_result(result)
        , m_policy(result.policy())
        , m_rows(rows)
        , m_moment(moment)
        , m_row(moment.retry ? &rows[static_cast<std::size_t>(*moment.retry - 1)] : nullptr)
    {
    }

    std::vector<GuideFact> make()
    {
        addPolicy();
        addPlace();
        addRetry();
        addDraw();
        addRun();
        return std::move(m_facts);
    }

private:
    void add(const char *name, std::optional<double> value) { m_facts.push_back({name, value}); }
    void addTruth(const char *name, bool holds) { add(name, holds ? 1 : 0); }
    // A number of the retry's row.
    void addOfRow(const char *name, double RetryRow::*value)
    {
        add(name, m_row ? std::optional(m_row->*value) : std::nullopt);
    }

    [[nodiscard]] bool capsAfterwards() const
    {
        return m_policy.jitter == Jitter::Proportional && m_policy.cap
            && m_policy.capPlacement == CapPlacement::Before;
    }

    void addPolicy()
    {
        for (const Jitter jitter : allJitters) {
            const std::string name = "jitter_" + std::string(nameOf(jitter));
            addTruth(name.c_str(), m_policy.jitter == jitter);
        }
        addTruth("draws", makesDraw(m_policy.jitter));
        addTruth("capped", m_policy.cap.has_value());
        addTruth("cap_before", capsAfterwards());
    }

    void addPlace()
    {
        addTruth("at_start", m_moment.place == GuidePlace::Start);
        addTruth("in_call", m_moment.place == GuidePlace::Call);
        addTruth("in_wait", m_moment.place == GuidePlace::Wait);
        addTruth("after_wait", m_moment.place == GuidePlace::WaitOver);
        addTruth("at_end", m_moment.place == GuidePlace::End);
        add("attempt", double(m_moment.attempt));
    }

    // Without the cap; none where a double cannot hold it.
    [[nodiscard]] std::optional<double> raw() const
    {
        const double delay = m_row ? rawDelay(m_policy, m_row->retry) : INFINITY;
        return std::isfinite(delay) ? std::optional(delay) : std::nullopt;
    }

    void addRetry()
    {
        addTruth("has_retry", m_row != nullptr);
        add("retry", m_row ? std::optional(double(m_row->retry)) : std::nullopt);
        addOfRow("ceiling_retry", &RetryRow::modelled);
        addTruth("has_raw", raw().has_value());
        add("raw_retry", raw());
        addTruth(
            "cap_binds", m_row && m_policy.cap && rawDelay(m_policy, m_row->retry) > *m_policy.cap);
    }

    // The draw before this one: a hint is none, and what the run did not use is as in the schedule.
    [[nodiscard]] std::optional<double> previous() const
    {
        if (!m_row) {
            return std::nullopt;
        }
        for (std::int64_t retry = m_row->retry - 1; retry > 0; --retry) {
            const auto index = static_cast<std::size_t>(retry - 1);
            if (!m_row->used) {
                return m_result.schedule[index].jittered;
            }
            if (!m_rows[index].hinted) {
                return m_rows[index].waited;
            }
        }
        return m_policy.base;
    }

    // What the delay is of c, or of c without its cap: told by the delay itself, unless a cap hides
    // it.
    [[nodiscard]] std::optional<double> drawnFactor() const
    {
        const std::optional<double> whole = capsAfterwards() ? raw() : m_row->modelled;
        const bool hidden = capsAfterwards() && m_row->waited == *m_policy.cap;
        return whole && *whole > 0 && !hidden ? std::optional(m_row->waited / *whole)
                                              : std::nullopt;
    }

    [[nodiscard]] std::optional<double> factor() const
    {
        if (!m_row || m_row->hinted) {
            return std::nullopt;
        }
        if (m_policy.jitter == Jitter::Offsets) {
            const auto index = static_cast<std::size_t>(m_row->retry - 1);
            return m_policy.offsets[index % m_policy.offsets.size()];
        }
        return m_policy.jitter == Jitter::Proportional ? drawnFactor() : std::nullopt;
    }

    void addDraw()
    {
        addOfRow("wait_retry", &RetryRow::waited);
        addTruth("has_range", m_row && !m_row->hinted && m_row->least < m_row->most);
        addOfRow("least_retry", &RetryRow::least);
        addOfRow("most_retry", &RetryRow::most);
        add("previous_retry", previous());
        addTruth("has_factor", factor().has_value());
        add("factor_retry", factor());
    }

    void addRun()
    {
        addOfRow("total_retry", &RetryRow::modelledTotal);
        addOfRow("drawn_total_retry", &RetryRow::waitedTotal);
        const auto end = m_rows.begin() + static_cast<std::ptrdiff_t>(m_moment.retry.value_or(0));
        add("hints", double(std::count_if(m_rows.begin(), end, [](const RetryRow &row) {
            return row.hinted;
        })));
        addTruth("used", m_row && m_row->used);
        addTruth("hinted", m_row && m_row->hinted);
        addTruth("bars", static_cast<std::int64_t>(m_rows.size()) <= mostBars);
    }

    const RunResult &m_result;
    const Policy &m_policy;
    const std::vector<RetryRow> &m_rows;
    const GuideMoment &m_moment;
    const RetryRow *m_row;
    std::vector<GuideFact> m_facts;
};

} // namespace

std::vector<GuideFact> guideFacts(
    const RunResult &result, const std::vector<RetryRow> &rows, const GuideMoment &moment)
{
    return Maker(result, rows, moment).make();
}

} // namespace backoff
