// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/status_sentence.h"

#include "core/io/shown_numbers.h"

#include <QCoreApplication>

namespace backoff {

namespace {

class Sentence
{
    Q_DECLARE_TR_FUNCTIONS(StatusSentence)

public:
    explicit Sentence(const RunResult &result)
        : m_result(result)
    {
    }

    QString at(const LaneState &state) const
    {
        if (state.phase == Phase::NotStarted) {
            return tr("Nothing has been called yet.");
        }
        const Attempt &attempt
            = m_result.trace.jittered.attempts[static_cast<std::size_t>(state.attempt - 1)];
        switch (state.phase) {
        case Phase::Calling:
            return tr("Attempt %1 calls the service.").arg(attempt.number);
        case Phase::Answered:
        case Phase::Waiting:
            return waiting(attempt);
        case Phase::WaitOver:
            return tr("Waited %1; attempt %2 comes next.")
                .arg(waited(attempt), countText(attempt.number + 1));
        case Phase::Finished:
            return finished(attempt);
        case Phase::NotStarted:
            break;
        }
        return {};
    }

private:
    QString timed(const QString &number) const { return withUnit(number, m_result.unit()); }

    QString modelled(const Attempt &attempt) const
    {
        return timed(policyText(attempt.modelled.value_or(0)));
    }

    QString waited(const Attempt &attempt) const
    {
        const bool drawn = attempt.waitKind == WaitKind::Jittered;
        return timed(drawn ? drawnText(attempt.waited) : policyText(attempt.waited));
    }

    QString waiting(const Attempt &attempt) const
    {
        switch (attempt.waitKind) {
        case WaitKind::Hinted:
            return tr("Attempt %1 was rate limited; waiting %2 as the service said (modelled %3).")
                .arg(countText(attempt.number), waited(attempt), modelled(attempt));
        case WaitKind::Jittered:
            return tr("Attempt %1 failed; waiting %2 (modelled %3).")
                .arg(countText(attempt.number), waited(attempt), modelled(attempt));
        case WaitKind::Modelled:
        case WaitKind::None:
            break;
        }
        return tr("Attempt %1 failed; waiting %2.").arg(countText(attempt.number), waited(attempt));
    }

    QString finished(const Attempt &attempt) const
    {
        const QString number = countText(attempt.number);
        const Lane &lane = m_result.trace.jittered;
        switch (lane.stop) {
        case StopReason::Succeeded:
            return tr("Attempt %1 succeeded, after %2 of virtual waiting.")
                .arg(number, timed(drawnText(lane.waited)));
        case StopReason::Permanent:
            return tr(
                "Attempt %1 met a permanent error: it is not retried, the same call would fail "
                "again.")
                .arg(number);
        case StopReason::Exhausted:
            return tr("Attempt %1 failed and none is left: its error is raised again (%2 modelled, "
                      "not waited).")
                .arg(number, modelled(attempt));
        }
        return {};
    }

    const RunResult &m_result;
};

} // namespace

QString statusSentence(const RunResult &result, const Cursor &cursor)
{
    const State state = stateAt(result.trace, result.events, cursor);
    return Sentence(result).at(state.jittered);
}

} // namespace backoff
