// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The output options: format, columns, digits, file.

#pragma once

#include "app/arguments.h"
#include "app/experiment_options.h"
#include "core/tables/format.h"
#include "core/tables/table.h"

#include <optional>
#include <string>
#include <vector>

namespace backoff {

struct OutputSettings {
    Format format = Format::Text;
    std::optional<Digits> digits; // none: the format's own
    std::vector<ColumnId> columns; // empty: all
    std::optional<std::string> file; // none: stdout
};

// The formats that this table can be written in, by name.
[[nodiscard]] std::vector<std::string> formatNames(TableKind kind);
[[nodiscard]] std::vector<std::string> tableFormatNames(); // those that every table has

// Of a format that only one command has: another was told to make it.
[[nodiscard]] Problem formatElsewhere(Format format, std::vector<std::string> accepted);

struct OutputOptions {
    OutputSettings settings;
    std::vector<Problem> problems;
    std::vector<Ignored> ignored;
};

// For the table that the command makes; column ids depend on the unit (`modelled_s`) and are not
// checked where it is unknown, for want of a session.
[[nodiscard]] OutputOptions readOutput(
    const Arguments &arguments, TableKind kind, std::optional<Unit> unit);

} // namespace backoff
