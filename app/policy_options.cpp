// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/experiment_parts.h"

namespace backoff {

void readDelays(FieldReader &reader, Policy &policy, Unit unit)
{
    reader.takeDuration(OptionId::Base, policy.base, unit);
    reader.takeDurationOr("none", OptionId::Cap, policy.cap, unit);
    reader.takeInteger(OptionId::Attempts, policy.attempts);
    reader.takeNumber(OptionId::Multiplier, policy.multiplier);
    reader.take(OptionId::Seed, policy.seed, parseSeed);
}

void readJitter(FieldReader &reader, Jitter &jitter)
{
    reader.take(OptionId::Jitter, jitter, parseJitter);
}

void readJitterParameters(FieldReader &reader, Policy &policy)
{
    reader.takeNumber(OptionId::Spread, policy.spread);
    reader.take(OptionId::CapPlacement, policy.capPlacement, parseCapPlacement);
    reader.take(OptionId::Offsets, policy.offsets, parseOffsets);
}

} // namespace backoff
