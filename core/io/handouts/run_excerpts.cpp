// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/handouts/run_excerpts.h"

#include "core/io/shown_numbers.h"
#include "core/io/table_export.h"

namespace backoff {

namespace {

// One cell as the window shows it; nothing where the table has nothing.
QString cellText(const Column &column, std::size_t row, const TableWords &words)
{
    if (const auto *reals = std::get_if<Reals>(&column.cells)) {
        const double value = (*reals)[row];
        return isEmptyCell(value) ? QString() : drawnText(value);
    }
    if (const auto *integers = std::get_if<Integers>(&column.cells)) {
        return countText((*integers)[row]);
    }
    const Words &coded = std::get<Words>(column.cells);
    return QString::fromStdString(words.of(coded.vocabulary)[coded.codes[row]]);
}

// The row that stands at place i of an excerpt: the last one at its last place.
std::size_t rowAt(std::size_t place, std::size_t shown, std::size_t all)
{
    return place + 1 == shown ? all - 1 : place;
}

} // namespace

HandoutTable runExcerpt(const Trace &trace, const Labels &labels)
{
    const Table table = runTable(trace);
    const TableWords words = tableWords(table, trace.experiment, labels);
    HandoutTable excerpt;
    excerpt.caption = labels.text(QT_TRANSLATE_NOOP("Labels", "The attempts of this run"));
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        excerpt.headers += QString::fromStdString(words.headers[i]);
        excerpt.isNumber.push_back(!std::holds_alternative<Words>(table.columns[i].cells));
    }
    const std::size_t all = table.rowCount();
    const std::size_t shown = std::min(all, mostHandoutRows);
    for (std::size_t place = 0; place < shown; ++place) {
        QStringList cells;
        for (const Column &column : table.columns) {
            cells += cellText(column, rowAt(place, shown, all), words);
        }
        excerpt.rows.push_back(cells);
    }
    if (shown < all) {
        excerpt.omitted = labels.text(QT_TRANSLATE_NOOP("Labels", "Rows left out here: %1"))
                              .arg(countText(static_cast<qint64>(all - shown)));
    }
    return excerpt;
}

HandoutTranscript transcriptExcerpt(const Trace &trace, const Labels &labels)
{
    constexpr Digits digits = Digits::fixed(3);
    constexpr std::size_t opening = mostHandoutRows - 4; // whole attempts, two lines each
    constexpr std::size_t closing = 3; // the last attempt, its answer, the result
    const std::vector<TranscriptLine> lines = makeTranscript(trace);
    const bool cut = lines.size() > mostHandoutRows;

    HandoutTranscript excerpt;
    const auto append = [&](std::size_t line) {
        excerpt.lines += labels.transcriptLine(lines[line], trace.experiment.policy.unit, digits);
    };
    for (std::size_t line = 0; line < (cut ? opening : lines.size()); ++line) {
        append(line);
    }
    if (cut) {
        excerpt.closing = closing;
        excerpt.omitted
            = labels.text(QT_TRANSLATE_NOOP("Labels", "Lines left out here: %1"))
                  .arg(countText(static_cast<qint64>(lines.size() - opening - closing)));
        for (std::size_t line = lines.size() - closing; line < lines.size(); ++line) {
            append(line);
        }
    }
    return excerpt;
}

} // namespace backoff
