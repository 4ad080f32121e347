// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/pseudo_language.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace backoff::test {

namespace {

bool hasWords(QString text)
{
    static const QRegularExpression noWords(QStringLiteral("%L?(\\d+|n)|<[^>]*>|&#?\\w+;"));
    static const QRegularExpression letter(QStringLiteral("\\p{L}"));
    return text.remove(noWords).contains(letter);
}

// One key opens one menu, and a title has one place for its asterisk.
QString withoutWhatIsUnique(QString text)
{
    static const QRegularExpression mnemonic(QStringLiteral("(?<!&)&(?=\\w)(?!#?\\w+;)"));
    return text.remove(mnemonic).remove(QStringLiteral("[*]"));
}

} // namespace

QString doubled(const QString &source)
{
    if (!hasWords(source)) {
        return source;
    }
    static const QRegularExpression parts(QStringLiteral("^(.*?)(…|:|\\s*\\(\\*[^)]*\\))?$"),
        QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch match = parts.match(source);
    const QString text = match.captured(1);
    return text + u' ' + withoutWhatIsUnique(text) + match.captured(2);
}

QString PseudoLanguage::translate(
    const char *context, const char *source, const char *disambiguation, int n) const
{
    Q_UNUSED(context);
    Q_UNUSED(disambiguation);
    Q_UNUSED(n);
    return doubled(QString::fromUtf8(source));
}

PseudoTexts::PseudoTexts() { QCoreApplication::installTranslator(&m_language); }

PseudoTexts::~PseudoTexts() { QCoreApplication::removeTranslator(&m_language); }

} // namespace backoff::test
