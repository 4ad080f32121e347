// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/handouts/verdict_sentence.h"

#include "core/io/shown_numbers.h"

namespace backoff {

QString verdictSentence(const Lane &lane, std::int64_t attempts, const Labels &labels)
{
    const auto made = static_cast<qint64>(lane.attempts.size());
    switch (lane.stop) {
    case StopReason::Succeeded:
        if (made == 1) {
            return labels.text(QT_TRANSLATE_NOOP("Labels", "Answered at once, on attempt 1 of %1."))
                .arg(countText(attempts));
        }
        return labels.text(QT_TRANSLATE_NOOP("Labels", "Recovered on attempt %1 of %2."))
            .arg(countText(made), countText(attempts));
    case StopReason::Permanent:
        return labels
            .text(QT_TRANSLATE_NOOP("Labels", "Stopped on attempt %1 of %2: permanent error."))
            .arg(countText(made), countText(attempts));
    case StopReason::Exhausted:
        break;
    }
    return made == 1 ? labels.text(QT_TRANSLATE_NOOP("Labels", "Gave up after the only attempt."))
                     : labels.text(QT_TRANSLATE_NOOP("Labels", "Gave up after %1 attempts."))
                           .arg(countText(made));
}

} // namespace backoff
