// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/contention/contention_words.h"

#include "core/io/qt_text.h"
#include "core/io/shown_numbers.h"
#include "core/tables/number_format.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace backoff {

namespace {

constexpr double msPerSecond = 1000;

QString decimals(double value, int count) { return toQString(formatFixed(value, count)); }

QString tickText(double value)
{
    return value == std::floor(value) ? groupedText(std::llround(value)) : policyText(value);
}

double inUnit(double ms, Unit unit) { return unit == Unit::Seconds ? ms / msPerSecond : ms; }

bool holds(const ContentionRows &rows, const ContentionRow &row)
{
    return std::ranges::find(rows, row.backoff, &ContentionRow::backoff) != rows.end();
}

// The five rows of one number of clients, put into sentences.
class Verdict
{
    Q_DECLARE_TR_FUNCTIONS(ContentionWords)

public:
    Verdict(const ContentionRows &rows, Unit unit)
        : m_rows(rows)
        , m_unit(unit)
        , m_calls(rank(rows, &ContentionRow::calls))
        , m_time(rank(rows, &ContentionRow::completion))
    {
    }

    QString text() const
    {
        if (m_rows.front().clients == 1) {
            return ofOneClient();
        }
        QStringList sentences;
        if (m_rows.front().runs == 1) {
            sentences << tr("One run of each, so luck may decide.");
        }
        sentences << fewestCalls() << first() << mostCalls() << last() << fullAndDecorrelated()
                  << bestAtBoth();
        sentences.removeAll(QString());
        return sentences.join(u' ');
    }

private:
    using Text = QString (Verdict::*)(const ContentionRow &) const;

    QString callsOf(const ContentionRow &row) const
    {
        return ContentionWords::calls(row.calls.mean);
    }
    QString timeOf(const ContentionRow &row) const
    {
        // The unit stays with its number where the line ends.
        return ContentionWords::time(row.completion.mean, m_unit).replace(u' ', QChar::Nbsp);
    }

    // "full jitter (796)", or all that are about the same.
    QString listed(const ContentionRows &rows, Text value) const
    {
        QStringList items;
        for (const ContentionRow &row : rows) {
            items << QStringLiteral("%1 (%2)").arg(
                ContentionWords::name(row.backoff), (this->*value)(row));
        }
        const QString list = items.join(QStringLiteral(", "));
        return rows.size() == 1 ? list : tr("%1, about the same").arg(list);
    }

    // Of all, where all are about the same.
    QString range(const Ranking &ranking, Text value) const
    {
        const QString least = (this->*value)(ranking.least.front());
        const QString most = (this->*value)(ranking.least.back());
        return least == most ? least : tr("%1 to %2").arg(least, most);
    }

    QString timesAsMany(const ContentionRow &row) const
    {
        return decimals(row.calls.mean / m_calls.least.front().calls.mean, 1);
    }

    QString ofOneClient() const
    {
        const QString time = timeOf(m_rows.front());
        return m_rows.front().runs == 1
            ? tr("A single client is never refused: with every strategy it makes one call and "
                 "finishes after %1.")
                  .arg(time)
            : tr("A single client is never refused: with every strategy it makes one call and "
                 "finishes after %1 on average.")
                  .arg(time);
    }

    QString fewestCalls() const
    {
        if (m_calls.allAlike()) {
            return tr("Calls: about the same with every strategy (%1).")
                .arg(range(m_calls, &Verdict::callsOf));
        }
        return tr("Fewest calls: %1.").arg(listed(m_calls.least, &Verdict::callsOf));
    }

    // The quickest alone is told with what it costs.
    bool firstIsAlone() const { return !m_time.allAlike() && m_time.least.size() == 1; }
    bool firstMakesMostCalls() const
    {
        return firstIsAlone() && m_calls.most.size() == 1
            && m_calls.most.front().backoff == m_time.least.front().backoff;
    }

    QString first() const
    {
        if (m_time.allAlike()) {
            return tr("Time: about the same with every strategy (%1).")
                .arg(range(m_time, &Verdict::timeOf));
        }
        const QString who = listed(m_time.least, &Verdict::timeOf);
        if (firstMakesMostCalls()) {
            const ContentionRow &row = m_time.least.front();
            return tr("First to finish: %1, with the most calls (%2, %3 times as many).")
                .arg(who, callsOf(row), timesAsMany(row));
        }
        if (firstIsAlone() && !holds(m_calls.least, m_time.least.front())) {
            return tr("First to finish: %1, with %2 times as many calls.")
                .arg(who, timesAsMany(m_time.least.front()));
        }
        return tr("First to finish: %1.").arg(who);
    }

    QString mostCalls() const
    {
        if (m_calls.allAlike() || firstMakesMostCalls()) {
            return {};
        }
        return tr("Most calls: %1.").arg(listed(m_calls.most, &Verdict::callsOf));
    }

    QString last() const
    {
        return m_time.allAlike() ? QString()
                                 : tr("Last: %1.").arg(listed(m_time.most, &Verdict::timeOf));
    }

