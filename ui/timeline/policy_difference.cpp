// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/policy_difference.h"

#include "core/engine/jitter.h"
#include "core/io/shown_numbers.h"

#include <QCoreApplication>
#include <QStringList>

namespace backoff {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(backoff::TimelineView)
};

QString offsetsText(const std::vector<double> &offsets)
{
    QStringList texts;
    for (const double offset : offsets) {
        texts << policyText(offset);
    }
    return Tr::tr("offsets %1").arg(texts.join(QStringLiteral(", ")));
}

// Of the same jitter only its parameters may differ; of another one they are all news.
QStringList jitterDifferences(const Policy &other, const Policy &policy)
{
    const bool isOther = policy.jitter != other.jitter;
    QStringList parts;
    if (isOther) {
        parts << shortName(policy.jitter);
    }
    if (policy.jitter == Jitter::Proportional) {
        if (isOther || policy.spread != other.spread) {
            parts << Tr::tr("spread %1").arg(policyText(policy.spread));
        }
        if (isOther || policy.capPlacement != other.capPlacement) {
            parts << (policy.capPlacement == CapPlacement::After ? Tr::tr("after the cap")
                                                                 : Tr::tr("before the cap"));
        }
    }
    if (policy.jitter == Jitter::Offsets && (isOther || policy.offsets != other.offsets)) {
        parts << offsetsText(policy.offsets);
    }
    return parts;
}

} // namespace

QString shortName(Jitter jitter)
{
    switch (jitter) {
    case Jitter::None:
        return Tr::tr("no jitter");
    case Jitter::Full:
        return Tr::tr("full");
    case Jitter::Equal:
        return Tr::tr("equal");
    case Jitter::Decorrelated:
        return Tr::tr("decorrelated");
    case Jitter::Proportional:
        return Tr::tr("proportional");
    case Jitter::Offsets:
        return Tr::tr("fixed offsets");
    }
    return {};
}

QString differenceFrom(const Policy &other, const Policy &policy)
{
    const auto timed = [&](double value) { return withUnit(policyText(value), policy.unit); };
    QStringList parts = jitterDifferences(other, policy);
    if (policy.base != other.base) {
        parts << Tr::tr("base %1").arg(timed(policy.base));
    }
    if (policy.multiplier != other.multiplier) {
        parts << Tr::tr("multiplier %1").arg(policyText(policy.multiplier));
    }
    if (policy.cap != other.cap) {
        parts << (policy.cap ? Tr::tr("cap %1").arg(timed(*policy.cap)) : Tr::tr("no cap"));
    }
    if (policy.attempts != other.attempts) {
        parts << Tr::tr("attempts %1").arg(policy.attempts);
    }
    if (makesDraw(policy.jitter) && policy.seed != other.seed) {
        parts << Tr::tr("seed %1").arg(policy.seed);
    }
    return parts.isEmpty() ? Tr::tr("no difference") : parts.join(QStringLiteral(", "));
}

} // namespace backoff
