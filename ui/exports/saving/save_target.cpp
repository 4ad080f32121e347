// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/saving/save_target.h"

#include <optional>

namespace backoff {

namespace {

bool endsWith(const QString &name, const QString &suffix)
{
    return name.endsWith(QLatin1Char('.') + suffix, Qt::CaseInsensitive);
}

// Of kinds with the same suffix the chosen one.
std::optional<std::size_t> kindOf(
    const QString &name, const std::vector<SaveKind> &kinds, std::size_t chosen)
{
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (!endsWith(name, kinds[i].suffix)) {
            continue;
        }
        const qsizetype before = found ? kinds[*found].suffix.size() : 0;
        const qsizetype here = kinds[i].suffix.size();
        if (here > before || (here == before && i == chosen)) {
            found = i;
        }
    }
    return found;
}

} // namespace

SaveTarget saveTarget(const QString &typed, const std::vector<SaveKind> &kinds, std::size_t chosen)
{
    if (const auto kind = kindOf(typed, kinds, chosen)) {
        return {typed, *kind};
    }
    // Of a suffix of two parts the last one will do: "a.csv" means what it says.
    const QString suffix = kinds[chosen].suffix;
    if (endsWith(typed, suffix.section(QLatin1Char('.'), -1))) {
        return {typed, chosen};
    }
    return {typed + QLatin1Char('.') + suffix, chosen};
}

QString withSuffixOf(std::size_t kind, const QString &name, const std::vector<SaveKind> &kinds)
{
    const auto old = kindOf(name, kinds, kind);
    QString stem = name.chopped(old ? kinds[*old].suffix.size() + 1 : 0);
    // Qt's dialog has already put the last part of the new suffix in place of the old one's.
    for (const SaveKind &each : kinds) {
        const QString firstPart = each.suffix.section(QLatin1Char('.'), 0, -2);
        if (!firstPart.isEmpty() && endsWith(stem, firstPart)) {
            stem.chop(firstPart.size() + 1);
        }
    }
    return stem + QLatin1Char('.') + kinds[kind].suffix;
}

} // namespace backoff