    const ContentionRow &rowOf(Backoff backoff) const
    {
        return *std::ranges::find(m_rows, backoff, &ContentionRow::backoff);
    }

    // Where the one that makes fewer calls is not the one that finishes sooner, too.
    QString fullAndDecorrelated() const
    {
        const ContentionRow &full = rowOf(Backoff::Full);
        const ContentionRow &other = rowOf(Backoff::Decorrelated);
        if (!differ(full, other, &ContentionRow::calls) || full.calls.mean > other.calls.mean) {
            return {};
        }
        const auto said = [&](const QString &pattern) {
            return pattern.arg(callsOf(full), callsOf(other), timeOf(full), timeOf(other));
        };
        if (!differ(full, other, &ContentionRow::completion)) {
            return said(tr("Full jitter beats decorrelated jitter on calls (%1 to %2), not on time "
                           "(%3 to %4, about the same)."));
        }
        return full.completion.mean < other.completion.mean
            ? said(tr("Full jitter beats decorrelated jitter on calls (%1 to %2) and on time (%3 "
                      "to %4)."))
            : said(tr("Full jitter beats decorrelated jitter on calls (%1 to %2), decorrelated "
                      "jitter beats full jitter on time (%4 to %3)."));
    }

    QString bestAtBoth() const
    {
        if (m_calls.allAlike() || m_time.allAlike()) {
            return {};
        }
        QStringList best;
        for (const ContentionRow &row : m_rows) {
            if (holds(m_calls.least, row) && holds(m_time.least, row)) {
                best << ContentionWords::name(row.backoff);
            }
        }
        if (best.isEmpty()) {
            return tr("No strategy is best at both.");
        }
        return m_calls.least.size() == 1 && m_time.least.size() == 1
            ? tr("Best at both, with so many clients: %1.").arg(best.front())
            : tr("Among the best at both, with so many clients: %1.")
                  .arg(best.join(QStringLiteral(", ")));
    }

    const ContentionRows &m_rows;
    Unit m_unit;
    Ranking m_calls;
    Ranking m_time;
};

} // namespace

Unit contentionUnit(const ContentionResult &result)
{
    for (const ContentionRows &rows : result.points) {
        for (const ContentionRow &row : rows) {
            if (row.completion.mean >= msPerSecond) {
                return Unit::Seconds;
            }
        }
    }
    return Unit::Milliseconds;
}

QString ContentionWords::sentence(const ContentionResult &result)
{
    return result.points.empty() ? QString()
                                 : Verdict(result.points.back(), contentionUnit(result)).text();
}

QString ContentionWords::name(Backoff backoff)
{
    switch (backoff) {
    case Backoff::None:
        return tr("backoff without jitter");
    case Backoff::Equal:
        return tr("equal jitter");
    case Backoff::Full:
        return tr("full jitter");
    case Backoff::Decorrelated:
        return tr("decorrelated jitter");
    case Backoff::NoBackoff:
        return tr("no backoff");
    }
    return {};
}

// A mean of counts: whole where that is exact enough.
QString ContentionWords::calls(double mean)
{
    constexpr double wholeFrom = 100;
    return mean < wholeFrom ? policyText(mean, 3) : groupedText(std::llround(mean));
}

// Seldom more digits than a hundred runs are sure of.
QString ContentionWords::time(double ms, Unit unit)
{
    constexpr double wholeFrom = 100;
    const double value = inUnit(ms, unit);
    const int count = value >= 1 ? 1 : value >= 0.1 ? 2 : 3;
    return withUnit(
        value < wholeFrom ? decimals(value, count) : groupedText(std::llround(value)), unit);
}

QString ContentionWords::callsTick(double calls) { return tickText(calls); }

QString ContentionWords::timeTick(double ms, Unit unit)
{
    return withUnit(tickText(inUnit(ms, unit)), unit);
}

QString ContentionWords::nothingYet() { return tr("The study has not been computed yet."); }

QString ContentionWords::callsTitle(std::int64_t runs)
{
    return runs == 1 ? tr("Calls, in one run")
                     : tr("Calls, mean ± SD of %1 runs").arg(groupedText(runs));
}

QString ContentionWords::timeTitle(std::int64_t runs)
{
    return runs == 1 ? tr("Completion time, in one run")
                     : tr("Completion time, mean ± SD of %1 runs").arg(groupedText(runs));
}

std::vector<LegendEntry> ContentionWords::legend()
{
    return {{SwatchRole::SeriesNone, tr("no jitter"), tr("none", "legend, brief")},
        {SwatchRole::SeriesEqual, tr("equal jitter"), tr("equal", "legend, brief")},
        {SwatchRole::SeriesFull, tr("full jitter"), tr("full", "legend, brief")},
        {SwatchRole::SeriesDecorrelated,
            tr("decorrelated jitter"),
            tr("decorrelated", "legend, brief")},
        {SwatchRole::SeriesNoBackoff, tr("no backoff"), tr("no backoff", "legend, brief")}};
}

QString ContentionWords::clients() { return tr("clients"); }

} // namespace backoff
