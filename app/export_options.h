// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The command `export DIR --session FILE...`: which tables of which sessions go where.

#pragma once

#include "app/arguments.h"
#include "core/io/labels.h"
#include "core/tables/format.h"
#include "core/tables/table.h"

#include <QString>

#include <string>
#include <vector>

namespace backoff {

struct ExportOrder {
    QString folder;
    std::vector<QString> sessions; // no two of one name
    std::vector<Format> formats;
    std::vector<Language> languages; // the first is that of the messages
};

struct ExportOptions {
    ExportOrder order;
    std::vector<Problem> problems;
};

[[nodiscard]] ExportOptions readExport(const Arguments &arguments);

// What the session's files are called by: its own file name without `.backofflab`.
[[nodiscard]] QString sessionName(const QString &path);

// `SESSION-TABLE-LANG.SUFFIX`
[[nodiscard]] QString exportName(
    const QString &session, TableKind table, Language language, Format format);

} // namespace backoff
