// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/result_chart.h"

#include "ui/charts/chart_view.h"

#include <QVBoxLayout>

namespace backoff {

ResultChart::ResultChart(MakeSpec makeSpec, QWidget *parent)
    : ChartPage(parent)
    , m_makeSpec(makeSpec)
    , m_view(new ChartView)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    setFocusProxy(m_view);
}

void ResultChart::setEqual(const QString &sentence) { m_view->setEqual(sentence); }

void ResultChart::setResult(const RunResultPtr &result)
{
    m_result = result;
    m_cursor = {};
    invalidate();
}

void ResultChart::setLogScale(bool logScale)
{
    if (logScale != m_logScale) {
        m_logScale = logScale;
        invalidate();
    }
}

void ResultChart::invalidate()
{
    m_isDue = m_result != nullptr;
    if (isVisible()) {
        refresh();
    }
}

void ResultChart::refresh()
{
    if (m_isDue) {
        m_isDue = false;
        m_view->setSpec(m_makeSpec(*m_result, m_logScale));
        m_view->setAccessibleName(accessibleName());
        setAccessibleDescription(spec().summary);
        m_view->setHighlighted(highlighted());
        Q_EMIT legendChanged();
    }
}

void ResultChart::setCursor(const Cursor &cursor)
{
    m_cursor = cursor;
    if (m_result && !m_isDue) {
        m_view->setHighlighted(highlighted());
    }
}

void ResultChart::setPointedRetry(std::optional<std::int64_t> retry)
{
    m_pointed = retry;
    setCursor(m_cursor);
}

std::optional<std::int64_t> ResultChart::highlighted() const
{
    return m_pointed ? m_pointed : retryAt(*m_result, m_cursor);
}

void ResultChart::setTheme(const Theme &theme) { m_view->setTheme(theme); }

void ResultChart::setDimmed(bool dimmed) { m_view->setDimmed(dimmed); }

const ChartSpec &ResultChart::spec() const { return m_view->spec(); }

QString ResultChart::summary()
{
    refresh();
    return spec().summary;
}

void ResultChart::showEvent(QShowEvent *event)
{
    refresh();
    QWidget::showEvent(event);
}

std::optional<std::int64_t> retryAt(const RunResult &result, const Cursor &cursor)
{
    const LaneState lane = stateAt(result.trace, result.events, cursor).jittered;
    const bool waits = lane.phase == Phase::Waiting || lane.phase == Phase::WaitOver;
    return waits ? std::optional(lane.attempt) : std::nullopt;
}

} // namespace backoff
