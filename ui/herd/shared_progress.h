// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// One progress of work that is done in parts, one after another or side by side.

#pragma once

#include "core/engine/long_work.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace backoff {

class SharedProgress
{
public:
    // The weights, above 0, say how long the parts take compared with each other. Tells
    // work.progress, as LongWork promises it; the work must outlive this.
    SharedProgress(const LongWork &work, const std::vector<std::int64_t> &weights);

    // The work of one part: it is stopped with the whole. It must not outlive this.
    [[nodiscard]] LongWork part(std::size_t index, int threads);
    // For a part that told nothing, or not all, of what it did.
    void finish(std::size_t index);

private:
    struct Part {
        std::int64_t weight = 1;
        std::int64_t told = 0; // in thousandths
    };
    void reach(Part &part, double fraction);

    const LongWork &m_work;
    std::vector<Part> m_parts;
    Progress m_progress;
};

} // namespace backoff
