// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How far a long command is: one line of the terminal, written over itself and gone in the end.
// Where no terminal is looked at, nothing is written.

#pragma once

#include "app/streams.h"

#include <QString>

namespace backoff {

class ProgressLine
{
public:
    explicit ProgressLine(const Streams &streams, std::size_t steps = 0);
    ~ProgressLine();
    ProgressLine(const ProgressLine &) = delete;
    ProgressLine &operator=(const ProgressLine &) = delete;

    // "3/48 lesson-run-en.csv": the next step.
    void begin(const QString &step);
    // A line of any text in its place.
    void show(const QString &text);
    void skip(std::size_t steps) { m_step += steps; }
    // Clears the line, for a message or for good.
    void hide();

private:
    const Streams &m_streams;
    std::size_t m_steps;
    std::size_t m_step = 0;
    qsizetype m_shown = 0; // columns that are written on
};

// "Full jitter 42 %", written only as the number changes.
class PercentLine
{
public:
    explicit PercentLine(const Streams &streams)
        : m_line(streams)
    {
    }

    void begin(const QString &what);
    void tell(double fraction);

private:
    ProgressLine m_line;
    QString m_what;
    int m_percent = -1;
};

} // namespace backoff
