// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What stands in a handout of one experiment: words and numbers, ready to be set on pages or in
// HTML. A plain value; the same experiment gives the same content, whatever the locale.
//
// Long runs are cut: tables and transcripts show their beginning and how they end. What a user
// typed is cleaned of control characters, and otherwise as it was typed: whoever writes it into a
// format escapes it.

#pragma once

#include "core/engine/schedule.h"
#include "core/engine/trace.h"
#include "core/io/handouts/questions.h"
#include "core/io/labels.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <vector>

namespace backoff {

// Rows or lines that the reader sees of a longer list: the first ones, and the last.
inline constexpr std::size_t mostHandoutRows = 40;

struct HandoutSetting {
    QString name;
    QString value;

    bool operator==(const HandoutSetting &) const = default;
};

// Where `omitted` says that rows are left out, they are left out before the last row.
struct HandoutTable {
    QString caption;
    QStringList headers;
    std::vector<bool> isNumber; // by column
    std::vector<QStringList> rows;
    QString omitted; // empty: every row is here

    bool operator==(const HandoutTable &) const = default;
};

struct HandoutTranscript {
    QStringList lines;
    QString omitted; // as in a table
    std::size_t closing = 0; // lines at the end that stand after what is left out

    bool operator==(const HandoutTranscript &) const = default;
};

struct HandoutContent {
    QString heading; // the title, or the service's name
    QStringList notes; // paragraphs
    QString verdict;
    std::vector<HandoutSetting> settings;
    QStringList formula;
    HandoutTable table; // the attempts of the run
    HandoutTranscript transcript;
    std::vector<HandoutQuestion> questions;
    QStringList reproduction; // lines; no time stamp
    QString command; // that prints the table

    bool operator==(const HandoutContent &) const = default;
};

// The schedule is the experiment's own.
[[nodiscard]] HandoutContent makeHandout(
    const Trace &trace, const Schedule &schedule, const Labels &labels);

} // namespace backoff
