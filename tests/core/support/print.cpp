// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/support/print.h"

#include "tests/core/support/exact.h"

#include <array>

namespace backoff {

namespace {

template<typename Enum, std::size_t N>
QString named(const std::array<const char *, N> &names, Enum e)
{
    return QString::fromLatin1(names.at(static_cast<std::size_t>(e)));
}

QString print(const Attempt &attempt)
{
    static constexpr std::array verbs {"", "waited", "drew", "was told"};
    QStringList parts;
    parts.append(text(nameOf(attempt.answer.outcome)));
    if (attempt.answeredAt != attempt.startsAt) {
        parts.append(QStringLiteral("answered at ") + exact(attempt.answeredAt));
    }
    if (attempt.modelled) {
        parts.append(QStringLiteral("modelled ") + exact(*attempt.modelled));
    }
    if (attempt.hasWait()) {
        parts.append(named(verbs, attempt.waitKind) + u' ' + exact(attempt.waited));
    }
    parts.append(QStringLiteral("clock ") + exact(attempt.elapsed));
    return QStringLiteral("attempt %1 at %2: ").arg(attempt.number).arg(exact(attempt.startsAt))
        + parts.join(QStringLiteral(", "));
}

QString print(const LaneState &state)
{
    static constexpr std::array phases {
        "not started", "calling", "answered", "waiting after", "wait over after", "finished"};
    const QString phase = named(phases, state.phase);
    return state.attempt == 0 ? phase : phase + QStringLiteral(" %1").arg(state.attempt);
}

QString print(const TranscriptLine &line)
{
    switch (line.kind) {
    case LineKind::Attempt:
        return QStringLiteral("attempt %1/%2").arg(line.attempt).arg(line.attempts);
    case LineKind::TransientFailure: {
        const QString modelled = QStringLiteral("transient, modelled ") + exact(line.modelled);
        return line.jittered ? modelled + QStringLiteral(", jittered ") + exact(*line.jittered)
                             : modelled;
    }
    case LineKind::RateLimited:
        return QStringLiteral("rate limited, hint ") + exact(line.answer.hint);
    case LineKind::PermanentFailure:
        return QStringLiteral("permanent, not retried");
    case LineKind::ReplyReceived:
        return QStringLiteral("reply");
    case LineKind::FinalError:
        return QStringLiteral("final ") + text(errorClass(line.answer.outcome));
    }
    return {};
}

} // namespace

QString text(std::string_view latin1)
{
    return QString::fromLatin1(latin1.data(), static_cast<qsizetype>(latin1.size()));
}

QStringList lines(const char *rawText)
{
    QStringList result;
    for (const QString &line : QString::fromUtf8(rawText).split(u'\n')) {
        if (!line.trimmed().isEmpty()) {
            result.append(line.trimmed());
        }
    }
    return result;
}

QStringList print(const Lane &lane)
{
    QStringList result;
    for (const Attempt &attempt : lane.attempts) {
        result.append(print(attempt));
    }
    const QString notWaited = lane.notWaited
        ? QStringLiteral("not waited %1, ").arg(exact(*lane.notWaited))
        : QString();
    result.append(QStringLiteral("%1 after %2 calls: waited %3, %4end %5")
                      .arg(text(nameOf(lane.stop)))
                      .arg(lane.attempts.size())
                      .arg(exact(lane.waited), notWaited, exact(lane.end)));
    return result;
}

QStringList print(const EventLog &log)
{
    static constexpr std::array lanes {"modelled", "jittered", "pinned"};
    static constexpr std::array formats {
        "call %1 starts", "call %1 answered", "wait after %1 starts", "wait after %1 ends"};
    QStringList result;
    for (const Event &event : log) {
        result.append(exact(event.t) + u' ' + named(lanes, event.lane) + u' '
            + named(formats, event.kind).arg(event.attempt));
    }
    return result;
}

QString print(const State &state)
{
    return QStringLiteral("modelled: %1; jittered: %2")
        .arg(print(state.modelled), print(state.jittered));
}

QStringList print(const std::vector<TranscriptLine> &transcript)
{
    QStringList result;
    for (const TranscriptLine &line : transcript) {
        result.append(print(line));
    }
    return result;
}

QString print(const Error &error)
{
    static constexpr std::array codes {"Empty",
        "NotANumber",
        "NotAnInteger",
        "NotFinite",
        "UnknownUnit",
        "TooLarge",
        "TooSmall",
        "OutOfRange",
        "UnknownName",
        "BadToken",
        "BadItem",
        "TooMany",
        "DelayOverflows",
        "ClockOverflows",
        "UntilNotAfterFrom",
        "NoCallABin",
        "TooManyBins"};
    static constexpr std::array fields {"Base",
        "Cap",
        "Attempts",
        "Multiplier",
        "Jitter",
        "CapPlacement",
        "Spread",
        "Offsets",
        "Seed",
        "Unit",
        "Scenario",
        "FailFirst",
        "DownFrom",
        "DownUntil",
        "RetryAfter",
        "Script",
        "CallDuration",
        "Clients",
        "Outage",
        "Capacity",
        "Bin",
        "Digits"};
    return QStringLiteral("%1 %2 '%3' %4")
        .arg(named(codes, error.code), named(fields, error.where))
        .arg(QString::fromStdString(error.value))
        .arg(error.detail);
}

QStringList print(const std::vector<Error> &errors)
{
    QStringList result;
    for (const Error &error : errors) {
        result.append(print(error));
    }
    return result;
}

std::vector<double> waits(const Lane &lane)
{
    std::vector<double> result;
    for (const Attempt &attempt : lane.attempts) {
        if (attempt.hasWait()) {
            result.push_back(attempt.waited);
        }
    }
    return result;
}

} // namespace backoff
