// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the guide's expressions are worth: the names of docs/lessons.md, read from the experiment
// and kept, and before them the guide's own ones, which go with the playhead.

#pragma once

#include "core/io/facts/facts.h"
#include "core/io/labels.h"
#include "ui/guide/guide_facts.h"

#include <QString>

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace backoff {

class GuideValues
{
public:
    explicit GuideValues(const Experiment &experiment) // valid
        : m_facts(experiment)
    {
    }

    void setNames(const std::vector<GuideFact> &names); // in place of those before

    [[nodiscard]] Facts::Value value(std::string_view expression) const;

    // As Facts::text() has it, with two formats more: draw (as time, without the unit) and full
    // (every digit, for a program).
    [[nodiscard]] Facts::Text text(const QString &source, const Labels &labels) const;

private:
    [[nodiscard]] Facts::Value valueOf(const std::string &name) const;
    [[nodiscard]] Facts::Text inserted(const QString &inner, const Labels &labels) const;

    Facts m_facts;
    std::map<std::string, std::optional<double>, std::less<>> m_names;
};

} // namespace backoff
