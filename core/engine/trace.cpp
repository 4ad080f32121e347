// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/trace.h"

namespace backoff {

std::string_view nameOf(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Success:
        return "success";
    case Outcome::Transient:
        return "transient";
    case Outcome::RateLimited:
        return "rate-limited";
    case Outcome::Permanent:
        return "permanent";
    }
    return {};
}

std::string_view nameOf(StopReason reason)
{
    switch (reason) {
    case StopReason::Succeeded:
        return "succeeded";
    case StopReason::Permanent:
        return "permanent";
    case StopReason::Exhausted:
        return "exhausted";
    }
    return {};
}

std::string_view errorClass(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Success:
        return {};
    case Outcome::Transient:
        return "ConnectionError";
    case Outcome::RateLimited:
        return "RateLimitError";
    case Outcome::Permanent:
        return "ValidationError";
    }
    return {};
}

} // namespace backoff
