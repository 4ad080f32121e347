// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the guide says now: the parts that hold, with the numbers in their places.

#pragma once

#include "ui/guide/guide_content.h"
#include "ui/guide/guide_values.h"

#include <QString>

#include <vector>

namespace backoff {

struct GuideLine {
    GuideKind kind = GuideKind::Text;
    QString text;

    bool operator==(const GuideLine &) const = default;
};

// A part that asks for what is not there is left out, with a
// warning: the text is ours, and a test shows every part of it.
[[nodiscard]] std::vector<GuideLine> guideLines(
    const std::vector<GuideSection> &sections, const GuideValues &values, const Labels &labels);

} // namespace backoff
