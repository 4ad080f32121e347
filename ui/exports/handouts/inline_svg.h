// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// An SVG file made fit to stand inside HTML: without its prolog, as wide as its place, with a name
// for screen readers and with ids that no other drawing of the page has.

#pragma once

#include <string>
#include <string_view>

namespace backoff {

// The name is put into an attribute: it must be escaped. The prefix makes ids unique.
[[nodiscard]] std::string inlineSvg(
    std::string_view svg, std::string_view idPrefix, std::string_view escapedName);

} // namespace backoff
