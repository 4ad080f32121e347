// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The language of the window: which one the system asks for, which one was chosen, and bringing its
// translations (ours and Qt's own) into the running program.

#pragma once

#include "core/io/labels.h"

#include <optional>

namespace backoff {

[[nodiscard]] Language systemLanguage();

// The translators of the application become those of this language. Widgets that exist are told by
// QEvent::LanguageChange; main windows rebuild their views.
void useLanguage(Language language);

// Kept for the next start; none: as the system says.
[[nodiscard]] std::optional<Language> chosenLanguage();
void rememberLanguage(std::optional<Language> language);

} // namespace backoff
