// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/handouts/inline_svg.h"

namespace backoff {

namespace {

void insertAfterEach(std::string &text, std::string_view found, std::string_view inserted)
{
    for (std::size_t at = text.find(found); at != std::string::npos; at = text.find(found, at)) {
        at += found.size();
        text.insert(at, inserted);
    }
}

void removeAttribute(std::string &tag, std::string_view start)
{
    const std::size_t at = tag.find(start);
    if (at != std::string::npos) {
        tag.erase(at, tag.find('"', at + start.size()) + 1 - at);
    }
}

} // namespace

std::string inlineSvg(std::string_view svg, std::string_view idPrefix, std::string_view escapedName)
{
    const std::size_t start = svg.find("<svg");
    const std::size_t tagEnd = svg.find('>', start);
    std::string tag(svg.substr(start, tagEnd - start));
    for (const std::string_view fixedSize : {" width=\"", " height=\""}) {
        removeAttribute(tag, fixedSize);
    }
    tag.append(" role=\"img\" aria-label=\"").append(escapedName).append("\"");

    // Quotes in the drawing's texts are escaped: these stand in tags alone.
    std::string rest(svg.substr(tagEnd));
    for (const std::string_view reference : {" id=\"", "url(#", " href=\"#", " xlink:href=\"#"}) {
        insertAfterEach(rest, reference, idPrefix);
    }
    return tag + rest;
}

} // namespace backoff
