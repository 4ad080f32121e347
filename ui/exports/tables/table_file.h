// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A table of the present experiment as a file: which table, which format, what the file is called.

#pragma once

#include "core/io/labels.h"
#include "core/tables/format.h"
#include "core/tables/table.h"
#include "ui/exports/tables/table_settings.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>

namespace backoff {

// The formats a table can be saved in, in the order they are offered.
[[nodiscard]] std::vector<Format> savableFormats();

// The format a file name asks for by its suffix.
[[nodiscard]] std::optional<Format> formatOfFile(const QString &path);

// The path with the format's suffix in place of another format's.
[[nodiscard]] QString withSuffixOf(const QString &path, Format format);

// The bytes of the file. For the comparison, validateComparison must have found nothing.
[[nodiscard]] std::string tableBytes(
    TableKind kind, const Experiment &experiment, Format format, Language language);

} // namespace backoff
