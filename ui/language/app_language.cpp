// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/language/app_language.h"

#include "core/io/qt_text.h"
#include "core/io/translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>

#include <memory>
#include <string>

namespace backoff {

namespace {

const QString settingsKey = QStringLiteral("language");

// In the program while this language is; a translator that dies takes itself out.
struct Translators {
    std::unique_ptr<QTranslator> ours;
    QTranslator qt; // OK, Cancel, the file dialog, where Qt's translations are installed
};

std::unique_ptr<Translators> &inUse()
{
    static std::unique_ptr<Translators> translators;
    return translators;
}

} // namespace

Language systemLanguage()
{
    for (const QString &name : QLocale::system().uiLanguages()) {
        if (name.startsWith(QLatin1String("es"))) {
            return Language::Spanish;
        }
        if (name.startsWith(QLatin1String("en"))) {
            return Language::English;
        }
    }
    return Language::English;
}

void useLanguage(Language language)
{
    inUse().reset();
    if (language == Language::English) { // the source texts
        return;
    }
    auto translators = std::make_unique<Translators>();
    translators->ours = programTranslator(language);
    QCoreApplication::installTranslator(translators->ours.get());
    if (translators->qt.load(
            QStringLiteral("qtbase_es"), QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(&translators->qt);
    }
    inUse() = std::move(translators);
    // They end with the application, not after it.
    static const bool ends = [] {
        qAddPostRoutine([] { inUse().reset(); });
        return true;
    }();
    Q_UNUSED(ends);
}

std::optional<Language> chosenLanguage()
{
    const std::string name = QSettings().value(settingsKey).toString().toStdString();
    return languageNamed(name);
}

void rememberLanguage(std::optional<Language> language)
{
    QSettings settings;
    if (language) {
        settings.setValue(settingsKey, toQString(nameOf(*language)));
    } else {
        settings.remove(settingsKey);
    }
}

} // namespace backoff
