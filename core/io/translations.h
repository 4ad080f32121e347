// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The program's own texts in another language: the one place that knows where they are kept.
//
// It stands in a file of its own so that a test program can put a language of its own in its place.

#pragma once

#include "core/io/labels.h"

#include <QTranslator>

#include <memory>

namespace backoff {

// None for English, which is the language of the sources.
[[nodiscard]] std::unique_ptr<QTranslator> programTranslator(Language language);

} // namespace backoff
