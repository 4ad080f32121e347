// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The boxes of a whole handout, in the order in which they are read.

#pragma once

#include "core/io/handouts/handout_content.h"
#include "ui/exports/handouts/handout.h"
#include "ui/exports/handouts/page_flow.h"

namespace backoff {

// Width in the units of handout_style. Answers, where there are any, begin a page.
[[nodiscard]] Flow handoutFlow(const HandoutContent &content,
    const RunResultPtr &result,
    const HandoutSettings &settings,
    const Labels &labels,
    qreal width);

} // namespace backoff
