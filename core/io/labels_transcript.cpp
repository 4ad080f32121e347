// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The lesson's lines: four blanks before an attempt, six before its failure.

#include "core/io/labels.h"

#include "core/io/qt_text.h"

namespace backoff {

namespace {

QString withUnit(double value, Digits digits, Unit unit)
{
    return QString::fromStdString(formatNumber(value, digits).append(nameOf(unit)));
}

QString className(const Answer &answer) { return toQString(errorClass(answer.outcome)); }

} // namespace

QString Labels::errorText(const Answer &answer, std::int64_t attempt, Unit unit) const
{
    switch (answer.text) {
    case ErrorText::None:
        return {};
    case ErrorText::NetworkTimeout:
        return text(QT_TRANSLATE_NOOP("Labels", "simulated network timeout (attempt %1)"))
            .arg(attempt);
    case ErrorText::AlwaysDown:
        return text(QT_TRANSLATE_NOOP("Labels", "service permanently down"));
    case ErrorText::RetryAfter:
        return text(QT_TRANSLATE_NOOP("Labels", "429: retry after %1"))
            .arg(withUnit(answer.hint, Digits::full(), unit));
    case ErrorText::InvalidRequest:
        return text(QT_TRANSLATE_NOOP("Labels", "422: the request is invalid"));
    }
    return {};
}

QString Labels::transcriptLine(const TranscriptLine &line, Unit unit, Digits digits) const
{
    const QString error = errorText(line.answer, line.attempt, unit);
    const QString name = className(line.answer);
    switch (line.kind) {
    case LineKind::Attempt:
        return text(QT_TRANSLATE_NOOP("Labels", "    attempt %1/%2..."))
            .arg(QString::number(line.attempt), QString::number(line.attempts));
    case LineKind::TransientFailure: {
        const QString modelled = withUnit(line.modelled, Digits::full(), unit);
        if (!line.jittered) {
            return text(QT_TRANSLATE_NOOP("Labels",
                            "      transient failure (%1): %2 -- modelled backoff: %3"
                            " (never really slept)"))
                .arg(name, error, modelled);
        }
        return text(QT_TRANSLATE_NOOP("Labels",
                        "      transient failure (%1): %2 -- modelled backoff: %3,"
                        " with jitter: %4 (never really slept)"))
            .arg(name, error, modelled, withUnit(*line.jittered, digits, unit));
    }
    case LineKind::RateLimited:
        return text(QT_TRANSLATE_NOOP("Labels",
                        "      rate limited (%1): %2 -- hinted wait: %3 (never really slept)"))
            .arg(name, error, withUnit(line.answer.hint, Digits::full(), unit));
    case LineKind::PermanentFailure:
        return text(QT_TRANSLATE_NOOP("Labels", "      permanent failure (%1): %2 -- not retried"))
            .arg(name, error);
    case LineKind::ReplyReceived:
        return text(QT_TRANSLATE_NOOP(
            "Labels", "result: {'booking_id': 1, 'confirmed': True, 'price_cents': 6000}"));
    case LineKind::FinalError:
        return text(QT_TRANSLATE_NOOP("Labels", "final %1: %2")).arg(name, error);
    }
    return {};
}

QString Labels::transcript(const Trace &trace, Digits digits) const
{
    QString lines;
    for (const TranscriptLine &line : makeTranscript(trace)) {
        lines += transcriptLine(line, trace.experiment.policy.unit, digits) + u'\n';
    }
    return lines;
}

} // namespace backoff
