// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The names, each with what the engine says of it. docs/lessons.md lists them.

#pragma once

#include "core/io/facts/fact_sources.h"
#include "core/io/facts/facts.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace backoff {

class FactValues
{
public:
    explicit FactValues(const Experiment &experiment)
        : m_sources(experiment)
    {
    }

    [[nodiscard]] FactSources &sources() { return m_sources; }

    // What the name stands for, or why it stands for nothing.
    [[nodiscard]] FactNumber of(std::string_view name);

private:
    [[nodiscard]] FactNumber computed(std::string_view name);
    [[nodiscard]] std::optional<FactNumber> ofRetry(std::string_view name);

    FactSources m_sources;
    std::map<std::string, FactNumber, std::less<>> m_known;
};

// All names, those of an attempt or a retry with an N: "wait_N". Those of the run may have
// modelled_ in front, those of the fleet a strategy behind: they are not repeated.
[[nodiscard]] std::vector<std::string> allFactNames();

} // namespace backoff
