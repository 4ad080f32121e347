// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/sessions/examples.h"

#include "core/io/qt_text.h"
#include "core/io/sessions/session_reader.h"

#include <QFile>

// As for the translations: a static library's resource is linked only where it is asked for.
static void loadExamples() { Q_INIT_RESOURCE(examples); }

namespace backoff {

namespace {

constexpr std::string_view exampleIds[] = {"brief-blip",
    "doubling-table",
    "billing-policy",
    "long-outage",
    "permanent-error",
    "rate-limited",
    "timed-outage"};

QString resourceOf(std::string_view id, Language language)
{
    const QString suffix = language == Language::Spanish ? QStringLiteral(".es") : QString();
    return QStringLiteral(":/examples/%1%2.backofflab").arg(toQString(id), suffix);
}

} // namespace

std::vector<Example> examples(Language language)
{
    std::vector<Example> list;
    for (const std::string_view id : exampleIds) {
        const Session session = openExample(id, language);
        list.push_back({std::string(id), QString::fromStdString(session.experiment.title)});
    }
    return list;
}

Session openExample(std::string_view id, Language language)
{
    loadExamples();
    QFile file(resourceOf(id, language));
    const bool opened = file.open(QIODevice::ReadOnly);
    auto read = readSession(file.readAll().toStdString(), windowLimits);
    auto *session = std::get_if<Session>(&read);
    Q_ASSERT(opened && session);
    Q_UNUSED(opened);
    session->origin.reset();
    return std::move(*session);
}

} // namespace backoff
