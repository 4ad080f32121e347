// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The guide's text (resources/guide/guide.json) in one language, before any number is in it: parts
// that are shown where their expression holds.

#pragma once

#include "core/io/labels.h"

#include <QString>

#include <string>
#include <vector>

namespace backoff {

enum class GuideKind {
    Title,
    Text,
    Formula, // in names
    Numbers, // the same in numbers
    Code,
};

struct GuidePart {
    GuideKind kind = GuideKind::Text;
    std::string when; // empty: always
    QString text; // with {expressions}
};

struct GuideSection {
    std::string when;
    std::vector<GuidePart> parts; // the first is the title
};

[[nodiscard]] std::vector<GuideSection> guideContent(Language language);

} // namespace backoff
