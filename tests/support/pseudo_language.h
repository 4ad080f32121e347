// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A language that nobody speaks: every text twice, "Base" as "Base Base". What fits in it fits in
// every language that is wordier than English.

#pragma once

#include <QTranslator>

namespace backoff::test {

// What makes a text usable stays so: each placeholder, the tags of rich text, one mnemonic, the
// ellipsis or colon at the end, the pattern of a file filter and one [*]. A text without words is
// the same in every language.
[[nodiscard]] QString doubled(const QString &source);

class PseudoLanguage : public QTranslator
{
public:
    using QTranslator::QTranslator;

    [[nodiscard]] QString translate(const char *context,
        const char *source,
        const char *disambiguation = nullptr,
        int n = -1) const override;
    [[nodiscard]] bool isEmpty() const override { return false; }
};

// The whole program in it, Qt's own texts too, while an object lives. What core/io words is in it
// in the place of Spanish: link tests/support/pseudo_translations.cpp.
class PseudoTexts
{
public:
    PseudoTexts();
    ~PseudoTexts();
    Q_DISABLE_COPY_MOVE(PseudoTexts)

private:
    PseudoLanguage m_language;
};

} // namespace backoff::test
