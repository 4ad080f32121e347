// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/suggested_name.h"

#include "core/io/qt_text.h"

namespace backoff {

static QString named(
    std::string_view what, const QString &ofWhat, std::uint64_t seed, std::string_view suffix)
{
    return QStringLiteral("%1-%2-%3.%4")
        .arg(toQString(what), ofWhat, QString::number(seed), toQString(suffix));
}

QString nameOfRun(std::string_view what, const Experiment &experiment, std::string_view suffix)
{
    return named(what, toQString(nameOf(experiment.scenario.kind)), experiment.policy.seed, suffix);
}

QString nameOfHerd(
    std::string_view what, std::int64_t clients, std::uint64_t seed, std::string_view suffix)
{
    return named(what, QString::number(clients), seed, suffix);
}

} // namespace backoff
