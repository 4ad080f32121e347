// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/labels.h"

#include "core/io/qt_text.h"
#include "core/io/translations.h"

#include <array>
#include <utility>

namespace backoff {

std::string_view nameOf(Language language) { return language == Language::Spanish ? "es" : "en"; }

std::optional<Language> languageNamed(std::string_view name)
{
    for (const Language language : {Language::English, Language::Spanish}) {
        if (nameOf(language) == name) {
            return language;
        }
    }
    return std::nullopt;
}

Labels::Labels(Language language)
    : m_language(language)
    , m_translator(programTranslator(language))
{
}

Labels::~Labels() = default;
Labels::Labels(Labels &&) noexcept = default;
Labels &Labels::operator=(Labels &&) noexcept = default;

Language Labels::language() const { return m_language; }

QString Labels::text(const char *source) const
{
    const QString translated = m_translator ? m_translator->translate("Labels", source) : QString();
    return translated.isEmpty() ? QString::fromUtf8(source) : translated;
}

QString Labels::unit(Unit unit) const
{
    return toQString(nameOf(unit)); // the same in both languages
}

} // namespace backoff
