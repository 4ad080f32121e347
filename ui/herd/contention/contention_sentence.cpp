// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The sentences beside the plots: who is first and last, who makes the fewest and the most calls.

#include "core/io/qt_text.h"
#include "core/tables/number_format.h"
#include "ui/herd/contention/contention_words.h"

#include <QStringList>

#include <algorithm>

namespace backoff {

namespace {

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
        const double times = row.calls.mean / m_calls.least.front().calls.mean;
        return toQString(formatFixed(times, 1));
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

QString ContentionWords::sentence(const ContentionResult &result)
{
    return result.points.empty() ? QString()
                                 : Verdict(result.points.back(), contentionUnit(result)).text();
}

} // namespace backoff
