// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/contention/contention_spec.h"

#include "core/io/shown_numbers.h"
#include "ui/charts/value_scale.h"
#include "ui/herd/contention/contention_words.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace backoff {

namespace {

LineRole roleOf(Backoff backoff)
{
    switch (backoff) {
    case Backoff::None:
        return LineRole::None;
    case Backoff::Equal:
        return LineRole::Equal;
    case Backoff::Full:
        return LineRole::Full;
    case Backoff::Decorrelated:
        return LineRole::Decorrelated;
    case Backoff::NoBackoff:
        return LineRole::NoBackoff;
    }
    return LineRole::None;
}

constexpr double leastBetweenLabels = 0.08; // of the height

struct Range {
    double low = 0;
    double high = 0;
};

// One standard deviation on each side of the mean, never below nothing.
Range spreadOf(const Sample &sample)
{
    const double deviation = sample.deviation.value_or(0);
    return {std::max(0.0, sample.mean - deviation), sample.mean + deviation};
}

ValueScale scaleOf(const ContentionResult &result, Measure measure, bool logScale)
{
    double largest = 0;
    double smallest = std::numeric_limits<double>::infinity();
    for (const ContentionRows &rows : result.points) {
        for (const ContentionRow &row : rows) {
            largest = std::max(largest, spreadOf(row.*measure).high);
            smallest = std::min(smallest, (row.*measure).mean);
        }
    }
    return logScale ? ValueScale::logarithmic(smallest, largest) : ValueScale::linear(largest);
}

// One measure against the number of clients.
class MeasurePlot
{
public:
    using Text = std::function<QString(double)>;

    MeasurePlot(const ContentionResult &result, Measure measure, bool logScale)
        : m_result(result)
        , m_measure(measure)
        , m_scale(scaleOf(result, measure, logScale))
    {
        // From 0, as the counts grow evenly; at the right the values of the last have room.
        const auto most = static_cast<double>(result.points.back().front().clients);
        const bool alone = result.points.size() == 1;
        m_plot.xTo = most * (alone ? 2 : 1.2);
        m_apart = m_plot.xTo * (alone ? 0.06 : 0.007);
        m_labelsAt = most + m_apart * (alone ? 3 : 6);
        m_labelDrop = alone ? 0 : 0.02;
        if (!alone) {
            m_plot.xTicks.push_back({0, groupedText(0)});
        }
        addClients();
        for (std::size_t series = 0; series < std::size(allBackoffs); ++series) {
            addSeries(series);
        }
    }

    void addTicks(const Text &text)
    {
        for (const double tick : m_scale.ticks()) {
            m_plot.yTicks.push_back({m_scale.at(tick), text(tick)});
        }
    }

    // The values of the last points, at the right of them: the highest, the lowest, and those
    // between that are so far from each other that none takes another's place. They are placed
    // from above, so that they stand in the order of their points.
    void addLabels(const Text &text)
    {
        ContentionRows rows = m_result.points.back();
        std::ranges::stable_sort(rows, std::greater(), [this](const ContentionRow &row) {
            return (row.*m_measure).mean;
        });
        std::rotate(rows.begin() + 1, rows.end() - 1, rows.end());
        for (const ContentionRow &row : rows) {
            const double mean = (row.*m_measure).mean;
            const QPointF at(m_labelsAt, std::max(0.0, m_scale.at(mean) - m_labelDrop));
            const bool isApart = std::ranges::none_of(m_plot.labels, [&](const PlotLabel &other) {
                return std::abs(other.at.y() - at.y()) < leastBetweenLabels;
            });
            if (isApart) {
                m_plot.labels.push_back({at, text(mean), PlotLabel::Align::Left, false});
            }
        }
        std::ranges::sort(
            m_plot.labels, std::greater(), [](const PlotLabel &label) { return label.at.y(); });
    }

    [[nodiscard]] const Plot &plot() const { return m_plot; }

private:
    void addClients()
    {
        for (const ContentionRows &rows : m_result.points) {
            const std::int64_t clients = rows.front().clients;
            m_plot.xTicks.push_back({static_cast<double>(clients), groupedText(clients)});
        }
    }

    void addSeries(std::size_t series)
    {
        PlotLine line {roleOf(allBackoffs[series]), {}, true};
        const double beside = (static_cast<double>(series) - 2) * m_apart;
        for (const ContentionRows &rows : m_result.points) {
            const Sample &sample = rows[series].*m_measure;
            const double x = static_cast<double>(rows[series].clients) + beside;
            line.points << QPointF(x, m_scale.at(sample.mean));
            if (sample.deviation) {
                const Range spread = spreadOf(sample);
                m_plot.errorBars.push_back(
                    {line.role, x, m_scale.at(spread.low), m_scale.at(spread.high)});
            }
        }
        m_plot.lines.push_back(std::move(line));
    }

    const ContentionResult &m_result;
    Measure m_measure;
    ValueScale m_scale;
    double m_apart = 0; // between two series, in clients
    double m_labelsAt = 0;
    double m_labelDrop = 0; // of the height: a label stands above its place, so beside its point
    Plot m_plot;
};

Plot callsPlot(const ContentionResult &result, bool logScale)
{
    MeasurePlot plot(result, &ContentionRow::calls, logScale);
    plot.addTicks(ContentionWords::callsTick);
    plot.addLabels(ContentionWords::calls);
    return plot.plot();
}

Plot timePlot(const ContentionResult &result, bool logScale)
{
    const Unit unit = contentionUnit(result);
    MeasurePlot plot(result, &ContentionRow::completion, logScale);
    plot.addTicks([unit](double ms) { return ContentionWords::timeTick(ms, unit); });
    plot.addLabels([unit](double ms) { return ContentionWords::time(ms, unit); });
    return plot.plot();
}

} // namespace

PlotGridSpec contentionSpec(const ContentionResult &result, bool logScale)
{
    PlotGridSpec spec;
    if (result.points.empty()) {
        spec.sentence = ContentionWords::nothingYet();
        spec.summary = spec.sentence;
        return spec;
    }
    spec.summary = ContentionWords::sentence(result);
    const std::int64_t runs = result.settings.runs;
    spec.columns = {{ContentionWords::callsTitle(runs), ContentionWords::clients()},
        {ContentionWords::timeTitle(runs), ContentionWords::clients()}};
    PlotRow row;
    row.plots = {callsPlot(result, logScale), timePlot(result, logScale)};
    spec.rows.push_back(std::move(row));
    spec.legend = ContentionWords::legend();
    return spec;
}

} // namespace backoff
