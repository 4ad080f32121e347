// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What goes to the clipboard. A table goes as text/html, for word processors and spreadsheets, and
// as tab separated text for everything else, both with headers.

#pragma once

#include "core/engine/experiment.h"
#include "core/io/labels.h"
#include "core/tables/table.h"
#include "core/tables/table_words.h"
#include "ui/exports/export_source.h"

#include <QMimeData>
#include <QString>

#include <memory>
#include <optional>
#include <string>

namespace backoff {

struct ShownTable;

// Without digits each form has its own: 3 decimals to be read, full to be computed with.
[[nodiscard]] std::unique_ptr<QMimeData> tableAsMime(const Table &table,
    const Experiment &experiment,
    Language language,
    std::optional<Digits> digits = {});

[[nodiscard]] std::unique_ptr<QMimeData> tableAsMime(const ShownTable &table);

void copyTable(const Table &table,
    const Experiment &experiment,
    Language language,
    std::optional<Digits> digits = {});

void copyTable(const Table &table, const TableWords &words, std::optional<Digits> digits);

void copyTable(const ShownTable &table);

// A call of backofflab-cli that gives the same table; of the herd, what the view shows: the
// comparison, the fleet under every jitter where the policy allows it, the study at all its
// clients.
[[nodiscard]] std::string commandLineOf(HerdView view, const ExportSource &source);
void copyCommandLine(HerdView view, const ExportSource &source);
void copyCommandLine(const Experiment &experiment, TableKind kind);

void copyPlainText(const QString &text);

} // namespace backoff
