// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A handout's content as plain text: what the approved files hold, and what a test prints.

#pragma once

#include "core/engine/run.h"
#include "core/io/handouts/handout_content.h"

#include <QStringList>

#include <algorithm>
#include <string>

namespace backoff {

[[nodiscard]] inline std::string printed(const HandoutContent &content)
{
    QStringList out {QStringLiteral("# ") + content.heading};
    const auto section
        = [&out](const char *name) { out += QStringLiteral("\n## ") + QLatin1String(name); };
    out += content.notes;
    out += content.verdict;

    section("settings");
    for (const HandoutSetting &setting : content.settings) {
        out += setting.name + QStringLiteral(": ") + setting.value;
    }
    section("formula");
    out += content.formula;

    section("table");
    const HandoutTable &table = content.table;
    const QString bar = QStringLiteral(" | ");
    out += {table.caption, table.headers.join(bar)};
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        if (row + 1 == table.rows.size() && !table.omitted.isEmpty()) {
            out += table.omitted;
        }
        out += table.rows[row].join(bar);
    }

    section("transcript");
    const HandoutTranscript &transcript = content.transcript;
    const auto opening = transcript.lines.size() - static_cast<qsizetype>(transcript.closing);
    out += transcript.lines.first(opening);
    if (!transcript.omitted.isEmpty()) {
        out += transcript.omitted;
    }
    out += transcript.lines.sliced(opening);

    section("questions");
    for (const HandoutQuestion &question : content.questions) {
        out += {QStringLiteral("Q: ") + question.question, QStringLiteral("A: ") + question.answer};
    }
    section("reproduction");
    out += content.reproduction;
    out += content.command;
    return (out.join(QLatin1Char('\n')) + QLatin1Char('\n')).toStdString();
}

[[nodiscard]] inline HandoutContent handoutOf(
    const Experiment &experiment, Language language = Language::English)
{
    return makeHandout(run(experiment), makeSchedule(experiment.policy), Labels(language));
}

// The answer to the question that begins so; empty where it is not asked.
[[nodiscard]] inline QString answerTo(const HandoutContent &content, const char *start)
{
    const auto found = std::ranges::find_if(content.questions,
        [start](const HandoutQuestion &q) { return q.question.startsWith(QLatin1String(start)); });
    return found == content.questions.end() ? QString() : found->answer;
}

} // namespace backoff
