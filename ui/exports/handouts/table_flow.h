// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The table of a handout as boxes: a head that is repeated on each page, a row a box.

#pragma once

#include "core/io/handouts/handout_content.h"
#include "ui/exports/handouts/page_flow.h"

namespace backoff {

// Each column is as wide as its words need, and the rest of the width is shared out; where the
// width is too small, headers and words wrap.
[[nodiscard]] Flow tableFlow(const HandoutTable &table, qreal width);

} // namespace backoff
