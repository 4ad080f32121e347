// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a typed file name means: which file will be written, as which kind.
//
// A suffix that belongs to one of the kinds is kept and decides the kind; any other name gets the
// suffix of the chosen kind, whatever dots it has ("foo.v2" becomes "foo.v2.csv"). Case does not
// matter, and of two suffixes that fit the longer one counts ("a.spreadsheet.csv").

#pragma once

#include <QString>

#include <cstddef>
#include <vector>

namespace backoff {

struct SaveKind {
    QString name; // "CSV (*.csv)"
    QString suffix; // "csv"; may be of two parts: "spreadsheet.csv"
};

struct SaveTarget {
    QString path;
    std::size_t kind = 0;

    bool operator==(const SaveTarget &) const = default;
};

[[nodiscard]] SaveTarget saveTarget(
    const QString &typed, const std::vector<SaveKind> &kinds, std::size_t chosen);

// The name with the suffix of this kind in place of another kind's.
[[nodiscard]] QString withSuffixOf(
    std::size_t kind, const QString &name, const std::vector<SaveKind> &kinds);

} // namespace backoff
