// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/guide/guide_content.h"

#include "core/io/qt_text.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

// A static library's resource is linked only where it is asked for.
static void loadGuide() { Q_INIT_RESOURCE(guide); }

namespace backoff {

namespace {

constexpr std::pair<const char *, GuideKind> kinds[] = {
    {"title", GuideKind::Title},
    {"text", GuideKind::Text},
    {"formula", GuideKind::Formula},
    {"numbers", GuideKind::Numbers},
    {"code", GuideKind::Code},
};

// One text for every language, or one for each.
QString inLanguage(const QJsonValue &text, Language language)
{
    return text.isString() ? text.toString()
                           : text.toObject().value(toQString(nameOf(language))).toString();
}

std::string conditionOf(const QJsonObject &object)
{
    return object.value(QLatin1String("when")).toString().toStdString();
}

GuidePart partOf(const QJsonObject &object, Language language)
{
    for (const auto &[name, kind] : kinds) {
        if (const QJsonValue text = object.value(QLatin1String(name)); !text.isUndefined()) {
            return {kind, conditionOf(object), inLanguage(text, language)};
        }
    }
    return {};
}

GuideSection sectionOf(const QJsonObject &object, Language language)
{
    const QJsonValue title = object.value(QLatin1String("title"));
    GuideSection section {
        conditionOf(object), {{GuideKind::Title, {}, inLanguage(title, language)}}};
    for (const QJsonValue part : object.value(QLatin1String("parts")).toArray()) {
        section.parts.push_back(partOf(part.toObject(), language));
    }
    return section;
}

} // namespace

std::vector<GuideSection> guideContent(Language language)
{
    loadGuide();
    QFile file(QStringLiteral(":/guide/guide.json"));
    const bool opened = file.open(QIODevice::ReadOnly);
    const QJsonObject guide = QJsonDocument::fromJson(file.readAll()).object();
    Q_ASSERT(opened && !guide.isEmpty());
    Q_UNUSED(opened);
    std::vector<GuideSection> sections;
    for (const QJsonValue section : guide.value(QLatin1String("sections")).toArray()) {
        sections.push_back(sectionOf(section.toObject(), language));
    }
    return sections;
}

} // namespace backoff
