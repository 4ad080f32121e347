// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A table as the bytes of a file: the one way in for the command line, the window and a preview.
// The same table, experiment and settings give the same bytes everywhere.

#pragma once

#include "core/engine/experiment.h"
#include "core/io/labels.h"
#include "core/tables/format.h"
#include "core/tables/herd_tables.h"
#include "core/tables/table.h"
#include "core/tables/table_words.h"

#include <optional>
#include <string>

namespace backoff {

struct ExportSettings {
    Format format = Format::Text;
    std::optional<Digits> digits; // none: the format's own
    Language language = Language::English;

    bool operator==(const ExportSettings &) const = default;
};

// UTF-8. The format must be a table.
[[nodiscard]] std::string writeTable(
    const Table &table, const Experiment &experiment, const ExportSettings &settings);

[[nodiscard]] std::string writeTable(
    const Table &table, const ContentionStudy &study, const ExportSettings &settings);

// The transcript of the jittered lane, with 3 decimals where nothing else is set.
[[nodiscard]] std::string writeTranscript(const Trace &trace, const ExportSettings &settings);

// Caption, headers, words and the lines of what reproduces the table, in the labels' language.
[[nodiscard]] TableWords tableWords(
    const Table &table, const Experiment &experiment, const Labels &labels);
[[nodiscard]] TableWords tableWords(
    const Table &table, const ContentionStudy &study, const Labels &labels);

} // namespace backoff
