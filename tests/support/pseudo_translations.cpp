// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Stands in for core/io/translations.cpp in a test program, which finds it here first: what would
// be said in Spanish is said twice.

#include "core/io/translations.h"
#include "tests/support/pseudo_language.h"

namespace backoff {

std::unique_ptr<QTranslator> programTranslator(Language language)
{
    return language == Language::English ? nullptr : std::make_unique<test::PseudoLanguage>();
}

} // namespace backoff
