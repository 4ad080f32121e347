// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/handouts/handout_parts.h"

namespace backoff {

static const char *sourceOf(HandoutPart part)
{
    switch (part) {
    case HandoutPart::Settings:
        return QT_TRANSLATE_NOOP("Labels", "Settings");
    case HandoutPart::Formula:
        return QT_TRANSLATE_NOOP("Labels", "Formula");
    case HandoutPart::Timeline:
        return QT_TRANSLATE_NOOP("Labels", "Timeline");
    case HandoutPart::Delays:
        return QT_TRANSLATE_NOOP("Labels", "Delays");
    case HandoutPart::Transcript:
        return QT_TRANSLATE_NOOP("Labels", "Transcript");
    case HandoutPart::Questions:
        return QT_TRANSLATE_NOOP("Labels", "Questions");
    case HandoutPart::Answers:
        return QT_TRANSLATE_NOOP("Labels", "Answers");
    case HandoutPart::Reproduction:
        return QT_TRANSLATE_NOOP("Labels", "To make this again");
    }
    return "";
}

QString titleOf(HandoutPart part, const Labels &labels) { return labels.text(sourceOf(part)); }

} // namespace backoff
