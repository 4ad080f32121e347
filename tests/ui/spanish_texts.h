// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The second language for a test.

#pragma once

#include "core/io/translations.h"

#include <QCoreApplication>
#include <QTranslator>

#include <memory>

namespace backoff {

// Spanish in the whole program while it lives.
class SpanishTexts
{
public:
    SpanishTexts() { m_installed = QCoreApplication::installTranslator(m_translator.get()); }
    ~SpanishTexts() { QCoreApplication::removeTranslator(m_translator.get()); }
    SpanishTexts(const SpanishTexts &) = delete;
    SpanishTexts &operator=(const SpanishTexts &) = delete;

    [[nodiscard]] bool isInstalled() const { return m_installed; }

private:
    std::unique_ptr<QTranslator> m_translator = programTranslator(Language::Spanish);
    bool m_installed = false;
};

} // namespace backoff
