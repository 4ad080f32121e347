// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/translations.h"

// A static library's resource is linked only where something asks for it. Not in a namespace: the
// macro declares a global function.
static void loadTranslations() { Q_INIT_RESOURCE(translations); }

namespace backoff {

std::unique_ptr<QTranslator> programTranslator(Language language)
{
    if (language == Language::English) {
        return nullptr;
    }
    loadTranslations();
    auto translator = std::make_unique<QTranslator>();
    const bool loaded = translator->load(QStringLiteral(":/i18n/backofflab_es.qm"));
    Q_ASSERT(loaded);
    Q_UNUSED(loaded);
    return translator;
}

} // namespace backoff
